import { aClient } from '../support/builders.js';
import { raw, type RawAnswer } from '../support/raw.js';
import { TestApp } from '../support/test-app.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Protected addresses in other spellings. */
const ROUTES = [
  { method: 'GET', path: '/api/v1/users' },
  { method: 'HEAD', path: '/api/v1/users' },
  { method: 'GET', path: '/API/V1/USERS' },
  { method: 'GET', path: '/api/v1/Users/' },
  { method: 'GET', path: '/api/v1/users//' },
  { method: 'GET', path: '//api/v1/users' },
  { method: 'GET', path: '/api//v1//users' },
  { method: 'GET', path: '/api/v1/./users' },
  { method: 'GET', path: '/api/v1/public/../users' },
  { method: 'GET', path: '/public/../users' },
  { method: 'GET', path: '/public/..%2fusers' },
  { method: 'GET', path: '/public//users' },
  { method: 'GET', path: '/api/v1/%75sers' },
  { method: 'GET', path: '/api%2fv1%2fusers' },
  { method: 'GET', path: '/api/v1/users%00' },
  { method: 'GET', path: '/api/v1/users%20' },
  { method: 'GET', path: '/api/v1/users;a=b' },
  { method: 'GET', path: '/api/v1/users.json' },
  { method: 'GET', path: '/api/v1/users?public=true#/public' },
  { method: 'GET', path: '/users' },
  { method: 'OPTIONS', path: '/api/v1/users' },
  { method: 'TRACE', path: '/api/v1/users' },
  { method: 'PROPFIND', path: '/api/v1/users' },
  { method: 'GET', path: '/api/v1/service-requests/search?q=' },
  { method: 'GET', path: '/service-requests' },
];

/** Other ways to send a token; REST accepts none of them. */
const headersWith = (token: string): { title: string; headers: Record<string, string> }[] => [
  { title: 'the session cookie', headers: { Cookie: `token=${token}; signed_in=1` } },
  { title: 'the signed_in cookie', headers: { Cookie: 'signed_in=1' } },
  { title: 'another authorization scheme', headers: { Authorization: `Basic ${token}` } },
  { title: 'no authorization scheme', headers: { Authorization: token } },
  { title: 'the Token scheme', headers: { Authorization: `Token ${token}` } },
  {
    title: 'the Bearer scheme after another word',
    headers: { Authorization: `x Bearer ${token}` },
  },
  { title: 'two tokens', headers: { Authorization: `Bearer ${token} ${token}` } },
  { title: 'an empty token', headers: { Authorization: 'Bearer ' } },
  { title: 'the word null', headers: { Authorization: 'Bearer null' } },
  { title: 'a custom header', headers: { 'X-Access-Token': token } },
  { title: 'a proxy’s header', headers: { 'X-Forwarded-User': 'admin@mizan.test' } },
  {
    title: 'a token with a changed signature',
    headers: { Authorization: `Bearer ${token.slice(0, -4)}AAAA` },
  },
  {
    title: 'a token without a signature',
    headers: { Authorization: `Bearer ${token.split('.').slice(0, 2).join('.')}.` },
  },
  {
    title: 'a token with the algorithm none',
    headers: {
      Authorization: `Bearer ${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${token.split('.')[1]}.`,
    },
  },
];

/** Headers that try to replace the address or the method of a request. */
const REWRITES: Record<string, string>[] = [
  { 'X-Original-URL': '/api/v1/users' },
  { 'X-Rewrite-URL': '/api/v1/users' },
  { 'X-Forwarded-Prefix': '/api/v1/users' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Method-Override': 'DELETE' },
  { 'X-HTTP-Method': 'DELETE' },
];

describe('access to protected addresses by tricks', () => {
  let app: TestApp;
  let client: string;
  let admin: string;

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    client = (await aClient(app)).token;
    admin = await app.adminToken();
  });
  afterAll(() => app.close());

  const expectClosed = ({ status, text, json }: RawAnswer, allowed: number[]) => {
    expect(allowed).toContain(status);
    expect(text).not.toContain('@');
    expect(json?.['data']).toBeUndefined();
  };

  it.each(ROUTES)(
    '$method $path is refused to clients and to people who are not signed in',
    async ({ method, path }) => {
      const nobody = await raw(app, { method, path });
      expectClosed(nobody, [204, 400, 401, 404, 405]);
      const somebody = await raw(app, {
        method,
        path,
        headers: { Authorization: `Bearer ${client}` },
      });
      expectClosed(somebody, [204, 400, 403, 404, 405]);
    },
  );

  it('an administrator’s token over REST counts only as a bearer token', async () => {
    for (const { title, headers } of headersWith(admin)) {
      const { status, json } = await raw(app, { path: '/api/v1/users', headers });
      expect({ title, status, error: json?.error }).toEqual({
        title,
        status: 401,
        error: 'UNAUTHENTICATED',
      });
    }
  });

  it.each(['token', 'access_token', 'authorization', 'jwt'])(
    'a token in the query parameter %s is ignored',
    async (name) => {
      const answer = await raw(app, { path: `/api/v1/auth/profile?${name}=${admin}` });
      expectClosed(answer, [401]);
    },
  );

  it('a token in the body is ignored', async () => {
    const body = JSON.stringify({ token: admin, access_token: admin });
    const answer = await raw(app, {
      method: 'POST',
      path: '/api/v1/users',
      headers: JSON_TYPE,
      body,
    });
    expectClosed(answer, [401]);
  });

  it.each(REWRITES)(
    'the headers %j change neither address nor method of a request',
    async (headers) => {
      const path = '/api/v1/public/services/legal-audit';
      const plain = await raw(app, { path });
      const tricked = await raw(app, { path, headers });
      expect(tricked.status).toBe(200);
      expect(tricked.text).toBe(plain.text);
      const removed = await raw(app, {
        method: 'POST',
        path: '/api/v1/services/6',
        headers: { ...headers, Authorization: `Bearer ${admin}` },
      });
      expect([404, 405]).toContain(removed.status);
    },
  );

  it('GraphQL accepts the session cookie', async () => {
    const query = JSON.stringify({ query: '{ me { email } }' });
    const headers = {
      ...JSON_TYPE,
      Cookie: `token=${admin}; signed_in=1`,
      'apollo-require-preflight': 'true',
    };
    const graphql = await raw(app, { method: 'POST', path: '/graphql', headers, body: query });
    expect(graphql.json).toMatchObject({ data: { me: { email: 'admin@mizan.test' } } });
  });
});
