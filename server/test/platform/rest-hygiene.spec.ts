import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ERRORS } from '../../src/contract/errors.js';
import { type Locale, LOCALES } from '../../src/contract/locales.js';
import { aClient } from '../support/builders.js';
import { expectEnvelope, expectNothingInside, headOf, overSocket, raw } from '../support/raw.js';
import { TestApp } from '../support/test-app.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const LOGIN = '/api/v1/auth/login';
const ORIGIN = 'https://partner.example';

const UNKNOWN_ADDRESSES = [
  '/api/v1',
  '/api/v1/nowhere',
  '/api/v1/users/x/y/z',
  '/api',
  '/api/v2/users',
  '/public',
  '/users',
  '/.env',
  '/.git/config',
  '/metrics',
  '/public/nowhere',
  '/health/nowhere',
  '/health',
  '/dev/nowhere',
  '/dev',
];

const WRONG_METHODS = [
  { method: 'POST', path: '/api/v1/services/6', allow: 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT' },
  { method: 'PATCH', path: '/public/services', allow: 'GET, HEAD, OPTIONS' },
  { method: 'DELETE', path: LOGIN, allow: 'OPTIONS, POST' },
  { method: 'POST', path: '/health/live', allow: 'GET, HEAD, OPTIONS' },
];

const BAD_BODIES = [
  {
    title: 'a JSON object that is cut off',
    body: '{"email":',
    status: 400,
    code: 'MALFORMED_JSON',
  },
  { title: 'text that is not JSON', body: 'hello', status: 400, code: 'MALFORMED_JSON' },
  { title: 'JSON null', body: 'null', status: 400, code: 'MALFORMED_JSON' },
  { title: 'a JSON number', body: '5', status: 400, code: 'MALFORMED_JSON' },
  { title: 'a JSON string', body: '"x"', status: 400, code: 'MALFORMED_JSON' },
  { title: 'a JSON array', body: '[{"email":"a@b.dz"}]', status: 400, code: 'BAD_REQUEST' },
  { title: 'an empty text', body: '', status: 400, code: 'BAD_USER_INPUT' },
  { title: 'an empty object', body: '{}', status: 400, code: 'BAD_USER_INPUT' },
  {
    title: 'more than a megabyte',
    body: JSON.stringify({ email: 'x'.repeat(1_100_000) }),
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  },
  {
    title: 'deep nesting that is not JSON',
    body: '['.repeat(50_000),
    status: 400,
    code: 'MALFORMED_JSON',
  },
  {
    title: 'deep nesting that is JSON',
    body: `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    status: 400,
    code: 'BAD_REQUEST',
  },
];

const BAD_TYPES: { title: string; headers: Record<string, string> }[] = [
  { title: 'plain text', headers: { 'Content-Type': 'text/plain' } },
  { title: 'a form', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  { title: 'a multipart form', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
  { title: 'XML', headers: { 'Content-Type': 'application/xml' } },
  { title: 'no type', headers: {} },
  { title: 'an unknown charset', headers: { 'Content-Type': 'application/json; charset=klingon' } },
  { title: 'an unknown encoding', headers: { ...JSON_TYPE, 'Content-Encoding': 'pigeon' } },
];

describe('REST', () => {
  let app: TestApp;
  let admin: string;

  beforeAll(async () => {
    app = await TestApp.start(__filename, { CORS_ORIGINS: `${ORIGIN}, https://other.example` });
    admin = await app.adminToken();
  });
  afterAll(() => app.close());

  const post = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
    raw(app, { method: 'POST', path: LOGIN, headers, body });

  it.each(UNKNOWN_ADDRESSES)('REST answers 404 for the unknown address %s', async (path) => {
    expectEnvelope(await raw(app, { path }), 404, 'ROUTE_NOT_FOUND');
  });

  it.each(WRONG_METHODS)(
    'REST answers 405 for $method at $path',
    async ({ method, path, allow }) => {
      const answer = await raw(app, { method, path });
      expectEnvelope(answer, 405, 'METHOD_NOT_ALLOWED');
      expect(answer.headers['allow']).toBe(allow);
    },
  );

  it.each(BAD_BODIES)('REST refuses $title as a body', async ({ body, status, code }) => {
    expectEnvelope(await post(body), status, code);
  });

  it.each(BAD_TYPES)('REST refuses a body with the content type of $title', async ({ headers }) => {
    const answer = await post('{"email":"a@b.dz","password":"xxxxxx"}', headers);
    expectEnvelope(answer, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('REST reads compressed bodies, and refuses broken ones and those of more than a megabyte', async () => {
    const packed = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
    const wrong = gzipSync('{"email":"a@b.dz","password":"xxxxxx"}');
    expectEnvelope(await post(wrong, packed), 401, 'LOGIN_FAILED');
    expectEnvelope(await post('not packed', packed), 400, 'BAD_REQUEST');
    const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(50_000_000) }));
    expectEnvelope(await post(bomb, packed), 413, 'PAYLOAD_TOO_LARGE');
  });

  it('REST refuses addresses that cannot be decoded', async () => {
    for (const path of ['/api/v1/%', '/api/v1/users/%E0%A4%A', '/public/services/%ff', '/health/%'])
      expectEnvelope(await raw(app, { path }), 400, 'BAD_REQUEST');
  });

  it.each([
    { title: 'text that is not HTTP', sent: 'HELLO\r\n\r\n', status: 400 },
    {
      title: 'endless headers',
      sent: `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
  ])('REST refuses $title in the usual shape', async ({ sent, status }) => {
    const answer = await overSocket(app, sent);
    expect(headOf(answer)).toMatchObject({
      status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    const body = answer.split('\r\n\r\n')[1] ?? '';
    expect(JSON.parse(body)).toMatchObject({ success: false, error: 'BAD_REQUEST' });
  });

  it('REST refuses prototype keys as unknown fields', async () => {
    const signIn = '"email":"a@b.dz","password":"xxxxxx"';
    for (const key of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"x":1}}']) {
      expectEnvelope(await post(`{${signIn},${key}}`), 400, 'BAD_USER_INPUT');
    }
    expectEnvelope(await post(`{${signIn}}`), 401, 'LOGIN_FAILED');
    const headers = { Authorization: `Bearer ${admin}` };
    const answer = await raw(app, { path: '/api/v1/users?__proto__[isAdmin]=1', headers });
    expectEnvelope(answer, 400, 'BAD_USER_INPUT');
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it.each([
    ['/api/v1/service-requests/export', 'ROUTE_NOT_FOUND'],
    ['/api/v1/users/stats', 'ROUTE_NOT_FOUND'],
    ['/api/v1/consultations/Upcoming', 'ROUTE_NOT_FOUND'],
    ['/api/v1/faqs/all-of-them', 'ROUTE_NOT_FOUND'],
    ['/api/v1/services/export', 'ROUTE_NOT_FOUND'],
    ['/api/v1/services/999', 'NOT_FOUND'],
    ['/api/v1/services/0', 'NOT_FOUND'],
    ['/api/v1/users/1', 'NOT_FOUND'],
    ['/api/v1/users/0b9f6a52-7f4e-4d57-9a51-1f0c3a6f0d11', 'NOT_FOUND'],
    ['/api/v1/users/0b9f6a52', 'NOT_FOUND'],
  ])('the address %s answers 404 %s', async (path, code) => {
    const answer = await raw(app, { path, headers: { Authorization: `Bearer ${admin}` } });
    expectEnvelope(answer, 404, code);
  });

  it('REST answers HEAD like GET, without the body', async () => {
    const get = await raw(app, { path: '/public/services' });
    const head = await raw(app, { method: 'HEAD', path: '/public/services' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    const closed = await raw(app, { method: 'HEAD', path: '/api/v1/users' });
    expect(closed.status).toBe(401);
  });

  it('a connection stays open for longer than the minute that proxies keep one', async () => {
    const { headers } = await app.rest('GET', '/health/live');
    expect(headers['keep-alive']).toBe('timeout=75');
  });

  it('REST answers public paths with and without /api/v1 alike', async () => {
    for (const path of ['/public/services?limit=2', '/public/services/legal-audit?language=fr']) {
      const [alias, full] = [await raw(app, { path }), await raw(app, { path: `/api/v1${path}` })];
      expect([alias.status, alias.text]).toEqual([200, full.text]);
    }
  });

  describe('the language of a refusal', () => {
    const told = async (path: string, headers: Record<string, string> = {}) =>
      (await raw(app, { path, headers })).json?.message;
    const words = (locale: Locale) => ERRORS.ROUTE_NOT_FOUND.message[locale];

    it('a REST refusal is in Arabic by default', async () => {
      expect(await told('/api/v1/nowhere')).toBe(words('ar'));
      expect(await told('/api/v1/nowhere', { 'Accept-Language': 'de, zh;q=0.8' })).toBe(
        words('ar'),
      );
      expect(await told('/api/v1/nowhere?language=de')).toBe(words('ar'));
      expect(await told('/api/v1/nowhere', { 'Accept-Language': ';;q=,,' })).toBe(words('ar'));
    });

    it('a REST refusal is in the preferred language of Accept-Language', async () => {
      const headers = { 'Accept-Language': 'de, en;q=0.3, fr-DZ;q=0.9' };
      expect(await told('/api/v1/nowhere', headers)).toBe(words('fr'));
    });

    it.each(LOCALES)('a REST refusal is in %s when the address asks for it', async (locale) => {
      const headers = { 'Accept-Language': 'fr' };
      expect(await told(`/api/v1/nowhere?language=${locale}`, headers)).toBe(words(locale));
    });

    it('a REST refusal prefers the language of the address, then of the account, then of the browser', async () => {
      const { token } = await aClient(app, { language: 'en' });
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'fr' };
      const { FORBIDDEN } = ERRORS;
      expect(await told('/api/v1/users', headers)).toBe(FORBIDDEN.message.en);
      expect(await told('/api/v1/users?language=ar', headers)).toBe(FORBIDDEN.message.ar);
    });
  });

  describe('the headers of every kind of answer', () => {
    const KINDS = [
      { title: 'data', path: '/public/services', status: 200 },
      { title: 'private data', path: '/api/v1/auth/profile', status: 200, signedIn: true },
      {
        title: 'private data at an address in capitals',
        path: '/API/V1/Auth/Profile',
        status: 200,
        signedIn: true,
      },
      { title: 'an invalid input', path: '/public/services?limit=0', status: 400 },
      { title: 'a missing sign-in', path: '/api/v1/users', status: 401 },
      { title: 'an unknown row', path: '/public/services/none', status: 404 },
      { title: 'an unknown address', path: '/api/v1/nowhere', status: 404 },
      { title: 'a wrong method', path: LOGIN, status: 405 },
      { title: 'a broken body', path: LOGIN, status: 400, body: '{' },
      { title: 'an oversized body', path: LOGIN, status: 413, body: 'x'.repeat(1_100_000) },
      { title: 'health', path: '/health/ready', status: 200 },
      { title: 'GraphQL', path: '/graphql', status: 400 },
      { title: 'an unreadable address', path: '/api/v1/%', status: 400 },
    ];

    it.each(KINDS)(
      'every answer has the security headers: $title',
      async ({ path, status, signedIn, body }) => {
        const headers = {
          ...(body && JSON_TYPE),
          ...(signedIn && { Authorization: `Bearer ${admin}` }),
        };
        const answer = await raw(app, { method: body ? 'POST' : 'GET', path, headers, body });
        expect(answer.status).toBe(status);
        expect(answer.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': expect.stringMatching(/origin|no-referrer/) as string,
          'x-frame-options': expect.stringMatching(/SAMEORIGIN|DENY/) as string,
          'content-security-policy': expect.stringContaining("script-src 'self'") as string,
          'content-type': expect.stringMatching(/^application\/json; charset=utf-8/) as string,
        });
        expect(answer.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
        expect(answer.headers).not.toHaveProperty('x-powered-by');
        expect(answer.headers).not.toHaveProperty('server');
        const isPublic = path.startsWith('/public/services') && status === 200;
        if (!isPublic) expect(answer.headers['cache-control']).toContain('no-store');
        expectNothingInside(answer.text);
      },
    );
  });

  describe('calls of other sites', () => {
    const from = (origin: string, method = 'GET') =>
      raw(app, {
        method,
        path: '/api/v1/auth/login',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });

    it.each([
      'https://evil.example',
      'null',
      'http://partner.example',
      'https://partner.example.evil.example',
      'https://xpartner.example',
      'https://partner.example:8443',
    ])('the site %s may not call the API', async (origin) => {
      for (const method of ['GET', 'OPTIONS'])
        expect((await from(origin, method)).headers).not.toHaveProperty(
          'access-control-allow-origin',
        );
    });

    it('sites in CORS_ORIGINS may call the API, each named in the answer', async () => {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await from(ORIGIN, method);
        expect(headers['access-control-allow-origin']).toBe(ORIGIN);
        expect(headers['vary']).toMatch(/Origin/i);
      }
    });
  });

  describe('/metrics', () => {
    const METRICS_TOKEN = 'a-token-of-the-monitoring-system-0123';
    let measured: TestApp;
    const read = (token?: string) =>
      raw(measured, {
        path: '/metrics',
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      });

    beforeAll(async () => {
      measured = await app.beside({ METRICS_TOKEN });
    });
    afterAll(() => measured.close());

    it.each([
      { title: 'nobody', token: async () => undefined },
      { title: 'another token', token: async () => METRICS_TOKEN.replace('a', 'b') },
      { title: 'an administrator', token: () => measured.adminToken() },
    ])('the metrics are refused to $title', async ({ token }) => {
      const answer = await read(await token());
      expect(answer).toMatchObject({ status: 401, json: { error: 'UNAUTHENTICATED' } });
    });

    it('the metrics count answers by route, the cache, mails, jobs and the database', async () => {
      for (const path of ['/public/services', '/public/services', '/api/v1/auth/profile'])
        await raw(measured, { path });
      const { status, text, headers } = await read(METRICS_TOKEN);
      expect({ status, type: headers['content-type'] }).toEqual({
        status: 200,
        type: 'text/plain; version=0.0.4; charset=utf-8',
      });
      const request = 'mizan_http_request_duration_seconds_count';
      for (const line of [
        `${request}{method="GET",route="/api/v1/auth/profile",status="401"} 1`,
        `${request}{method="GET",route="/public/*",status="200"} 1`,
        'mizan_public_cache_requests_total{result="hit"} 1',
        'mizan_public_cache_requests_total{result="miss"} 1',
        'mizan_mails{status="failed"} 0',
        'mizan_mail_queue_age_seconds 0',
        'mizan_database_connections{state="waiting"} 0',
        'mizan_database_up 1',
      ])
        expect(text.split('\n')).toContain(line);
    });

    it('the metrics have every value that the alert rules need', async () => {
      const rules = readFileSync(join(__dirname, '../../../docs/alerts.yml'), 'utf8');
      const named = new Set(rules.match(/\b(?:mizan|nodejs|process)_[a-z0-9_]+/g));
      const { text } = await read(METRICS_TOKEN);
      const isTold = (name: string) => new RegExp(`^(?:# TYPE )?${name}\\b`, 'm').test(text);
      expect([...named].filter((name) => !isTold(name))).toEqual([]);
      expect(named.size).toBeGreaterThan(6);
    });
  });
});
