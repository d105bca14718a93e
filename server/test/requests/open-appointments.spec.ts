import { DataSource } from 'typeorm';
import { consultation } from '../../src/contract/requests/consultation.js';
import { aClient, aColleague, aConsultation, type Person } from '../support/builders.js';
import { anOpenDay } from '../support/slots.js';
import { TRANSPORTS } from '../support/content-calls.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { requestCalls, type RequestRow } from '../support/request-calls.js';
import { type Answer, TestApp } from '../support/test-app.js';

const KIND = { definition: consultation, path: '/consultations' };
const CONSULTANTS = `
  INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
  SELECT gen_random_uuid(), 'active', 'مستشار ' || n, 'Consultant ' || n, 'Consultant ' || n
  FROM generate_series(1, 50) AS n RETURNING id`;

let app: TestApp;
let admin: string;
let consultants: string[];

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  const rows = await sql<{ id: string }>(CONSULTANTS);
  consultants = rows.map(({ id }) => id);
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const graphql = <T>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const as = (token: string, transport: (typeof TRANSPORTS)[number] = 'GraphQL') =>
  requestCalls(app, KIND, transport, { token });
let days = 0;
/** Times of a day that no other test of this file uses. */
const aDay = () => {
  const day = anOpenDay(days++);
  return (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00Z`;
};
const book = ({ token }: Person, startsAt: string, over: object = {}) =>
  as(token).submit(aConsultation({ startsAt, ...over }));
const booked = async (person: Person, startsAt: string, over: object = {}) =>
  expectDone(await book(person, startsAt, over));
const allow = async (maxOpenConsultations: number) => {
  const body = { booking: { maxOpenConsultations } };
  expectDone(await app.rest('PUT', '/settings', { token: admin, body }));
};
const detailsOf = ({ body }: Answer<unknown>) =>
  (body as { errors?: { extensions?: Record<string, unknown> }[] }).errors?.[0]?.extensions;

describe.each(TRANSPORTS)('one client over %s', (transport) => {
  it.each([
    { language: 'ar', words: ['موعد آخر', 'ألغِ'] },
    { language: 'fr', words: ['autre rendez-vous', 'annulez'] },
    { language: 'en', words: ['another appointment', 'cancel'] },
  ] as const)(
    'a client has one appointment at a time, which is explained in $language',
    async ({ language, words }) => {
      const client = await aClient(app, { language });
      const at = aDay();
      const { reference } = await booked(client, at(9), { consultantId: consultants[0] });
      const second = aConsultation({ startsAt: at(9), consultantId: consultants[1] });
      const refused = await as(client.token, transport).submit(second);
      expectRefused(refused, 'APPOINTMENT_OVERLAPS', 'startsAt');
      for (const word of [...words, reference]) expect(refused.message).toContain(word);
      expectDone(await as(client.token, transport).submit({ ...second, startsAt: at(10) }));
    },
  );

  it.each([
    { max: 1, language: 'ar', words: 'موعد واحد' },
    { max: 2, language: 'fr', words: '2\u00a0rendez-vous' },
    { max: 5, language: 'en', words: '5 upcoming appointments' },
  ] as const)(
    'a client has at most $max open appointments by the setting',
    async ({ max, language, words }) => {
      await allow(max);
      const client = await aClient(app, { language });
      const at = aDay();
      const hours = [8, 9, 10, 12, 13].slice(0, max);
      const rows: RequestRow[] = [];
      for (const hour of hours) rows.push(await booked(client, at(hour)));
      const another = aConsultation({ startsAt: at(15) });
      const refused = await as(client.token, transport).submit(another);
      expectRefused(refused, 'TOO_MANY_APPOINTMENTS');
      expect(refused.message).toContain(words);
      await allow(5);
      if (max === 5) {
        const [first] = rows;
        expectDone(await graphql('cancelConsultation', { id: first!.id, input: {} }, client.token));
      }
      expectDone(await as(client.token, transport).submit(another));
    },
  );
});

describe('what counts as open', () => {
  it.each([
    { title: 'was cancelled', change: "status = 'cancelled'" },
    { title: 'has taken place', change: "status = 'completed'" },
    { title: 'is in the trash', change: 'deleted_at = now()' },
    {
      title: 'is over, though nobody said so',
      change: "starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'",
    },
  ])('an appointment that $title does not count', async ({ change }) => {
    await allow(1);
    const client = await aClient(app);
    const at = aDay();
    const { id } = await booked(client, at(9));
    expectRefused(await book(client, at(12)), 'TOO_MANY_APPOINTMENTS');
    await sql(`UPDATE consultations SET ${change} WHERE id = $1`, [id]);
    await booked(client, at(9));
    await allow(5);
  });

  it('a confirmed appointment counts as one that waits does', async () => {
    await allow(1);
    const client = await aClient(app);
    const at = aDay();
    const { id } = await booked(client, at(9));
    expectDone(await as(admin).setStatus(id, { status: 'in_progress' }));
    expectRefused(await book(client, at(12)), 'TOO_MANY_APPOINTMENTS');
    await allow(5);
  });

  it('the same key again answers the appointment that it made', async () => {
    const client = await aClient(app);
    const input = aConsultation({ startsAt: aDay()(9) });
    const first = expectDone(await as(client.token).submit(input, 'the-same-key-again'));
    const again = expectDone(await as(client.token).submit(input, 'the-same-key-again'));
    expect(again.id).toBe(first.id);
  });

  const ofTheOffice = aDay();
  it.each([
    { role: 'admin', hour: 9 },
    { role: 'secretary', hour: 12 },
    { role: 'lawyer', hour: 14 },
  ] as const)(
    'a $role books for others, at the same time and as often as needed',
    async ({ role, hour }) => {
      const { token } = await aColleague(app, { role });
      const startsAt = ofTheOffice(hour);
      for (const consultantId of consultants.slice(0, 6))
        expectDone(await as(token).submit(aConsultation({ startsAt, consultantId })));
    },
  );
});

describe('forty calls at once', () => {
  /** Who is turned away because all connections are busy tries again. */
  const decided = async (call: () => Promise<Answer<RequestRow>>): Promise<Answer<RequestRow>> => {
    const answer = await call();
    return answer.code === 'SERVICE_UNAVAILABLE' ? decided(call) : answer;
  };
  const codesOf = (answers: Answer<RequestRow>[]) => {
    const codes: Record<string, number> = {};
    for (const { code = 'DONE' } of answers) codes[code] = (codes[code] ?? 0) + 1;
    return codes;
  };

  it('one of forty calls at once of a client for one hour is booked', async () => {
    const client = await aClient(app);
    const at = aDay();
    const calls = consultants.slice(0, 40).map((consultantId) => {
      const input = aConsultation({ startsAt: at(9), consultantId });
      return decided(() => as(client.token).submit(input));
    });
    const {
      DONE,
      APPOINTMENT_OVERLAPS = 0,
      TOO_MANY_REQUESTS = 0,
    } = codesOf(await Promise.all(calls));
    expect(DONE).toBe(1);
    expect(APPOINTMENT_OVERLAPS + TOO_MANY_REQUESTS).toBe(39);
    const open = 'SELECT id FROM consultations WHERE user_id = $1';
    expect(await sql(open, [client.id])).toHaveLength(1);
  });

  it('five of forty calls at once of a client for forty hours are booked', async () => {
    const client = await aClient(app);
    const times = Array.from({ length: 6 }, aDay).flatMap((at) =>
      [8, 9, 10, 12, 13, 14, 15].map(at),
    );
    const calls = times
      .slice(0, 40)
      .map((startsAt) => decided(() => as(client.token).submit(aConsultation({ startsAt }))));
    const { DONE, ...others } = codesOf(await Promise.all(calls));
    expect(DONE).toBe(5);
    expect(Object.keys(others).sort()).toEqual(
      Object.keys(others)
        .filter((code) => /^TOO_MANY_(APPOINTMENTS|REQUESTS)$/.test(code))
        .sort(),
    );
  });

  it('ten clients book one hour with ten consultants at once', async () => {
    const at = aDay();
    const clients = await Promise.all(Array.from({ length: 10 }, () => aClient(app)));
    const calls = clients.flatMap((client) =>
      Array.from({ length: 4 }, () => decided(() => book(client, at(9)))),
    );
    expect(codesOf(await Promise.all(calls))).toEqual({ DONE: 10, APPOINTMENT_OVERLAPS: 30 });
  });
});

describe('what the office does', () => {
  const move = (id: string, startsAt: string) =>
    graphql<RequestRow>('rescheduleConsultation', { id, input: { startsAt } });

  it('moving an appointment into another one of its client is refused and names that one', async () => {
    const client = await aClient(app);
    const at = aDay();
    const first = await booked(client, at(9));
    const second = await booked(client, at(12));
    const refused = await move(second.id, at(9));
    expectRefused(refused, 'CLIENT_HAS_APPOINTMENT', 'startsAt');
    expect(refused.message).toContain(first.reference);
    expect(detailsOf(refused)?.['appointment']).toEqual({
      id: first.id,
      reference: first.reference,
    });
    const overRest = await app.rest('PATCH', `/consultations/${second.id}/appointment`, {
      token: admin,
      body: { startsAt: at(9) },
    });
    expectRefused(overRest, 'CLIENT_HAS_APPOINTMENT', 'startsAt');
    expectDone(await move(second.id, at(13)));
  });

  it('an appointment can be moved, also when its client has more of them than the setting allows', async () => {
    const client = await aClient(app);
    const at = aDay();
    const { id } = await booked(client, at(9));
    await booked(client, at(10));
    await allow(1);
    expectDone(await move(id, at(14)));
    await allow(5);
  });

  it('a cancelled appointment is not opened again, nor a removed one restored, into another one', async () => {
    const client = await aClient(app);
    const at = aDay();
    const cancelled = await booked(client, at(9), { consultantId: consultants[0] });
    expectDone(await as(admin).setStatus(cancelled.id, { status: 'cancelled' }));
    const removed = await booked(client, at(9), { consultantId: consultants[1] });
    expectDone(await as(admin).remove(removed.id));
    const { id } = await booked(client, at(9), { consultantId: consultants[2] });
    const code = 'CLIENT_HAS_APPOINTMENT';
    expectRefused(await as(admin).setStatus(cancelled.id, { status: 'pending' }), code, 'startsAt');
    expectRefused(await graphql('restoreConsultation', { id: removed.id }), code, 'startsAt');
    // what is open already is confirmed, whatever else there is
    const overlap = 'UPDATE consultations SET deleted_at = NULL WHERE id = $1';
    await sql(overlap, [removed.id]);
    expectDone(await as(admin).setStatus(id, { status: 'in_progress' }));
  });
});
