import { DataSource } from 'typeorm';
import { aClient, aColleague, aConsultation, type Person } from '../support/builders.js';
import { anOpenDay } from '../support/slots.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

interface Affected {
  reason: string;
  consultation: { id: string };
}

let app: TestApp;
let admin: string;
let client: Person;
let days = 0;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
});
beforeEach(async () => {
  client = await aClient(app);
});
afterAll(() => app.close());

const graphql = <T>(kind: 'query' | 'mutation', name: string, variables: object, token = admin) =>
  callOperation<T>(app, [kind, name], variables, { token });
const sql = (text: string, values: unknown[]): Promise<unknown> =>
  app.app.get(DataSource).query(text, values);
const aConsultantOfItsOwn = async () => {
  const [row] = await app.app.get(DataSource).query<{ id: string }[]>(
    `INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
     VALUES (gen_random_uuid(), 'active', 'سليمة', 'Salima', 'Salima') RETURNING id`,
  );
  return row!.id;
};
const book = async (day: string, consultantId: string, hour = '09') => {
  const body = aConsultation({ startsAt: `${day}T${hour}:00:00Z`, consultantId });
  const { token } = client;
  return expectDone(await app.rest<{ id: string }>('POST', '/consultations', { token, body })).id;
};
const affected = async (args: object, token = admin) =>
  expectDone(await graphql<Affected[]>('query', 'affectedConsultations', args, token)).map(
    ({ reason, consultation: { id } }) => ({ reason, id }),
  );
const inWords = (found: Affected[]) =>
  found.map(({ reason, consultation: { id } }) => ({ reason, id }));
const HOLIDAY = { nameAr: 'عيد', nameFr: 'Fête', nameEn: 'Feast' };
const weekdayOf = (day: string) =>
  new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();

it('affected consultations in REST tell nothing of a former account', async () => {
  const [day, id] = [anOpenDay(days++), await aConsultantOfItsOwn()];
  await book(day, id);
  expectDone(await graphql('mutation', 'createHoliday', { input: { ...HOLIDAY, day } }));
  const path = `/consultations/affected?day=${day}`;
  const [found] = expectDone(await app.rest<Affected[]>('GET', path, { token: admin }));
  expect(found!.consultation).not.toHaveProperty('leftAt');
  expect(found!.consultation).not.toHaveProperty('userId');
});

describe('a holiday', () => {
  it('a holiday names the appointments of its day when it is made, and when it is moved', async () => {
    const [first, second, id] = [anOpenDay(days++), anOpenDay(days++), await aConsultantOfItsOwn()];
    const [onFirst, onSecond] = [await book(first, id), await book(second, id)];
    expect(await affected({ consultantId: id })).toEqual([]);
    const input = { ...HOLIDAY, day: first };
    const made = expectDone(await graphql<{ id: string }>('mutation', 'createHoliday', { input }));
    expect(await affected({ day: first })).toEqual([{ reason: 'holiday', id: onFirst }]);
    const move = { id: made.id, input: { day: second } };
    expectDone(await graphql('mutation', 'updateHoliday', move));
    expect(await affected({ consultantId: id })).toEqual([{ reason: 'holiday', id: onSecond }]);
    expectDone(await graphql('mutation', 'eraseHoliday', { id: made.id }));
    expect(await affected({ consultantId: id })).toEqual([]);
  });
});

describe('the hours of a consultant', () => {
  it.each([
    { title: 'without that weekday', hours: () => [], other: true, hit: true },
    { title: 'that end before', opens: '08:00', closes: '09:30', hit: true },
    { title: 'in which the appointment ends too late', opens: '10:00', closes: '10:30', hit: true },
    {
      title: 'that are exactly those of the appointment',
      opens: '10:00',
      closes: '11:00',
      hit: false,
    },
    { title: 'that pass midnight', opens: '21:30', closes: '01:00', hit: true },
  ])('hours $title name an appointment: $hit', async ({ opens, closes, other, hit }) => {
    const [day, id] = [anOpenDay(days++), await aConsultantOfItsOwn()];
    const row = await book(day, id);
    const elsewhere = weekdayOf(day) === 'sunday' ? 'monday' : 'sunday';
    const interval = other
      ? { weekday: elsewhere, opens: '09:00', closes: '12:00' }
      : { weekday: weekdayOf(day), opens, closes };
    const hoursInput = { id, input: { hours: [interval] } };
    expectDone(await graphql('mutation', 'setConsultantHours', hoursInput));
    const expected = hit ? [{ reason: 'hours', id: row }] : [];
    expect(await affected({ consultantId: id })).toEqual(expected);
    const rest = await app.rest<Affected[]>('GET', `/consultations/affected?consultantId=${id}`, {
      token: admin,
    });
    expect(inWords(expectDone(rest))).toEqual(expected);
  });
});

describe('a consultant who leaves', () => {
  it.each([
    {
      title: 'inactive',
      leave: (id: string) => sql(`UPDATE consultants SET status = 'inactive' WHERE id = $1`, [id]),
    },
    {
      title: 'deleted',
      leave: (id: string): Promise<unknown> => graphql('mutation', 'deleteConsultant', { id }),
    },
  ])(
    'a leaving consultant who is $title leaves appointments named until they are moved or cancelled',
    async ({ leave }) => {
      const [day, id, colleague] = [
        anOpenDay(days++),
        await aConsultantOfItsOwn(),
        await aConsultantOfItsOwn(),
      ];
      const [moved, cancelled] = [await book(day, id), await book(day, id, '12')];
      await leave(id);
      const both = [moved, cancelled].map((row) => ({ reason: 'consultant', id: row }));
      expect(await affected({ consultantId: id })).toEqual(both);
      const input = { startsAt: `${day}T13:00:00Z`, consultantId: colleague };
      expectDone(await graphql('mutation', 'rescheduleConsultation', { id: moved, input }));
      const status = { id: cancelled, input: { status: 'cancelled' } };
      expectDone(await graphql('mutation', 'setConsultationStatus', status));
      expect(await affected({ consultantId: id })).toEqual([]);
    },
  );
});

it('a lawyer reads those in scope, and a client none', async () => {
  const [day, id] = [anOpenDay(days++), await aConsultantOfItsOwn()];
  const row = await book(day, id);
  expectDone(await graphql('mutation', 'deleteConsultant', { id }));
  const args = { consultantId: id };
  const lawyer = await aColleague(app, { role: 'lawyer' });
  expect(await affected(args, lawyer.token)).toEqual([]);
  const branches = ['real-estate'];
  const expert = await aColleague(app, { role: 'lawyer', branches });
  expect(await affected(args, expert.token)).toEqual([{ reason: 'consultant', id: row }]);
  expectRefused(await graphql('query', 'affectedConsultations', args, client.token), 'FORBIDDEN');
});
