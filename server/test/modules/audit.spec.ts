import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { CONTENT } from '../../src/contract/content/content-kinds.js';
import { LOCALES } from '../../src/contract/locales.js';
import { type Permission, roleCan } from '../../src/contract/permissions.js';
import { REST_ROUTES } from '../../src/modules/rest/rest-routes.js';
import { AuditedWrites } from '../support/audited-writes.js';
import { aClient, anAdmin, withManyAppointments } from '../support/builders.js';
import { callList, callOperation } from '../support/operation.js';
import { QueryCounter } from '../support/query-counter.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { operations, routes } from '../support/surface-calls.js';
import { ADMIN, TestApp } from '../support/test-app.js';

interface AuditRow {
  id: string;
  action: string;
  entity: string;
  entity_id: string;
  actor_id: string | null;
  actor_name: string | null;
  before: object | null;
  after: object | null;
}

/** Writes that change no record, or are recorded when what they make is opened. */
const NOT_RECORDED = [
  'openRequest',
  'closeRequest',
  'testMail',
  'testSms',
  'createApplicationCvLink',
  'createApplicationExport',
  'createCaseArchive',
  'createClosedReceiptPdf',
  'createConsultationExport',
  'createContactRequestExport',
  'createDaySheet',
  'createPaymentExport',
  'createQuoteExport',
  'createQuotePdf',
  'createReceiptPdf',
  'createRequestFileLink',
  'createRequestPdf',
  'createServiceRequestExport',
];
/** Of these only the fact is recorded: a password is secret, a lock and a link are no part of the account, of an erased one nothing is kept, a test changes nothing, and what people want stands in their request. */
const WITHOUT_VALUES =
  /^user\.(password_changed|unlocked|erased|reset_link_sent)$|\.(taken|tested)$/;
/** Not every note or reply changes a field of the request; its text is in the timeline. */
const MAYBE_UNCHANGED = /\.(note_added|replied)$/;
const GONE = /^(contactInfo|holiday|officeHours|quote|webhook)\.removed$|\.file_removed$/;
/** What was not there before; a paper is recorded alike when it is added and when its state changes. */
const ADDED = /\.(created|code_given|file_added)$/;

const closedToClients = ({ access }: { access: Permission }) => !roleCan('client', access);
const named = (pattern: RegExp) => (entry: { name: string }) => pattern.test(entry.name);
const mutations = operations.filter(closedToClients).filter(named(/^mutation /));
/** They run the operations, each of which is written as a mutation. */
const runs = new Set(REST_ROUTES.map(({ method, path }) => `${method} /api/v1${path}`));
const restWrites = routes
  .filter(closedToClients)
  .filter(named(/^(POST|PUT|PATCH|DELETE) /))
  .filter(({ name }) => !runs.has(name));

let app: TestApp;
let token: string;
let writes: AuditedWrites;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  token = await app.adminToken();
  await withManyAppointments(app);
  writes = await AuditedWrites.on(app);
});
afterAll(() => app.close());

const query = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const allEvents = () =>
  query<AuditRow>(
    `SELECT id, action, entity, entity_id, label, actor_id, actor_name, before, after
       FROM audit_events ORDER BY created_at, id`,
  );

/** What `act` adds to the audit log. */
async function recordedBy(act: () => Promise<unknown>): Promise<AuditRow[]> {
  const known = new Set((await allEvents()).map(({ id }) => id));
  await act();
  return (await allEvents()).filter(({ id }) => !known.has(id));
}

function expectValues({ action, before, after }: AuditRow): void {
  const values = [before, after].map((side) => side && Object.keys(side).sort());
  if (WITHOUT_VALUES.test(action)) expect(values).toEqual([null, null]);
  else if (ADDED.test(action) || (action.endsWith('.paper_changed') && before === null))
    expect(values).toEqual([null, expect.arrayContaining([])]);
  else if (GONE.test(action)) expect(values).toEqual([expect.arrayContaining([]), null]);
  else expect(values[0]).toEqual(values[1]);
  if (!WITHOUT_VALUES.test(action) && !MAYBE_UNCHANGED.test(action))
    expect(JSON.stringify(before)).not.toEqual(JSON.stringify(after));
}

/** One event for each row that was written, by the administrator, with its values before and after. */
function expectRecorded(events: AuditRow[], ids: string[]): void {
  expect(events.length).toBe(Math.max(1, ids.length));
  if (ids.length > 0) expect(events.map(({ entity_id }) => entity_id).sort()).toEqual(ids.sort());
  for (const event of events) {
    expect(event.actor_id).toBe(writes.adminId);
    expect(event.actor_name).toMatch(/\S/);
    expect(event.action.startsWith(`${event.entity}.`)).toBe(true);
    expectValues(event);
  }
}

describe('what administrators change is recorded once, with who made it and the values before and after', () => {
  it.each(
    mutations.map(({ name }) => name.split(' ')[1]!).filter((name) => !NOT_RECORDED.includes(name)),
  )('%s is recorded', async (name) => {
    const { variables, files, ids } = await writes.ofMutation(name);
    const events = await recordedBy(async () =>
      expectDone(await callOperation(app, ['mutation', name], variables, { token, files })),
    );
    expectRecorded(events, ids);
  });

  it.each(restWrites.map(({ name }) => name))('%s is recorded', async (name) => {
    const { method, path, variables, files, ids } = await writes.ofRoute(name);
    const body = Object.keys(variables).length > 0 ? { body: variables } : {};
    const events = await recordedBy(async () =>
      expectDone(await app.rest(method, path, { token, files, ...body })),
    );
    expectRecorded(events, ids);
  });

  it('a change of the own profile and password is recorded', async () => {
    const { id, token: own, password } = await anAdmin(app);
    const change = (name: string, input: object) => async () =>
      expectDone(await callOperation(app, ['mutation', name], { input }, { token: own }));
    const profile = await recordedBy(change('updateProfile', { fullName: 'سعاد حداد' }));
    const newPassword = 'Audit-harbour-7';
    const passwords = { currentPassword: password, newPassword };
    const changed = await recordedBy(change('changePassword', passwords));
    expect([...profile, ...changed]).toMatchObject([
      { action: 'user.profile_updated', actor_id: id, after: { fullName: 'سعاد حداد' } },
      { action: 'user.password_changed', actor_id: id, before: null, after: null },
    ]);
  });

  it('a new password that an administrator sets is one event', async () => {
    const { id } = await aClient(app);
    const body = { password: 'Audit-harbour-8' };
    const events = await recordedBy(async () =>
      expectDone(await app.rest('PUT', `/users/${id}`, { token, body })),
    );
    expect(events.map(({ action }) => action)).toEqual(['user.password_changed']);
  });

  it('each CV that is read is recorded, with whether it was shown or saved', async () => {
    const id = await writes.makeRequest('Application');
    const open = async (path: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      expect((await fetch(app.url + path, { headers })).status).toBe(200);
    };
    const link = async (inline: boolean) =>
      expectDone(
        await callOperation<{ url: string }>(
          app,
          ['mutation', 'createApplicationCvLink'],
          { id, inline },
          { token },
        ),
      ).url;
    const events = await recordedBy(async () => {
      await open(`/api/v1/join-team-applications/${id}/cv`);
      await open(await link(false));
      await open(await link(true));
    });
    const read = (disposition: string) => ({
      action: 'application.cv_downloaded',
      entity_id: id,
      actor_id: writes.adminId,
      after: { disposition },
    });
    expect(events).toMatchObject([read('attachment'), read('attachment'), read('inline')]);
  });

  it('no password, token or key of a file is recorded', async () => {
    const events = JSON.stringify(await allEvents());
    expect(events).not.toMatch(
      /argon2|harbour|secret-token|password"|hash"|(?<!api)token"|cvKey|searchDoc/i,
    );
    expect(events).not.toContain(ADMIN.password);
  });
});

describe('the list of the audit log', () => {
  interface Listed {
    items: (Record<string, unknown> & { id: string; action: string; createdAt: string })[];
    total: number;
  }
  const listed = async (args: object) =>
    expectDone(await callList<Listed>(app, ['query', 'auditEvents'], args, { token }));
  /** Days of a filter begin in Algiers, an hour before those of UTC. */
  const day = (offset: number) =>
    new Date(Date.now() + 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

  it('the history of one record has its changes, newest first, with the values before and after', async () => {
    const { variables, ids } = await writes.ofMutation('updateFaq');
    expectDone(await callOperation(app, ['mutation', 'updateFaq'], variables, { token }));
    const { items, total } = await listed({ entity: 'faq', entityId: ids[0] });
    expect([total, items.map(({ action }) => action)]).toEqual([2, ['faq.updated', 'faq.created']]);
    expect(items[0]).toMatchObject({
      entityId: ids[0],
      actorId: writes.adminId,
      actorName: expect.stringMatching(/\S/) as string,
      changes: [{ field: 'order', before: expect.any(Number) as number, after: 77 }],
    });
    expect(items[1]!['changes']).toContainEqual({
      field: 'category',
      before: null,
      after: 'general',
    });
    const one = await callOperation(app, ['query', 'auditEvent'], { id: items[0]!.id }, { token });
    expect(expectDone(one)).toEqual(items[0]);
  });

  it('the audit log is filtered by person, kind, action, days and words, also together', async () => {
    const other = await anAdmin(app);
    const { variables, ids } = await writes.ofMutation('updateHoliday');
    const own = { token: other.token };
    expectDone(await callOperation(app, ['mutation', 'updateHoliday'], variables, own));
    const expected = { total: 1, items: [{ action: 'holiday.updated', entityId: ids[0] }] };
    const actorId = other.id;
    for (const args of [
      { actorId },
      { actorId, entity: 'holiday', verb: 'updated' },
      { actorId, createdFrom: day(-1), createdTo: day(1) },
      { entity: 'holiday', entityId: ids[0], verb: 'updated' },
      { actorId, search: 'عُطلة' },
    ])
      expect(await listed(args)).toMatchObject(expected);
    for (const args of [
      { entity: 'user' },
      { verb: 'created' },
      { createdFrom: day(1) },
      { createdTo: day(-2) },
      { search: 'zephyr' },
    ])
      expect((await listed({ actorId, ...args })).total).toBe(0);
  });

  it('pages go from new to old without a gap, or the other way round', async () => {
    const all = await listed({ limit: 100 });
    const times = all.items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const second = await listed({ limit: 10, page: 2 });
    expect(second.items).toEqual(all.items.slice(10, 20));
    const oldest = await listed({ limit: 1, sortBy: 'createdAt', sortOrder: 'asc' });
    expect(oldest.items[0]!.action).toBe('user.created');
  });

  it.each([
    [{ entity: 'session' }, 'entity'],
    [{ verb: 'guessed' }, 'verb'],
    [{ actorId: 'x' }, 'actorId'],
    [{ entityId: 'x'.repeat(37) }, 'entityId'],
    [{ createdFrom: '22/11/2026' }, 'createdFrom'],
    [{ createdFrom: day(1), createdTo: day(0) }, 'createdTo'],
    [{ limit: 101 }, 'limit'],
    [{ sortBy: 'label' }, 'sortBy'],
  ])('%j is refused', async (args, field) => {
    const answer = await callList(app, ['query', 'auditEvents'], args, { token });
    expectRefused(answer, 'BAD_USER_INPUT', field);
  });

  it('an event that does not exist is not found', async () => {
    for (const id of ['01939f00-0000-7000-8000-000000000000', 'x'])
      expectRefused(
        await callOperation(app, ['query', 'auditEvent'], { id }, { token }),
        'NOT_FOUND',
      );
  });

  it('a page takes the same number of statements for one event as for fifty', async () => {
    const statements = QueryCounter.of(app);
    // of different kinds, because totals are kept
    const during = async (args: object) => (await statements.during(() => listed(args))).length;
    const one = await during({ limit: 1, entity: 'service' });
    expect(await during({ limit: 50, entity: 'faq' })).toBe(one);
  });

  it('every recorded field has a label in every language', async () => {
    const events = await allEvents();
    const fields = new Set(
      events.flatMap(({ entity, before, after }) =>
        Object.keys({ ...before, ...after }).map((field) => `${entity}.${field}`),
      ),
    );
    expect(fields.size).toBeGreaterThan(60);
    for (const locale of LOCALES) {
      const file = join(__dirname, `../../../client/public/locales/${locale}/translation.json`);
      const { admin } = JSON.parse(readFileSync(file, 'utf8')) as {
        admin: Record<string, { fields?: Record<string, string> }>;
      };
      const isLabelled = (recorded: string) => {
        const [entity, field = ''] = recorded.split('.');
        const form = Object.values(CONTENT).find(({ name }) => name === entity)?.plural;
        return [field, field.replace(/(Ar|Fr|En)$/, '')].some((name) =>
          [form, 'audit', 'settings'].some((place) => place && admin[place]?.fields?.[name]),
        );
      };
      expect([...fields].filter((field) => !isLabelled(field))).toEqual([]);
    }
  });
});

describe('the audit log can only be added to', () => {
  const inTransaction = async (...statements: string[]) => {
    const runner = app.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    try {
      for (const statement of statements) await runner.query(statement);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.release();
    }
  };

  it.each([
    [`UPDATE audit_events SET actor_name = 'Nobody'`],
    [`UPDATE audit_events SET actor_name = 'Nobody' WHERE false`],
    ['DELETE FROM audit_events'],
    ['TRUNCATE audit_events'],
    ['TRUNCATE users, audit_events CASCADE'],
    [
      `INSERT INTO audit_events (id, action, entity, entity_id)
       SELECT id, action, entity, entity_id FROM audit_events LIMIT 1 ON CONFLICT (id) DO UPDATE SET actor_name = 'Nobody'`,
    ],
    [`MERGE INTO audit_events USING users ON false WHEN MATCHED THEN DELETE`],
  ])('the database refuses "%s"', async (statement) => {
    const before = await allEvents();
    await expect(query(statement)).rejects.toThrow(/audit_events can only be added to/);
    expect(await allEvents()).toEqual(before);
  });

  it('retention may delete and blank entries in a transaction that says so, and never truncate', async () => {
    const [event] = await recordedBy(async () => writes.ofMutation('updateHoliday'));
    const allow = `SET LOCAL mizan.audit_retention = 'on'`;
    const only = `WHERE id = '${event!.id}'`;
    await inTransaction(allow, `UPDATE audit_events SET label = NULL ${only}`);
    await inTransaction(allow, `DELETE FROM audit_events ${only}`);
    expect((await allEvents()).map(({ id }) => id)).not.toContain(event!.id);
    await expect(inTransaction(allow, 'TRUNCATE audit_events')).rejects.toThrow(/only be added/);
    await expect(query('DELETE FROM audit_events')).rejects.toThrow(/only be added/);
  });

  it('the audit log keeps the name of a person whose account is gone', async () => {
    const other = await anAdmin(app);
    const { variables } = await writes.ofMutation('updateHoliday');
    const events = await recordedBy(async () =>
      expectDone(
        await callOperation(app, ['mutation', 'updateHoliday'], variables, { token: other.token }),
      ),
    );
    expectDone(await app.rest('DELETE', `/users/${other.id}`, { token }));
    await query('DELETE FROM link_tokens WHERE user_id = $1', [other.id]);
    await query('DELETE FROM sessions WHERE user_id = $1', [other.id]);
    await query('DELETE FROM users WHERE id = $1', [other.id]);
    const kept = (await allEvents()).filter(({ id }) => id === events[0]!.id);
    expect(kept).toMatchObject([{ actor_id: other.id, actor_name: other.fullName }]);
  });
});
