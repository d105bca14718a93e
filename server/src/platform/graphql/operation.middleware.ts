import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type ExecutionResult, type GraphQLError, OperationTypeNode } from 'graphql';
import { callerLocale } from '../request-context/caller-locale.js';
import { Authenticator } from '../access/authenticator.js';
import type { AppRequest, GraphqlContext } from '../request-context/request-of.js';
import { identifyViewer } from './error-locale.plugin.js';
import { formatErrors } from './format-error.js';
import { OperationExecutor, type OperationResult } from './operation-executor.js';
import { hashOf } from './persisted-operations.js';

const PLAIN_JSON = new Set(['application/json', '*/*']);
/** Media types that Apollo Server knows as well, and those that are not wanted at all. */
const OTHER_JSON = /graphql-response|callbackspec|;\s*q=0(?:\.0*)?\s*(?:,|$)/i;

/** Status and headers that an error adds to the HTTP response. */
interface HttpPart {
  status?: number;
  headers?: Map<string, string>;
}

/** Runs one operation with the variables of its call. */
type Run = (context: GraphqlContext) => Promise<OperationResult>;

/** What a call says of the operation that it wants. */
type Body = Record<string, unknown>;

/**
 * Answers calls of operations that are known to be valid without Apollo Server: the site's own by hash, and
 * texts that were sent before. Unusual calls (another media type, wrong variables, a mutation by GET) are
 * left to Apollo, which refuses them, and so is every new text, which it validates. The site sends its own from
 * client/src/lib/api/transport.ts.
 */
export function operationCalls(app: INestApplication): RequestHandler {
  const executor = app.get(OperationExecutor);
  const authenticator = app.get(Authenticator, { strict: false });
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const run = runOf(request, executor);
    if (!run) return next();
    const req = request as AppRequest;
    const result = (await run({ req, res: response })) as ExecutionResult;
    // without data nothing was run: the variables were wrong
    if (!('data' in result)) return next();
    // errors are told in the sender's language
    if (result.errors) await identifyViewer(req, authenticator);
    send(result, req, response);
  };
}

/** A POST, or a query of the site by GET with the CSRF header (S21). */
function runOf(request: Request, executor: OperationExecutor): Run | undefined {
  const { method, headers, url } = request;
  if (!wantsJson(headers.accept)) return undefined;
  if (method === 'GET' && headers['apollo-require-preflight']) {
    const parameters = new URLSearchParams(url.split(/\?(.*)/s, 2)[1]);
    return byHash(executor, [OperationTypeNode.QUERY], {
      query: parameters.get('query') ?? undefined,
      extensions: parameters.get('extensions'),
      operationName: parameters.get('operationName'),
      variables: parsed(parameters.get('variables')),
    });
  }
  const isJson = headers['content-type']?.startsWith('application/json');
  if (method !== 'POST' || !isJson) return undefined;
  const body = (request.body ?? {}) as Body;
  return typeof body['query'] === 'string'
    ? byText(executor, body)
    : byHash(executor, [OperationTypeNode.QUERY, OperationTypeNode.MUTATION], body);
}

function byHash(
  executor: OperationExecutor,
  kinds: readonly OperationTypeNode[],
  { query, extensions, operationName, variables = {} }: Body,
): Run | undefined {
  const hash = query === undefined ? hashOf(extensions) : undefined;
  const operation = executor.find(hash);
  if (hash === undefined || !operation || !kinds.includes(operation.kind)) return undefined;
  if ((operationName ?? operation.name) !== operation.name || !isObject(variables))
    return undefined;
  return (context) => executor.execute(hash, variables, context);
}

function byText(
  executor: OperationExecutor,
  { query, extensions = {}, operationName, variables = {} }: Body,
): Run | undefined {
  if (!isObject(extensions) || 'persistedQuery' in extensions) return undefined;
  const operation = executor.findText(query as string);
  if (!operation || !isObject(variables)) return undefined;
  if (operationName !== undefined && operationName !== operation.name) return undefined;
  return (context) =>
    executor.executeText(operation, { variableValues: variables, contextValue: context });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null for what cannot be read, which is no object; Apollo says so. */
function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Another media type has another answer, and so has one that is told how much it is wanted. */
const wantsJson = (accept = '*/*') =>
  accept.split(',').some((range) => PLAIN_JSON.has(range.trim())) && !OTHER_JSON.test(accept);

function send({ data, errors = [] }: ExecutionResult, req: AppRequest, response: Response): void {
  const parts = errors.map(httpPart);
  for (const { headers } of parts)
    headers?.forEach((value, name) => void response.setHeader(name, value));
  const locale = errors.length > 0 ? callerLocale(req) : undefined;
  const body = {
    ...(locale && { errors: formatErrors(errors, locale) }),
    data,
  };
  response.status(parts.findLast(({ status }) => status !== undefined)?.status ?? 200);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(Buffer.from(`${JSON.stringify(body)}\n`));
}

const httpPart = ({ extensions }: GraphQLError): HttpPart =>
  (extensions['http'] as HttpPart | undefined) ?? {};
