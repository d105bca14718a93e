import { readFileSync } from 'node:fs';
import request from 'supertest';
import { Database } from '../../src/platform/database/database.js';
import { aClient } from '../support/builders.js';
import { connect } from '../support/live.js';
import { TestApp } from '../support/test-app.js';

const FILE = new URL(
  '../../../client/src/graphql/generated/persisted-documents.json',
  `file://${__filename}`,
);
const OPERATIONS = Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>);
const UNKNOWN_ID = '01a1fe00-6105-75bd-b5da-0970626c4f3d';

interface Case {
  title: string;
  operation: string;
  variables?: object;
  by?: 'client' | 'admin';
}

const CASES: Case[] = [
  { title: 'a public list', operation: 'PublicServices', variables: { language: 'fr' } },
  { title: 'an unknown slug', operation: 'PublicService', variables: { slug: 'no-such-service' } },
  { title: 'a variable of the wrong type', operation: 'PublicService', variables: { slug: 5 } },
  { title: 'a missing variable', operation: 'PublicService' },
  { title: 'a private list without signing in', operation: 'AdminServices' },
  { title: 'a private list as a client', operation: 'AdminServices', by: 'client' },
  { title: 'a private list as an administrator', operation: 'AdminServices', by: 'admin' },
  {
    title: 'a limit out of bounds',
    operation: 'AdminServices',
    variables: { limit: 1000 },
    by: 'admin',
  },
  {
    title: 'a change of an unknown row',
    operation: 'RestoreServiceRequest',
    variables: { id: UNKNOWN_ID },
    by: 'admin',
  },
  {
    title: 'a form with several mistakes',
    operation: 'SubmitServiceRequest',
    variables: { input: { serviceId: 99, clientName: '', clientEmail: 'x' } },
    by: 'client',
  },
];

describe('persisted operations', () => {
  let app: TestApp;
  const tokens: Partial<Record<'client' | 'admin', string>> = {};

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    tokens.admin = await app.adminToken();
    tokens.client = (await aClient(app)).token;
  });
  afterAll(() => app.close());

  const found = (operation: string) => {
    const entry = OPERATIONS.find(([, text]) => new RegExp(`\\b${operation}\\b[ ({]`).test(text));
    if (!entry) throw new Error(`The client has no operation ${operation}`);
    return { hash: entry[0], text: entry[1] };
  };
  const byHash = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
  const post = (body: object, by?: 'client' | 'admin') => {
    const call = request(app.url).post('/graphql').set('Accept-Language', 'fr');
    return (by ? call.set('Authorization', `Bearer ${tokens[by]}`) : call).send(body);
  };

  it.each(CASES)(
    'a persisted operation answers like its text: $title',
    async ({ operation, variables, by }) => {
      const { hash, text } = found(operation);
      const whole = await post({ query: text, variables }, by);
      const short = await post({ extensions: byHash(hash), variables }, by);
      const kind = (answer: request.Response) => answer.headers['content-type'];
      expect([short.status, kind(short), short.body]).toEqual([
        whole.status,
        kind(whole),
        whole.body,
      ]);
    },
  );

  it('a persisted mutation cannot be run by GET', async () => {
    const { hash } = found('RestoreServiceRequest');
    const extensions = JSON.stringify(byHash(hash));
    const variables = JSON.stringify({ id: UNKNOWN_ID });
    const answer = await request(app.url)
      .get('/graphql')
      .query({ extensions, variables })
      .set({ Authorization: `Bearer ${tokens.admin}`, 'apollo-require-preflight': 'true' });
    expect(answer.status).toBe(405);
    const bare = await request(app.url).get('/graphql').query({ extensions, variables });
    expect(bare.status).toBe(400);
  });

  it('a persisted operation is not run under another operation’s name', async () => {
    const { hash } = found('PublicServices');
    const answer = await post({ extensions: byHash(hash), operationName: 'Another' });
    expect(answer.body).toHaveProperty('errors');
    expect(answer.body).not.toHaveProperty('data');
  });

  it('an internal error of a persisted operation is masked like that of its text', async () => {
    const { hash, text } = found('PublicServices');
    const rename = (from: string, to: string) =>
      app.app.get(Database).query(`ALTER TABLE ${from} RENAME TO ${to}`);
    await rename('services', 'services_away');
    const variables = { language: 'fr' };
    const whole = await post({ query: text, variables });
    const short = await post({ extensions: byHash(hash), variables });
    await rename('services_away', 'services');
    const named = ({ text, headers }: { text: string; headers: Record<string, string> }) =>
      text.replaceAll(String(headers['x-request-id']), 'its id');
    expect(named(short)).toBe(named(whole));
    expect(short.body.errors[0].extensions).toEqual({
      code: 'INTERNAL_ERROR',
      requestId: short.headers['x-request-id'],
    });
    expect(short.text).not.toMatch(/relation|services_away|node_modules/);
  });

  const REFUSED: { title: string; type?: string; body: (extensions: object) => unknown }[] = [
    {
      title: 'as plain text, which any page may send',
      type: 'text/plain',
      body: (extensions) => ({ extensions }),
    },
    {
      title: 'as a form',
      type: 'application/x-www-form-urlencoded',
      body: (extensions) => ({ extensions }),
    },
    { title: 'in a batch', body: (extensions) => [{ extensions }, { extensions }] },
    {
      title: 'in more than a megabyte',
      body: (extensions) => ({ extensions, variables: { language: 'x'.repeat(1_100_000) } }),
    },
    {
      title: 'with variables that are a list',
      body: (extensions) => ({ extensions, variables: [1] }),
    },
  ];

  it.each(REFUSED)(
    'a persisted operation is refused like its text: $title',
    async ({ type = 'application/json', body }) => {
      const { hash, text } = found('PublicServices');
      const sent = (extensions: object, query?: string) => {
        const whole = JSON.stringify(body(extensions));
        return request(app.url)
          .post('/graphql')
          .set({ 'Content-Type': type, 'Accept-Language': 'fr' })
          .send(
            query
              ? whole.replaceAll(
                  `"extensions":${JSON.stringify(extensions)}`,
                  `"query":${JSON.stringify(query)}`,
                )
              : whole,
          );
      };
      const short = await sent(byHash(hash));
      const whole = await sent(byHash(hash), text);
      expect(short.status).toBeGreaterThanOrEqual(400);
      expect([short.status, short.body]).toEqual([whole.status, whole.body]);
    },
  );

  const LIVE: { title: string; variables?: object; by?: 'client' | 'admin' }[] = [
    { title: 'without signing in' },
    { title: 'as a client', by: 'client' },
    { title: 'with an unknown variable', variables: { id: 5 }, by: 'client' },
  ];

  it.each(LIVE)(
    'a persisted subscription answers like its text over a WebSocket: $title',
    async ({ variables, by }) => {
      const { hash, text } = found('ServiceRequestChanged');
      const told = (payload: { query: string; extensions?: Record<string, unknown> }) =>
        new Promise((resolve) => {
          const client = connect(app, { token: by && tokens[by], language: 'fr' });
          const end = (answer: unknown) => {
            resolve(answer);
            void client.dispose();
          };
          client.subscribe(
            { ...payload, variables: variables as Record<string, unknown> },
            { next: end, error: end, complete: () => end('complete') },
          );
        });
      const whole = await told({ query: text });
      expect(whole).toHaveProperty('errors.0.extensions.code');
      expect(await told({ query: '', extensions: byHash(hash) })).toEqual(whole);
    },
  );

  it('an unknown persisted operation is refused as such over a WebSocket', async () => {
    const client = connect(app, { token: tokens.admin });
    const errors = await new Promise((resolve) =>
      client.subscribe(
        { query: '', extensions: byHash('a'.repeat(64)) },
        { next: resolve, error: resolve, complete: () => resolve('complete') },
      ),
    );
    await client.dispose();
    expect(errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  });
});
