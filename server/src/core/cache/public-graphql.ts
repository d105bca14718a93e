import { Kind, type OperationDefinitionNode, parse } from 'graphql';
import { type CacheableRequest, type CacheRule, PUBLIC_API } from './cache-rule.js';
import { sortedByName, isCacheableParameter } from './cacheable-parameters.js';
import { callerLocale } from '../request-context/caller-locale.js';
import { hashOf, loadOperations } from '../graphql/persisted-operations.js';

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
    keyOf: (request) => keyOf(request, reads),
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
  if (operations.length !== 1 || !operation || !isPublicRead(operation)) return [];
  const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return [[hash, { name: operation.name?.value ?? '', variables: new Set(declared) }]];
}

function isPublicRead({ operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== 'query') return false;
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('public'),
  );
}

function keyOf(
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
