import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import type { Answer, CallOptions, TestApp } from './test-app.js';

export type OperationKind = 'query' | 'mutation' | 'subscription';

export function schemaOf(app: TestApp): GraphQLSchema {
  return app.app.get(GraphQLSchemaHost).schema;
}

/** The root fields of one operation type, by name. */
export function operationsOf(
  schema: GraphQLSchema,
  kind: OperationKind,
): Record<string, GraphQLField<unknown, unknown>> {
  const root = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }[kind];
  return root?.getFields() ?? {};
}

/** A selection of every field of a type, nested objects included. */
function selectionOf(type: unknown): string {
  const named = getNamedType(type as Parameters<typeof getNamedType>[0]);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields());
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type)}`.trim()).join(' ')} }`;
}

/** Cached texts: the tests of hostile input use the same operation thousands of times. */
const written = new WeakMap<GraphQLSchema, Map<string, string>>();

/**
 * The text of one operation, built from the schema, with the given arguments as variables and every
 * field selected.
 */
export function operationText(
  schema: GraphQLSchema,
  kind: OperationKind,
  name: string,
  argumentNames: readonly string[],
): string {
  const texts = written.get(schema) ?? new Map<string, string>();
  written.set(schema, texts);
  const key = [kind, name, ...argumentNames].join(' ');
  const text = texts.get(key) ?? writeOperation(schema, kind, name, argumentNames);
  texts.set(key, text);
  return text;
}

function writeOperation(
  schema: GraphQLSchema,
  kind: OperationKind,
  name: string,
  argumentNames: readonly string[],
): string {
  const field = operationsOf(schema, kind)[name];
  if (!field) throw new Error(`The schema has no ${kind} ${name}`);
  const known = field.args.filter((argument) => argumentNames.includes(argument.name));
  const unknown = argumentNames.filter((argument) => !known.some((each) => each.name === argument));
  if (unknown.length > 0) throw new Error(`The ${kind} ${name} has no ${unknown.join(', ')}`);
  const variables = known.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = known.map((argument) => `${argument.name}: $${argument.name}`);
  const inBrackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  return `${kind} ${inBrackets(variables)} { ${name}${inBrackets(passed)} ${selectionOf(field.type)} }`;
}

/** Calls one operation and selects all its fields; `data` of the answer is the value of its root field. */
export async function callOperation<T>(
  app: TestApp,
  [kind, name]: readonly [OperationKind, string],
  variables: object = {},
  options: CallOptions = {},
): Promise<Answer<T>> {
  const text = operationText(schemaOf(app), kind, name, Object.keys(variables));
  const answer = await app.gql<Record<string, T> | null>(text, variables, options);
  return { ...answer, data: answer.data?.[name] as T };
}

/** Arguments that a list has beside its filter. */
const BESIDE_FILTER = new Set(['page', 'limit', 'offset', 'language', 'format', 'separator']);

/** The arguments of a list, flat as REST has them, as those of GraphQL: a filter, a sorting and the page. */
function listVariables(
  app: TestApp,
  [kind, name]: readonly [OperationKind, string],
  { sortBy, sortOrder, ...args }: Record<string, unknown>,
): object {
  const entries = Object.entries(args);
  const filter = Object.fromEntries(entries.filter(([key]) => !BESIDE_FILTER.has(key)));
  const field = operationsOf(schemaOf(app), kind)[name];
  const type = field?.args.find((argument) => argument.name === 'filter')?.type;
  const named = type && getNamedType(type);
  const fields = isInputObjectType(named) ? named.getFields() : {};
  if ('status' in filter && 'statuses' in fields) {
    const { status } = filter;
    delete filter['status'];
    filter['statuses'] ??= [status];
  }
  return {
    ...Object.fromEntries(entries.filter(([key]) => BESIDE_FILTER.has(key))),
    ...(Object.keys(filter).length > 0 && { filter }),
    ...((sortBy !== undefined || sortOrder !== undefined) && {
      sort: {
        field: sortBy ?? 'createdAt',
        ...(sortOrder !== undefined && { direction: sortOrder }),
      },
    }),
  };
}

/** The names that REST has for what is refused. */
const REST_NAMES: Record<string, string> = {
  'sort.field': 'sortBy',
  'sort.direction': 'sortOrder',
};
const ONE_STATUS = { ...REST_NAMES, statuses: 'status' };

/** Calls a list, or an export of one, with the flat arguments of REST, for tests of both transports. */
export async function callList<T>(
  app: TestApp,
  operation: readonly [OperationKind, string],
  args: object = {},
  options: CallOptions = {},
): Promise<Answer<T>> {
  const variables = listVariables(app, operation, args as Record<string, unknown>);
  const answer = await callOperation<T>(app, operation, variables, options);
  const fields = Object.entries(answer.fields);
  const names: Record<string, string> = 'statuses' in args ? REST_NAMES : ONE_STATUS;
  const renamed = fields.map(([name, text]) => [names[name] ?? name, text]);
  return { ...answer, fields: Object.fromEntries(renamed) as Record<string, string> };
}

/** The answer to a change as REST gives it: true once it is done, whatever GraphQL answers. */
export async function asDone(answer: Promise<Answer<unknown>>): Promise<Answer<boolean>> {
  const { data, ...rest } = await answer;
  return { ...rest, data: data ? true : (data as boolean) };
}
