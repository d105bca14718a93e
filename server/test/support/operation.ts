import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
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
