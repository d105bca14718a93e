import {
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import type { JsonSchema } from '../../platform/http/described.js';
import {
  findEnumNamed,
  findInput,
  readTypeFields,
} from '../../platform/internals/type-metadata.js';
import { restText, type RootField, findRootField } from '../../platform/rest/rest-document.js';
import type { RestRoute } from '../../platform/rest/rest-route.js';
import {
  asNullable,
  type ClassSchemas,
  toDeprecation,
  type EnumFacts,
  FILE,
  FILE_SCHEMA,
  objectSchema,
  SCALARS,
  withPersonalMarks,
} from './class-schemas.js';
import { bodyOf, type QueryParameter, type RouteCall } from './route-calls.js';
import { sortColumns } from './sort-columns.js';

/** Arguments that REST has in other words, or elsewhere. */
const OTHERWISE = ['filter', 'sort', 'input', 'idempotencyKey'];
const IDS: Partial<Record<string, JsonSchema>> = {
  ID: { type: 'string', format: 'uuid' },
  Int: { type: 'integer', minimum: 1 },
};

type Argument = RootField['args'][number];

/** What routes take and answer that run an operation of GraphQL, by the schema. */
export class FrontCalls {
  private readonly schemas: ClassSchemas;

  constructor(
    private readonly schema: GraphQLSchema,
    schemas: ClassSchemas,
  ) {
    this.schemas = schemas.ofOperations;
  }

  describe(route: RestRoute): RouteCall {
    const field = findRootField(this.schema, route);
    const path = this.pathOf(route, field);
    const isRead = route.method === 'GET';
    const body = isRead ? undefined : this.bodyOf(route, field);
    return {
      path,
      query: isRead ? this.queryOf(route, field) : this.languageOf(field),
      body: body?.schema,
      hasQuery: isRead,
      hasKey: !isRead && field.args.some(({ name }) => name === 'idempotencyKey'),
      hasIds: Object.values(path).some((part) => Object.values(IDS).includes(part)),
      fields: body?.fields ?? [],
      texts: [
        ...field.args.map(({ description }) => description ?? undefined),
        ...(body?.texts ?? []),
      ],
    };
  }

  /** What is answered as `data`: of a page its rows. */
  answer(route: RestRoute): JsonSchema {
    const field = findRootField(this.schema, route);
    const [operation] = parse(restText(this.schema, route)).definitions as [
      OperationDefinitionNode,
    ];
    const [root] = operation.selectionSet.selections as [FieldNode];
    if (!route.list) return this.answerOf(field.type, root.selectionSet);
    const rows = root.selectionSet?.selections.find(
      (node): node is FieldNode => node.kind === Kind.FIELD && node.name.value === 'items',
    );
    const page = getNamedType(field.type);
    const items = isObjectType(page) ? page.getFields()['items'] : undefined;
    if (!rows || !items) throw new Error(`${route.operation} answers no page`);
    return this.answerOf(items.type, rows.selectionSet);
  }

  private pathOf({ path, names = {} }: RestRoute, field: RootField): Record<string, JsonSchema> {
    const fields = { ...this.inputFields(field), ...argumentsOf(field) };
    const parts = Array.from(path.matchAll(/:(\w+)/g), ([, part = '']) => part);
    return Object.fromEntries(
      parts.map((part) => {
        const type = fields[names[part] ?? part]?.type;
        return [part, (type && IDS[getNamedType(type).name]) ?? { type: 'string' }];
      }),
    );
  }

  private queryOf(route: RestRoute, field: RootField): QueryParameter[] {
    const said = saidBy(route);
    const args = field.args.filter(({ name }) => !OTHERWISE.includes(name) && !said.has(name));
    const filter = field.args.find(({ name }) => name === 'filter');
    const filterClass = filter && findInput(getNamedType(filter.type).name);
    const sortBy = sortColumns(this.schema, field.name);
    const direction = findEnumNamed('SortDirection') as EnumFacts;
    return [
      ...args.map((argument) => this.parameter(argument)),
      ...(filterClass ? this.schemas.parameters(filterClass) : []),
      ...(sortBy ? [{ name: 'sortBy', required: false, schema: sortBy }] : []),
      ...(sortBy
        ? [{ name: 'sortOrder', required: false, schema: this.schemas.enumOf(direction) }]
        : []),
    ];
  }

  private languageOf(field: RootField): QueryParameter[] {
    const language = field.args.find(({ name }) => name === 'language');
    return language ? [this.parameter(language)] : [];
  }

  private parameter(argument: Argument): QueryParameter {
    const { name, description } = argument;
    const schema = this.inputValue(getNullableType(argument.type));
    return {
      name,
      required: isRequiredArgument(argument),
      schema: { ...schema, ...withDefault(argument), ...(description && { description }) },
    };
  }

  /** The body is the `input` of an operation, unless it takes other things from there, too; then it is all of them. */
  private bodyOf(route: RestRoute, field: RootField) {
    const said = saidBy(route);
    const wanted = field.args.filter(({ name }) => !said.has(name) && name !== 'input');
    const input = field.args.find(({ name }) => name === 'input');
    const inputClass = input && findInput(getNamedType(input.type).name);
    if (inputClass && !wanted.some(isRequiredArgument)) {
      const fields = [...readTypeFields(inputClass).values()];
      const known = {
        fields: fields.map(({ name }) => name),
        texts: fields.map((one) => one.description),
      };
      const isWhole = !known.fields.some((name) => said.has(name));
      const schema = bodyOf(inputClass, route.file !== undefined, this.schemas);
      return { ...known, schema: isWhole ? schema : this.without(schema, said) };
    }
    const args = field.args.filter(({ name }) => !said.has(name) && name !== 'idempotencyKey');
    return args.length > 0 ? this.bodyOfArguments(route, args) : undefined;
  }

  /** A body whose class has fields that the path says. */
  private without(body: JsonSchema, said: ReadonlySet<string>): JsonSchema {
    const content = body['content'] as Record<string, { schema: { $ref: string } }>;
    const entries = Object.entries(content).map(([type, { schema }]) => {
      const name = schema.$ref.split('/').at(-1) ?? '';
      const {
        properties = {},
        required = [],
        ...rest
      } = this.schemas.components[name] as {
        properties?: Record<string, JsonSchema>;
        required?: string[];
      };
      const left = Object.entries(properties).filter(([field]) => !said.has(field));
      const needed = required.filter((field) => !said.has(field));
      return [type, { schema: objectSchema(Object.fromEntries(left), needed, rest) }];
    });
    return { ...body, content: Object.fromEntries(entries) as JsonSchema };
  }

  private bodyOfArguments(route: RestRoute, args: readonly Argument[]) {
    const properties = Object.fromEntries(
      args.map((argument) => [argument.name, this.argumentOf(argument)]),
    );
    const required = args.filter(isRequiredArgument).map(({ name }) => name);
    const schema = objectSchema(properties, required);
    const type = route.file === undefined ? 'application/json' : 'multipart/form-data';
    return {
      fields: Object.keys(properties),
      texts: args.map(({ description }) => description ?? undefined),
      schema: { required: required.length > 0, content: { [type]: { schema } } } as JsonSchema,
    };
  }

  private argumentOf(argument: Argument): JsonSchema {
    const schema = this.inputOf(argument.type);
    const { description } = argument;
    return { ...schema, ...withDefault(argument), ...(description && { description }) };
  }

  private inputOf(type: GraphQLInputType): JsonSchema {
    const schema = this.inputValue(getNullableType(type));
    return isNonNullType(type) ? schema : asNullable(schema);
  }

  private inputValue(type: GraphQLInputType): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.inputOf(type.ofType) };
    const { name } = getNamedType(type);
    if (name === FILE) return FILE_SCHEMA;
    const target = findInput(name);
    return target ? this.schemas.input(target, 'json') : this.leafOf(name);
  }

  private answerOf(type: GraphQLOutputType, selection?: SelectionSetNode): JsonSchema {
    const schema = this.answerValue(getNullableType(type), selection);
    return isNonNullType(type) ? schema : asNullable(schema);
  }

  private answerValue(type: GraphQLOutputType, selection?: SelectionSetNode): JsonSchema {
    if (isListType(type))
      return { type: 'array', items: this.answerOf(type.ofType as GraphQLOutputType, selection) };
    if (!isObjectType(type) || !selection) return this.leafOf(getNamedType(type).name);
    const fields = type.getFields();
    const name = `${type.name}Depth${depthOf(selection)}`;
    return this.schemas.component(name, print(selection), () => {
      const nodes = selection.selections as readonly FieldNode[];
      const properties = nodes.map((node) => {
        const { type: inner, description, deprecationReason } = fields[node.name.value]!;
        const schema = this.answerOf(inner, node.selectionSet);
        const says = { ...(description && { description }), ...toDeprecation(deprecationReason) };
        return [node.name.value, { ...schema, ...says }];
      });
      const schema = objectSchema(
        Object.fromEntries(properties) as Record<string, JsonSchema>,
        nodes.map((node) => node.name.value),
        { description: type.description ?? undefined },
      );
      return withPersonalMarks(type.name, schema);
    });
  }

  private leafOf(name: string): JsonSchema {
    const declared = findEnumNamed(name);
    if (declared) return this.schemas.enumOf(declared as EnumFacts);
    const schema = SCALARS[name];
    if (!schema) throw new Error(`The OpenAPI document has no schema for ${name}.`);
    return schema;
  }

  private inputFields(field: RootField): Record<string, { type: GraphQLInputType }> {
    const input = field.args.find(({ name }) => name === 'input');
    const named = input && getNamedType(input.type);
    return isInputObjectType(named) ? named.getFields() : {};
  }
}

const argumentsOf = ({ args }: RootField): Record<string, { type: GraphQLInputType }> =>
  Object.fromEntries(args.map((argument) => [argument.name, argument]));

/** What the path says, by the names that the operation has for it. */
function saidBy({ path, names = {}, fixed = {} }: RestRoute): Set<string> {
  const parts = Array.from(path.matchAll(/:(\w+)/g), ([, part = '']) => names[part] ?? part);
  return new Set([...parts, ...Object.keys(fixed)]);
}

const withDefault = ({ defaultValue }: Argument) =>
  defaultValue === undefined || defaultValue === null ? {} : { default: defaultValue };

const depthOf = ({ selections }: SelectionSetNode): number =>
  1 +
  Math.max(
    0,
    ...selections.map((node) =>
      'selectionSet' in node && node.selectionSet ? depthOf(node.selectionSet) : 0,
    ),
  );
