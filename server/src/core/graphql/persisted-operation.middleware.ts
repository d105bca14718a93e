import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type ExecutionResult, type GraphQLError, OperationTypeNode } from 'graphql';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest } from '../request-context/request-of.js';
import { formatError } from './format-error.js';
import { PersistedOperationExecutor } from './persisted-operation-executor.js';
import { hashOf } from './persisted-operations.js';

interface Call {
  hash: string;
  variables: Record<string, unknown>;
}

/** Status and headers that an error adds to the HTTP response. */
interface HttpPart {
  status?: number;
  headers?: Map<string, string>;
}

/**
 * Answers calls of the site's own operations without Apollo Server. Unusual calls (another media type,
 * wrong variables, a mutation by GET) are left to Apollo, which refuses them.
 */
export function persistedOperationCalls(app: INestApplication): RequestHandler {
  const executor = app.get(PersistedOperationExecutor);
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const call = callOf(request, executor);
    if (!call) return next();
    const req = request as AppRequest;
    const result = (await executor.execute(call.hash, call.variables, {
      req,
      res: response,
    })) as ExecutionResult;
    // without data nothing was run: the variables were wrong
    if ('data' in result) send(result, req, response);
    else next();
  };
}

/** A call as the site sends it: a POST, or a query by GET with the CSRF header (S21). */
function callOf(request: Request, executor: PersistedOperationExecutor): Call | undefined {
  const { method, headers, url } = request;
  if (!wantsJson(headers.accept)) return undefined;
  if (method === 'GET' && headers['apollo-require-preflight']) {
    const parameters = new URLSearchParams(url.split(/\?(.*)/s, 2)[1]);
    return find(executor, [OperationTypeNode.QUERY], {
      query: parameters.get('query') ?? undefined,
      extensions: parameters.get('extensions'),
      operationName: parameters.get('operationName'),
      variables: parsed(parameters.get('variables')),
    });
  }
  const isJson = headers['content-type']?.startsWith('application/json');
  if (method !== 'POST' || !isJson) return undefined;
  const body = (request.body ?? {}) as Record<string, unknown>;
  return find(executor, [OperationTypeNode.QUERY, OperationTypeNode.MUTATION], body);
}

function find(
  executor: PersistedOperationExecutor,
  kinds: readonly OperationTypeNode[],
  { query, extensions, operationName, variables = {} }: Record<string, unknown>,
): Call | undefined {
  const hash = query === undefined ? hashOf(extensions) : undefined;
  const operation = executor.find(hash);
  if (hash === undefined || !operation || !kinds.includes(operation.kind)) return undefined;
  if ((operationName ?? operation.name) !== operation.name || !isObject(variables))
    return undefined;
  return { hash, variables };
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

/** Another media type has another answer. */
const wantsJson = (accept = '*/*') =>
  /application\/json|\*\/\*/.test(accept) && !accept.includes('graphql-response');

function send({ data, errors = [] }: ExecutionResult, req: AppRequest, response: Response): void {
  const parts = errors.map(httpPart);
  for (const { headers } of parts)
    headers?.forEach((value, name) => void response.setHeader(name, value));
  const locale = errors.length > 0 ? callerLocale(req) : undefined;
  const body = {
    ...(locale && { errors: errors.map((error) => formatError(error, locale)) }),
    data,
  };
  response.status(parts.find(({ status }) => status !== undefined)?.status ?? 200);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(Buffer.from(`${JSON.stringify(body)}\n`));
}

const httpPart = ({ extensions }: GraphQLError): HttpPart =>
  (extensions['http'] as HttpPart | undefined) ?? {};
