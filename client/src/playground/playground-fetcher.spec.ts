import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FetcherParams } from '@graphiql/toolkit';
import {
  buildSchema,
  coerceInputValue,
  type GraphQLInputType,
  introspectionFromSchema,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql';
import { EXAMPLE_VARIABLES, examplesIn } from './examples';
import { createPlaygroundFetcher, FILE, formOf, sorted } from './playground-fetcher';
import { playgroundLocale, playgroundTexts } from './texts';

const schema = buildSchema(
  readFileSync(resolve(__dirname, '../../../server/schema.graphql'), 'utf8'),
);
const cv = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
const query = 'query A { a } mutation B($input: I!, $more: J) { b(input: $input, more: $more) }';
const variables = { input: { name: 'x', files: [FILE] }, other: FILE };

describe('examples of the Playground', () => {
  it.each(['ar', 'fr', 'en'] as const)('the operations in %s fit the schema', (locale) => {
    const document = parse(examplesIn(locale, playgroundTexts(locale)));
    expect(validate(schema, document)).toEqual([]);
    const kinds = document.definitions.map((part) => 'operation' in part && part.operation);
    expect(new Set(kinds)).toEqual(new Set(['query', 'mutation', 'subscription']));
  });

  it.each([
    ['SubmitContactRequestInput', EXAMPLE_VARIABLES.message],
    ['SubmitApplicationInput', EXAMPLE_VARIABLES.application],
  ])('the variables fit %s', (type, value) => {
    const problems: string[] = [];
    coerceInputValue(value, schema.getType(type) as GraphQLInputType, (...[, , error]) =>
      problems.push(error.message),
    );
    expect(problems).toEqual([]);
  });
});

it('a file is sent where the variables name it, and nothing else stands there', () => {
  const form = formOf({ query, variables }, cv);
  expect(form?.get('file')).toBe(cv);
  expect(JSON.parse(form?.get('map') as string)).toEqual({
    file: ['variables.input.files.0', 'variables.other'],
  });
  const { variables: sent } = JSON.parse(form?.get('operations') as string) as FetcherParams;
  expect(sent).toEqual({ input: { name: 'x', files: [null] }, other: null });
});

describe('the fetcher of the Playground', () => {
  const send = jest.fn().mockResolvedValue({ data: {} });
  const fetcherWith = (file?: File) =>
    createPlaygroundFetcher({ address: '/graphql', send, chosenFile: () => file });
  beforeEach(() => send.mockClear());

  it('the fetcher gives an operation the variables that it declares, and no others', async () => {
    await fetcherWith(cv)({ query, operationName: 'A', variables });
    expect(send).toHaveBeenCalledWith({ query, operationName: 'A', variables: {} }, undefined);
  });

  it('the fetcher sends a form with the preflight header if the operation takes the file', async () => {
    const fetched = jest
      .fn()
      .mockResolvedValue({ json: () => Promise.resolve({ data: { b: 1 } }) });
    Object.assign(globalThis, { fetch: fetched });
    const answer = await fetcherWith(cv)(
      { query, operationName: 'B', variables },
      { headers: { Authorization: 'Bearer x' } },
    );
    expect(answer).toEqual({ data: { b: 1 } });
    expect(send).not.toHaveBeenCalled();
    const [address, { headers, body }] = fetched.mock.calls[0] as [string, RequestInit];
    expect([address, body]).toEqual(['/graphql', expect.any(FormData)]);
    expect(headers).toEqual({ Authorization: 'Bearer x', 'apollo-require-preflight': 'true' });
  });

  it('the fetcher sends JSON as long as no file is chosen', async () => {
    await fetcherWith()({ query, operationName: 'B', variables });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

it('types are in alphabetical order', () => {
  const unsorted = buildSchema('type Query { b: B a: A } type B { x: Int } type A { x: Int }');
  const { data } = sorted({ data: { ...introspectionFromSchema(unsorted) } });
  const { types } = (data as unknown as IntrospectionQuery).__schema;
  const names = types.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});

it.each([
  ['?language=fr', ['en-US'], 'fr'],
  ['', ['de-DE', 'en-GB'], 'en'],
  ['?language=xx', ['AR-dz'], 'ar'],
  ['', ['de'], 'ar'],
])('the address %j in a browser of %j has the language %s', (search, spoken, locale) => {
  expect(playgroundLocale(search, spoken)).toBe(locale);
});
