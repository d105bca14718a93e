import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ERRORS } from '../../src/contract/errors.js';
import { aClient, type Person } from '../support/builders.js';
import { expectDescribed } from '../support/described-answers.js';
import { aPicture } from '../support/pictures.js';
import { raw } from '../support/raw.js';
import { entries, isRoute } from '../support/surface-calls.js';
import { ADMIN, JWT_SECRET, TestApp } from '../support/test-app.js';

const SERVER = join(__dirname, '..', '..');
const NODE = join(SERVER, '..', 'node_modules', '.bin', 'node');
const PATHS = ['/api/v1/openapi.json', '/api/v1/docs', '/api/v1/docs/start.js'];
const PRODUCTION = {
  ...{ NODE_ENV: 'production', JWT_SECRET, PUBLIC_URL: 'https://mizan.example' },
  RATE_LIMIT_FACTOR: '',
};

const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

interface Operation {
  deprecated?: boolean;
  'x-sunset'?: string;
  'x-permission'?: string;
  'x-rate-limits'?: { name: string; limit: number; seconds: number; per: string }[];
  description: string;
  parameters: { name?: string; $ref?: string }[];
  responses: Record<string, { $ref?: string; description?: string }>;
}
const document = JSON.parse(readFileSync(join(SERVER, 'openapi.json'), 'utf8')) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...{ path, method, operation },
    name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  })),
);
const codesIn = ({ responses }: Operation) =>
  Object.values(responses).flatMap(({ $ref = '' }) => $ref.match(/[A-Z][A-Z_]+[A-Z]/g) ?? []);

describe('the OpenAPI document', () => {
  it('every route but those of development is described, with its permission', () => {
    const known = new Map(operations.map(({ name, operation }) => [name, operation]));
    const routes = entries.filter(({ name }) => isRoute(name) && !name.includes(' /dev/'));
    expect([...known.keys()].sort()).toEqual(routes.map(({ name }) => name).sort());
    for (const { name, access } of routes)
      expect([name, known.get(name)?.['x-permission'] ?? 'public']).toEqual([name, access]);
  });

  it('every operation names the codes that all can refuse with, and only codes that exist', () => {
    for (const { operation } of operations) {
      const codes = codesIn(operation);
      expect(codes).toEqual(expect.arrayContaining(['TOO_MANY_REQUESTS', 'INTERNAL_ERROR']));
      expect(codes.filter((code) => !(code in ERRORS))).toEqual([]);
    }
  });

  it.each([
    ['POST /api/v1/auth/register', 'register', 100, 3600, 'address'],
    ['POST /api/v1/contact-requests', 'submit-contactRequest-account', 30, 3600, 'account'],
    ['POST /api/v1/service-requests/intake', 'submit-serviceRequest-desk', 120, 3600, 'account'],
    ['POST /api/v1/service-requests/:id/join-codes', 'join-code-case', 5, 3600, 'request'],
    ['GET /api/v1/password-reset/verify/:token', 'link-guess', 50, 900, 'address'],
  ])('%s lists its own limit %s', (route, name, limit, seconds, per) => {
    const { operation } = operations.find((each) => each.name === route) ?? {};
    const limits = operation?.['x-rate-limits'];
    expect(limits).toContainEqual(expect.objectContaining({ name, limit, seconds, per }));
    const says = new RegExp(`At most .*${limit} `);
    expect(operation?.description).toMatch(says);
    expect(operation?.responses[429]?.description).toMatch(says);
  });

  it('every operation takes the language of its answer', () => {
    const without = operations.filter(
      ({ operation: { parameters } }) =>
        !parameters.some(({ name, $ref }) => name === 'language' || $ref?.endsWith('/Language')),
    );
    expect(without).toEqual([]);
  });

  it('a deprecated operation has a date', () => {
    const undated = operations.filter(
      ({ operation }) => operation.deprecated && !operation['x-sunset'],
    );
    expect(undated).toEqual([]);
  });

  it.each([
    { title: 'a status', status: 418, body: {}, says: 'status 418' },
    { title: 'a code', status: 404, body: { error: 'SLUG_TAKEN' }, says: 'body' },
    {
      title: 'a field',
      status: 200,
      body: { success: true, data: {}, more: 1 },
      says: 'additional',
    },
    {
      title: 'a new row without its address',
      method: 'POST',
      path: '/api/v1/users',
      status: 201,
      body: {},
      says: 'no Location',
    },
    { title: 'a path', path: '/api/v1/nowhere', status: 200, body: {}, says: 'no such route' },
  ])('$title that is not described fails the test that met it', (answer) => {
    const {
      path = '/api/v1/users/0b9f6a52-7f4e-4d57-9a51-1f0c3a6f0d11',
      says,
      method = 'GET',
      ...rest
    } = answer;
    const headers = { 'content-type': 'application/json' };
    expect(() => expectDescribed(method, path, { headers, ...rest })).toThrow(says);
  });
});

describe('the description of the API', () => {
  let app: TestApp;
  let admin: string;
  let client: Person;

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    admin = await app.adminToken();
    client = await aClient(app);
  });
  afterAll(() => app.close());

  it('the document and its page are open outside of production, and load nothing from elsewhere', async () => {
    const [served, page, start] = await Promise.all(PATHS.map((path) => raw(app, { path })));
    expect(served?.json).toMatchObject({ openapi: document.openapi, info: { title: 'Mizan' } });
    expect(page?.headers['content-type']).toContain('text/html');
    expect(page?.text).not.toMatch(/https?:\/\/|<script>|style=/);
    expect(start?.headers['content-type']).toContain('javascript');
    for (const path of ['/api/v1/docs/swagger-ui.css', '/api/v1/docs/swagger-ui-bundle.js'])
      expect(await raw(app, { path })).toMatchObject({ status: 200 });
    for (const path of ['/api/v1/docs/package.json', '/api/v1/docs/..%2fpackage.json'])
      expect(await raw(app, { path })).toMatchObject({ status: 404 });
  });

  it('the document and its page are for administrators in production, and unknown to others', async () => {
    const closed = await app.beside(PRODUCTION);
    for (const path of PATHS) {
      for (const headers of [{}, bearer(client.token)])
        expect((await raw(closed, { path, headers })).json?.error).toBe('ROUTE_NOT_FOUND');
      const headers = bearer(admin);
      expect(await raw(closed, { path, headers })).toMatchObject({ status: 200 });
    }
    await closed.close();
  });

  it('the document and its page are for everybody in production where the configuration says so', async () => {
    const open = await app.beside({ ...PRODUCTION, PUBLIC_API_DOCS: 'true' });
    for (const path of PATHS) expect(await raw(open, { path })).toMatchObject({ status: 200 });
    await open.close();
  });

  it('a client that a generator makes of the document signs in, lists, creates and uploads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mizan-client-'));
    const script = join(__dirname, '..', 'support', 'generated-client.mjs');
    const picture = (await aPicture()).toString('base64');
    const args = [script, folder, app.url, ADMIN.email, ADMIN.password, picture];
    const { stdout } = await promisify(execFile)(NODE, args, { cwd: SERVER });
    rmSync(folder, { recursive: true });
    const done = JSON.parse(stdout) as Record<string, Record<string, unknown>>;
    expect(done['created']).toMatchObject({ slug: 'leases', nameFr: 'Baux' });
    expect(done['again']).toEqual(done['created']);
    expect(done['refused']).toMatchObject({ status: 409, error: 'SLUG_TAKEN' });
    expect(done['listed']).toMatchObject({ total: 1, categories: [{ slug: 'leases' }] });
    expect(done['uploaded']).toMatch(/^\/api\/v1\/public\/images\/|^\/public\/images\//);
  });
});
