import { GraphQLScalarType } from 'graphql';
import { isRequestKind } from '../../contract/api-tokens.js';
import { isOpenField } from '../../platform/access/personal-parts.js';
import { readDeprecation } from '../../platform/http/deprecation.js';
import type { AnswerShape, JsonSchema } from '../../platform/http/described.js';
import {
  findEnum,
  readTypeFields,
  readTypeName,
  type TypeField,
  type TypeReference,
} from '../../platform/internals/type-metadata.js';
import { readRules, ruledFields } from './field-rules.js';

export const SCALARS: Record<string, JsonSchema> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
  EmailAddress: { type: 'string' },
  URL: { type: 'string' },
  Phone: { type: 'string' },
  HexColor: { type: 'string' },
  JSON: {},
  PasskeyCreationOptions: { type: 'object', additionalProperties: true },
  PasskeyRequestOptions: { type: 'object', additionalProperties: true },
};
export const FILE = 'Upload';
/** A file in a multipart form. */
export const FILE_SCHEMA: JsonSchema = { type: 'string', format: 'binary' };

const BUILT_IN = new Map<TypeReference, string>([
  [String, 'String'],
  [Number, 'Float'],
  [Boolean, 'Boolean'],
  [Date, 'DateTime'],
]);

const nameOfScalar = (reference: TypeReference) =>
  reference instanceof GraphQLScalarType ? reference.name : BUILT_IN.get(reference);

export const isFile = (field: TypeField) => nameOfScalar(field.typeFn()) === FILE;

const mayBeNull = (schema: JsonSchema) =>
  Array.isArray(schema['type']) || schema['anyOf'] !== undefined;

export const asNullable = (schema: JsonSchema): JsonSchema => {
  const { type, ...rest } = schema;
  if (typeof type === 'string' && !('const' in schema) && !('enum' in schema))
    return { type: [type, 'null'], ...rest };
  return { anyOf: [schema, { type: 'null' }] };
};

/** What is deprecated names in its reason since when, and the first day on which it may be gone. */
export function toDeprecation(reason?: string | null): JsonSchema {
  if (!reason) return {};
  const { since, until } = readDeprecation(reason);
  return { deprecated: true, 'x-deprecated-since': since, 'x-sunset': until };
}

/** A description beside a reference or a type. */
const described = (schema: JsonSchema, description?: string): JsonSchema =>
  description ? { ...schema, description } : schema;

/** Makes schemas of the classes that the GraphQL API is made from, with the names that REST has for their fields. */
export class ClassSchemas {
  readonly components: Record<string, JsonSchema> = {};
  private readonly known = new Map<string, unknown>();
  /** The same for routes that run an operation of GraphQL, which has other names for values with a hyphen. */
  readonly ofOperations: ClassSchemas;

  /** @param shared the schemas beside which these stand */
  constructor(shared?: ClassSchemas) {
    this.ofOperations = shared ? this : new ClassSchemas(this);
    if (!shared) return;
    this.components = shared.components;
    this.known = shared.known;
  }

  /** What is answered, by the parameter of `@Answers`. */
  answer(answer: unknown): JsonSchema {
    if (Array.isArray(answer)) return { type: 'array', items: this.answer(answer[0]) };
    if (typeof answer === 'function') return this.answerOf(answer);
    if (isShape(answer)) return this.shape(answer);
    return answer as JsonSchema;
  }

  answerOf(reference: TypeReference): JsonSchema {
    return this.schemaOf(reference, (target) => this.output(target));
  }

  /** The body of a route: a component, or undefined where the class has no fields. */
  input(target: object, part: 'json' | 'form'): JsonSchema {
    const { name, description } = readTypeName(target);
    const fields = [...readTypeFields(target).values()];
    const isForm = part === 'form' && fields.some(isFile);
    const taken = fields.filter((field) => isForm || !isFile(field));
    const properties = Object.fromEntries(
      ruledFields(target, taken).map((field) => [field.name, this.inputField(target, field)]),
    );
    const required = taken.filter(isRequired).map(({ name: field }) => field);
    const named = this.isOfOperations && fields.some(hasHyphens) ? `${name}ByNames` : name;
    return this.component(isForm ? formName(named) : named, target, () =>
      objectSchema(properties, required, { description }),
    );
  }

  /** The parameters of a query, by name. */
  parameters(target: object): { name: string; required: boolean; schema: JsonSchema }[] {
    return ruledFields(target, [...readTypeFields(target).values()]).map((field) => ({
      name: field.name,
      required: isRequired(field),
      // an address has no null
      schema: this.inputField(target, { ...field, options: { ...field.options, nullable: false } }),
    }));
  }

  /** A schema under a name, which a reference leads to. */
  component(name: string, source: unknown, make: () => JsonSchema): JsonSchema {
    const before = this.known.get(name);
    if (before !== undefined && before !== source)
      throw new Error(`Two classes are called ${name} in the OpenAPI document.`);
    if (before === undefined) {
      // before it is made, because it may contain itself
      this.known.set(name, source);
      this.components[name] = make();
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private inputField(target: object, field: TypeField): JsonSchema {
    const { typeFn, options, description, deprecationReason } = field;
    const items = this.schemaOf(typeFn(), (nested) => this.input(nested, 'json'));
    const { list, entry } = readRules(target, field.name, items);
    const schema = options.isArray
      ? { type: 'array', items: { ...items, ...entry }, ...list }
      : { ...items, ...list };
    const nullable = options.nullable ? asNullable(schema) : schema;
    const { defaultValue } = options;
    return described(
      {
        ...nullable,
        ...(defaultValue !== undefined && { default: defaultValue }),
        ...toDeprecation(deprecationReason),
      },
      description,
    );
  }

  private output(target: object): JsonSchema {
    const { name, description } = readTypeName(target);
    return this.component(name, target, () =>
      withPersonalMarks(name, this.objectOf(readTypeFields(target), description)),
    );
  }

  private shape(shape: AnswerShape): JsonSchema {
    const { name, of, without = [], more = {} } = shape;
    return this.component(name, of, () => {
      const fields = [...readTypeFields(of)].filter(([field]) => !without.includes(field));
      const {
        properties,
        required = [],
        ...rest
      } = this.objectOf(new Map(fields), readTypeName(of).description) as {
        properties: Record<string, JsonSchema>;
        required?: string[];
      };
      const others = Object.entries(more).map(
        ([field, type]) => [field, this.answer(type)] as const,
      );
      const added = others.filter(([, schema]) => !mayBeNull(schema)).map(([field]) => field);
      return withPersonalMarks(readTypeName(of).name, {
        ...rest,
        properties: { ...properties, ...Object.fromEntries(others) },
        required: [...required, ...added],
      });
    });
  }

  private objectOf(fields: Map<string, TypeField>, description?: string): JsonSchema {
    const entries = [...fields.values()].map((field) => [field.name, this.outputField(field)]);
    const required = [...fields.values()].filter(({ options }) => !options.nullable);
    return objectSchema(
      Object.fromEntries(entries) as Record<string, JsonSchema>,
      required.map(({ name }) => name),
      { description },
    );
  }

  private outputField(field: TypeField): JsonSchema {
    const { typeFn, options, description, deprecationReason } = field;
    const items = this.answerOf(typeFn());
    const schema = options.isArray ? { type: 'array', items } : items;
    const says = described(options.nullable ? asNullable(schema) : schema, description);
    return { ...says, ...toDeprecation(deprecationReason) };
  }

  private schemaOf(reference: TypeReference, nested: (target: object) => JsonSchema): JsonSchema {
    const scalar = nameOfScalar(reference);
    if (scalar === FILE) return FILE_SCHEMA;
    if (scalar !== undefined) {
      const schema = SCALARS[scalar];
      if (!schema) throw new Error(`The OpenAPI document has no schema for the scalar ${scalar}.`);
      return schema;
    }
    const declared = findEnum(reference);
    return declared ? this.enumOf(declared) : nested(reference);
  }

  /** Over REST enums have the values of the contract. */
  enumOf({ name, description, ref, valuesMap = {} }: EnumFacts): JsonSchema {
    const byNames =
      this.isOfOperations && Object.entries(ref).some(([key, value]) => key !== value);
    return this.component(byNames ? `${name}Name` : name, ref, () => {
      const values = byNames ? Object.keys(ref) : Object.values(ref);
      const meanings = Object.keys(ref).map(
        (key, index) => `- \`${values[index]}\`: ${valuesMap[key]?.description ?? ''}`,
      );
      const says = [description, ...meanings].filter(Boolean).join('\n');
      return { type: 'string', enum: values, description: says };
    });
  }

  private get isOfOperations(): boolean {
    return this.ofOperations === this;
  }
}

/** Marks what programs without `personal` do not get of a request. */
export function withPersonalMarks(typeName: string, schema: JsonSchema): JsonSchema {
  const kind = typeName.charAt(0).toLowerCase() + typeName.slice(1);
  if (!isRequestKind(kind)) return schema;
  const fields = Object.entries(schema['properties'] as Record<string, JsonSchema>);
  const marked = fields.map(([name, field]) => [
    name,
    isOpenField(kind, name) ? field : { ...field, 'x-personal': true },
  ]);
  return { ...schema, properties: Object.fromEntries(marked) as JsonSchema };
}

/** Whether a field has an enum whose values GraphQL calls otherwise. */
function hasHyphens({ typeFn }: TypeField): boolean {
  const declared = findEnum(typeFn());
  return (
    declared !== undefined &&
    Object.values(declared.ref as object).some((value) => /-/.test(String(value)))
  );
}

const formName = (name: string) => (name.endsWith('Form') ? name : `${name}Form`);

export type EnumFacts = Omit<NonNullable<ReturnType<typeof findEnum>>, 'ref' | 'valuesMap'> & {
  ref: Record<string, string>;
  valuesMap?: Record<string, { description?: string } | undefined>;
};

const isShape = (answer: unknown): answer is AnswerShape =>
  typeof answer === 'object' && answer !== null && 'of' in answer;

const isRequired = ({ options: { nullable, defaultValue } }: TypeField) =>
  !nullable && defaultValue === undefined;

export function objectSchema(
  properties: Record<string, JsonSchema>,
  required: readonly string[],
  rest: JsonSchema = {},
): JsonSchema {
  const says = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...Object.fromEntries(says),
  };
}
