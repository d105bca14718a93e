import { serverAudits } from 'graphql-http';
import { ERRORS } from '../../src/contract/errors.js';
import { TRANSPORTS } from '../support/account-api.js';
import { aRegistration } from '../support/builders.js';
import { fastestOfThree } from '../support/fastest-of-three.js';
import { ABUSES, nested } from '../support/graphql-abuses.js';
import { expectEnvelope, headOf, overSocket, raw, type RawAnswer } from '../support/raw.js';
import { TestApp } from '../support/test-app.js';

const SECOND_MS = 1000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

const BY_TYPE = new Set(['BF61', '28B9', '2EA1']);
const HASH = 'a'.repeat(64);

interface FieldError {
  field: string;
  message: string;
  rule: string;
  params?: object;
}

interface GraphqlErrors {
  errors?: {
    message: string;
    extensions?: { code?: string; errors?: FieldError[] };
  }[];
}
const firstError = ({ json }: RawAnswer) => (json as GraphqlErrors | undefined)?.errors?.[0];

const WHOLE_BODIES = [
  { title: 'a JSON object that is cut off', body: '{"query":', code: 'MALFORMED_JSON' },
  { title: 'null as the body', body: 'null', code: 'MALFORMED_JSON' },
  { title: 'a batch of operations', body: '[{"query":"{__typename}"}]', code: 'BAD_REQUEST' },
  { title: 'an empty object', body: '{}', code: 'BAD_REQUEST' },
  {
    title: 'variables that are not an object',
    body: '{"query":"{__typename}","variables":5}',
    code: 'BAD_REQUEST',
  },
];

const SECURITY_HEADERS = [
  ...['content-security-policy', 'strict-transport-security', 'referrer-policy'],
  ...['x-content-type-options', 'x-frame-options', 'cross-origin-opener-policy', 'cache-control'],
];
const HANDSHAKE =
  'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
/** What is answered before, or beside, the application. */
const WITHOUT_EXPRESS = [
  { title: 'text that is not HTTP', sent: 'HELLO\r\n\r\n', status: 400 },
  {
    title: 'a request with endless headers',
    sent: `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    status: 431,
  },
  {
    title: 'the socket of another site',
    sent: `${HANDSHAKE}Origin: https://evil.example\r\n\r\n`,
    status: 403,
  },
  { title: 'a broken handshake of a socket', sent: `${HANDSHAKE}\r\n`, status: 400 },
];

const MODES: { mode: string; env: Record<string, string> }[] = [
  { mode: 'test', env: {} },
  {
    mode: 'production',
    env: {
      NODE_ENV: 'production',
      JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
      PUBLIC_URL: 'https://mizan.example',
      RATE_LIMIT_FACTOR: '',
    },
  },
];

describe.each(MODES)('GraphQL in $mode', ({ mode, env }) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start(__filename, env);
  });
  afterAll(() => app.close());

  const post = (body: string, headers: Record<string, string> = {}) =>
    raw(app, { method: 'POST', path: '/graphql', headers: { ...JSON_TYPE, ...headers }, body });
  const ask = (query: unknown, variables?: object, headers?: Record<string, string>) =>
    post(JSON.stringify({ query, variables }), headers);
  const expectAlive = async () =>
    expect((await ask('{ publicServices { total } }')).json).toEqual({
      data: { publicServices: { total: 11 } },
    });

  /** Expects a refusal of the whole operation, with no data and no internal details. */
  const expectRefusal = (answer: RawAnswer) => {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(firstError(answer)?.message).toMatch(/\S/);
    expect(answer.json).not.toHaveProperty('data');
    expect(answer.text).not.toMatch(/stacktrace|node_modules|\.js:\d|\.ts:\d/);
    expect(answer.headers['cache-control']).toContain('no-store');
  };

  it('the API meets every MUST and nearly every SHOULD of GraphQL over HTTP', async () => {
    const audits = serverAudits({ url: `${app.url}/graphql` });
    const all = await Promise.all(audits.map((audit) => audit.fn()));
    // three audits use introspection, which is off in production
    const results = mode === 'production' ? all.filter(({ id }) => !BY_TYPE.has(id)) : all;
    const failed = (word: string) =>
      results.filter(({ name, status }) => name.startsWith(word) && status !== 'ok');
    const counted = (word: string) => all.filter(({ name }) => name.startsWith(word)).length;
    expect([counted('MUST'), counted('SHOULD')]).toEqual([13, 23]);
    expect(failed('MUST').map(({ name }) => name)).toEqual([]);
    expect(failed('SHOULD').length).toBeLessThanOrEqual(3);
  });

  it.each(ABUSES)(
    'GraphQL refuses $title within a second, and goes on working',
    async ({ query }) => {
      const refused = async () => expectRefusal(await ask(query));
      expect(await fastestOfThree(SECOND_MS, refused)).toBeLessThan(SECOND_MS);
      await expectAlive();
    },
  );

  it.each(WHOLE_BODIES)('GraphQL refuses $title', async ({ body, code }) => {
    const answer = await post(body);
    expectRefusal(answer);
    if (code) expect(firstError(answer)?.extensions?.code).toBe(code);
  });

  it('GraphQL refuses unknown persisted operations, and stores no new ones', async () => {
    const persistedQuery = { version: 1, sha256Hash: HASH };
    const unknown = { extensions: { persistedQuery } };
    for (const body of [unknown, { query: '{ __typename }', ...unknown }, unknown]) {
      const answer = await post(JSON.stringify(body));
      expect(firstError(answer)?.extensions?.code).toMatch(/^PERSISTED_QUERY_NOT/);
      expect(answer.json).not.toHaveProperty('data');
    }
  });

  it('GraphQL refuses a body of more than a megabyte', async () => {
    const answer = await ask(`{ __typename } # ${'x'.repeat(1_100_000)}`);
    expectRefusal(answer);
    expect(answer.status).toBe(413);
  });

  it('GraphQL answers a normal query after two hundred abusive ones at once', async () => {
    const abuses = Array.from({ length: 200 }, (_, number) => ABUSES[number % ABUSES.length]);
    const answers = await Promise.all(abuses.map((abuse) => ask(abuse?.query)));
    answers.forEach(expectRefusal);
    await expectAlive();
  });

  it('GraphQL refuses mutations by GET', async () => {
    const query = encodeURIComponent('mutation { logout }');
    const headers = { 'apollo-require-preflight': 'true' };
    const answer = await raw(app, { path: `/graphql?query=${query}`, headers });
    expectRefusal(answer);
    expect(answer.status).toBe(405);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('GraphQL refuses the method %s', async (method) => {
    const answer = await raw(app, { method, path: '/graphql', headers: JSON_TYPE, body: '{}' });
    expectRefusal(answer);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'GraphQL refuses the content type %s, which pages of other sites can send',
    async (type) => {
      const headers = {
        'Content-Type': type,
        Cookie: 'token=x.y.z; signed_in=1',
        Origin: 'https://evil.example',
      };
      const answer = await raw(app, {
        method: 'POST',
        path: '/graphql',
        headers,
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      expectRefusal(answer);
      const get = await raw(app, { path: '/graphql?query=%7B__typename%7D', headers: {} });
      expectRefusal(get);
      expect(get.text).toContain('CSRF');
    },
  );

  it('GraphQL names a wrong variable in the language of the caller', async () => {
    const LIST = 'query ($limit: Int) { publicServices(limit: $limit) { total } }';
    const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
    const told = async (language: string, query: string, variables: object) => {
      const answer = await ask(query, variables, { 'Accept-Language': language });
      expectRefusal(answer);
      const { code, errors } = firstError(answer)?.extensions ?? {};
      expect(code).toBe('BAD_USER_INPUT');
      return errors;
    };
    expect(await told('fr', LIST, { limit: 'ten' })).toEqual([
      { field: 'limit', message: 'Doit être un nombre entier', rule: 'integer' },
    ]);
    expect(await told('en', LOGIN, { input: { email: 'a@b.dz' } })).toEqual([
      { field: 'password', message: 'This field is required', rule: 'required' },
    ]);
    expect(await told('ar', LOGIN, { input: { email: 'a', password: 'b', role: 'x' } })).toEqual([
      { field: 'role', message: 'حقل غير معروف', rule: 'unknownField' },
    ]);
    expect(await told('en', LOGIN, { input: { email: null, password: 'x' } })).toEqual([
      { field: 'email', message: 'This field is required', rule: 'required' },
    ]);
    expect(await told('en', LOGIN, { input: { email: ['a'], password: 'x' } })).toEqual([
      { field: 'email', message: 'The value has the wrong type', rule: 'type' },
    ]);
  });

  it('GraphQL names the rule that each field breaks, its bounds and the values that it accepts', async () => {
    const refused = async (query: string, variables: object) => {
      const { errors = [] } = firstError(await ask(query, variables))?.extensions ?? {};
      return errors.map(({ field, rule, params }) => ({ field, rule, params }));
    };
    const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
    const LIST =
      'query ($limit: Int, $sort: ServiceSort) { publicServices(limit: $limit, sort: $sort) { total } }';
    const input = { ...aRegistration(), fullName: 'x', email: 'x', phoneNumber: '1' };
    expect(await refused(REGISTER, { input })).toEqual([
      { field: 'fullName', rule: 'length', params: { min: 2, max: 100 } },
      { field: 'phoneNumber', rule: 'phone' },
      { field: 'email', rule: 'email' },
    ]);
    expect(await refused(LIST, { limit: 500 })).toEqual([
      { field: 'limit', rule: 'range', params: { min: 1, max: 100 } },
    ]);
    expect(await refused(LIST, { sort: { field: 'order', direction: 'up' } })).toEqual([
      { field: 'sort.direction', rule: 'oneOf', params: { allowed: ['asc', 'desc'] } },
    ]);
    const allowed = expect.arrayContaining(['order', 'featured']) as string[];
    expect(await refused(LIST, { sort: { field: 'colour' } })).toEqual([
      { field: 'sort.field', rule: 'oneOf', params: { allowed } },
    ]);
    const PAGE =
      'query ($many: Int, $order: ServiceSort, $missing: ID!) { publicServices(limit: $many, sort: $order) { total } audit: auditEvent(id: $missing) { id } }';
    const several = { many: 'ten', order: { field: 'colour', direction: 'up' } };
    const answer = await ask(PAGE, several);
    expect((answer.json as { errors: object[] }).errors).toHaveLength(1);
    expect(await refused(PAGE, several)).toEqual([
      { field: 'many', rule: 'integer' },
      { field: 'sort.field', rule: 'oneOf', params: { allowed } },
      { field: 'sort.direction', rule: 'oneOf', params: { allowed: ['asc', 'desc'] } },
      { field: 'missing', rule: 'required' },
    ]);
  });

  it('GraphQL answers every code that a refusal can have', async () => {
    const { json } = await ask('{ errorCodes }');
    const { errorCodes } = (json as { data: { errorCodes: string[] } }).data;
    expect(errorCodes).toEqual(expect.arrayContaining(Object.keys(ERRORS)));
    expect(errorCodes).toContain('GRAPHQL_PARSE_FAILED');
  });

  it('GraphQL reveals its schema outside production only', async () => {
    const unknown = firstError(await ask('{ publicService { total } servicez { total } }'));
    if (mode === 'production') expect(unknown?.message).not.toMatch(/Did you mean|publicServices/);
    const asked = [
      '{ __schema { types { name } } }',
      '{ __type(name: "User") { name } }',
      nested(12),
    ];
    for (const introspection of await Promise.all(asked.map((query) => ask(query)))) {
      if (mode === 'production') expectRefusal(introspection);
      else expect(introspection.status).toBe(200);
    }
    const page = await raw(app, { path: '/graphql', headers: { Accept: 'text/html' } });
    if (mode === 'production') expect(page.text).not.toMatch(/<html|sandbox|playground/i);
  });

  it('in production, GraphQL shows no developer page', async () => {
    const inbox = await raw(app, { path: '/dev/mails?to=a@b.dz' });
    if (mode === 'production') expectEnvelope(inbox, 404, 'ROUTE_NOT_FOUND');
    else expect(inbox.status).toBe(200);
  });

  it.each(TRANSPORTS)(
    'over %s, each cookie of a session is for this site alone, and over https never sent without it',
    async (_, apiOf) => {
      const { email, password, ...rest } = aRegistration();
      const { headers, data } = await apiOf(app).register({ email, password, ...rest });
      const { token } = data;
      const signedIn = await apiOf(app).login({ email, password });
      const refreshed = await apiOf(app).refresh(undefined, { token });
      const left = await apiOf(app).logout(undefined, { token: refreshed.data.token });
      for (const set of [headers, signedIn.headers, refreshed.headers, left.headers]) {
        const cookies = (set['set-cookie'] ?? []) as string[];
        expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['token', 'signed_in']);
        for (const cookie of cookies) {
          const [pair = '', ...attributes] = cookie.split('; ');
          const kinds = attributes.filter((text) => !/^(?:Max-Age|Expires)=/.test(text)).sort();
          const hidden = pair.startsWith('token=') ? ['HttpOnly'] : [];
          const secure = mode === 'production' ? ['Secure'] : [];
          expect(kinds).toEqual([...hidden, 'Path=/', 'SameSite=Strict', ...secure]);
        }
      }
    },
  );

  it('every answer has Strict-Transport-Security when the site is served over https', async () => {
    for (const path of ['/graphql', '/public/services', '/api/v1/users', '/nowhere']) {
      const { headers } = await raw(app, { path });
      const secure = headers['strict-transport-security'];
      if (mode === 'production') expect(secure).toMatch(/max-age=31536000; includeSubDomains/);
      else expect(secure).toBeUndefined();
    }
  });

  it.each(WITHOUT_EXPRESS)(
    '$title is refused with the security headers of all other answers',
    async ({ sent, status }) => {
      const other = await raw(app, { path: '/api/v1/nowhere' });
      const answer = headOf(await overSocket(app, sent));
      expect(answer.status).toBe(status);
      for (const name of SECURITY_HEADERS)
        expect([name, answer.headers[name]]).toEqual([name, other.headers[name]]);
      expect('strict-transport-security' in answer.headers).toBe(mode === 'production');
    },
  );
});
