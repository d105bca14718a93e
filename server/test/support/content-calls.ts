import { publicKeyOf } from '../../src/content/content-api-options.js';
import type { ContentDefinition } from '../../src/contract/content/define-content.js';
import { capitalized } from '../../src/platform/graphql/capitalized.js';
import { asDone, callList, callOperation } from './operation.js';
import { withKey } from './repeated-calls.js';
import { isFormBody, type TestFile } from './multipart.js';
import type { Answer, CallOptions, TestApp } from './test-app.js';

export type Transport = 'REST' | 'GraphQL';
export const TRANSPORTS: readonly Transport[] = ['REST', 'GraphQL'];

export type Row = Record<string, unknown> & {
  id: number | string;
  slug?: string;
  version: number;
};
export interface ListPage {
  items: Row[];
  total: number;
  page: number;
  limit: number;
  offset: number;
}
export type Figures = Record<string, number>;
type Input = object;
type Id = unknown;

interface SlugAnswer {
  available: boolean;
  trashedId?: string | null;
}

/** The operations on a content entity that both transports offer. */
export interface ContentCalls {
  list(args?: Input): Promise<Answer<ListPage>>;
  listPublic(args?: Input): Promise<Answer<ListPage>>;
  get(id: Id, args?: Input): Promise<Answer<Row>>;
  /** Reads a row by its slug, or by its id if the entity has no slugs. */
  getPublic(key: unknown, args?: Input): Promise<Answer<Row>>;
  stats(): Promise<Answer<Figures>>;
  checkSlug(slug: string, excludeId?: Id): Promise<Answer<SlugAnswer>>;
  create(input: Input, args?: Input, key?: string): Promise<Answer<Row>>;
  update(id: Id, input: Input, args?: Input): Promise<Answer<Row>>;
  remove(id: Id): Promise<Answer<boolean>>;
  /** `status`, or the name of a flag. */
  toggle(name: string, id: Id, args?: Input): Promise<Answer<Row>>;
}

/** The REST path of an entity after `/api/v1`; the public path is `/public` + path. */
export const pathOf = ({ plural, listName = plural }: ContentDefinition) => `/${listName}`;

/** What the names and paths of one entity's operations follow from. */
export interface ContentNames {
  definition: ContentDefinition;
  /** The public path of one row, if it is not `/public` + path + `/` + slug or id. */
  publicPath?: (key: string) => string;
  /** The files that a new row requires, by field. */
  files?: Record<string, TestFile>;
}

/** How REST calls what it counts. */
const NOUNS: Record<string, string> = { faq: 'FAQs', jobRole: 'Roles', replyTemplate: 'Templates' };
const COUNTS = ['total', 'active', 'inactive', 'draft', 'featured'];

/** Figures of GraphQL by their names over REST, which end with a noun. */
export function withNoun(
  { data, ...rest }: Answer<Figures>,
  noun: string,
  counts = COUNTS,
): Answer<Figures> {
  const named = Object.entries(data ?? {}).map(([name, figure]): [string, number] => [
    counts.includes(name) ? name + noun : name,
    figure,
  ]);
  return { ...rest, data: data && Object.fromEntries(named) };
}

/** The place of a file in the variables of a mutation. */
const inInput = (files?: Record<string, TestFile>) =>
  files && Object.fromEntries(Object.entries(files).map(([name, file]) => [`input.${name}`, file]));

function queryText(args: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) query.set(name, String(value));
  return query.size > 0 ? `?${query.toString()}` : '';
}

type ListData = Row[] | (ListPage & Record<string, Row[]>);

/** REST names a list after its rows, or answers the bare array (A02). */
function rowsOf(data: ListData, plural: string): ListPage {
  if (!Array.isArray(data)) return { ...data, items: data[plural] as Row[] };
  return { items: data, total: data.length, page: 1, limit: data.length, offset: 0 };
}

export function restContent(app: TestApp, names: ContentNames, token?: string): ContentCalls {
  const { definition } = names;
  const path = pathOf(definition);
  const { publicPath = (key: string) => `/public${path}/${key}` } = names;
  const { plural, listName = plural } = definition;
  const call = <T>(method: string, address: string, body?: object) =>
    app.rest<T>(method, address, { token, body });
  const listed = async (address: string): Promise<Answer<ListPage>> => {
    const answer = await call<ListData>('GET', address);
    return { ...answer, data: answer.data && rowsOf(answer.data, listName) };
  };
  return {
    list: (args = {}) => listed(`${path}${queryText(args)}`),
    listPublic: (args = {}) => listed(`/public${path}${queryText(args)}`),
    get: (id, args = {}) => call('GET', `${path}/${String(id)}${queryText(args)}`),
    getPublic: (key, args = {}) => call('GET', `${publicPath(String(key))}${queryText(args)}`),
    stats: () => call('GET', `${path}/stats`),
    checkSlug: (slug, excludeId) =>
      call('GET', `${path}/check-slug${queryText({ slug, ...(excludeId ? { excludeId } : {}) })}`),
    create: (input, args = {}, key) =>
      createOverRest(app, { path: `${path}${queryText(args)}`, files: names.files }, input, {
        token,
        ...withKey(key),
      }),
    update: (id, input, args = {}) => call('PUT', `${path}/${String(id)}${queryText(args)}`, input),
    remove: (id) => call('DELETE', `${path}/${String(id)}`),
    toggle: (name, id, args = {}) =>
      call('PATCH', `${path}/${String(id)}/${definition.patches?.[name]}${queryText(args)}`),
  };
}

/**
 * A multipart form if a new row requires files. A value that a form cannot express (a list, half a
 * surrogate pair) is sent as JSON without files, since it is refused anyway.
 */
async function createOverRest(
  app: TestApp,
  { path, files }: { path: string } & Pick<ContentNames, 'files'>,
  body: object,
  caller: CallOptions,
): Promise<Answer<Row>> {
  if (!files) return app.rest('POST', path, { ...caller, body });
  if (isFormBody(body)) return app.rest('POST', path, { ...caller, body, files });
  const answer = await app.rest<Row>('POST', path, { ...caller, body });
  const fields = Object.entries(answer.fields).filter(([name]) => !(name in files));
  return { ...answer, fields: Object.fromEntries(fields) };
}

export function graphqlContent(app: TestApp, names: ContentNames, token?: string): ContentCalls {
  const { name, plural } = names.definition;
  const one = capitalized(name);
  const files = inInput(names.files);
  const query = <T>(field: string, variables: object = {}) =>
    callOperation<T>(app, ['query', field], variables, { token });
  const mutation = <T>(field: string, variables: object, options: CallOptions = {}) =>
    callOperation<T>(app, ['mutation', field], variables, { token, ...options });
  return {
    list: (args = {}) => callList(app, ['query', plural], args, { token }),
    listPublic: (args = {}) =>
      callList(app, ['query', `public${capitalized(plural)}`], args, { token }),
    get: (id, args = {}) => query(name, { id, ...args }),
    getPublic: (key, args = {}) =>
      query(`public${one}`, { [publicKeyOf(names.definition)]: key, ...args }),
    stats: async () =>
      withNoun(await query<Figures>(`${name}Stats`), NOUNS[name] ?? capitalized(plural)),
    checkSlug: (slug, excludeId) => query(`check${one}Slug`, { slug, excludeId }),
    create: (input, args = {}, key) =>
      mutation(
        `create${one}`,
        { input, ...args, ...(key !== undefined && { idempotencyKey: key }) },
        files && { files },
      ),
    update: (id, input, args = {}) => mutation(`update${one}`, { id, input, ...args }),
    remove: (id) => asDone(mutation(`delete${one}`, { id })),
    toggle: (flag, id, args = {}) => mutation(`toggle${one}${capitalized(flag)}`, { id, ...args }),
  };
}

/** What only GraphQL offers: a row as it is in the trash, restoring it, and reordering. */
export function graphqlOnly(app: TestApp, { definition }: ContentNames, token?: string) {
  const one = capitalized(definition.name);
  const mutation = (field: string, variables: object) =>
    callOperation<Row>(app, ['mutation', field], variables, { token });
  return {
    trash: (id: Id, args: Input = {}) => mutation(`delete${one}`, { id, ...args }),
    restore: (id: Id, args: Input = {}) => mutation(`restore${one}`, { id, ...args }),
    reorder: (id: Id, order: unknown, args: Input = {}) =>
      mutation(`reorder${one}`, { id, order, ...args }),
  };
}

export function contentCalls(
  app: TestApp,
  names: ContentNames,
  transport: Transport,
  token?: string,
): ContentCalls {
  return (transport === 'REST' ? restContent : graphqlContent)(app, names, token);
}
