import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';

/** A paging of lists that the dashboard does not use: it asks for pages. */
const UNUSED_ARGUMENTS = ['offset'];

type Field = GraphQLField<unknown, unknown>;

/** A content entity of the schema, and the names of what it has. */
export interface ContentType {
  /** Such as `Faq`, and `faq`. */
  name: string;
  variable: string;
  type: GraphQLObjectType;
  /** Its operations by what they do: `list`, `one`, `stats`, `create`, `toggleStatus` and so on. */
  operations: Map<string, { document: string; field: Field; kind: 'query' | 'mutation' }>;
}

const lowerFirst = (name: string) => name[0]!.toLowerCase() + name.slice(1);
const upperFirst = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** The content entities: types that tell which of their translations may be out of date. */
export function contentTypes(schema: GraphQLSchema): ContentType[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => 'staleLanguages' in type.getFields())
    .map((type) => contentType(schema, type));
}

function contentType(schema: GraphQLSchema, type: GraphQLObjectType): ContentType {
  const { name } = type;
  const queries = Object.values(schema.getQueryType()!.getFields());
  const mutations = Object.values(schema.getMutationType()!.getFields());
  const operations: ContentType['operations'] = new Map();
  const list = queries.find((field) => getNamedType(field.type).name === `${name}Page`)!;
  const query = (key: string, document: string, field?: Field) =>
    field && operations.set(key, { document, field, kind: 'query' });
  query('list', `Admin${upperFirst(list.name)}`, list);
  query(
    'one',
    `Admin${name}`,
    queries.find((field) => field.name === lowerFirst(name)),
  );
  query(
    'stats',
    `Admin${name}Stats`,
    queries.find((field) => field.name === `${lowerFirst(name)}Stats`),
  );
  query(
    'checkSlug',
    `Check${name}Slug`,
    queries.find((field) => field.name === `check${name}Slug`),
  );
  const pattern = new RegExp(`^(create|update|remove|restore|reorder|toggle)${name}([A-Z]\\w*)?$`);
  for (const field of mutations) {
    const [, verb, flag = ''] = pattern.exec(field.name) ?? [];
    if (verb && Boolean(flag) === (verb === 'toggle'))
      operations.set(verb + flag, { document: upperFirst(field.name), field, kind: 'mutation' });
  }
  return { name, variable: lowerFirst(name), type, operations };
}

/** The text of all operations of an entity; its list and its changes read the fragment of its row, `Admin…Row`. */
export function documentsOf({ name, operations }: ContentType): string {
  return [...operations]
    .map(([key, { document, field, kind }]) => {
      const used = field.args.filter((argument) => !UNUSED_ARGUMENTS.includes(argument.name));
      const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`);
      const given = used.map((argument) => `${argument.name}: $${argument.name}`);
      const around = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
      const read = selectionOf(key, field, `Admin${name}Row`);
      return `${kind} ${document}${around(declared)} { ${field.name}${around(given)}${read} }`;
    })
    .join('\n');
}

/** What an operation reads: the row, or, of one row for its form and of what has no row, everything. */
function selectionOf(key: string, field: Field, fragment: string): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  if (key === 'list') return ` { items { ...${fragment} } total }`;
  if (['one', 'stats', 'checkSlug'].includes(key)) return ` ${everythingOf(type)}`;
  return ` { ...${fragment} }`;
}

function everythingOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map(({ name, type: of }) => {
    const named = getNamedType(of);
    if (isLeafType(named)) return name;
    return isObjectType(named) ? `${name} ${everythingOf(named)}` : '';
  });
  return `{ ${fields.join(' ')} }`;
}

/** How each operation is called: the engine's function, and what makes its variables. */
const CALLS: Record<string, (type: ContentType) => string> = {
  list: () => '(options?: number | FetchOptions) => queryOf(DOCUMENT, READ, options)',
  one: (type) => `fetchOf(DOCUMENT, ${byIdOf(type)}, READ)`,
  stats: () => '(options?: number | FetchOptions) => queryOf(DOCUMENT, READ, options)',
  checkSlug: (type) =>
    `fetchOf(DOCUMENT, ${idOf(type) === 'number' ? 'variables.numberedSlugVariables' : 'variables.slugVariables'}, READ)`,
  create: ({ name }) => `mutationOf(DOCUMENT, variables.createVariables<Create${name}Input>, READ)`,
  update: (type) =>
    `mutationOf(DOCUMENT, variables.updateVariables<${idOf(type)}, Update${type.name}Input>, READ)`,
  reorder: (type) => `mutationOf(DOCUMENT, variables.orderVariables<${idOf(type)}>, READ)`,
};
const changeById = (type: ContentType) => `mutationOf(DOCUMENT, ${byIdOf(type)}, READ)`;

const byIdOf = (type: ContentType) => (idOf(type) === 'number' ? 'byNumber' : 'byId');
const idOf = ({ type }: ContentType) =>
  getNamedType(type.getFields()['id']!.type).name === 'Int' ? 'number' : 'string';

/** The module with the typed operations of an entity, such as `faqOperations`. */
export function operationsOf(content: ContentType): string {
  const { name, variable, operations } = content;
  const lines = [...operations].map(([key, { document, field }]) => {
    const call = (CALLS[key] ?? changeById)(content)
      .replace('DOCUMENT', `${document}Document`)
      .replace('READ', `(data) => data.${field.name}`);
    return `  ${key}: ${call},`;
  });
  const documents = [...operations.values()].map(({ document }) => `${document}Document`);
  return `import * as variables from '../../dashboard/engine/content-variables';
import { ${byIdOf(content)}, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import {
  ${documents.join(',\n  ')},
  type Create${name}Input,
  type Update${name}Input,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of ${name}. */
export const ${variable}Operations = {
${lines.join('\n')}
};
`;
}
