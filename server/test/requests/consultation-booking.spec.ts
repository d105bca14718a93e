import { DataSource } from 'typeorm';
import { SERVER_RULES } from '../../src/contract/server-rules.js';
import { consultation } from '../../src/contract/requests/consultation.js';
import {
  aClient,
  aColleague,
  aConsultation,
  type Person,
  withManyAppointments,
} from '../support/builders.js';
import { anOpenDay } from '../support/slots.js';
import { TRANSPORTS } from '../support/content-calls.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { requestCalls, requestsOverGraphql, type RequestRow } from '../support/request-calls.js';
import { type Answer, TestApp } from '../support/test-app.js';

const KIND = { definition: consultation, path: '/consultations' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Notifications {
  notifications: { entityId: string; type: string; title: string; message: string }[];
}

let app: TestApp;
let admin: string;
let client: Person;
let other: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app, { language: 'en' });
  other = await aClient(app);
  await withManyAppointments(app);
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const graphql = <T>(name: string, variables: object, token: string, kind = 'mutation') =>
  callOperation<T>(app, [kind as 'mutation' | 'query', name], variables, { token });
const as = (token: string) => requestCalls(app, KIND, 'GraphQL', { token });
const book = (startsAt: string, { token } = client) =>
  as(token).submit(aConsultation({ startsAt }));
const reschedule = (id: string, input: object, token = admin) =>
  graphql<RequestRow>('rescheduleConsultation', { id, input }, token);
const slots = async (from: string, to = from, over: object = {}) => {
  const args = { from, to, ...over };
  return graphql<{ startsAt: string }[]>('consultationSlots', args, client.token, 'query');
};
const startsOn = async (day: string) =>
  expectDone(await slots(day)).map(({ startsAt }) => startsAt.slice(11, 16));
const friday = () => {
  const days = Array.from({ length: 7 }, (_, ahead) => new Date(Date.now() + (7 + ahead) * DAY_MS));
  return days
    .find((day) => day.getUTCDay() === 5)!
    .toISOString()
    .slice(0, 10);
};
/** What a refusal says of the slot that is taken. */
const slotOf = ({ body }: Answer<unknown>) =>
  (body as { errors?: { extensions?: { slot?: object } }[] }).errors?.[0]?.extensions?.slot;
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** What the clock in Algiers shows. */
const wallTime = (instant: string) =>
  new Date(Date.parse(instant) + HOUR_MS).toISOString().slice(11, 16);
const setMinutes = async (slotMinutes: number) => {
  const body = { booking: { slotMinutes } };
  expectDone(await app.rest('PUT', '/settings', { token: admin, body }));
};
const aConsultantOfItsOwn = async () => {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
     VALUES (gen_random_uuid(), 'active', 'سليمة', 'Salima', 'Salima') RETURNING id`,
  );
  return row!.id;
};
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
const moveTo = (id: string, ms: number) =>
  sql(
    "UPDATE consultations SET starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' WHERE id = $1",
    [id, ahead(ms)],
  );

describe('free slots', () => {
  it('a working day has its hours in Algiers; Fridays and holidays have none', async () => {
    const [day, holiday] = [anOpenDay(0), anOpenDay(1)];
    expect(await startsOn(day)).toEqual([
      '08:00',
      '09:00',
      '10:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
    ]);
    expect(await startsOn(friday())).toEqual([]);
    const input = { day: holiday, nameAr: 'عيد', nameFr: 'Fête', nameEn: 'Feast' };
    expectDone(await graphql('createHoliday', { input }, admin));
    expect(await startsOn(holiday)).toEqual([]);
    expectRefused(await book(`${holiday}T09:00:00Z`), 'BAD_USER_INPUT', 'startsAt');
  });

  it('a booked slot is no longer free, and a time in another notation is the same instant', async () => {
    const day = anOpenDay(2);
    expectDone(await book(`${day}T09:00:00Z`));
    expect(await startsOn(day)).not.toContain('09:00');
    const refused = await book(`${day}T09:00:00Z`, other);
    expectRefused(refused, 'SLOT_TAKEN', 'startsAt');
    const next = ['10', '12', '13'].map((hour) => `${day}T${hour}:00:00.000Z`);
    expect(slotOf(refused)).toEqual({ nextSlots: next });
    expect(expectDone(await book(`${day}T11:00:00+01:00`, other))).toMatchObject({
      startsAt: `${day}T10:00:00.000Z`,
    });
  });

  it.each([
    { title: 'more than 31 days', args: [anOpenDay(0), ahead(50 * DAY_MS).slice(0, 10)] },
    { title: 'days in the wrong order', args: [anOpenDay(1), anOpenDay(0)] },
  ])('free slots of $title are refused', async ({ args: [from = '', to = ''] }) => {
    expectRefused(await slots(from, to), 'BAD_USER_INPUT', 'to');
  });
});

describe.each(TRANSPORTS)('booking over %s', (transport) => {
  const submit = (over: object) =>
    requestCalls(app, KIND, transport, { token: client.token }).submit(aConsultation(over));

  it.each([
    { title: 'that has passed', startsAt: () => ahead(-DAY_MS) },
    { title: 'that begins in an hour', startsAt: () => ahead(HOUR_MS) },
    { title: 'in three months', startsAt: () => ahead(90 * DAY_MS) },
    { title: 'on a Friday', startsAt: () => `${friday()}T09:00:00Z` },
    { title: 'before the office opens', startsAt: () => `${anOpenDay(3)}T06:00:00Z` },
    { title: 'at lunch', startsAt: () => `${anOpenDay(3)}T11:00:00Z` },
    { title: 'in the evening', startsAt: () => `${anOpenDay(3)}T16:00:00Z` },
    { title: 'that begins between two slots', startsAt: () => `${anOpenDay(3)}T09:30:00Z` },
    {
      title: 'that is early in Algiers and late elsewhere',
      startsAt: () => `${anOpenDay(3)}T10:00:00+03:00`,
    },
  ])('a consultation $title is refused', async ({ startsAt }) => {
    expectRefused(await submit({ startsAt: startsAt() }), 'BAD_USER_INPUT', 'startsAt');
  });

  it('a consultation in a zone that does not exist is refused as no moment', async () => {
    const refused = await submit({ startsAt: `${anOpenDay(3)}T10:00:00+25:00` });
    expectRefused(refused, 'BAD_USER_INPUT', 'startsAt');
    expect(refused.fields['startsAt']).toBe(SERVER_RULES.instant.en);
  });

  it('a consultation with an unknown consultant is refused', async () => {
    const consultantId = '01890000-0000-7000-8000-000000000000';
    const startsAt = `${anOpenDay(3)}T09:00:00Z`;
    expectRefused(await submit({ startsAt, consultantId }), 'BAD_USER_INPUT', 'consultantId');
  });
});

it('one of two hundred calls at once books a slot, and the others leave nothing', async () => {
  const startsAt = `${anOpenDay(4)}T09:00:00.000Z`;
  const people = await Promise.all(Array.from({ length: 10 }, () => aClient(app)));
  const calls = Array.from({ length: 200 }, (_, call) => people[call % people.length]);
  /** Who is turned away because all connections are busy tries again. */
  const decided = async (person?: Person): Promise<Answer<RequestRow>> => {
    const answer = await book(startsAt, person);
    return answer.code === 'SERVICE_UNAVAILABLE' ? decided(person) : answer;
  };
  const answers = await Promise.all(calls.map(decided));
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  // whoever booked it is told that the hour is their own
  const refused = answers.flatMap(({ code }) => code ?? []);
  expect(refused).toHaveLength(199);
  expect(refused.filter((code) => code !== 'SLOT_TAKEN').length).toBeLessThanOrEqual(19);
  const codes = ['SLOT_TAKEN', 'APPOINTMENT_OVERLAPS'];
  expect(refused.filter((code) => !codes.includes(code))).toEqual([]);
  const [left] = await sql(
    `SELECT count(*)::int AS rows, count(e.id)::int AS events FROM consultations c
     JOIN request_events e ON e.request_id = c.id WHERE c.starts_at = $1`,
    [startsAt],
  );
  expect(left).toEqual({ rows: 1, events: 1 });
});

it('two processes that write the same time are refused by the database itself', async () => {
  const first = expectDone(await book(`${anOpenDay(5)}T09:00:00Z`));
  const second = expectDone(await book(`${anOpenDay(5)}T10:00:00Z`, other));
  const copied = sql(
    `UPDATE consultations c SET starts_at = o.starts_at, ends_at = o.ends_at
     FROM consultations o WHERE o.id = $1 AND c.id = $2`,
    [first.id, second.id],
  );
  await expect(copied).rejects.toThrow('ex_consultations_slot');
});

describe('moving a consultation', () => {
  it('rescheduling a consultation frees its slot, books the new one and notifies the client', async () => {
    const day = anOpenDay(6);
    const row = expectDone(await book(`${day}T09:00:00Z`));
    const moved = expectDone(
      await reschedule(row.id, { startsAt: `${day}T14:00:00Z`, note: 'The judge is late' }),
    );
    expect(moved).toMatchObject({ startsAt: `${day}T14:00:00.000Z`, rescheduled: 1 });
    expect(await startsOn(day)).toEqual(['08:00', '09:00', '10:00', '12:00', '13:00', '15:00']);
    const { timeline } = expectDone(
      await requestsOverGraphql(app, KIND, { token: client.token }).getMine(row.id),
    );
    expect(timeline[1]).toMatchObject({ type: 'rescheduled', note: 'The judge is late' });
    const { items } = expectDone(
      await graphql<{ items: object[] }>('myRequests', { limit: 1 }, client.token, 'query'),
    );
    expect(items).toMatchObject([{ id: row.id, startsAt: `${day}T14:00:00.000Z` }]);
    const [mail] = await app.mailsTo(client.email);
    expect(mail?.subject).toBe(`Your consultation ${row.reference} has a new time`);
    expect(mail?.text).toContain('15:00');
    const { token } = client;
    const told = await app.rest<Notifications>('GET', '/notifications', { token });
    expect(expectDone(told).notifications[0]).toMatchObject({
      ...{ entityId: row.id, type: 'warning', title: 'Your consultation has a new time' },
      message: expect.stringContaining('15:00') as string,
    });
  });

  it('a move of an old version, to a taken slot, or of what was cancelled is refused', async () => {
    const day = anOpenDay(7);
    const row = expectDone(await book(`${day}T09:00:00Z`));
    const holder = expectDone(await book(`${day}T10:00:00Z`, other));
    const startsAt = `${day}T13:00:00Z`;
    const taken = await reschedule(row.id, { startsAt: `${day}T10:00:00Z` });
    expectRefused(taken, 'SLOT_TAKEN', 'startsAt');
    expect(slotOf(taken)).toMatchObject({
      nextSlots: ['12', '13', '14'].map((hour) => `${day}T${hour}:00:00.000Z`),
      takenBy: { id: holder.id, reference: holder.reference, clientName: holder['clientName'] },
    });
    expectRefused(
      await reschedule(row.id, { startsAt: `${friday()}T10:00:00Z` }),
      'BAD_USER_INPUT',
      'startsAt',
    );
    expectRefused(await reschedule(row.id, { startsAt }, client.token), 'FORBIDDEN');
    const { setStatus } = as(admin);
    expectDone(await setStatus(row.id, { status: 'in_progress' }));
    expectRefused(await reschedule(row.id, { startsAt, version: row.version }), 'STALE_WRITE');
    expectDone(await setStatus(row.id, { status: 'cancelled' }));
    expectRefused(await reschedule(row.id, { startsAt }), 'CONSULTATION_OVER');
  });
});

describe('cancelling a consultation', () => {
  const cancel = (id: string, { token } = client) =>
    graphql<RequestRow>('cancelConsultation', { id, input: { reason: 'I am ill' } }, token);

  it('a client cancels in time; the slot is free again, and the office can no longer give it back', async () => {
    const startsAt = `${anOpenDay(8)}T09:00:00Z`;
    const { id, reference } = expectDone(await book(startsAt));
    expectRefused(await cancel(id, other), 'NOT_FOUND');
    expect(expectDone(await cancel(id))).toMatchObject({ status: 'cancelled' });
    const [mail] = await app.mailsTo(client.email);
    expect(mail?.subject).toBe(`You cancelled your consultation ${reference}`);
    expectRefused(await cancel(id), 'CONSULTATION_OVER');
    expectDone(await book(startsAt, other));
    const { setStatus } = as(admin);
    expectRefused(await setStatus(id, { status: 'pending' }), 'SLOT_TAKEN', 'startsAt');
  });

  it('shortly before a consultation begins, a client can neither cancel nor withdraw, and is told to call', async () => {
    const { id } = expectDone(await book(`${anOpenDay(9)}T09:00:00Z`));
    await moveTo(id, 23 * HOUR_MS);
    const refused = await cancel(id);
    expectRefused(refused, 'CANCEL_TOO_LATE');
    expect(refused.message).toContain('please call the office');
    expectRefused(await graphql('withdrawConsultation', { id }, client.token), 'CANCEL_TOO_LATE');
    const { token } = client;
    const overRest = await app.rest('POST', `/consultations/${id}/cancel`, { token, body: {} });
    expectRefused(overRest, 'CANCEL_TOO_LATE');
  });
});

it('the office reads a week of its calendar, without what was cancelled', async () => {
  const day = anOpenDay(10);
  const kept = expectDone(await book(`${day}T10:00:00Z`));
  const cancelled = expectDone(await book(`${day}T09:00:00Z`, other));
  expectDone(await graphql('cancelConsultation', { id: cancelled.id, input: {} }, other.token));
  const read = (variables: object, token = admin) =>
    graphql<RequestRow[]>('consultationCalendar', variables, token, 'query');
  expect(expectDone(await read({ from: day, to: day })).map(({ id }) => id)).toEqual([kept.id]);
  expectRefused(
    await read({ from: day, to: ahead(90 * DAY_MS).slice(0, 10) }),
    'BAD_USER_INPUT',
    'to',
  );
  expectRefused(await read({ from: day, to: day }, client.token), 'FORBIDDEN');
});

describe('the own hours of a consultant', () => {
  const set = (id: string, hours: object[], token = admin) =>
    graphql<{ hours: object[] }>('setConsultantHours', { id, input: { hours } }, token);
  const on = (weekday: string, opens: string, closes: string) => ({ weekday, opens, closes });
  const NOBODY = '01890000-0000-7000-8000-000000000000';
  let id: string;

  beforeAll(async () => {
    const [row] = await sql<{ id: string }>(
      `INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
       VALUES (gen_random_uuid(), 'active', 'سليمة', 'Salima', 'Salima') RETURNING id`,
    );
    id = row!.id;
  });

  it('slots follow the own hours, and those of the firm once there are none', async () => {
    const day = anOpenDay(11);
    const weekday = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    const free = async () =>
      expectDone(await slots(day, day, { consultantId: id })).map(({ startsAt }) =>
        startsAt.slice(11, 16),
      );
    const own = [on(weekday.toLowerCase(), '17:00', '19:00')];
    expect(expectDone(await set(id, own))).toMatchObject({ hours: own });
    expect(await free()).toEqual(['16:00', '17:00']);
    expectDone(await set(id, []));
    expect(await free()).toHaveLength(7);
  });

  it.each([
    { opens: '21:30', closes: '01:00', minutes: 30, evening: 5, night: ['00:00', '00:30'] },
    { opens: '21:30', closes: '24:00', minutes: 30, evening: 5, night: [] },
    { opens: '21:30', closes: '00:00', minutes: 60, evening: 2, night: [] },
    { opens: '22:00', closes: '02:00', minutes: 60, evening: 2, night: ['00:00', '01:00'] },
  ])(
    'hours from $opens to $closes are kept, and their slots are booked on the day that they are on',
    async ({ opens, closes, minutes, evening, night }) => {
      await setMinutes(minutes);
      // a Thursday, whose night is a Friday
      const thursday = later(friday(), 6);
      const own = [on('thursday', opens, closes)];
      expect(expectDone(await set(id, own))).toMatchObject({ hours: own });
      const inAlgiers = async (day: string) =>
        expectDone(await slots(day, day, { consultantId: id })).map(({ startsAt }) =>
          wallTime(startsAt),
        );
      const [first, ...others] = await inAlgiers(thursday);
      expect([first, others.length]).toEqual([opens, evening - 1]);
      const nightDay = later(thursday, 1);
      expect(await inAlgiers(nightDay)).toEqual(night);
      for (const time of night.slice(0, 1)) {
        const startsAt = `${nightDay}T${time}:00+01:00`;
        const booking = aConsultation({ startsAt, consultantId: id });
        expectDone(await as(client.token).submit(booking));
        expect(await inAlgiers(nightDay)).toEqual(night.slice(1));
      }
      expectDone(await set(id, []));
      await sql('DELETE FROM consultations WHERE consultant_id = $1', [id]);
      await setMinutes(60);
    },
  );

  it.each([
    { title: 'that end before they begin', hours: [on('sunday', '12:00', '09:00')] },
    {
      title: 'that overlap',
      hours: [on('monday', '09:00', '12:00'), on('monday', '11:00', '13:00')],
    },
    {
      title: 'of which a night overlaps the next morning',
      hours: [on('sunday', '21:30', '01:00'), on('monday', '00:30', '02:00')],
    },
    { title: 'that last no time', hours: [on('sunday', '09:00', '09:00')] },
    { title: 'that begin at 24:00', hours: [on('sunday', '24:00', '01:00')] },
    { title: 'that end at 24:30', hours: [on('sunday', '21:30', '24:30')] },
    { title: 'at no time of day', hours: [on('sunday', '9', '25:00')] },
    {
      title: 'of 21 intervals',
      hours: Array.from({ length: 21 }, () => on('sunday', '09:00', '10:00')),
    },
  ])('hours $title are refused', async ({ hours }) => {
    const refused = await set(id, hours);
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)[0]).toMatch(/hours/);
  });

  it('clients set no hours of a consultant, and nobody those of an unknown one', async () => {
    expectRefused(await set(NOBODY, []), 'NOT_FOUND');
    expectRefused(await set(id, [], client.token), 'FORBIDDEN');
  });
});

describe('the length of an appointment that is moved', () => {
  it.each([
    { booked: 60, now: 30, to: '14:00', ends: '15:00' },
    { booked: 30, now: 60, to: '14:00', ends: '14:30' },
    { booked: 60, now: 45, to: '12:45', ends: '13:45' },
    { booked: 120, now: 30, to: '13:30', ends: '15:30' },
    { booked: 60, now: 30, to: '09:30', ends: '10:30' },
    { booked: 60, now: 30, to: '08:30', ends: '09:30' },
  ])(
    'an appointment of $booked minutes keeps them at $to, though slots have $now minutes by now',
    async ({ booked, now, to, ends }) => {
      const [day, consultantId] = [anOpenDay(12), await aConsultantOfItsOwn()];
      await setMinutes(booked);
      const startsAt = booked === 120 ? `${day}T08:00:00Z` : `${day}T09:00:00Z`;
      const input = aConsultation({ startsAt, consultantId });
      const row = expectDone(await as(client.token).submit(input));
      await setMinutes(now);
      const at = `${day}T${to}:00.000Z`;
      const offered = { from: day, to: day, consultantId, movedId: row.id };
      const free = expectDone(
        await graphql<{ startsAt: string; endsAt: string }[]>(
          'consultationSlots',
          offered,
          admin,
          'query',
        ),
      );
      expect(free).toContainEqual({ startsAt: at, endsAt: `${day}T${ends}:00.000Z` });
      const moved = expectDone(await reschedule(row.id, { startsAt: at }));
      expect(moved).toMatchObject({ startsAt: at, endsAt: `${day}T${ends}:00.000Z` });
      await sql('DELETE FROM consultations WHERE id = $1', [row.id]);
      await setMinutes(60);
    },
  );

  it('one that needs more time than there is until the next is told who has it, and gets other times', async () => {
    const [day, consultantId] = [anOpenDay(13), await aConsultantOfItsOwn()];
    const book = async (startsAt: string, { token } = client) =>
      expectDone(await as(token).submit(aConsultation({ startsAt, consultantId })));
    const row = await book(`${day}T08:00:00Z`);
    const holder = await book(`${day}T13:00:00Z`, other);
    await setMinutes(30);
    const refused = await reschedule(row.id, { startsAt: `${day}T12:30:00Z` });
    expectRefused(refused, 'SLOT_TAKEN', 'startsAt');
    expect(slotOf(refused)).toMatchObject({
      takenBy: { id: holder.id },
      nextSlots: ['14:00', '14:30', '15:00'].map((time) => `${day}T${time}:00.000Z`),
    });
    const inTheEnd = await reschedule(row.id, { startsAt: `${day}T15:30:00Z` });
    expectRefused(inTheEnd, 'BAD_USER_INPUT', 'startsAt');
    await setMinutes(60);
  });

  it.each([
    { role: 'client', hour: '09' },
    { role: 'lawyer', hour: '12' },
  ] as const)(
    'a $role is offered no times for a move of somebody else’s',
    async ({ role, hour }) => {
      const row = expectDone(await book(`${anOpenDay(15)}T${hour}:00:00Z`));
      const { token } = role === 'client' ? other : await aColleague(app, { role });
      const args = { from: anOpenDay(15), to: anOpenDay(15), movedId: row.id };
      expectRefused(await graphql('consultationSlots', args, token, 'query'), 'NOT_FOUND');
      const query = new URLSearchParams(args);
      expectRefused(
        await app.rest('GET', `/consultations/slots?${query.toString()}`, { token }),
        'NOT_FOUND',
      );
    },
  );
});
