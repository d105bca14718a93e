import type { JsonSchema } from '../../platform/http/described.js';
import {
  type OperationFacts,
  readTypeFields,
  readTypeName,
} from '../../platform/internals/type-metadata.js';
import { type ClassSchemas, isFile } from './class-schemas.js';
import { MEANINGS } from './field-rules.js';
import { readRouteInputs } from './route-inputs.js';
import type { DescribedRoute } from '../api-surface.js';
import { sortColumns } from './sort-columns.js';
import type { GraphQLSchema } from 'graphql';

/** What a route takes of a call. */
export interface RouteCall {
  path: Record<string, JsonSchema>;
  query: QueryParameter[];
  body?: JsonSchema;
  /** Whether it reads the query, so that what it does not know is refused. */
  hasQuery: boolean;
  hasKey: boolean;
  /** Whether a part of the path can name nothing. */
  hasIds: boolean;
  /** The names of the body's fields, and what they say of refusals. */
  fields: readonly string[];
  texts: readonly (string | undefined)[];
}

export interface QueryParameter {
  name: string;
  required: boolean;
  schema: JsonSchema;
}

interface CallParts {
  schema: GraphQLSchema;
  schemas: ClassSchemas;
}

/** What the handler of a controller takes. */
export function callOfController(
  route: DescribedRoute,
  twin: OperationFacts | undefined,
  { takesFile, ...parts }: CallParts & { takesFile: boolean },
): RouteCall {
  const { path, query, queryClass, bodyClass, bodySchema, hasKey, hasIds } = readRouteInputs(
    route.controller,
    route.name,
  );
  const fields = bodyClass ? [...readTypeFields(bodyClass).values()] : [];
  const isForm = takesFile && fields.some(isFile);
  const single = Object.entries(query).map(([name, schema]) => ({ name, required: false, schema }));
  const listed = queryClass ? parts.schemas.parameters(queryClass) : [];
  return {
    ...{ path, hasKey, hasIds },
    query: [...single, ...listed].map((parameter) => withColumns(parameter, twin, parts)),
    hasQuery: queryClass !== undefined || single.length > 0,
    body: bodySchema
      ? { required: true, content: { 'application/json': { schema: bodySchema } } }
      : bodyClass && bodyOf(bodyClass, isForm, parts.schemas),
    fields: fields.map(({ name }) => name),
    texts: fields.map(({ description }) => description),
  };
}

/** The body of a class: as JSON unless it needs a file, and as a form if it takes one. */
export function bodyOf(bodyClass: object, isForm: boolean, schemas: ClassSchemas): JsonSchema {
  const fields = [...readTypeFields(bodyClass).values()];
  const needs = (wanted: typeof fields) => wanted.some(({ options }) => !options.nullable);
  const needsFile = isForm && needs(fields.filter(isFile));
  return {
    required: needs(fields),
    description: readTypeName(bodyClass).description ?? 'What is sent.',
    content: {
      ...(!needsFile && { 'application/json': { schema: schemas.input(bodyClass, 'json') } }),
      ...(isForm && { 'multipart/form-data': { schema: schemas.input(bodyClass, 'form') } }),
    },
  };
}

/** Names what a list can be sorted by, and what parameters mean that only REST has. */
function withColumns(
  { name, required, schema }: QueryParameter,
  twin: OperationFacts | undefined,
  parts: CallParts,
): QueryParameter {
  const columns =
    name === 'sortBy' && twin ? sortColumns(parts.schema, twin.schemaName) : undefined;
  const description = schema['description'] ?? MEANINGS[name];
  return {
    name,
    required,
    schema: columns ?? { ...schema, ...(description !== undefined && { description }) },
  };
}
