import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isObjectType,
} from 'graphql';
import {
  getAdminFile,
  type Entity,
  everythingOf,
  fieldsOf,
  writeHead,
  kebabCase,
  lowerFirst,
  type Operation,
  upperFirst,
} from './operations.ts';

/**
 * The content entities: types that tell which of their translations may be out of date. `written` holds the
 * text of the `.graphql` files: lists that read less than the rest have their fragment `Admin<Name>Row` there.
 */
export const contentEntities = (schema: GraphQLSchema, written: string): Entity[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => 'staleLanguages' in type.getFields())
    .map((type) => ({ type, isRowWritten: written.includes(`fragment ${rowOf(type)} on`) }))
    .map(({ type, isRowWritten }) => ({
      name: type.name,
      head: writeHead(
        'content-operations.ts',
        `server/src/contract/content/${kebabCase(type.name)}.ts`,
        ...(isRowWritten ? [getAdminFile(listOf(schema, type))] : []),
      ),
      fragments: isRowWritten ? undefined : rowFragment(type),
      operations: [...queriesOf(schema, type), ...mutationsOf(schema, type)].filter(
        ({ kind, field }) => field in fieldsOf(schema, kind),
      ),
    }));

const WATCHED = '(options?: number | FetchOptions) => queryOf(DOCUMENT, READ, options)';

/** The query of its list, such as `jobRoles`. */
const listOf = (schema: GraphQLSchema, { name }: GraphQLObjectType) =>
  Object.values(fieldsOf(schema, 'query')).find(
    ({ type }) => getNamedType(type).name === `${name}Page`,
  )!.name;

function queriesOf(schema: GraphQLSchema, type: GraphQLObjectType): Operation[] {
  const { name } = type;
  const one = lowerFirst(name);
  const list = listOf(schema, type);
  const { byId, slugVariables } = idOf(type);
  const query = (key: string, document: string, field: string) =>
    ({ kind: 'query', key, document, field }) as const;
  return [
    {
      ...query('list', `Admin${upperFirst(list)}`, list),
      args: { offset: undefined },
      reads: `items { ...${rowOf(type)} } total`,
      made: WATCHED,
    },
    {
      ...query('one', `Admin${name}`, one),
      reads: everythingOf(schema, name),
      made: `fetchOf(DOCUMENT, ${byId}, READ)`,
    },
    {
      ...query('stats', `Admin${name}Stats`, `${one}Stats`),
      reads: everythingOf(schema, `${name}Stats`),
      made: WATCHED,
    },
    {
      ...query('checkSlug', `Check${name}Slug`, `check${name}Slug`),
      reads: everythingOf(schema, 'SlugCheck'),
      made: `fetchOf(DOCUMENT, variables.${slugVariables}, READ)`,
    },
  ];
}

function mutationsOf(schema: GraphQLSchema, type: GraphQLObjectType): Operation[] {
  const { name } = type;
  const { id, byId } = idOf(type);
  const mutation = (key: string, verb: string, toVariables: string): Operation => ({
    kind: 'mutation',
    key,
    document: `${upperFirst(verb)}${name}${key.slice(verb.length)}`,
    field: `${verb}${name}${key.slice(verb.length)}`,
    reads: `...${rowOf(type)}`,
    args: { idempotencyKey: undefined },
    made: `mutationOf(DOCUMENT, ${toVariables}, READ)`,
  });
  const toggles = Object.keys(fieldsOf(schema, 'mutation'))
    .filter((field) => field.startsWith(`toggle${name}`))
    .map((field) => mutation(field.replace(name, ''), 'toggle', byId));
  return [
    mutation('create', 'create', `variables.createVariables<schema.Create${name}Input>`),
    mutation('update', 'update', `variables.updateVariables<${id}, schema.Update${name}Input>`),
    { ...mutation('delete', 'delete', byId), key: 'remove' },
    mutation('restore', 'restore', byId),
    mutation('reorder', 'reorder', `variables.orderVariables<${id}>`),
    ...toggles,
    mutation('reviewLaw', 'review', `variables.lawVariables<${id}>`),
  ];
}

const rowOf = ({ name }: GraphQLObjectType) => `Admin${name}Row`;

/** What a list reads of a row: its texts in one language, but no lists of texts. */
function rowFragment(type: GraphQLObjectType): string {
  const read = Object.values(type.getFields())
    .filter(({ name }) => !/(Ar|Fr|En)$|^(completeness|createdAt|deletedAt)$/.test(name))
    .filter(({ type }) => !isListType(getNullableType(type)))
    .map(({ name }) => name);
  return `fragment ${rowOf(type)} on ${type.name} {
    ${read.join(' ')} staleLanguages completeness { ar fr en }
  }`;
}

/** What the engine needs to know of the ids of an entity. */
function idOf(type: GraphQLObjectType) {
  const isNumber = getNamedType(type.getFields()['id']!.type).name === 'Int';
  return isNumber
    ? { id: 'number', byId: 'byNumber', slugVariables: 'numberedSlugVariables' }
    : { id: 'string', byId: 'byId', slugVariables: 'slugVariables' };
}
