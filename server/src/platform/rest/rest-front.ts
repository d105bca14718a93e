import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/error-response.js';
import { graphqlInputError } from '../errors/graphql-input-error.js';
import { enumValues } from '../graphql/graphql-enums.js';
import type { KnownOperation } from '../graphql/known-documents.js';
import { OperationExecutor } from '../graphql/operation-executor.js';
import type { AppRequest } from '../request-context/request-of.js';
import { isImpersonalProgram } from '../request-context/viewer.js';
import { toFieldName, restDocument, findRootField } from './rest-document.js';
import type { RestRoute } from './rest-route.js';
import { restVariables } from './rest-variables.js';

/** A route, and the kind of request that it is about, of which some programs read only what is about no person. */
export type AnsweredRoute = RestRoute & { kind?: RequestKindName };

/** What GraphQL calls the parts of a sorting, and what REST does. */
const NAMES_OF_SORTING: Partial<Record<string, string>> = {
  'sort.field': 'sortBy',
  'sort.direction': 'sortOrder',
};

/**
 * Answers REST routes by running the operations behind them, in the same process and by the same executor, so that
 * rights, limits, validation, languages and the record of changes are those of GraphQL.
 */
@Injectable()
export class RestFront {
  private readonly documents = new Map<string, KnownOperation>();

  constructor(private readonly executor: OperationExecutor) {}

  /** @throws AppError with the code and the status of the same refusal over GraphQL */
  async answer(
    { kind, ...route }: AnsweredRoute,
    request: AppRequest,
    response: Response,
  ): Promise<unknown> {
    const { schema } = this.executor;
    const openOnly = isImpersonalProgram(request.viewer) ? kind : undefined;
    const document = this.documentOf(route, openOnly);
    const variableValues = restVariables(route, findRootField(schema, route), request);
    const result = (await this.executor.executeText(document, {
      variableValues,
      contextValue: { req: request, res: response },
    })) as ExecutionResult<Record<string, unknown>>;
    const [error] = result.errors ?? [];
    if (result.errors && error)
      throw 'data' in result ? toAppError(error) : refusalOf(result.errors, route);
    const data = result.data?.[toFieldName(route)] ?? null;
    // an id of the path is that of the row above, whatever was made under it
    if (route.location)
      setLocation(response, route.location, { ...asRow(data), ...request.params });
    return data;
  }

  private documentOf(route: RestRoute, openOnly?: RequestKindName): KnownOperation {
    const name = `${route.method} ${route.path} ${openOnly ?? ''}`;
    const known = this.documents.get(name) ?? restDocument(this.executor.schema, route, openOnly);
    this.documents.set(name, known);
    return known;
  }
}

/** Without data nothing was run: variables were wrong, all of which are named. */
function refusalOf(errors: readonly GraphQLError[], { list }: RestRoute): AppError {
  const refusals = errors.map((error) => graphqlInputError(error, enumValues));
  const fields = refusals.flatMap((refusal) => refusal.fields);
  if (fields.length === 0) return refusals[0] ?? new AppError('BAD_REQUEST');
  const renamed = fields.map((problem) => ({
    ...problem,
    field: (list && NAMES_OF_SORTING[problem.field]) ?? problem.field,
  }));
  return new AppError('BAD_USER_INPUT', {}, renamed);
}

const valueAt = (values: object, place: string): string =>
  String(
    place
      .split('.')
      .reduce<unknown>((within, name) => (within as Record<string, unknown>)[name], values),
  );

const asRow = (data: unknown): object => (typeof data === 'object' && data !== null ? data : {});

/**
 * `/quotes/:id` -> `/api/v1/quotes/…`; `:webhook.id` is within the answer. A part alone is the whole address, such as
 * that of a file.
 */
function setLocation(response: Response, template: string, values: object): void {
  const filled = template.replace(/:([\w.]+)/g, (_, place: string) => valueAt(values, place));
  response.setHeader('Location', template.startsWith(':') ? filled : `/api/v1${filled}`);
}
