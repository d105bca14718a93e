import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
} from 'graphql';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { kindBelow, openFields } from '../access/personal-parts.js';
import { type KnownOperation, operationOf } from '../graphql/known-documents.js';
import type { RestRoute } from './rest-route.js';

export type RootField = GraphQLField<unknown, unknown>;

/** How far the answer of a single row goes beyond its own fields; rows of a page go one step less. */
const DEPTH = 2;

/** The name of the operation, without its kind. */
export const toFieldName = ({ operation }: RestRoute): string =>
  operation.slice(operation.indexOf(' ') + 1);

/** The field of the schema that a route runs. */
export function findRootField(schema: GraphQLSchema, route: RestRoute): RootField {
  const isRead = route.operation.startsWith('query ');
  const root = isRead ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[toFieldName(route)];
  if (!field) throw new Error(`The schema has no ${route.operation}`);
  return field;
}

/** The operation of a route: all its arguments are variables, and everything is asked for that belongs to the answer. */
export function restDocument(
  schema: GraphQLSchema,
  route: RestRoute,
  openOnly?: RequestKindName,
): KnownOperation {
  const operation = operationOf(parse(restText(schema, route, openOnly)));
  if (!operation) throw new Error(`${route.operation} makes no document`);
  return operation;
}

/**
 * The same as a text.
 *
 * @param openOnly the kind of request of which only what says nothing about a person is asked for, where that is anything
 */
export function restText(
  schema: GraphQLSchema,
  route: RestRoute,
  openOnly?: RequestKindName,
): string {
  const field = findRootField(schema, route);
  const [kind = ''] = route.operation.split(' ');
  // one with a default of its own may be left out
  const variables = field.args.map((argument) => {
    const { name, type } = argument;
    return `$${name}: ${String(isRequiredArgument(argument) ? type : getNullableType(type))}`;
  });
  const passed = field.args.map(({ name }) => `${name}: $${name}`);
  const inBrackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const levels = isPage(field.type) ? DEPTH : DEPTH + 1;
  const open = openOnly && selectionOf(field.type, levels, openOnly);
  const selection = open || selectionOf(field.type, levels);
  return `${kind} ${field.name}${inBrackets(variables)} { ${field.name}${inBrackets(passed)} ${selection} }`;
}

/** Whether a type is a page of a list. */
export function isPage(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return isObjectType(named) && named.getInterfaces().some(({ name }) => name === 'Page');
}

/** The fields of a type, and those of what it holds as far as `levels` goes; nothing for a value. */
function selectionOf(type: GraphQLOutputType, levels: number, openOnly?: RequestKindName): string {
  const named = getNamedType(type);
  if (isInterfaceType(named) || isUnionType(named))
    throw new Error(`${named.name} is of several types, of which REST has no form`);
  if (!isObjectType(named)) return '';
  const fields = openOnly ? openFields(openOnly, named) : Object.values(named.getFields());
  const parts = fields.flatMap((field) => partOf(named, field, { levels, openOnly }));
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '';
}

function partOf(
  parent: GraphQLObjectType,
  field: RootField,
  { levels, openOnly }: { levels: number; openOnly?: RequestKindName },
): string[] {
  if (field.args.some(isRequiredArgument)) return [];
  if (!isObjectType(getNamedType(field.type))) return [field.name];
  // the rows of a page are no step of their own
  const isRows = isPage(parent) && isListType(getNullableType(field.type));
  const left = isRows ? levels : levels - 1;
  const selection = left > 0 ? selectionOf(field.type, left, kindBelow(openOnly, parent)) : '';
  return selection ? [`${field.name} ${selection}`] : [];
}
