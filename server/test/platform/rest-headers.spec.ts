import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REST_ROUTES } from '../../src/modules/rest/rest-routes.js';
import {
  aClient,
  aConsultation,
  aContactRequest,
  aFaq,
  aJobRole,
  aRegistration,
  anApplication,
  aServiceRequest,
  type Person,
  withManyAppointments,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { raw } from '../support/raw.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { type Answer, type CallOptions, TestApp } from '../support/test-app.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

const openapi = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8')) as {
  paths: Record<string, { get?: { security: object[] } }>;
};

interface Thread {
  timeline: { note: string | null }[];
}

let app: TestApp;
let admin: string;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
});
afterAll(() => app.close());

const office = <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object,
  options: CallOptions = {},
) => app.rest<T>(method, path, { token: admin, ...options, ...(body && { body }) });
const own: typeof office = (method, path, body, options = {}) =>
  office(method, path, body, { token: client.token, ...options });
const metaOf = (answer: Answer<unknown>) => answer.body['meta'];

describe('what is refused', () => {
  it.each<[string, string, object | undefined, string, string[]]>([
    ['POST', '/holidays', {}, 'BAD_USER_INPUT', ['day', 'nameAr', 'nameFr', 'nameEn']],
    ['POST', '/holidays', { day: 'x', nonsense: 1 }, 'BAD_USER_INPUT', ['nonsense']],
    ['POST', '/service-requests/bulk/status', { rows: [] }, 'BAD_USER_INPUT', ['status']],
    ['POST', '/service-requests/exports', { format: 'pdf' }, 'BAD_USER_INPUT', ['format']],
    ['POST', '/service-requests/exports', { format: 'csv', kind: 'x' }, 'BAD_USER_INPUT', ['kind']],
    ['POST', `/service-requests/${UNKNOWN}/papers`, { kind: 'x' }, 'BAD_USER_INPUT', ['kind']],
    ['POST', `/service-requests/${UNKNOWN}/notes`, { text: '' }, 'BAD_USER_INPUT', ['text']],
    ['POST', `/faqs/${UNKNOWN}/restore`, { id: UNKNOWN }, 'BAD_USER_INPUT', ['id']],
    ['POST', `/faqs/${UNKNOWN}/restore`, undefined, 'NOT_FOUND', []],
    ['GET', '/quotes?sortBy=name', undefined, 'BAD_USER_INPUT', ['sortBy']],
    ['GET', '/quotes?sortBy=total&sortOrder=up', undefined, 'BAD_USER_INPUT', ['sortOrder']],
    ['GET', '/quotes?sortBy=name&limit=x', undefined, 'BAD_USER_INPUT', ['limit', 'sortBy']],
    ['GET', '/contact-requests/my-requests?search=x', undefined, 'BAD_USER_INPUT', ['search']],
    ['GET', '/consultations/my-requests?sortBy=id', undefined, 'BAD_USER_INPUT', ['sortBy']],
    ['GET', '/my-requests?sortBy=createdAt', undefined, 'BAD_USER_INPUT', ['sortBy']],
    ['GET', '/faqs/search?q=x&search=y', undefined, 'BAD_USER_INPUT', ['search']],
    ['GET', '/quotes?filter=x', undefined, 'BAD_USER_INPUT', ['filter']],
    ['GET', '/quotes?statuses=sent,lost', undefined, 'BAD_USER_INPUT', ['statuses']],
    ['GET', '/quotes?limit=101', undefined, 'BAD_USER_INPUT', ['limit']],
    ['GET', '/quotes?limit=ten', undefined, 'BAD_USER_INPUT', ['limit']],
    ['GET', '/quotes?open=perhaps', undefined, 'BAD_USER_INPUT', ['open']],
    ['GET', '/desk/search', undefined, 'BAD_USER_INPUT', ['search']],
    ['PATCH', '/quotes/export', { lines: [] }, 'ROUTE_NOT_FOUND', []],
    ['GET', '/quotes/export', undefined, 'ROUTE_NOT_FOUND', []],
    ['GET', '/service-requests/all/thread', undefined, 'ROUTE_NOT_FOUND', []],
    ['GET', '/service-requests/my-requests/latest', undefined, 'ROUTE_NOT_FOUND', []],
    ['GET', `/service-requests/${UNKNOWN}/nowhere`, undefined, 'ROUTE_NOT_FOUND', []],
    ['GET', `/quotes/${UNKNOWN}`, undefined, 'NOT_FOUND', []],
    ['GET', '/quotes/17', undefined, 'NOT_FOUND', []],
  ])('%s %s with %j is %s of %j', async (method, path, body, code, fields) => {
    const token = path.includes('my-requests') ? client.token : admin;
    expectRefused(
      await app.rest(method, path, { token, ...(body && { body }) }),
      code as 'BAD_USER_INPUT',
      ...fields,
    );
  });

  it.each([
    ['nothing', undefined, 'inactive'],
    ['an empty object', {}, 'inactive'],
    ['the status', { status: 'active' }, 'active'],
  ])('PATCH …/status with %s is taken', async (_, body, status) => {
    const { id } = expectDone(await office<{ id: string }>('POST', '/faqs', aFaq()));
    const answer = await office<{ status: string }>('PATCH', `/faqs/${id}/status`, body);
    expect(expectDone(answer).status).toBe(status);
  });

  it.each([[{ state: 'active' }], [{ status: null }], [{ status: '' }], [{ version: 1 }]])(
    'PATCH …/status with %j is refused, and changes nothing',
    async (body) => {
      const { id } = expectDone(await office<{ id: string }>('POST', '/faqs', aFaq()));
      const [field = ''] = Object.keys(body);
      expectRefused(await office('PATCH', `/faqs/${id}/status`, body), 'BAD_USER_INPUT', field);
      expect(expectDone(await office('GET', `/faqs/${id}`))).toMatchObject({ status: 'active' });
    },
  );
});

it.each([
  ['/quotes?sortBy=name', 'sortBy', ['createdAt', 'validUntil', 'total', 'openAmount']],
  ['/faqs?sortBy=name', 'sortBy', expect.arrayContaining(['order', 'questionEn'])],
  ['/quotes?sortBy=total&sortOrder=up', 'sortOrder', ['asc', 'desc']],
  ['/faqs?sortBy=order&sortOrder=up', 'sortOrder', ['asc', 'desc']],
  ['/quotes?statuses=sent,lost', 'statuses', expect.arrayContaining(['draft', 'sent'])],
  ['/service-requests?queue=x', 'queue', expect.arrayContaining(['mine', 'late'])],
])('the refusal of %s names the accepted values', async (path, field, allowed) => {
  const { body } = await office('GET', path);
  const message = expect.stringMatching(/\S/) as string;
  expect(body['errors']).toEqual([{ field, message, params: { allowed } }]);
});

describe('what is created under another row', () => {
  const KINDS = {
    'service-requests': { body: aServiceRequest },
    'contact-requests': { body: aContactRequest },
    'join-team-applications': { body: anApplication, files: { cv: aCv() } },
    consultations: { body: aConsultation },
  };
  const under = REST_ROUTES.filter(
    ({ path, location = ':' }) => path.includes(':') && !location.startsWith(':'),
  );
  /** The rows of the other ones take a case with an accepted quote, or one that is over and rated. */
  const ofRequests = under.filter(({ path }) => !/^\/(?:quotes|ratings)\//.test(path));
  const BODIES: [RegExp, CallOptions][] = [
    [/\/messages$/, { body: { text: 'هل من جديد؟' } }],
    [/\/notes$/, { body: { text: 'اتصلت به ولم يرد' } }],
    [/\/papers$/, { body: { name: 'نسخة من العقد' } }],
    [/\/files$/, { files: { file: aCv() } }],
  ];
  const ids = new Map<string, string>();

  beforeAll(async () => {
    await withManyAppointments(app);
    expectDone(await office('POST', '/roles', aJobRole({ slug: 'lawyer' })));
    for (const [kind, { body, ...files }] of Object.entries(KINDS)) {
      const { token } = client;
      const sent = await app.rest<{ id: string }>('POST', `/${kind}`, {
        token,
        body: body(),
        ...files,
      });
      ids.set(kind, expectDone(sent).id);
    }
  });

  it('Location of every such route is a read of the row above, or of what is within the answer', () => {
    const reads = new Set(
      Object.entries(openapi.paths).flatMap(([path, { get }]) => (get ? [path] : [])),
    );
    for (const { path, location = '' } of under) {
      expect(reads).toContain(`/api/v1${location.replace(/:(?:\w+\.)?(\w+)/g, '{$1}')}`);
      const [above = ''] = /^.*?:id/.exec(path) ?? [];
      if (/:id\b/.test(location)) expect(location.startsWith(above)).toBe(true);
    }
    expect(under.length - ofRequests.length).toBe(2);
  });

  it.each(ofRequests)('$method $path says where it is read', async ({ method, path }) => {
    const [, kind = ''] = path.split('/');
    const token = path.includes('my-requests') ? client.token : admin;
    const options = BODIES.find(([end]) => end.test(path))?.[1];
    const made = await app.rest(method, path.replace(':id', ids.get(kind) ?? ''), {
      token,
      ...options,
    });
    expect([made.code, made.status]).toEqual([undefined, 201]);
    const location = made.headers['location']?.replace('/api/v1', '') ?? 'none';
    expectDone(await app.rest('GET', location, { token }));
  });
});

it('every read takes the language that its description has', async () => {
  for (const [path, { get }] of Object.entries(openapi.paths)) {
    if (!get || get.security.some((way) => Object.keys(way).length === 0)) continue;
    const address = path.replace('/api/v1', '').replace(/\{\w+\}/g, UNKNOWN);
    const { fields } = await office('GET', `${address}?language=en`);
    expect([path, Object.keys(fields)]).not.toContainEqual(expect.arrayContaining(['language']));
  }
});

describe('headers', () => {
  it('a created row is at Location', async () => {
    const made = await office<{ id: string }>('POST', '/faqs', aFaq());
    expect(made.headers['location']).toBe(`/api/v1/faqs/${made.data.id}`);
    const sent = await own<{ id: string }>('POST', '/contact-requests', aContactRequest());
    expect(sent.headers['location']).toBe(`/api/v1/contact-requests/my-requests/${sent.data.id}`);
    expectDone(await own('GET', (sent.headers['location'] ?? '').replace('/api/v1', '')));
  });

  it('a new account is at Location', async () => {
    const body = aRegistration();
    const { status, headers, data } = await app.rest<{ token: string; user: { id: string } }>(
      'POST',
      '/auth/register',
      { body },
    );
    expect([status, headers['location']]).toEqual([201, '/api/v1/auth/profile']);
    const read = await app.rest('GET', '/auth/profile', { token: data.token });
    expect(expectDone(read)).toMatchObject({ id: data.user.id });
  });

  it('an application without an account has no Location', async () => {
    const body = anApplication({ roleId: 'lawyer' });
    const sent = await app.rest('POST', '/join-team-applications', { body, files: { cv: aCv() } });
    expect([sent.status, sent.headers['location']]).toEqual([201, undefined]);
  });

  it('a repeat says so over both transports', async () => {
    const headers = { 'Idempotency-Key': 'rest-front-1' };
    const body = aContactRequest();
    const first = await own<{ id: string }>('POST', '/contact-requests', body, { headers });
    const again = await own<{ id: string }>('POST', '/contact-requests', body, { headers });
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
    ]);
    expect([again.status, again.data.id]).toEqual([201, first.data.id]);
    const path = `/contact-requests/my-requests/${first.data.id}/messages`;
    const message = { text: 'رسالة واحدة' };
    await own('POST', path, message, { headers });
    const repeated = await own<Thread>('POST', path, message, { headers });
    expect(repeated.headers['idempotency-replayed']).toBe('true');
    expect(repeated.data.timeline.filter(({ note }) => note === message.text)).toHaveLength(1);
  });

  it('a list says where its other pages are, and how many rows there are beside the data', async () => {
    for (let count = 0; count < 3; count += 1) await office('POST', '/faqs', aFaq());
    const answer = await office('GET', '/faqs?page=2&limit=1&search=');
    expect(metaOf(answer)).toMatchObject({ page: 2, limit: 1, offset: 1 });
    expect(answer.headers['link']).toBe(
      '</api/v1/faqs?limit=1&search=&offset=2>; rel="next", </api/v1/faqs?limit=1&search=&offset=0>; rel="prev"',
    );
    const bare = await app.rest<unknown[]>('GET', '/public/testimonials?limit=1');
    expect(metaOf(bare)).toEqual({ total: bare.data.length, page: 1, limit: 1, offset: 0 });
  });

  it.each([
    ['no token', undefined, 'Bearer'],
    ['a wrong one', { Authorization: 'Bearer a.b.c' }, 'Bearer error="invalid_token"'],
  ])('a 401 says how one signs in, with %s', async (_, headers, challenge) => {
    for (const path of ['/users', '/quotes']) {
      const answer = await app.rest('GET', path, { headers });
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, challenge]);
    }
  });

  it('every answer says what is left of the limit of calls', async () => {
    const answer = await app.rest('GET', '/nowhere');
    expect(answer.headers['ratelimit-policy']).toBe('"requests";q=600000;w=10');
    expect(answer.headers['ratelimit']).toMatch(/^"requests";r=\d+;t=\d+$/);
    const cached = ['first', 'second'].map(() => raw(app, { path: '/public/services?limit=3' }));
    await Promise.all(cached);
    const later = await raw(app, { path: '/public/services?limit=3' });
    expect(later.headers).not.toHaveProperty('ratelimit');
  });

  it.each([
    ['/api/v1/faqs/7', 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'],
    ['/api/v1/quotes', 'GET, HEAD, OPTIONS, POST'],
    ['/api/v1/service-requests/7/thread', 'GET, HEAD, OPTIONS'],
    ['/public/services', 'GET, HEAD, OPTIONS'],
  ])('OPTIONS of %s names its methods', async (path, allow) => {
    const answer = await raw(app, { method: 'OPTIONS', path });
    expect([answer.status, answer.headers['allow'], answer.text]).toEqual([204, allow, '']);
    const wrong = await raw(app, { method: 'TRACE', path });
    expect([wrong.status, wrong.headers['allow']]).toEqual([405, allow]);
  });

  it('OPTIONS of no address is 404', async () => {
    expect((await raw(app, { method: 'OPTIONS', path: '/api/v1/nowhere' })).status).toBe(404);
  });

  it('HEAD of a public address that nobody has read yet is that of GET', async () => {
    const path = '/public/faqs?limit=7';
    const head = await raw(app, { method: 'HEAD', path });
    const get = await raw(app, { path });
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'cache-control', 'content-length'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    expect(head.headers['cache-control']).toMatch(/^public/);
  });

  it('HEAD of a route is that of GET, without the body', async () => {
    const headers = { Authorization: `Bearer ${admin}` };
    const path = '/api/v1/quotes?limit=1';
    const [get, head] = [
      await raw(app, { path, headers }),
      await raw(app, { method: 'HEAD', path, headers }),
    ];
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('PATCH of a row is its PUT', async () => {
    const { id } = expectDone(await office<{ id: string }>('POST', '/faqs', aFaq()));
    const change = { questionEn: 'Is this the same?' };
    const byPut = await office('PUT', `/faqs/${id}`, change);
    const byPatch = await office('PATCH', `/faqs/${id}`, { questionEn: 'And this?' });
    expect(Object.keys(expectDone(byPatch))).toEqual(Object.keys(expectDone(byPut)));
    expect(byPatch.data['questionEn']).toBe('And this?');
    expectRefused(
      await office('PATCH', `/faqs/${id}`, { nonsense: 1 }),
      'BAD_USER_INPUT',
      'nonsense',
    );
    expectDone(await own('PATCH', '/auth/profile', { fullName: 'أمينة' }));
  });
});
