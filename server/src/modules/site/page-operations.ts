import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { formatError } from '../../core/graphql/format-error.js';
import { PersistedOperationExecutor } from '../../core/graphql/persisted-operation-executor.js';
import { callerLocale } from '../../core/request-context/caller-locale.js';
import type { AppRequest, GraphqlContext } from '../../core/request-context/request-of.js';
import type { Locale } from '../../contract/locales.js';
import type { PageOperation } from '../../contract/page-rendering.js';
import type { WireResult } from './client-bundle.js';

/** Whose page it is that asks, and in which language. */
export interface PageCaller {
  request: Request;
  response: Response;
  locale: Locale;
}

/** Runs a page's operations in this process, through the same guards and resolvers as those of the wire. */
@Injectable()
export class PageOperations {
  constructor(private readonly executor: PersistedOperationExecutor) {}

  /** One context for all operations of a page: the visitor is looked up once. */
  contextOf({ request, response, locale }: PageCaller): GraphqlContext {
    const { headers, ip } = request;
    const req = { ip, url: '/graphql', headers: { ...headers, 'accept-language': locale } };
    return { req: req as unknown as AppRequest, res: response };
  }

  async run({ hash, variables }: PageOperation, context: GraphqlContext): Promise<WireResult> {
    const result = await this.executor.execute(hash, variables, context);
    const { data, errors } = result as ExecutionResult;
    const locale = callerLocale(context.req);
    return {
      data,
      ...(errors && { errors: errors.map((error) => formatError(error, locale)) }),
    };
  }
}
