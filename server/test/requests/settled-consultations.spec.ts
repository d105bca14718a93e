import { DataSource } from 'typeorm';
import { consultation } from '../../src/contract/requests/consultation.js';
import { aClient, aColleague, aConsultation, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { requestCalls, type RequestRow } from '../support/request-calls.js';
import { anOpenDay } from '../support/slots.js';
import { TestApp } from '../support/test-app.js';

interface ToSettle {
  reason: string;
  consultation: { id: string; version: number; startsAt: string };
  proposals: { startsAt: string; consultantId: string | null }[];
}
interface Settled {
  changed: string[];
  conflicts: { id: string; reason: string }[];
}
type Booked = RequestRow & { startsAt: string };

const KIND = { definition: consultation, path: '/consultations' };
const HOURS = ['08', '09', '10', '12', '13'];
const LANGUAGES = ['ar', 'fr', 'en', 'ar', 'fr'] as const;

let app: TestApp;
let admin: string;
let days = 0;
let day: string;
let consultantId: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
});
beforeEach(async () => {
  day = anOpenDay((days += 1));
  consultantId = await aConsultantOfItsOwn();
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const graphql = <T>(kind: 'query' | 'mutation', name: string, variables: object, token = admin) =>
  callOperation<T>(app, [kind, name], variables, { token });
async function aConsultantOfItsOwn(): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
     VALUES (gen_random_uuid(), 'active', 'سليمة', 'Salima', 'Salima') RETURNING id`,
  );
  return row!.id;
}
const at = (hour: string, on = day) => `${on}T${hour}:00:00.000Z`;
const book = async (hour: string, client: Person) => {
  const body = aConsultation({ startsAt: at(hour), consultantId });
  return expectDone(
    await requestCalls(app, KIND, 'GraphQL', { token: client.token }).submit(body),
  ) as Booked;
};
/** Five clients in three languages, each with an appointment on the day. */
async function fiveBooked(): Promise<{ client: Person; row: Booked }[]> {
  const booked: { client: Person; row: Booked }[] = [];
  for (const [place, hour] of HOURS.entries()) {
    const client = await aClient(app, { language: LANGUAGES[place] });
    booked.push({ client, row: await book(hour, client) });
  }
  return booked;
}
const toSettle = async (closure?: object, token = admin) =>
  graphql<ToSettle[]>('query', 'consultationsToSettle', { closure }, token);
const settle = (rows: object[], token = admin, note?: string) =>
  graphql<Settled>('mutation', 'settleConsultations', { input: { rows, note } }, token);
const closeDay = (on = day) =>
  graphql('mutation', 'createHoliday', {
    input: { day: on, nameAr: 'عيد', nameFr: 'Fête', nameEn: 'Feast' },
  });
const asRow = ({ id, version }: { id: string; version: number }, startsAt?: string) => ({
  id,
  version,
  startsAt,
});
const stateOf = async (ids: string[]) =>
  sql<{ id: string; status: string; startsAt: Date; version: number }>(
    `SELECT id, status, starts_at AS "startsAt", version FROM consultations WHERE id = ANY($1) ORDER BY id`,
    [ids],
  );
const mailsAfter = async ({ email }: Person) =>
  (await app.mailsTo(email)).map(({ subject }) => subject);
const ofRows = (rows: { row: Booked }[], found: ToSettle[]) =>
  found.filter(({ consultation: { id } }) => rows.some(({ row }) => row.id === id));

describe('a day with five appointments that becomes a holiday', () => {
  it('the five are named before it is stored, each with free times of its own', async () => {
    const booked = await fiveBooked();
    const found = ofRows(booked, expectDone(await toSettle({ day })));
    expect(found.map(({ reason }) => reason)).toEqual(Array(5).fill('holiday'));
    const first = found.map(({ proposals }) => proposals[0]!);
    for (const { startsAt, consultantId: id } of first) {
      expect(startsAt > at('23')).toBe(true);
      expect(id).toBe(consultantId);
    }
    expect(new Set(first.map(({ startsAt }) => startsAt)).size).toBe(5);
    expect(ofRows(booked, expectDone(await toSettle()))).toEqual([]);
  });

  it('three are moved and two cancelled in one go, with one mail each in the language of the client', async () => {
    const booked = await fiveBooked();
    expectDone(await closeDay());
    const found = ofRows(booked, expectDone(await toSettle()));
    const rows = found.map(({ consultation: row, proposals }, place) =>
      asRow(row, place < 3 ? proposals[0]!.startsAt : undefined),
    );
    const before = await Promise.all(booked.map(({ client }) => mailsAfter(client)));
    const done = expectDone(await settle(rows, admin, 'The court is closed, too'));
    expect(done.changed).toHaveLength(5);
    const after = await Promise.all(booked.map(({ client }) => mailsAfter(client)));
    const subjects = after.map((mails, place) => {
      expect(mails).toHaveLength(before[place]!.length + 1);
      return mails[0]!;
    });
    ['تغيّر موعد', 'déplacée', 'new time', 'أُلغيت', 'annulée'].forEach((word, place) =>
      expect(subjects[place]).toContain(word),
    );
    const [moved] = await app.mailsTo(booked[2]!.client.email);
    expect(moved?.text).toContain('The court is closed, too');
    expect(ofRows(booked, expectDone(await toSettle()))).toEqual([]);
  });

  it('one that was changed meanwhile, or whose time is taken, keeps all of them as they were', async () => {
    const booked = await fiveBooked();
    const next = anOpenDay((days += 1));
    const ids = booked.map(({ row }) => row.id);
    const other = await aClient(app);
    const input = aConsultation({ startsAt: at('09', next), consultantId });
    expectDone(await requestCalls(app, KIND, 'GraphQL', { token: other.token }).submit(input));
    const before = await stateOf(ids);
    const [first, second, third, fourth, fifth] = booked.map(({ row }) => row);
    const refused = expectDone(
      await settle([
        asRow(first!, at('08', next)),
        asRow(second!, at('09', next)),
        { ...asRow(third!), version: third!.version + 1 },
        asRow(fourth!, at('02', next)),
        asRow(fifth!),
      ]),
    );
    // hours are asked before anything is locked
    expect(refused).toEqual({ changed: [], conflicts: [{ id: fourth!.id, reason: 'closed' }] });
    const again = expectDone(
      await settle([
        asRow(first!, at('08', next)),
        asRow(second!, at('09', next)),
        { ...asRow(third!), version: third!.version + 1 },
      ]),
    );
    expect(again).toEqual({
      changed: [],
      conflicts: [
        { id: second!.id, reason: 'taken' },
        { id: third!.id, reason: 'changed' },
      ],
    });
    expect(await stateOf(ids)).toEqual(before);
    for (const { client } of booked) expect(await mailsAfter(client)).toHaveLength(2);
  });

  it('two administrators at once: one settles them, the other is told that they were changed', async () => {
    const booked = await fiveBooked();
    expectDone(await closeDay());
    const found = ofRows(booked, expectDone(await toSettle()));
    const cancelled = found.map(({ consultation: row }) => asRow(row));
    const moved = found.map(({ consultation: row, proposals }) =>
      asRow(row, proposals[0]!.startsAt),
    );
    const answers = [await Promise.all([settle(cancelled), settle(moved)])].flat().map(expectDone);
    expect(answers.map(({ changed }) => changed.length).sort()).toEqual([0, 5]);
    const lost = answers.find(({ changed }) => changed.length === 0)!;
    expect(lost.conflicts.map(({ reason }) => reason)).toEqual(Array(5).fill('changed'));
    for (const { client } of booked) expect(await mailsAfter(client)).toHaveLength(3);
  });

  it('a client who moves theirs at the same moment keeps what was first, and nothing is half done', async () => {
    const booked = await fiveBooked();
    const [{ client, row }] = booked as [(typeof booked)[number]];
    expectDone(await closeDay());
    const found = ofRows(booked, expectDone(await toSettle()));
    const rows = found.map(({ consultation: each }) => asRow(each));
    const startsAt = found[4]!.proposals[0]!.startsAt;
    const [office, own] = await Promise.all([
      settle(rows),
      graphql('mutation', 'moveConsultation', { id: row.id, input: { startsAt } }, client.token),
    ]);
    const { changed, conflicts } = expectDone(office);
    const states = await stateOf(booked.map((each) => each.row.id));
    const cancelled = states.filter(({ status }) => status === 'cancelled').length;
    if (own.code) {
      expect([own.code, changed.length, cancelled]).toEqual(['CONSULTATION_OVER', 5, 5]);
    } else {
      expect(conflicts).toEqual([{ id: row.id, reason: 'changed' }]);
      expect([changed.length, cancelled]).toEqual([0, 0]);
    }
  });
});

describe('other closed times', () => {
  it('no two proposals of one client are at the same time', async () => {
    const client = await aClient(app);
    const first = await book('09', client);
    consultantId = await aConsultantOfItsOwn();
    const second = await book('10', client);
    const found = ofRows([{ row: first }, { row: second }], expectDone(await toSettle({ day })));
    const [one, other] = found.map(({ proposals }) => proposals[0]!.startsAt);
    expect(one).not.toBe(other);
  });

  it('appointments of a consultant who leaves are proposed to colleagues at the same time', async () => {
    const client = await aClient(app);
    const row = await book('09', client);
    const [found] = ofRows([{ row }], expectDone(await toSettle({ leavingId: consultantId })));
    expect(found).toMatchObject({ reason: 'consultant' });
    const [first] = found!.proposals;
    expect(first).toMatchObject({ startsAt: at('09') });
    expect(first!.consultantId).not.toBe(consultantId);
    expectDone(await graphql('mutation', 'deleteConsultant', { id: consultantId }));
    const rows = [{ ...asRow(row, first!.startsAt), consultantId: first!.consultantId }];
    expect(expectDone(await settle(rows)).changed).toEqual([row.id]);
  });

  it('other hours name what lies outside of them, and propose times within', async () => {
    const row = await book('09', await aClient(app));
    const weekday = new Date(day)
      .toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
      .toLowerCase();
    const hours = [{ weekday, opens: '14:00', closes: '17:00' }];
    const found = expectDone(await toSettle({ hoursOf: consultantId, hours }));
    const [hit] = ofRows([{ row }], found);
    expect(hit).toMatchObject({ reason: 'hours' });
    expect(hit!.proposals[0]).toMatchObject({ startsAt: at('13') });
    const same = [{ weekday, opens: '10:00', closes: '11:00' }];
    const none = expectDone(await toSettle({ hoursOf: consultantId, hours: same }));
    expect(ofRows([{ row }], none)).toEqual([]);
  });
});

describe('who settles appointments', () => {
  it('a secretary does, a lawyer and a client do not', async () => {
    const client = await aClient(app);
    const row = await book('09', client);
    const [secretary, lawyer] = await Promise.all([
      aColleague(app, { role: 'secretary' }),
      aColleague(app, { role: 'lawyer' }),
    ]);
    for (const { token } of [lawyer, client]) {
      expectRefused(await toSettle({ day }, token), 'FORBIDDEN');
      expectRefused(await settle([asRow(row)], token), 'FORBIDDEN');
    }
    expectRefused(await settle([asRow(row)], ''), 'UNAUTHENTICATED');
    expect(expectDone(await settle([asRow(row)], secretary.token)).changed).toEqual([row.id]);
  });

  it('nobody of the office settles what they booked themselves', async () => {
    const secretary = await aColleague(app, { role: 'secretary' });
    const row = await book('09', secretary);
    const own = expectDone(await settle([asRow(row)], secretary.token));
    expect(own).toEqual({ changed: [], conflicts: [{ id: row.id, reason: 'own' }] });
  });

  it.each([
    { title: 'none', rows: () => [], field: 'rows' },
    {
      title: 'one twice',
      rows: (id: string) => [
        { id, version: 1 },
        { id, version: 1 },
      ],
      field: 'rows',
    },
    { title: 'one without an id', rows: () => [{ id: 'x', version: 1 }], field: 'rows' },
  ])('$title is refused', async ({ rows }) => {
    const answer = await settle(rows(consultantId));
    expect(answer.code).toBe('BAD_USER_INPUT');
  });

  it('one that does not exist is told', async () => {
    const done = expectDone(await settle([{ id: consultantId, version: 1 }]));
    expect(done.conflicts).toEqual([{ id: consultantId, reason: 'changed' }]);
  });
});
