import request from 'supertest';
import { OperationExecutor } from '../../src/platform/graphql/operation-executor.js';
import { aClient } from '../support/builders.js';
import { TestApp } from '../support/test-app.js';

const LIST =
  'query List($limit: Int) { publicServices(limit: $limit, language: fr) { total items { id title } } }';
const MINE = 'query ($limit: Int) { myServiceRequests(limit: $limit) { total items { id } } }';
const SUBMIT =
  'mutation ($input: SubmitServiceRequestInput!) { submitServiceRequest(input: $input) { id } }';
const COSTLY = `query ($n: Int) { ${Array.from({ length: 12 }, (_, at) => `a${at}: myServiceRequests(limit: $n) { items { timeline { id type note } } }`).join(' ')} }`;
const SLUG = 'query ($slug: String!) { publicService(slug: $slug) { id } }';

interface Case {
  title: string;
  query: string;
  variables?: object;
  operationName?: string | null;
  extensions?: object;
  headers?: Record<string, string>;
  by?: 'client';
  /** Whether the second call is answered by the executor to its end. */
  isRun: boolean;
}

const CASES: Case[] = [
  { title: 'a list', query: LIST, variables: { limit: 2 }, isRun: true },
  { title: 'a list with other variables', query: LIST, variables: { limit: 3 }, isRun: true },
  { title: 'a list without variables', query: LIST, isRun: true },
  { title: 'a limit out of bounds', query: LIST, variables: { limit: 1000 }, isRun: true },
  { title: 'its name', query: LIST, operationName: 'List', isRun: true },
  { title: 'the extensions of a client', query: LIST, extensions: { client: 'x' }, isRun: true },
  { title: 'an unknown row', query: SLUG, variables: { slug: 'nowhere' }, isRun: true },
  { title: 'a private list of nobody', query: MINE, isRun: true },
  { title: 'a private list', query: MINE, by: 'client', isRun: true },
  {
    title: 'a form with mistakes',
    query: SUBMIT,
    variables: { input: { serviceId: 99, clientName: '', clientEmail: 'x' } },
    by: 'client',
    isRun: true,
  },
  { title: 'a variable of the wrong type', query: SLUG, variables: { slug: 5 }, isRun: true },
  { title: 'a missing variable', query: SLUG, by: 'client', isRun: true },
  { title: 'variables that are a list', query: LIST, variables: [1], isRun: false },
  { title: 'another name', query: LIST, operationName: 'Other', isRun: false },
  { title: 'no name', query: LIST, operationName: null, isRun: false },
  {
    title: 'a hash beside the text',
    query: LIST,
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
    isRun: false,
  },
  {
    title: 'several operations',
    query: 'query A { publicServices { total } } query B { publicFaqs { total } }',
    operationName: 'B',
    isRun: false,
  },
  {
    title: 'another media type',
    query: LIST,
    headers: { Accept: 'application/graphql-response+json' },
    isRun: false,
  },
  {
    title: 'a media type that is not wanted',
    query: LIST,
    headers: { Accept: 'application/json;q=0' },
    isRun: false,
  },
  {
    title: 'the type of a form of another site',
    query: LIST,
    headers: { 'Content-Type': 'text/plain' },
    isRun: false,
  },
  { title: 'a costly text', query: COSTLY, variables: { n: 100 }, by: 'client', isRun: false },
  { title: 'a costly text, few rows', query: COSTLY, variables: { n: 1 }, isRun: false },
  { title: 'an unknown field', query: '{ publicServicez { total } }', isRun: false },
  {
    title: 'a subscription',
    query: 'subscription { serviceRequestChanged { id } }',
    by: 'client',
    isRun: false,
  },
];

describe('a text that was sent before', () => {
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    ({ token } = await aClient(app));
  });
  afterAll(() => app.close());

  const send = async ({ headers = {}, by, query, variables, operationName, extensions }: Case) => {
    const sent = { query, variables, operationName, extensions };
    const {
      status,
      text,
      headers: told,
    } = await request(app.url)
      .post('/graphql')
      .set({
        'Content-Type': 'application/json',
        'Accept-Language': 'fr',
        ...(by && { Authorization: `Bearer ${token}` }),
        ...headers,
      })
      .send(JSON.stringify(sent));
    const { date: _, 'x-request-id': __, ratelimit: ___, ...rest } = told as Record<string, string>;
    return { status, text, headers: rest };
  };

  it.each(CASES)('a GraphQL text sent before is answered like a new one: $title', async (call) => {
    await send(call);
    const ran = jest.spyOn(app.app.get(OperationExecutor, { strict: false }), 'executeText');
    const known = await send(call);
    expect(ran).toHaveBeenCalledTimes(call.isRun ? 1 : 0);
    const fresh = await send({ ...call, query: `${call.query} # ${call.title}` });
    expect(ran).toHaveBeenCalledTimes(call.isRun ? 1 : 0);
    ran.mockRestore();
    expect(known).toEqual(fresh);
  });

  it('a GraphQL text sent before is refused in a batch like a new one', async () => {
    const batch = (query: string) => request(app.url).post('/graphql').send([{ query }, { query }]);
    const [known, fresh] = [await batch(LIST), await batch(`${LIST} # in a batch`)];
    expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
    expect(known.status).toBe(400);
  });
});
