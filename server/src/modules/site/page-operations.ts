import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { formatError } from '../../core/graphql/format-error.js';
import { OperationExecutor } from '../../core/graphql/operation-executor.js';
import { callerLocale } from '../../core/request-context/caller-locale.js';
import type { AppRequest, GraphqlContext } from '../../core/request-context/request-of.js';
import type { Locale } from '../../contract/locales.js';
import type { PageOperation } from '../../contract/page-rendering.js';
import type { OperationResult } from './client-bundle.js';

/** A request for a page, and the language of the page. */
export interface PageRequest {
  request: Request;
  response: Response;
  locale: Locale;
}

/** Runs the GraphQL operations of a page in this process, with the guards and resolvers of HTTP calls. */
@Injectable()
export class PageOperations {
  constructor(private readonly executor: OperationExecutor) {}

  /** One context for all operations of a page, so that the visitor is authenticated once. */
  contextOf({ request, response, locale }: PageRequest): GraphqlContext {
    const { headers, ip } = request;
    // pages know people by their cookie only
    const { authorization: _, ...others } = headers;
    const req = { ip, url: '/graphql', headers: { ...others, 'accept-language': locale } };
    return { req: req as unknown as AppRequest, res: response };
  }

  async run({ hash, variables }: PageOperation, context: GraphqlContext): Promise<OperationResult> {
    const result = await this.executor.execute(hash, variables, context);
    const { data, errors } = result as ExecutionResult;
    const locale = callerLocale(context.req);
    return {
      data,
      ...(errors && { errors: errors.map((error) => formatError(error, locale)) }),
    };
  }
}
