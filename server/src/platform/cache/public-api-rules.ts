import { Kind, type OperationDefinitionNode, parse } from 'graphql';
import { type CacheableRequest, type CacheRule, PUBLIC_API } from './public-cache.js';
import { callerLocale } from '../request-context/caller-locale.js';
import { hashOf, loadOperations } from '../graphql/persisted-operations.js';
import { LOCALES } from '../../contract/locales.js';

const NAME = /^[\w-]{1,64}$/;
const MAX_NUMBER = 100;
/** Texts that people type differ for every visitor, so these responses are not cached. */
const FREE_TEXT = new Set(['search', 'q', 'text']);

/**
 * Whether many visitors send this parameter: a language, a slug, a boolean, a page number. Anything
 * else would let a stranger fill the cache with responses that nobody requests again.
 */
export function isCacheableParameter(name: string, value: unknown): boolean {
  if (FREE_TEXT.has(name)) return false;
  if (name === 'language') return LOCALES.some((locale) => locale === value);
  if (typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number')
    return Number.isInteger(value) && value >= 0 && value <= MAX_NUMBER;
  if (typeof value !== 'string' || !NAME.test(value)) return false;
  return !/^\d/.test(value) || (/^(?:0|[1-9]\d{0,2})$/.test(value) && Number(value) <= MAX_NUMBER);
}

/** Sorts name-value pairs, so that the same parameters make the same cache key. */
export const sortedByName = <T>(pairs: Iterable<readonly [string, T]>) =>
  [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));

const PARAMETERS = new Set(['operationName', 'variables', 'extensions', 'language']);
/** The beginning of a GraphQL response without errors. */
const WITHOUT_ERRORS = Buffer.from('{"data":');

/**
 * Caches the site's persisted queries whose fields all begin with `public`. The set is fixed, so nobody
 * can fill the cache with other queries.
 */
export function publicGraphql(operations = loadOperations()): CacheRule {
  const reads = new Map([...operations].flatMap(([hash, text]) => publicRead(hash, text)));
  return {
    keyOf: (request) => graphqlKey(request, reads),
    cacheControl: PUBLIC_API,
    isPublic: ({ path, search }) =>
      path === '/graphql' && reads.has(hashOf(new URLSearchParams(search).get('extensions')) ?? ''),
    isCacheable: ({ body }) => body.subarray(0, WITHOUT_ERRORS.length).equals(WITHOUT_ERRORS),
    // public reads need no CSRF protection
    prepare: ({ headers }) => (headers['apollo-require-preflight'] = 'true'),
  };
}

interface PublicRead {
  name: string;
  variables: ReadonlySet<string>;
}

function publicRead(hash: string, text: string): [string, PublicRead][] {
  const operations = parse(text).definitions.filter(
    (part) => part.kind === Kind.OPERATION_DEFINITION,
  );
  const [operation] = operations;
  if (operations.length !== 1 || !operation || !readsPublicFieldsOnly(operation)) return [];
  const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return [[hash, { name: operation.name?.value ?? '', variables: new Set(declared) }]];
}

function readsPublicFieldsOnly({ operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== 'query') return false;
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('public'),
  );
}

function graphqlKey(
  request: CacheableRequest,
  reads: ReadonlyMap<string, PublicRead>,
): string | undefined {
  const { path, search, headers } = request;
  if (path !== '/graphql' || !wantsPlainJson(headers.accept)) return undefined;
  const parameters = new URLSearchParams(search);
  const hash = hashOf(parameters.get('extensions')) ?? '';
  const read = reads.get(hash);
  if (!read || (parameters.get('operationName') ?? read.name) !== read.name) return undefined;
  const requested = [...parameters.keys()];
  if (
    new Set(requested).size !== requested.length ||
    !requested.every((key) => PARAMETERS.has(key))
  )
    return undefined;
  const variables = readVariables(parameters.get('variables'), read);
  // the decoded parameters, as the operation will get them: `%66r` is French there, too
  const locale = callerLocale({ headers, url: `?${parameters.toString()}` });
  return variables && `graphql ${hash} ${locale} ${variables}`;
}

/** The response depends on the media type; only plain JSON is cached. */
function wantsPlainJson(accept = '*/*'): boolean {
  return /application\/json|\*\/\*/.test(accept) && !accept.includes('graphql-response');
}

/** The variables as a normalised text; undefined when few visitors share one of them. */
function readVariables(text: string | null, { variables }: PublicRead): string | undefined {
  try {
    const given = Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>);
    const shared = given.every(
      ([name, value]) => variables.has(name) && isCacheableParameter(name, value),
    );
    return shared ? JSON.stringify(sortedByName(given)) : undefined;
  } catch {
    return undefined;
  }
}

const PATH = /^(?:\/api\/v1)?(\/public\/[\w/-]{1,120})$/;
const MAX_PARAMETERS = 6;

/** `GET /api/v1/public/…` and `/public/…`: both addresses share one response (A01). */
export const publicRest: CacheRule = {
  keyOf: restKey,
  cacheControl: PUBLIC_API,
  isPublic: ({ path }) => PATH.test(path),
};

function restKey({ path, search, headers }: CacheableRequest): string | undefined {
  const [, resource] = PATH.exec(path) ?? [];
  if (!resource) return undefined;
  const parameters = [...new URLSearchParams(search)];
  const shared = parameters.every(([name, value]) => isCacheableParameter(name, value));
  const single = new Set(parameters.map(([name]) => name)).size === parameters.length;
  if (!shared || !single || parameters.length > MAX_PARAMETERS) return undefined;
  const locale = callerLocale({ headers, url: `?${search}` });
  return `rest ${resource} ${locale} ${JSON.stringify(sortedByName(parameters))}`;
}
