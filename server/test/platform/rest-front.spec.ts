import { getNamedType, isObjectType, parse, specifiedRules, validate } from 'graphql';
import { pathToRegexp } from 'path-to-regexp';
import { REST_ROUTES } from '../../src/modules/rest/rest-routes.js';
import { queryLimits } from '../../src/platform/graphql/query-limits.js';
import type { RestRoute } from '../../src/platform/rest/rest-route.js';
import { isPage, restText, findRootField } from '../../src/platform/rest/rest-document.js';
import { aClient, aServiceRequest, type Person } from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { operationsOf, schemaOf } from '../support/operation.js';
import { raw } from '../support/raw.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { type Answer, type CallOptions, TestApp } from '../support/test-app.js';
import { isWritten } from '../support/written-routes.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const ROUTES = REST_ROUTES.map((route) => ({ name: `${route.method} ${route.path}`, route }));

interface Event {
  type: string;
  note: string | null;
  public: boolean;
}
interface Case {
  id: string;
  version: number;
  status: string;
  assigneeId: string | null;
  timeline: Event[];
}
interface Meta {
  total: number;
  page: number;
  limit: number;
  offset: number;
}

let app: TestApp;
let admin: string;
let adminId: string;
let client: Person;
let other: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  [client, other] = [await aClient(app), await aClient(app)];
  const profile = await app.rest<{ id: string }>('GET', '/auth/profile', { token: admin });
  adminId = profile.data.id;
});
afterAll(() => app.close());

const office = <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object,
  options: CallOptions = {},
) => app.rest<T>(method, path, { token: admin, ...options, ...(body && { body }) });
const own = <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object,
  options: CallOptions = {},
) => app.rest<T>(method, path, { token: client.token, ...options, ...(body && { body }) });

async function aCase(): Promise<Case> {
  return expectDone(await own<Case>('POST', '/service-requests', aServiceRequest()));
}
const metaOf = (answer: Answer<unknown>) => answer.body['meta'] as Meta;

describe('the table of routes', () => {
  it('every route is there once', () => {
    const names = ROUTES.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.length).toBeGreaterThan(200);
  });

  /** The routes of which something is wrong. */
  const wrong = (isWrong: (route: RestRoute) => boolean) =>
    ROUTES.filter(({ route }) => isWrong(route)).map(({ name }) => name);

  it('no route stands behind another one that takes its address', () => {
    const { router } = app.app.getHttpAdapter().getInstance() as unknown as {
      router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
    };
    const served = router.stack.flatMap(({ route }) => route ?? []);
    const patterns = served.map((route) => ({ ...route, ...pathToRegexp(route.path) }));
    const isHidden = ({ method, path }: RestRoute) => {
      const address = `/api/v1${path}`;
      const called = address.replace(/:\w+/g, UNKNOWN);
      const first = patterns.find(
        ({ methods, regexp }) =>
          Object.keys(methods).length === 1 && methods[method.toLowerCase()] && regexp.test(called),
      );
      return first?.path !== address;
    };
    expect(wrong(isHidden)).toEqual([]);
  });

  it('a route that changes something is no GET', () => {
    const changes = ({ operation }: RestRoute) => operation.startsWith('mutation ');
    expect(wrong((route) => changes(route) && route.method === 'GET')).toEqual([]);
  });

  it('every operation has a route', () => {
    const schema = schemaOf(app);
    const all = (['query', 'mutation'] as const).flatMap((kind) =>
      Object.keys(operationsOf(schema, kind)).map((name) => `${kind} ${name}`),
    );
    const behind = new Set<string>(REST_ROUTES.map(({ operation }) => operation));
    expect(all.filter((name) => !behind.has(name) && !isWritten(name))).toEqual([]);
  });

  it('no route asks for more than a caller may', () => {
    const rules = [...specifiedRules, ...queryLimits];
    const problems = ROUTES.flatMap(({ name, route }) =>
      validate(schemaOf(app), parse(restText(schemaOf(app), route)), rules).map(
        ({ message }) => `${name}: ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it('a route is a list exactly if its operation answers a page', () => {
    const answersPage = (route: RestRoute) => isPage(findRootField(schemaOf(app), route).type);
    expect(wrong((route) => answersPage(route) !== (route.list === true))).toEqual([]);
  });

  it('a route that makes a link answers 201, with the link as Location', () => {
    const answersLink = (route: RestRoute) => {
      const type = getNamedType(findRootField(schemaOf(app), route).type);
      return isObjectType(type) && 'expiresAt' in type.getFields() && 'url' in type.getFields();
    };
    expect(wrong((route) => answersLink(route) !== (route.location === ':url'))).toEqual([]);
  });

  it('every part of a path has a place in its operation', () => {
    expect(wrong((route) => partsWithoutPlace(route).length > 0)).toEqual([]);
  });

  function partsWithoutPlace(route: RestRoute): string[] {
    const { args } = findRootField(schemaOf(app), route);
    const input = args.find(({ name }) => name === 'input');
    const named = input && getNamedType(input.type);
    const places = [
      ...args.map(({ name }) => name),
      ...(named && 'getFields' in named ? Object.keys(named.getFields()) : []),
    ];
    const parts = [...route.path.matchAll(/:(\w+)/g)].map(([, part = '']) => part);
    const said = [
      ...parts.map((part) => route.names?.[part] ?? part),
      ...Object.keys(route.fixed ?? {}),
    ];
    return said.filter((name) => !places.includes(name));
  }
});

describe('a request and its thread', () => {
  it('a client reads an own request, writes a message, and reads what the office noted for them', async () => {
    const { id } = await aCase();
    const mine = `/service-requests/my-requests/${id}`;
    const written = await own<Case>('POST', `${mine}/messages`, { text: 'هل من جديد؟' });
    expect([written.status, written.headers['location']]).toEqual([201, `/api/v1${mine}`]);
    const note = { text: 'ملاحظة للموكّل', public: true };
    const noted = await office<Case>('POST', `/service-requests/${id}/notes`, note);
    expect([noted.status, noted.headers['location']]).toEqual([
      201,
      `/api/v1/service-requests/${id}/thread`,
    ]);
    await office('POST', `/service-requests/${id}/notes`, { text: 'للمكتب فقط' });
    const { timeline } = expectDone(await own<Case>('GET', mine));
    expect(timeline.map(({ note }) => note)).toEqual(
      expect.arrayContaining(['هل من جديد؟', 'ملاحظة للموكّل']),
    );
    expect(timeline.map(({ note }) => note)).not.toContain('للمكتب فقط');
    const whole = expectDone(await office<Case>('GET', `/service-requests/${id}/thread`));
    expect(whole.timeline.map(({ note }) => note)).toContain('للمكتب فقط');
  });

  it('a request of somebody else is not found', async () => {
    const { id } = await aCase();
    const { token } = other;
    const mine = `/service-requests/my-requests/${id}`;
    for (const [method, path, body] of [
      ['GET', mine],
      ['POST', `${mine}/messages`, { text: 'x y z' }],
      ['POST', `${mine}/withdraw`],
      ['GET', `${mine}/papers`],
      ['POST', `${mine}/receipt`],
    ] as const)
      expectRefused(await app.rest(method, path, { token, body }), 'NOT_FOUND');
    expectRefused(await app.rest('GET', `/service-requests/${id}/thread`, { token }), 'FORBIDDEN');
  });

  it('a client withdraws, and the office assigns, deletes and restores', async () => {
    const gone = await aCase();
    expectDone(await own('POST', `/service-requests/my-requests/${gone.id}/withdraw`));
    expectRefused(await own('GET', `/service-requests/my-requests/${gone.id}`), 'NOT_FOUND');
    const { id } = await aCase();
    const row = `/service-requests/${id}`;
    const given = await office<Case>('PATCH', `${row}/assignee`, { assigneeId: adminId });
    expect(expectDone(given).assigneeId).toBe(adminId);
    expectDone(await office('DELETE', row));
    expectRefused(await office('GET', `${row}/thread`), 'NOT_FOUND');
    expectDone(await office('GET', `${row}/thread?deleted=true`));
    expectDone(await office('POST', `${row}/restore`));
    expectDone(await office('GET', `${row}/thread`));
  });

  it('many requests are changed at once, and stale ones named', async () => {
    const [first, second] = [await aCase(), await aCase()];
    const rows = [first, second].map(({ id, version }) => ({ id, version }));
    const changed = await office<{ changed: string[]; conflicts: { id: string }[] }>(
      'POST',
      '/service-requests/bulk/status',
      { rows, status: 'approved' },
    );
    expect([changed.status, changed.data.changed.sort()]).toEqual([
      200,
      rows.map(({ id }) => id).sort(),
    ]);
    const stale = await office<{ conflicts: { id: string }[] }>(
      'POST',
      '/service-requests/bulk/delete',
      { rows },
    );
    expect(stale.data.conflicts.map(({ id }) => id).sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    );
  });

  it('papers are wanted, sent as a form, and read by both sides', async () => {
    const { id } = await aCase();
    const wanted = await office<{ id: string; name: string }[]>(
      'POST',
      `/service-requests/${id}/papers`,
      { name: 'نسخة من العقد' },
    );
    expect(wanted.status).toBe(201);
    const paperId = wanted.data.find(({ name }) => name === 'نسخة من العقد')?.id ?? '';
    const files = { file: aCv() };
    const mine = `/service-requests/my-requests/${id}`;
    const sent = await own<{ id: string; paperId: string }>(
      'POST',
      `${mine}/files`,
      { paperId },
      { files },
    );
    expect([sent.status, sent.data.paperId]).toEqual([201, paperId]);
    const state = await office<{
      papers: { id: string; state: string }[];
      files: { id: string }[];
    }>('GET', `/service-requests/${id}/papers`);
    const paper = state.data.papers.find(({ id: each }) => each === paperId);
    expect([paper?.state, state.data.files[0]?.id]).toEqual(['received', sent.data.id]);
    const link = await office<{ url: string }>('POST', `/request-files/${sent.data.id}/links`);
    expect([link.status, link.headers['location']]).toEqual([201, link.data.url]);
    const accepted = await office<{ state: string }>('PATCH', `/request-papers/${paperId}`, {
      state: 'accepted',
    });
    expect(expectDone(accepted).state).toBe('accepted');
  });

  it('an export is made over REST', async () => {
    const body = { format: 'csv', filter: { statuses: ['pending'] } };
    const made = await office<{ url: string; rows: number }>(
      'POST',
      '/service-requests/exports',
      body,
    );
    expect([made.status, made.headers['location']]).toEqual([201, made.data.url]);
    expect((await fetch(new URL(made.data.url, app.url))).status).toBe(200);
  });
});

describe('rows of the office', () => {
  it.each([
    {
      path: '/holidays',
      body: {
        day: '2031-05-01',
        nameAr: 'عيد العمال',
        nameFr: 'Fête du travail',
        nameEn: 'Labour Day',
      },
      change: { nameEn: 'Workers’ Day' },
      query: 'year=2031',
    },
    {
      path: '/quote-templates',
      body: { titleAr: 'قالب', titleFr: 'Modèle', titleEn: 'Template', linesAr: ['أتعاب'] },
      change: { titleEn: 'Another template' },
      query: 'status=draft,active&sortBy=titleEn&sortOrder=ASC'.replace('draft,active', 'active'),
    },
  ])('$path are created, listed, changed and deleted', async ({ path, body, change, query }) => {
    const made = await office<{ id: string }>('POST', path, body);
    expect(made.status).toBe(201);
    const row = `${path}/${made.data.id}`;
    expect(made.headers['location']).toBe(`/api/v1${row}`);
    const listed = await office<{ id: string }[]>('GET', `${path}?${query}&limit=5`);
    expect(listed.data.map(({ id }) => id)).toContain(made.data.id);
    expect(metaOf(listed)).toEqual({ total: listed.data.length, page: 1, limit: 5, offset: 0 });
    expectDone(await office('PATCH', row, change));
    expect(expectDone(await office('GET', row))).toMatchObject(change);
    expectDone(await office('DELETE', row));
    expectRefused(await office('GET', row), 'NOT_FOUND');
  });

  it.each([
    ['the record of changes', '/audit-events'],
    ['people', '/people'],
    ['quotes', '/quotes'],
    ['ratings', '/ratings'],
    ['mails', '/mails'],
    ['templates of replies', '/reply-templates'],
    ['periods of other hours', '/office-hours/periods'],
  ])('%s are a list', async (_, path) => {
    const answer = await office<unknown[]>('GET', `${path}?limit=2`);
    expect(answer.data.length).toBeLessThanOrEqual(2);
    expect(metaOf(answer)).toMatchObject({ page: 1, limit: 2, offset: 0 });
  });

  it.each([
    '/office-hours',
    '/desk',
    '/desk/assignees',
    '/api-tokens',
    '/quotes/stats',
    '/quotes/terms',
    '/ratings/stats',
    '/notifications/preferences',
    '/search-misses',
    '/public/error-codes',
    '/public/hours-periods',
  ])('%s answers', async (path) => {
    expectDone(await office('GET', path));
  });

  it('a client has one list of own requests', async () => {
    await aCase();
    const answer = await own<{ kind: string }[]>('GET', '/my-requests?kind=serviceRequest&limit=1');
    expect(answer.data.map(({ kind }) => kind)).toEqual(['serviceRequest']);
    expect(answer.headers['link']).toMatch(/^<\/api\/v1\/my-requests\?.*offset=1>; rel="next"$/);
  });
});

describe('a token of a program', () => {
  const CREATE = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`;

  async function tokenFor(personal: boolean, ...scopes: { kind: string; actions: string[] }[]) {
    const input = {
      ...{ name: 'Office system', userId: adminId, scopes, personal },
      password: 'a-long-test-password',
    };
    const made = await app.gql<{ createApiToken: { token: string } }>(
      CREATE,
      { input },
      { token: admin },
    );
    return expectDone(made).createApiToken.token;
  }

  it('a token needs the scope of the operation behind a route', async () => {
    const token = await tokenFor(true, { kind: 'holiday', actions: ['read'] });
    const listed = await app.rest('GET', '/holidays', { token });
    expectDone(listed);
    expect(listed.headers['ratelimit']).toMatch(/^"requests";r=\d+;t=\d+, "token";r=\d+;t=\d+$/);
    expectRefused(await app.rest('POST', '/holidays', { token, body: {} }), 'TOKEN_SCOPE_MISSING');
    expectRefused(await app.rest('GET', '/quotes', { token }), 'TOKEN_SCOPE_MISSING');
  });

  it('a token without what says something about a person reads what is left of a thread, and changes nothing', async () => {
    const { id, version } = await aCase();
    const token = await tokenFor(false, {
      kind: 'serviceRequest',
      actions: ['read', 'change'],
    });
    const thread = expectDone(await app.rest('GET', `/service-requests/${id}/thread`, { token }));
    expect(thread).toMatchObject({
      id,
      status: 'pending',
      service: { sections: expect.any(Array) },
    });
    for (const personal of ['timeline', 'clientName', 'assignee', 'person'])
      expect(thread).not.toHaveProperty(personal);
    const body = { rows: [{ id, version }], status: 'approved' };
    const answer = await app.rest('POST', '/service-requests/bulk/status', { token, body });
    expectRefused(answer, 'TOKEN_SCOPE_MISSING');
  });

  it('the cookie of the site opens no route', async () => {
    const Cookie = `token=${admin}; signed_in=1`;
    for (const path of ['/api/v1/quotes', '/api/v1/api-tokens', '/api/v1/my-requests'])
      expect((await raw(app, { path, headers: { Cookie } })).status).toBe(401);
  });
});
