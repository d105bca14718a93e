import { Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { execute, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { Locale } from '../../contract/locales.js';
import { LocalizedError } from '../../core/errors/localized-error.js';
import { describeError } from '../../core/errors/describe-error.js';
import type { AppRequest, GraphqlContext } from '../../core/request-context/request-of.js';
import type { PageOperation, WireResult } from './client-bundle.js';

/** Whose page it is that asks, and in which language. */
export interface PageCaller {
  request: Request;
  response: Response;
  locale: Locale;
}

/** Runs a page's operations in this process, through the same guards and resolvers as those of the wire. */
@Injectable()
export class PageOperations {
  private readonly logger = new Logger(PageOperations.name);
  private schema?: GraphQLSchema;

  constructor(private readonly modules: ModuleRef) {}

  /** One context for all operations of a page: the visitor is looked up once. */
  contextOf({ request, response, locale }: PageCaller): GraphqlContext {
    const { headers, ip } = request;
    const req = { ip, url: '/graphql', headers: { ...headers, 'accept-language': locale } };
    return { req: req as unknown as AppRequest, res: response };
  }

  async run(
    { document, variables }: PageOperation,
    context: GraphqlContext,
    locale: Locale,
  ): Promise<WireResult> {
    // built by the time that pages are asked for, and the same from then on
    const schema = (this.schema ??= this.modules.get(GraphQLSchemaHost, { strict: false }).schema);
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: variables,
      contextValue: context,
    });
    return {
      data,
      ...(errors && { errors: errors.map((error) => this.wireError(error, locale)) }),
    };
  }

  private wireError(error: GraphQLError, locale: Locale) {
    const original = error.originalError ?? error;
    if (!(original instanceof LocalizedError))
      this.logger.error(original.stack ?? original.message);
    if (original instanceof LocalizedError) {
      return { message: error.message, extensions: original.extensions as { code: string } };
    }
    const { message, code } = describeError(original, locale);
    return { message, extensions: { code } };
  }
}
