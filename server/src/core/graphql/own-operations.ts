import { type INestApplication, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NextFunction, Request, Response } from 'express';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest } from '../request-context/request-of.js';
import { formatLiveError } from './format-error.js';
import { hashOf, loadOperations } from './persisted-operations.js';

/** One of the site's own operations, read and found valid once. */
interface Operation {
  document: DocumentNode;
  name: string | undefined;
  isQuery: boolean;
}

interface Call {
  operation: Operation;
  variables: Record<string, unknown>;
}

/** What an answer's HTTP side is to be, as our errors say it. */
interface HttpSide {
  status?: number;
  headers?: Map<string, string>;
}

/**
 * Runs the site's own operations, asked for by hash, without the general GraphQL server: they need no
 * parsing, no validation and no limits, and that is half of what a list costs (P04). Guards,
 * pipes and resolvers are the same. Whatever is out of the ordinary is left to the general server.
 */
@Injectable()
export class OwnOperations {
  private known?: { schema: GraphQLSchema; operations: ReadonlyMap<string, Operation> };

  constructor(private readonly modules: ModuleRef) {}

  async answer(request: Request, response: Response, next: NextFunction): Promise<void> {
    const call = this.callOf(request);
    const result = call && (await this.run(call, request as AppRequest, response));
    // without data nothing was run: the variables were wrong, and the general server says how
    if (!result || !('data' in result)) return next();
    send(result, request as AppRequest, response);
  }

  private callOf(request: Request): Call | undefined {
    const { method, headers } = request;
    if (!wantsJson(headers.accept)) return undefined;
    if (method === 'GET' && headers['apollo-require-preflight']) return this.inAddress(request);
    const isJson = headers['content-type']?.startsWith('application/json');
    return method === 'POST' && isJson ? this.inBody(request.body) : undefined;
  }

  private inAddress({ url }: Request): Call | undefined {
    const parameters = new URLSearchParams(url.split(/\?(.*)/s, 2)[1]);
    if (parameters.has('query')) return undefined;
    const call = this.find(hashOf(parameters.get('extensions')), {
      operationName: parameters.get('operationName'),
      variables: objectIn(parameters.get('variables')),
    });
    return call?.operation.isQuery ? call : undefined;
  }

  private inBody(body: unknown): Call | undefined {
    const { query, extensions, ...rest } = (body ?? {}) as Record<string, unknown>;
    return query === undefined ? this.find(hashOf(extensions), rest) : undefined;
  }

  private find(
    hash: string | undefined,
    { operationName, variables = {} }: { operationName?: unknown; variables?: unknown },
  ): Call | undefined {
    const operation = hash === undefined ? undefined : this.load().operations.get(hash);
    if (!operation || (operationName ?? operation.name) !== operation.name) return undefined;
    if (!isObject(variables)) return undefined;
    return { operation, variables };
  }

  private async run(
    { operation, variables }: Call,
    req: AppRequest,
    res: Response,
  ): Promise<ExecutionResult> {
    const { schema } = this.load();
    const contextValue = { req, res };
    const { document } = operation;
    return execute({ schema, document, variableValues: variables, contextValue });
  }

  /** The schema is there by the time that anybody asks. */
  private load() {
    return (this.known ??= known(this.modules.get(GraphQLSchemaHost, { strict: false }).schema));
  }
}

/** The same as Express takes it, for an application that is still being made. */
export function ownOperations(app: INestApplication) {
  const own = app.get(OwnOperations);
  return (request: Request, response: Response, next: NextFunction) =>
    own.answer(request, response, next);
}

function known(schema: GraphQLSchema) {
  const operations = [...loadOperations()].flatMap(([hash, text]) => {
    const operation = operationOf(parse(text));
    const isSound = operation && validate(schema, operation.document, specifiedRules).length === 0;
    return isSound ? [[hash, operation] as const] : [];
  });
  return { schema, operations: new Map(operations) };
}

function operationOf(document: DocumentNode): Operation | undefined {
  const [operation, ...others] = document.definitions.filter(
    (part) => part.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || others.length > 0) return undefined;
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  return { document, name: operation.name?.value, isQuery };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing for what is no object; the general server says so. */
function objectIn(text: string | null): unknown {
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
  const sides = errors.map(httpSide);
  for (const { headers } of sides)
    headers?.forEach((value, name) => void response.setHeader(name, value));
  const locale = errors.length > 0 ? callerLocale(req) : undefined;
  const body = {
    ...(locale && { errors: errors.map((error) => formatLiveError(error, locale)) }),
    data,
  };
  response.status(sides.find(({ status }) => status !== undefined)?.status ?? 200);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(Buffer.from(`${JSON.stringify(body)}\n`));
}

const httpSide = ({ extensions }: GraphQLError): HttpSide =>
  (extensions['http'] as HttpSide | undefined) ?? {};
