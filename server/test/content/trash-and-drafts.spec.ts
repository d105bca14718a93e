import { getNamedType, isInputObjectType } from 'graphql';
import { DataSource } from 'typeorm';
import { isPermission } from '../../src/contract/permissions.js';
import {
  aClient,
  aColleague,
  aContactRequest,
  aFaq,
  aJobRole,
  anApplication,
  aService,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { callList, callOperation, operationsOf, schemaOf } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { routes } from '../support/surface-calls.js';
import { TestApp } from '../support/test-app.js';

const ROLES = ['secretary', 'lawyer'] as const;
type Role = (typeof ROLES)[number];

let app: TestApp;
let admin: string;
let client: Person;
const tokens = {} as Record<Role, string>;
/** A row of each kind that is in the trash: the GraphQL query for one, and the path of REST. */
const trashed: { one: string; path: string; id: string }[] = [];

const query = <T>(name: string, variables: object, token: string) =>
  callOperation<T>(app, ['query', name], variables, { token });
const mutation = <T>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });

/** Makes a row over REST and moves it to the trash. */
async function trash(one: string, path: string, body: object, files?: object): Promise<string> {
  const token = one.endsWith('Request') ? client.token : admin;
  const made = await app.rest<{ id: string }>('POST', path, { token, body, ...files });
  const { id } = expectDone(made);
  expectDone(await app.rest('DELETE', `${path}/${id}`, { token: admin }));
  trashed.push({ one, path, id: String(id) });
  return String(id);
}

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
  for (const role of ROLES) tokens[role] = (await aColleague(app, { role })).token;
  const job = aJobRole({ slug: 'lawyer' });
  expectDone(await app.rest('POST', '/roles', { token: admin, body: job }));
  await trash('serviceRequest', '/service-requests', aServiceRequest());
  await trash('contactRequest', '/contact-requests', aContactRequest());
  const cv = { files: { cv: aCv() } };
  await trash('application', '/join-team-applications', anApplication(), cv);
  await trash('service', '/services', aService());
  await trash('jobRole', '/roles', aJobRole());
  await trash('faq', '/faqs', aFaq());
  // everything is in the scope of the lawyer
  await app.app.get(DataSource).query(`
    UPDATE service_requests SET assignee_id = (SELECT id FROM users WHERE role = 'lawyer' LIMIT 1)`);
});
afterAll(() => app.close());

/** Every list and export whose filter knows the trash. */
const listsOf = (kind: 'query' | 'mutation') =>
  Object.entries(operationsOf(schemaOf(app), kind))
    .filter(([, { args }]) => {
      const filter = getNamedType(args.find(({ name }) => name === 'filter')?.type);
      return isInputObjectType(filter) && 'deleted' in filter.getFields();
    })
    .map(([name]) => name);
const list = (kind: 'query' | 'mutation', name: string, args: object, token: string) =>
  callList<{ items: { id: string }[] }>(app, [kind, name], args, { token });

describe.each(ROLES)('the trash for a %s', (role) => {
  it('every list and export of GraphQL refuses it, and gives it to administrators', async () => {
    const lists = listsOf('query');
    expect(lists.length).toBeGreaterThanOrEqual(10);
    for (const name of lists) {
      const refused = await list('query', name, { deleted: true }, tokens[role]);
      expect([name, refused.code, refused.data ?? null]).toEqual([name, 'FORBIDDEN', null]);
      const given = await list('query', name, { deleted: true }, admin);
      expect([name, given.code]).toEqual([name, undefined]);
    }
    const exports = listsOf('mutation');
    expect(exports.length).toBeGreaterThanOrEqual(4);
    for (const name of exports) {
      const args = { deleted: true, format: 'csv' };
      const { code } = await list('mutation', name, args, tokens[role]);
      expect([name, code]).toEqual([name, 'FORBIDDEN']);
    }
  });

  it('every list of REST refuses it, and gives it to administrators', async () => {
    const lists = routes
      .filter(
        ({ name, access }) =>
          /^GET [^:]*$/.test(name) &&
          access.endsWith('.read') &&
          isPermission(access.replace(/read$/, 'remove')),
      )
      .map(({ name }) => name.slice('GET '.length).replace('/api/v1', ''))
      .filter((path) => !/(stats|check-slug|slots)$/.test(path));
    expect(lists.length).toBeGreaterThanOrEqual(15);
    const answered: string[] = [];
    for (const path of lists) {
      const token = tokens[role];
      const withTrash = await app.rest('GET', `${path}?deleted=true`, { token: admin });
      // what has no trash does not know the word
      if (withTrash.code === 'BAD_USER_INPUT') continue;
      expect([path, withTrash.status]).toEqual([path, 200]);
      answered.push(path);
      const refused = await app.rest('GET', `${path}?deleted=true`, { token });
      expect([path, refused.code, refused.status]).toEqual([path, 'FORBIDDEN', 403]);
    }
    expect(answered.length).toBeGreaterThanOrEqual(10);
  });

  it('a row in it is not found by its id, over either transport', async () => {
    for (const { one, path, id } of trashed) {
      const key = one === 'service' ? Number(id) : id;
      for (const deleted of [true, false]) {
        const found = await query(one, { id: key, deleted }, tokens[role]);
        expect([one, deleted, found.code]).toEqual([one, deleted, 'NOT_FOUND']);
        const rest = await app.rest('GET', `${path}/${id}?deleted=${deleted}`, {
          token: tokens[role],
        });
        expect([path, deleted, rest.status]).toEqual([path, deleted, 404]);
      }
      expectDone(await query(one, { id: key, deleted: true }, admin));
    }
  });

  it('neither who sent a request in it, nor who has it open', async () => {
    for (const { one, id } of trashed.filter(({ one }) => /Request$|application/.test(one))) {
      const asked = { kind: one, id };
      const calls = [
        () => query(`${one}Person`, { id }, tokens[role]),
        () => mutation('openRequest', asked, tokens[role]),
        () => mutation('closeRequest', asked, tokens[role]),
      ];
      for (const call of calls) expectRefused(await call(), 'NOT_FOUND');
      expectDone(await query(`${one}Person`, { id }, admin));
    }
  });

  it('the CV of an application in it is not found', async () => {
    const { id } = trashed.find(({ one }) => one === 'application')!;
    const token = tokens[role];
    const cv = `/join-team-applications/${id}/cv`;
    expect((await app.rest('GET', cv, { token })).status).toBe(404);
    expect((await mutation('createApplicationCvLink', { id }, token)).code).toBe('NOT_FOUND');
  });
});

describe('drafts', () => {
  const DRAFTS = [
    { one: 'service', many: 'services', path: '/services', build: aService },
    { one: 'jobRole', many: 'jobRoles', path: '/roles', build: aJobRole },
  ];

  it.each(DRAFTS)(
    'a lawyer finds no draft of $many; a secretary does',
    async ({ one, many, path, build }) => {
      const body = build({ status: 'draft' });
      const { id } = expectDone(
        await app.rest<{ id: string }>('POST', path, { token: admin, body }),
      );
      const live = expectDone(
        await app.rest<{ id: string }>('POST', path, { token: admin, body: build() }),
      );
      const idsIn = async (token: string, args: string) => {
        const { data } = await app.rest<Record<string, { id: string }[]>>(
          'GET',
          `${path}?${args}`,
          { token },
        );
        return Object.values(data)
          .flat()
          .map((row) => row.id);
      };
      for (const args of ['limit=100', 'limit=100&status=draft', 'limit=100&missing=ar']) {
        expect(await idsIn(tokens.lawyer, args)).not.toContain(id);
      }
      expect(await idsIn(tokens.lawyer, 'limit=100')).toContain(live.id);
      expect(await idsIn(tokens.secretary, 'limit=100&status=draft')).toContain(id);
      const listed = expectDone(
        await list('query', many, { status: 'draft', limit: 100 }, tokens.lawyer),
      );
      expect(listed.items).toEqual([]);
      const { token } = { token: tokens.lawyer };
      expect((await app.rest('GET', `${path}/${id}`, { token })).status).toBe(404);
      expectRefused(await query(one, { id }, token), 'NOT_FOUND');
      expectDone(await query(one, { id }, tokens.secretary));
      const stats = expectDone(
        await app.rest<Record<string, number>>('GET', `${path}/stats`, { token }),
      );
      const drafts = Object.entries(stats).filter(([name]) => name.startsWith('draft'));
      expect(drafts.map(([, count]) => count)).toEqual(drafts.map(() => 0));
    },
  );
});

describe('a repeated call for what is in the trash by now', () => {
  it.each([
    { path: '/service-requests', build: aServiceRequest },
    { path: '/contact-requests', build: aContactRequest },
  ])(
    'a repeated call does not show a row that is in the trash by now: $path',
    async ({ path, build }) => {
      const headers = { 'Idempotency-Key': `again-${path}` };
      const call = { token: client.token, body: build(), headers };
      const { id } = expectDone(await app.rest<{ id: string }>('POST', path, call));
      expectDone(await app.rest('POST', path, call));
      expectDone(await app.rest('DELETE', `${path}/${id}`, { token: admin }));
      expectRefused(await app.rest('POST', path, call), 'NOT_FOUND');
    },
  );

  it('a repeated call does not show content in the trash, either', async () => {
    const call = { token: admin, body: aFaq(), headers: { 'Idempotency-Key': 'again-faq' } };
    const { id } = expectDone(await app.rest<{ id: string }>('POST', '/faqs', call));
    expectDone(await app.rest('DELETE', `/faqs/${id}`, { token: admin }));
    expectRefused(await app.rest('POST', '/faqs', call), 'NOT_FOUND');
  });
});

describe('a request of somebody in the office', () => {
  const STATUSES = { status: 'approved' };
  const submit = async (token: string) =>
    expectDone(
      await app.rest<{ id: string; version: number }>('POST', '/service-requests', {
        token,
        body: aServiceRequest(),
      }),
    );
  const DECISIONS = [
    {
      title: 'a status',
      call: (id: string, _: number, token: string) =>
        mutation('setServiceRequestStatus', { id, input: STATUSES }, token),
    },
    {
      title: 'a status over REST',
      call: (id: string, _: number, token: string) =>
        app.rest('PATCH', `/service-requests/${id}/status`, { token, body: STATUSES }),
    },
    {
      title: 'statuses of many',
      call: (id: string, version: number, token: string) =>
        mutation(
          'setServiceRequestStatuses',
          { input: { rows: [{ id, version }], ...STATUSES } },
          token,
        ),
    },
    {
      title: 'a reply',
      call: (id: string, _: number, token: string) =>
        mutation('replyToServiceRequest', { id, input: { replyMessage: 'Done' } }, token),
    },
    {
      title: 'a reply over REST',
      call: (id: string, _: number, token: string) =>
        app.rest('POST', `/service-requests/${id}/reply`, {
          token,
          body: { replyMessage: 'Done' },
        }),
    },
    {
      title: 'a note for the client',
      call: (id: string, _: number, token: string) =>
        mutation('addServiceRequestNote', { id, input: { text: 'Done', public: true } }, token),
    },
  ];

  it.each(DECISIONS)(
    'a request of somebody in the office gets $title from somebody else only',
    async ({ call }) => {
      const { id, version } = await submit(tokens.secretary);
      const refused = await call(id, version, tokens.secretary);
      expectRefused(refused, 'OWN_REQUEST');
      expectDone(await call(id, version, admin));
    },
  );

  it('another e-mail address does not hide that a request is of somebody in the office', async () => {
    const { email, token } = await aColleague(app, { role: 'secretary' });
    const sent = { body: anApplication({ email }), files: { cv: aCv() } };
    const { id } = expectDone(
      await app.rest<{ id: string }>('POST', '/join-team-applications', sent),
    );
    const correct = (body: object, by: string) =>
      app.rest('PUT', `/join-team-applications/${id}`, { token: by, body });
    const elsewhere = { email: 'elsewhere@example.dz' };
    expectRefused(await correct(elsewhere, token), 'OWN_REQUEST');
    expectDone(await correct({ city: 'وهران' }, token));
    expectDone(await correct(elsewhere, admin));
  });

  it('a request of somebody in the office gets notes from its sender, too', async () => {
    const { id } = await submit(tokens.secretary);
    expectDone(
      await mutation('addServiceRequestNote', { id, input: { text: 'x' } }, tokens.secretary),
    );
  });

  it('an administrator decides about an own request only while there is no other', async () => {
    const { id } = await submit(admin);
    expectDone(await mutation('setServiceRequestStatus', { id, input: STATUSES }));
    const other = await aColleague(app, { role: 'admin' });
    const input = { status: 'completed' };
    expectRefused(await mutation('setServiceRequestStatus', { id, input }), 'OWN_REQUEST');
    expectDone(await mutation('setServiceRequestStatus', { id, input }, other.token));
    expectDone(await mutation('updateUser', { id: other.id, input: { isActive: false } }));
  });
});
