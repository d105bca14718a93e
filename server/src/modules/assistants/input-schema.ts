import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';

/** A part of a JSON Schema (2020-12). */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  enum?: (string | null)[];
  format?: string;
  default?: unknown;
}

type Given = GraphQLArgument | GraphQLInputField;
/** What a tool takes of the arguments of its operation. */
export interface Taken {
  /** Whether it takes an argument, or a field of one. */
  field: (given: Given) => boolean;
  /** Whether it takes a value of an enum. */
  value: (enumName: string, value: string) => boolean;
}

const SCALARS: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  EmailAddress: { type: 'string', format: 'email' },
  URL: { type: 'string', format: 'uri' },
};

/** The arguments that are taken, as an object; undefined if one that is needed is not taken. */
export function inputSchema(given: readonly Given[], taken: Taken): JsonSchema | undefined {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const each of given) {
    const schema = taken.field(each) ? schemaOf(each.type, taken) : undefined;
    const isNeeded = isRequiredArgument(each);
    if (!schema && isNeeded) return undefined;
    if (!schema) continue;
    if (isNeeded) required.push(each.name);
    properties[each.name] = describe(schema, each);
  }
  if (given.length > 0 && Object.keys(properties).length === 0) return undefined;
  return { type: 'object', properties, required, additionalProperties: false };
}

const describe = (schema: JsonSchema, { description, defaultValue }: Given): JsonSchema => ({
  ...schema,
  ...(description && { description }),
  ...(defaultValue !== undefined && { default: defaultValue }),
});

function schemaOf(type: GraphQLInputType, taken: Taken): JsonSchema | undefined {
  if (isNonNullType(type)) return bareSchema(type.ofType, taken);
  const schema = bareSchema(type, taken);
  if (!schema?.type) return schema;
  return {
    ...schema,
    type: [schema.type, 'null'].flat(),
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}

function bareSchema(type: GraphQLInputType, taken: Taken): JsonSchema | undefined {
  if (isListType(type)) {
    const items = schemaOf(type.ofType, taken);
    return items && { type: 'array', items };
  }
  const named = getNamedType(type);
  if (isInputObjectType(named)) return inputSchema(Object.values(named.getFields()), taken);
  if (isEnumType(named))
    return {
      type: 'string',
      enum: named.getValues().flatMap(({ name }) => (taken.value(named.name, name) ? name : [])),
    };
  if (named.name === 'JSON') return {};
  return SCALARS[named.name] ?? { type: 'string' };
}

/** The path of the first value that a schema does not know, such as `input.clientName`. */
export function unknownPath(value: unknown, schema: JsonSchema, at = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return firstUnknown(Object.entries(value), () => schema.items, at);
  const { properties } = schema;
  if (!properties) return undefined;
  return firstUnknown(
    Object.entries(value),
    (name) => (Object.hasOwn(properties, name) ? properties[name] : undefined),
    at,
  );
}

function firstUnknown(
  entries: [string, unknown][],
  schemaOfEntry: (name: string) => JsonSchema | undefined,
  at: string,
): string | undefined {
  for (const [name, value] of entries) {
    const path = at ? `${at}.${name}` : name;
    const schema = schemaOfEntry(name);
    const unknown = schema ? unknownPath(value, schema, path) : path;
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}
