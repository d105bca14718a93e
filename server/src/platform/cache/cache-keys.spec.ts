import { publicGraphql, publicRest } from './public-api-rules.js';
import type { CacheableRequest } from './public-cache.js';
import { parse } from 'graphql';
import { loadOperations } from '../graphql/persisted-operations.js';
import { operationOf } from '../graphql/known-documents.js';

const READ =
  'query PublicThings($language: Locale!, $page: Int, $search: String) { publicThings { id } }';
const operations = new Map([
  ['read', READ],
  ['private', 'query Things { things { id } }'],
  ['mixed', 'query Mixed { publicThings { id } me { id } }'],
  ['write', 'mutation Change { publicChange }'],
]);

const { keyOf, isCacheable } = publicGraphql(operations);

/** The names of the site's operations, by their hashes. */
const siteNames = new Map(
  [...loadOperations()].map(([hash, text]) => [hash, operationOf(parse(text))?.name ?? '']),
);

const rest = (address: string, headers = {}) => publicRest.keyOf(requestTo(address, headers));
const graphql = (parameters: Record<string, string>, headers = {}) =>
  keyOf(requestTo(`/graphql?${new URLSearchParams(parameters).toString()}`, headers));

function requestTo(address: string, headers = {}): CacheableRequest {
  const [path = '', search = ''] = address.split('?');
  return { path, search, headers };
}

const byHash = (hash: string) =>
  JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
const extensions = byHash('read');

describe('keys of public REST reads', () => {
  it('the cache key of a REST read is the same under both addresses and for any order of parameters', () => {
    const key = rest('/api/v1/public/things?page=2&language=fr');
    expect(key).toBeDefined();
    expect(rest('/public/things?language=fr&page=2')).toBe(key);
  });

  it('the cache key of a REST read differs by language, even by that of the browser', () => {
    const browser = (tag: string) => rest('/public/things', { 'accept-language': tag });
    expect(new Set(['ar', 'fr', 'en'].map(browser)).size).toBe(3);
    expect(browser('fr-DZ,fr;q=0.9')).toBe(browser('fr'));
  });

  it.each([
    ['/api/v1/things'],
    ['/public/../things'],
    ['/public/things?search=x'],
    ['/public/things?q=x'],
    ['/public/things?language=xx'],
    ['/public/things?page=101'],
    ['/public/things?page=01'],
    ['/public/things?page=1&page=2'],
    ['/public/things?a=1&b=1&c=1&d=1&e=1&f=1&g=1'],
    [`/public/things?category=${'x'.repeat(65)}`],
    ['/public/things?category=a%20b'],
  ])('a REST read of %s has no cache key', (address) => {
    expect(rest(address)).toBeUndefined();
  });
});

describe('keys of public GraphQL reads', () => {
  it('the cache key of a GraphQL read is the same for any spelling of the same variables', () => {
    const key = graphql({ extensions, variables: '{"page":1,"language":"fr"}' });
    expect(key).toBeDefined();
    expect(graphql({ variables: '{"language":"fr", "page": 1}', extensions })).toBe(key);
    expect(graphql({ extensions, variables: '{"page":2,"language":"fr"}' })).not.toBe(key);
  });

  it('the cache key of a GraphQL read reads the language as the operation does', () => {
    const address = `/graphql?extensions=${encodeURIComponent(extensions)}`;
    const french = keyOf(requestTo(`${address}&language=fr`));
    expect(keyOf(requestTo(`${address}&%6canguage=%66r`))).toBe(french);
    expect(keyOf(requestTo(address))).not.toBe(french);
  });

  it.each([
    ['an unknown hash', { extensions: byHash('other') }],
    ['a private read', { extensions: byHash('private') }],
    ['a read that is private in part', { extensions: byHash('mixed') }],
    ['a mutation', { extensions: byHash('write') }],
    ['a text of its own', { extensions, query: '{ publicThings { id } }' }],
    ['another name', { extensions, operationName: 'Other' }],
    ['a variable that is not declared', { extensions, variables: '{"other":"x"}' }],
    ['words that somebody typed', { extensions, variables: '{"search":"x"}' }],
    ['a nested variable', { extensions, variables: '{"page":{"x":1}}' }],
    ['a list of variables', { extensions, variables: '[1]' }],
    ['broken variables', { extensions, variables: '{' }],
    ['broken extensions', { extensions: '{' }],
  ])('a GraphQL read with %s has no cache key', (_, parameters) => {
    expect(graphql(parameters as Record<string, string>)).toBeUndefined();
  });

  it.each([['application/graphql-response+json'], ['text/plain']])(
    'a GraphQL call that accepts %s has no cache key',
    (accept) => {
      expect(graphql({ extensions }, { accept })).toBeUndefined();
    },
  );

  it('a GraphQL answer with errors is not cached', () => {
    const answer = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) });
    expect(isCacheable?.(answer('{"data":{"publicThings":[]}}'))).toBe(true);
    expect(isCacheable?.(answer('{"errors":[],"data":null}'))).toBe(false);
  });
});

describe('operations of the site', () => {
  const site = publicGraphql();
  const askedFor = (hash: string) =>
    requestTo(`/graphql?${new URLSearchParams({ extensions: byHash(hash) }).toString()}`);
  const hashOf = (name: string) => [...siteNames].find(([, each]) => each === name)?.[0] ?? '';

  it('the operations that the browser sends by GET, whose names begin with Public, are those of public fields alone', () => {
    const names = [...siteNames.values()].filter((name) => name.startsWith('Public'));
    const cached = [...siteNames].filter(([hash]) => site.isPublic?.(askedFor(hash)));
    expect(cached.map(([, name]) => name)).toEqual(names);
  });

  it.each([['PublicServices'], ['PublicPrices'], ['PublicBookableConsultants']])(
    '%s of the site has a cache key',
    (name) => {
      const { search } = askedFor(hashOf(name));
      const variables = encodeURIComponent('{"language":"fr"}');
      expect(site.keyOf(requestTo(`/graphql?${search}&variables=${variables}`))).toBeDefined();
    },
  );
});
