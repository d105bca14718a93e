import { DataSource } from 'typeorm';
import { consultation } from '../../src/contract/requests/consultation.js';
import { aClient, aColleague, aConsultation, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { requestCalls, requestsOverGraphql, type RequestRow } from '../support/request-calls.js';
import { anOpenDay } from '../support/slots.js';
import { type Answer, TestApp } from '../support/test-app.js';

const KIND = { definition: consultation, path: '/consultations' };
const HOUR_MS = 3_600_000;

let app: TestApp;
let admin: string;
let client: Person;
let days = 0;
let day: string;
let consultantId: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
});
beforeEach(async () => {
  day = anOpenDay(days++);
  [client, consultantId] = await Promise.all([
    aClient(app, { language: 'en' }),
    aConsultantOfItsOwn(),
  ]);
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const graphql = <T>(name: string, variables: object, token: string, kind = 'mutation') =>
  callOperation<T>(app, [kind as 'mutation' | 'query', name], variables, { token });
async function aConsultantOfItsOwn(): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
     VALUES (gen_random_uuid(), 'active', 'سليمة', 'Salima', 'Salima') RETURNING id`,
  );
  return row!.id;
}
const at = (hour: string, on = day) => `${on}T${hour}:00:00.000Z`;
const as = (token: string) => requestCalls(app, KIND, 'GraphQL', { token });
const book = async (startsAt: string, { token } = client) =>
  expectDone(await as(token).submit(aConsultation({ startsAt, consultantId })));
const move = (id: string, input: object, { token } = client) =>
  graphql<RequestRow>('moveConsultation', { id, input }, token);
const reschedule = (id: string, input: object, token: string) =>
  graphql<RequestRow>('rescheduleConsultation', { id, input }, token);
const mine = async (id: string) =>
  expectDone(await requestsOverGraphql(app, KIND, { token: client.token }).getMine(id));
const freeOn = async (args: object, token = client.token) =>
  graphql<{ startsAt: string }[]>(
    'consultationSlots',
    { from: day, to: day, consultantId, ...args },
    token,
    'query',
  );
const sequenceOf = (calendar: string) => Number(/^SEQUENCE:(\d+)/m.exec(calendar)?.[1]);
const calendarsOf = async ({ email }: Person) =>
  (
    await sql<{ calendar: { content: string } }>(
      'SELECT calendar FROM mails WHERE to_address = $1 AND calendar IS NOT NULL ORDER BY created_at',
      [email],
    )
  ).map(({ calendar }) => calendar.content);
const moveInTime = (id: string, ms: number) =>
  sql(
    "UPDATE consultations SET starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' WHERE id = $1",
    [id, new Date(Date.now() + ms)],
  );

describe('a client who moves an appointment', () => {
  it('the client takes a free time; the old one is free, and the office confirms again', async () => {
    const row = await book(at('09'));
    expectDone(await as(admin).setStatus(row.id, { status: 'in_progress' }));
    const moved = expectDone(await move(row.id, { startsAt: at('14'), movedFrom: at('09') }));
    expect(moved).toMatchObject({ startsAt: at('14'), endsAt: at('15'), status: 'pending' });
    const free = expectDone(await freeOn({})).map(({ startsAt }) => startsAt);
    expect(free).toContain(at('09'));
    expect(free).not.toContain(at('14'));
    const { timeline } = await mine(row.id);
    expect(timeline.at(-1)).toMatchObject({ type: 'moved', status: 'pending', note: null });
  });

  it('the client and the office are told, and the calendar of the client follows', async () => {
    const row = await book(at('09'));
    expectDone(await move(row.id, { startsAt: at('13') }));
    const [mail] = await app.mailsTo(client.email);
    expect(mail?.subject).toBe(`You moved your consultation ${row.reference}`);
    expect(mail?.text).toContain('14:00');
    expect(mail?.text).toContain(`/account/consultations/${row.id}?move=1`);
    const [booked = '', moved = ''] = await calendarsOf(client);
    expect(moved).toContain(`T140000`);
    expect(sequenceOf(moved)).toBeGreaterThan(sequenceOf(booked));
    const told = await app.rest<{ notifications: { title: string; entityId: string }[] }>(
      'GET',
      '/notifications',
      { token: admin },
    );
    expect(expectDone(told).notifications[0]).toMatchObject({ entityId: row.id });
  });

  it('the same move again changes nothing more', async () => {
    const row = await book(at('09'));
    const input = { startsAt: at('12'), movedFrom: at('09') };
    const answers = await Promise.all([move(row.id, input), move(row.id, input)]);
    for (const answer of answers) expect(expectDone(answer)).toMatchObject({ startsAt: at('12') });
    expect(expectDone(await move(row.id, input))).toMatchObject({ startsAt: at('12') });
    const { timeline } = await mine(row.id);
    expect(timeline.filter(({ type }) => type === 'moved')).toHaveLength(1);
  });

  it('the times that are offered are those of its length, with its own', async () => {
    const row = await book(at('09'));
    const starts = expectDone(await freeOn({ movedId: row.id })).map(({ startsAt }) => startsAt);
    expect(starts).toContain(at('09'));
    const stranger = await aClient(app);
    expectRefused(await freeOn({ movedId: row.id }, stranger.token), 'NOT_FOUND');
  });

  it('an appointment may go to another consultant, or to whoever is free', async () => {
    const row = await book(at('09'));
    const colleague = await aConsultantOfItsOwn();
    const moved = await move(row.id, { startsAt: at('10'), consultantId: colleague });
    expect(expectDone(moved)).toMatchObject({ consultantId: colleague });
    const again = await move(row.id, { startsAt: at('12'), consultantId: null });
    expect(expectDone(again)).toMatchObject({ startsAt: at('12') });
  });
});

describe('moves that are refused', () => {
  it('a taken time keeps the old one, and does not say who has the other', async () => {
    const row = await book(at('09'));
    await book(at('10'), await aClient(app));
    const refused = await move(row.id, { startsAt: at('10') });
    expectRefused(refused, 'SLOT_TAKEN', 'startsAt');
    const { errors } = (refused as Answer<unknown>).body as {
      errors: { extensions: { slot: object } }[];
    };
    expect(errors[0]!.extensions.slot).toEqual({ nextSlots: [at('12'), at('13'), at('14')] });
    expect(await mine(row.id)).toMatchObject({ startsAt: at('09') });
  });

  it.each([
    { title: 'a time at which the office is closed', startsAt: () => at('20') },
    { title: 'a time that has passed', startsAt: () => '2020-01-05T09:00:00Z' },
    { title: 'no time', startsAt: () => 'soon' },
  ])('$title is refused', async ({ startsAt }) => {
    const row = await book(at('09'));
    expectRefused(await move(row.id, { startsAt: startsAt() }), 'BAD_USER_INPUT', 'startsAt');
    const input = { startsAt: at('10'), consultantId: client.id };
    expectRefused(await move(row.id, input), 'BAD_USER_INPUT', 'consultantId');
  });

  it('one that is foreign, over, too near, or moved meanwhile is refused', async () => {
    const row = await book(at('09'));
    const input = { startsAt: at('13') };
    expectRefused(await move(row.id, input, await aClient(app)), 'NOT_FOUND');
    expectRefused(await graphql('moveConsultation', { id: row.id, input }, ''), 'UNAUTHENTICATED');
    expectRefused(await move(row.id, { ...input, movedFrom: at('10') }), 'STALE_WRITE');
    await moveInTime(row.id, 23 * HOUR_MS);
    const late = await move(row.id, input);
    expectRefused(late, 'MOVE_TOO_LATE');
    expect(late.message).toContain('please call the office');
    await moveInTime(row.id, 50 * HOUR_MS);
    expectDone(await as(admin).setStatus(row.id, { status: 'cancelled' }));
    expectRefused(await move(row.id, input), 'CONSULTATION_OVER');
  });

  it('a client is not at two places at once', async () => {
    const row = await book(at('09'));
    const other = await aConsultantOfItsOwn();
    const input = aConsultation({ startsAt: at('10'), consultantId: other });
    expectDone(await as(client.token).submit(input));
    expectRefused(await move(row.id, { startsAt: at('10') }), 'APPOINTMENT_OVERLAPS', 'startsAt');
  });
});

it('two clients who want one time at the same moment: one has it, the other keeps the old time', async () => {
  const other = await aClient(app);
  const [first, second] = [await book(at('09')), await book(at('10'), other)];
  const answers = await Promise.all([
    move(first.id, { startsAt: at('14') }),
    move(second.id, { startsAt: at('14') }, other),
  ]);
  const codes = answers.map(({ code }) => code ?? 'done').sort();
  expect(codes).toEqual(['SLOT_TAKEN', 'done']);
  const rows = await sql<{ at: string }>(
    `SELECT to_char(starts_at AT TIME ZONE 'UTC', 'HH24') AS at FROM consultations WHERE id = ANY($1)`,
    [[first.id, second.id]],
  );
  expect(rows.map((row) => row.at).sort()).not.toEqual(['14', '14']);
  expect(rows.map((row) => row.at)).toContain('14');
});

it('a lawyer takes an appointment that nobody deals with, and moves it; no other', async () => {
  const branches = ['real-estate'];
  const lawyer = await aColleague(app, { role: 'lawyer', branches });
  const other = await aColleague(app, { role: 'lawyer', branches });
  const { id } = await book(at('09'));
  const assign = (assigneeId: string | null, { token } = lawyer) =>
    graphql('assignConsultation', { id, input: { assigneeId } }, token);
  expectRefused(await reschedule(id, { startsAt: at('13') }, lawyer.token), 'FORBIDDEN');
  expectRefused(await assign(other.id), 'FORBIDDEN');
  expectDone(await assign(lawyer.id));
  expectRefused(await assign(null), 'FORBIDDEN');
  expectRefused(await assign(other.id, other), 'FORBIDDEN');
  const starts = expectDone(await freeOn({ movedId: id }, lawyer.token));
  expect(starts.map(({ startsAt }) => startsAt)).toContain(at('13'));
  const moved = await reschedule(id, { startsAt: at('13') }, lawyer.token);
  expect(expectDone(moved)).toMatchObject({ startsAt: at('13') });
  expectRefused(await reschedule(id, { startsAt: at('14') }, other.token), 'FORBIDDEN');
  expectRefused(await freeOn({ movedId: id }, other.token), 'NOT_FOUND');
});
