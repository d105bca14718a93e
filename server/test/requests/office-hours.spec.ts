import { DataSource } from 'typeorm';
import { aClient, aColleague, aConsultation, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { anOpenDay } from '../support/slots.js';
import { TestApp } from '../support/test-app.js';

interface Period {
  id: string;
  version: number;
  inWords: Record<'ar' | 'fr' | 'en', string>;
}

let app: TestApp;
let admin: string;
let client: Person;
let days = 0;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
});
afterAll(() => app.close());

const call = <T>(kind: 'query' | 'mutation', name: string, variables: object, token = admin) =>
  callOperation<T>(app, [kind, name], variables, { token });
const done = async <T>(
  kind: 'query' | 'mutation',
  name: string,
  variables: object,
  token = admin,
) => expectDone(await call<T>(kind, name, variables, token));
const aConsultantOfItsOwn = async () => {
  const [row] = await app.app.get(DataSource).query<{ id: string }[]>(
    `INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
     VALUES (gen_random_uuid(), 'active', 'سليمة', 'Salima', 'Salima') RETURNING id`,
  );
  return row!.id;
};
const weekdayOf = (day: string) =>
  new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
const at = (day: string, opens: string, closes: string) => ({
  weekday: weekdayOf(day),
  opens,
  closes,
});
const NAMES = { nameAr: 'رمضان', nameFr: 'Ramadan', nameEn: 'Ramadan' };
/** Other hours on one day. */
const aPeriod = (day: string, over: object = {}) => ({
  ...NAMES,
  ...{ startsOn: day, endsOn: day, hours: [at(day, '10:00', '12:00')] },
  ...over,
});
const create = (input: object, token = admin) =>
  call<Period>('mutation', 'createHoursPeriod', { input }, token);
const erase = (id: string) => done('mutation', 'eraseHoursPeriod', { id });
/** The beginnings of the free times of a day, in Algiers. */
const freeOn = async (day: string, consultantId: string) => {
  const slots = await done<{ startsAt: string }[]>(
    ...([
      'query',
      'consultationSlots',
      { consultantId, from: day, to: day },
      client.token,
    ] as const),
  );
  return slots.map(({ startsAt }) =>
    new Date(startsAt).toLocaleTimeString('en-GB', {
      timeZone: 'Africa/Algiers',
      timeStyle: 'short',
    }),
  );
};
const ORDINARY = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];
const affected = async (consultantId: string) =>
  (
    await done<{ reason: string; consultation: { id: string } }[]>(
      ...(['query', 'affectedConsultations', { consultantId }] as const),
    )
  ).map(({ reason, consultation: { id } }) => ({ reason, id }));

describe('a period of the firm', () => {
  it('the free times of its days change, and of those alone', async () => {
    const [day, next, id] = [anOpenDay(days++), anOpenDay(days++), await aConsultantOfItsOwn()];
    expect(await freeOn(day, id)).toEqual(ORDINARY);
    const period = expectDone(await create(aPeriod(day)));
    expect(await freeOn(day, id)).toEqual(['10:00', '11:00']);
    expect(await freeOn(next, id)).toEqual(ORDINARY);
    const hours = { id: period.id, input: { hours: [], version: period.version } };
    await done('mutation', 'updateHoursPeriod', hours);
    expect(await freeOn(day, id)).toEqual([]);
    await erase(period.id);
    expect(await freeOn(day, id)).toEqual(ORDINARY);
  });

  it('a consultant with a week of their own keeps it, until they have a period, too', async () => {
    const [day, id] = [anOpenDay(days++), await aConsultantOfItsOwn()];
    const own = { id, input: { hours: [at(day, '15:00', '17:00')] } };
    await done('mutation', 'setConsultantHours', own);
    const firm = expectDone(await create(aPeriod(day)));
    expect(await freeOn(day, id)).toEqual(['15:00', '16:00']);
    const theirs = aPeriod(day, { consultantId: id, hours: [at(day, '21:00', '23:00')] });
    const period = expectDone(await create(theirs));
    expect(await freeOn(day, id)).toEqual(['21:00', '22:00']);
    for (const each of [firm, period]) await erase(each.id);
  });

  it('appointments that a period hits are named before the period is stored and after', async () => {
    const [day, id] = [anOpenDay(days++), await aConsultantOfItsOwn()];
    const input = aConsultation({ startsAt: `${day}T14:00:00Z`, consultantId: id });
    const { id: row } = await done<{ id: string }>(
      ...(['mutation', 'submitConsultation', { input }, client.token] as const),
    );
    const { startsOn, endsOn, hours } = aPeriod(day);
    const closure = { period: { startsOn, endsOn, hours } };
    const hit = await done<{ consultation: { id: string }; proposals: { startsAt: string }[] }[]>(
      ...(['query', 'consultationsToSettle', { closure }] as const),
    );
    expect(hit.map(({ consultation }) => consultation.id)).toEqual([row]);
    expect(hit[0]!.proposals).not.toEqual([]);
    const period = expectDone(await create(aPeriod(day)));
    expect(await affected(id)).toEqual([{ reason: 'hours', id: row }]);
    const settled = await done('query', 'consultationsToSettle', {
      closure: { period: { id: period.id } },
    });
    expect(settled).toEqual([]);
    await erase(period.id);
    expect(await affected(id)).toEqual([]);
  });

  it('visitors are told of it in their language while it holds and two weeks before', async () => {
    const ahead = (number: number) =>
      new Date(Date.now() + number * 86_400_000).toISOString().slice(0, 10);
    const id = await aConsultantOfItsOwn();
    const hours = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'].map((weekday) => ({
      ...{ weekday, opens: '09:00', closes: '14:00' },
    }));
    const made = [];
    for (const over of [
      { startsOn: ahead(-40), endsOn: ahead(-2) },
      { startsOn: ahead(-1), endsOn: ahead(1), hours },
      { startsOn: ahead(10), endsOn: ahead(40), nameFr: 'Été' },
      { startsOn: ahead(60), endsOn: ahead(70) },
      { startsOn: ahead(-1), endsOn: ahead(1), consultantId: id },
    ])
      made.push(expectDone(await create(aPeriod(anOpenDay(), over))));
    const shown = await done<object[]>(
      ...(['query', 'publicHoursPeriods', { language: 'fr' }, ''] as const),
    );
    expect(shown).toEqual([
      expect.objectContaining({ name: 'Ramadan', startsOn: ahead(-1), endsOn: ahead(1) }),
      expect.objectContaining({ name: 'Été', startsOn: ahead(10) }),
    ]);
    expect(shown[0]).toMatchObject({ hours: 'Du dimanche au jeudi, 9\u00a0h à 14\u00a0h' });
    for (const each of made) await erase(each.id);
  });

  it('two of the firm never overlap, whoever is first', async () => {
    const [day, next] = [anOpenDay(days++), anOpenDay(days++)];
    const input = aPeriod(day, { endsOn: next });
    const answers = await Promise.all([create(input), create(input), create(aPeriod(next))]);
    const stored = answers.filter(({ data }) => data);
    expect(stored).toHaveLength(1);
    const refused = answers.find(({ data }) => !data);
    expectRefused(refused!, 'BAD_USER_INPUT', 'startsOn');
    await erase(expectDone(stored[0]!).id);
  });
});

it.each([
  ['ends before it begins', 'endsOn', { startsOn: '2031-05-02', endsOn: '2031-05-01' }],
  ['lasts two years', 'endsOn', { startsOn: '2031-05-02', endsOn: '2033-05-01' }],
  ['is of nobody', 'consultantId', { consultantId: '0197b2f0-0000-7000-8000-000000000000' }],
  [
    'has intervals that overlap',
    'hours',
    { hours: [at('2031-05-04', '09:00', '12:00'), at('2031-05-04', '11:00', '13:00')] },
  ],
  ['has no name', 'nameAr', { nameAr: ' ' }],
])('a period that %s is refused', async (_, field, over) => {
  expectRefused(await create(aPeriod('2031-05-04', over)), 'BAD_USER_INPUT', field);
});

it('administrators change hours, the office reads them, and clients do neither', async () => {
  const [secretary, lawyer] = [
    await aColleague(app, { role: 'secretary' }),
    await aColleague(app, { role: 'lawyer' }),
  ];
  const input = aPeriod('2031-06-01');
  const hours = { input: { hours: [] } };
  for (const { token } of [secretary, lawyer, client]) {
    expectRefused(await create(input, token), 'FORBIDDEN');
    expectRefused(await call('mutation', 'setFirmHours', hours, token), 'FORBIDDEN');
  }
  for (const { token } of [secretary, lawyer]) {
    await done('query', 'hoursPeriods', {}, token);
    await done('query', 'firmHours', {}, token);
  }
  expectRefused(await call('query', 'hoursPeriods', {}, client.token), 'FORBIDDEN');
  expectRefused(await create(input, ''), 'UNAUTHENTICATED');
});

it('an old version of a period is refused, and the same key makes one', async () => {
  const variables = { input: aPeriod('2031-07-06'), idempotencyKey: 'ramadan-2031' };
  const [first, second] = await Promise.all([
    done<Period>('mutation', 'createHoursPeriod', variables),
    done<Period>('mutation', 'createHoursPeriod', variables),
  ]);
  expect(second.id).toBe(first.id);
  const update = (version: number) =>
    call('mutation', 'updateHoursPeriod', { id: first.id, input: { nameFr: 'Été', version } });
  expectDone(await update(1));
  expectRefused(await update(1), 'STALE_WRITE');
  await erase(first.id);
  expectRefused(await call('query', 'hoursPeriod', { id: first.id }), 'NOT_FOUND');
});

it('the ordinary week of the firm is changed, proposed for the site, and compared with it', async () => {
  const [day, id] = [anOpenDay(days++), await aConsultantOfItsOwn()];
  const input = {
    type: 'hours',
    keyName: 'main_hours',
    value: 'من الأحد إلى الخميس، 08:30 إلى 16:30',
  };
  const hours = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'].map((weekday) => ({
    ...{ weekday, opens: '08:30', closes: '16:30' },
  }));
  const firm = await done<{ differsIn: string[]; inWords: { en: string } }>(
    ...(['mutation', 'setFirmHours', { input: { hours } }] as const),
  );
  expect(firm.inWords.en).toBe('Sunday to Thursday, 08:30 to 16:30');
  const own = { closure: { firmHours: [] } };
  await done('query', 'consultationsToSettle', own);
  expect((await freeOn(day, id))[0]).toBe('08:30');
  await app.app.get(DataSource).query(`DELETE FROM contact_info WHERE key_name = 'main_hours'`);
  expect(await done('query', 'firmHours', {})).toMatchObject({ differsIn: [] });
  await done('mutation', 'createContactInfo', { input });
  // Arabic says the same, the others say nothing
  expect(await done('query', 'firmHours', {})).toMatchObject({ differsIn: ['fr', 'en'] });
  const ordinary = await done('mutation', 'setFirmHours', { input: { hours: [] } });
  expect(ordinary).toMatchObject({ differsIn: ['ar', 'fr', 'en'] });
  expect(await freeOn(day, id)).toEqual(ORDINARY);
});
