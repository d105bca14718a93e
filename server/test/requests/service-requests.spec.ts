import { DataSource } from 'typeorm';
import type { ErrorCode } from '../../src/contract/errors.js';
import { HolidayCalendar } from '../../src/requests/desk/holiday-calendar.js';
import { YearlyHolidays } from '../../src/modules/holidays/yearly-holidays.js';
import { serviceContent } from '../../src/contract/content/service.js';
import { URGENCIES } from '../../src/contract/enums.js';
import { officeDay } from '../../src/contract/office-clock.js';
import { LIMITS } from '../../src/contract/limits.js';
import { serviceRequest } from '../../src/contract/requests/service-request.js';
import { aClient, aService, aServiceRequest } from '../support/builders.js';
import { contentCalls, TRANSPORTS } from '../support/content-calls.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused, type Refusal } from '../support/refusals.js';
import { QueryCounter } from '../support/query-counter.js';
import { requestsOverGraphql } from '../support/request-calls.js';
import { describeRequests } from '../support/request-contract.js';
import { as, asAdmin, asClient, aRequest } from '../support/requests/context.js';
import type { Answer } from '../support/test-app.js';

const limits = serviceRequest.fields;
const EMAIL = 'يرجى إدخال بريد إلكتروني صحيح';
const PHONE = 'يرجى إدخال رقم هاتف صحيح';
const SERVICE = 'خدمة غير صحيحة';

const refuse = (field: string, value: unknown, title: string, message?: string) => ({
  title: `${field} ${title}`,
  input: { [field]: value },
  field,
  ...(message && { message }),
});

const DAY_MS = 86_400_000;
const today = officeDay();
const tomorrow = officeDay(Date.now() + DAY_MS);

const REFUSED: (Refusal & { message?: string })[] = [
  ...['amina', 'amina@', '@example.dz', 'a@b', 'a b@example.dz', 'a@ex ample.dz', 'a@@b.dz'].map(
    (email) => refuse('clientEmail', email, `"${email}"`, EMAIL),
  ),
  refuse('clientEmail', `${'a'.repeat(250)}@b.dz`, 'that is too long'),
  refuse('clientEmail', 'a@b.dz\u0000', 'with NUL'),
  ...['1234567', '+1234567', '0555-abc-123', '++213555123456', '213555123456+'].map((phone) =>
    refuse('clientPhone', phone, `"${phone}"`, PHONE),
  ),
  refuse('clientPhone', '1'.repeat(LIMITS.user.phone.max + 1), 'that is too long'),
  ...[1, 5, 999_999, 2_147_483_647, 0, -1].map((id) =>
    refuse('serviceId', id, `${id}, which no service has,`, SERVICE),
  ),
  refuse('serviceId', '11', 'as a text'),
  refuse('serviceId', 11.5, 'with a fraction'),
  refuse('serviceId', 2 ** 31, 'above every possible id'),
  refuse('clientName', 'x', 'of one letter'),
  refuse('clientName', 'x'.repeat(limits.clientName.max + 1), 'that is too long'),
  refuse('clientName', 'Ami\u0000na', 'with NUL'),
  refuse('clientName', 'Ami\ud800na', 'with half a surrogate pair'),
  refuse('clientName', { first: 'Amina' }, 'as an object'),
  refuse('clientAddress', 'x'.repeat(limits.clientAddress.max + 1), 'that is too long'),
  refuse('serviceDescription', 'x'.repeat(limits.serviceDescription.max + 1), 'that is too long'),
  refuse(
    'additionalRequirements',
    'x'.repeat(limits.additionalRequirements.max + 1),
    'that are too long',
  ),
  refuse('urgency', 'now', 'with an unknown value'),
  refuse('urgency', 'URGENT', 'in capitals'),
  ...['2026-02-30', '2026-13-01', '01/02/2026', 'tomorrow', '2026-2-3', '20260203'].map((day) =>
    refuse('preferredDate', day, `"${day}"`),
  ),
  refuse('preferredDate', 20_260_203, 'as a number'),
  refuse('paperReceivedOn', '2026-02-30', '"2026-02-30"'),
  refuse('paperReceivedOn', tomorrow, 'in the future', 'يرجى اختيار تاريخ اليوم أو تاريخ سابق'),
];

const ACCEPTED = [
  ...[
    '12345678',
    '+12345678',
    '0555 12 34 56',
    '0555.12.34.56',
    '(021) 63-12-34',
    '+33 6 12 34 56 78',
  ].map((phone) => ({ title: `the phone number "${phone}"`, input: { clientPhone: phone } })),
  { title: 'the longest phone number', input: { clientPhone: '1'.repeat(LIMITS.user.phone.max) } },
  { title: 'the shortest name', input: { clientName: 'مي' } },
  { title: 'the longest name', input: { clientName: 'x'.repeat(limits.clientName.max) } },
  { title: 'the longest address', input: { clientAddress: 'x'.repeat(limits.clientAddress.max) } },
  { title: 'one letter of description', input: { serviceDescription: 'x' } },
  {
    title: 'the longest description',
    input: { serviceDescription: 'ق'.repeat(limits.serviceDescription.max) },
  },
  {
    title: 'the longest requirements',
    input: { additionalRequirements: 'x'.repeat(limits.additionalRequirements.max) },
  },
  ...URGENCIES.map((urgency) => ({ title: `urgency ${urgency}`, input: { urgency } })),
  { title: 'a leap day', input: { preferredDate: '2028-02-29' } },
  { title: 'a paper of today', input: { paperReceivedOn: today } },
  { title: 'a paper of last year', input: { paperReceivedOn: '2025-12-31' } },
];

const PHONES = [
  '0555987654',
  '+213 555 98 76 54',
  '00213555987654',
  '0555-98-76-54',
  '(0555) 98 76 54',
  '٠٥٥٥٩٨٧٦٥٤',
  '98 76 54',
];

const context = describeRequests({
  testFile: __filename,
  definition: serviceRequest,
  table: 'service_requests',
  path: '/service-requests',
  build: aServiceRequest,
  wordField: 'serviceDescription',
  emailField: 'clientEmail',
  mailSubjects: {
    ar: ['استلمنا طلبك', 'مقبول', 'ملاحظة جديدة', 'رد على طلبك'],
    fr: ['Nous avons bien reçu', 'Acceptée', 'Nouvelle note', 'Réponse à votre demande'],
    en: ['We have received', 'Approved', 'New note', 'Reply to your request'],
  },
  required: {
    fields: ['serviceId', 'clientName', 'clientEmail', 'clientPhone', 'serviceDescription'],
    message: 'يرجى ملء جميع الحقول المطلوبة',
  },
  defaults: {
    urgency: 'normal',
    clientAddress: null,
    paperReceivedOn: null,
    preferredDate: null,
    additionalRequirements: null,
  },
  optional: ['clientAddress', 'paperReceivedOn', 'preferredDate', 'additionalRequirements'],
  accepted: ACCEPTED,
  refused: REFUSED,
  serverFields: [
    'id',
    'reference',
    'status',
    'userId',
    'version',
    'createdAt',
    'updatedAt',
    'deletedAt',
    'serviceTitles',
    'clientPhoneE164',
    'timeline',
    'unansweredSince',
    'assigneeId',
    'assigneeName',
    'searchDoc',
  ],
  searched: [
    {
      field: 'clientName',
      text: 'آمِنة بن يُوسف القَسَنْطينيّة',
      searches: ['امنه', 'القسنطينيه يوسف'],
    },
    { field: 'clientEmail', text: 'zoubida@cabinet.dz', searches: ['ZOUBIDA', 'cabinet.dz'] },
    { field: 'clientPhone', text: '0555 98 76 54', searches: PHONES },
    { field: 'clientPhone', text: '+213 (0)555-98-76-54', searches: ['0555987654'] },
    {
      field: 'clientPhone',
      text: '+213 556 98 76 54',
      searches: ['0556 98', '055698', '0556', '00213 556'],
    },
    { field: 'serviceDescription', text: 'Société anonyme ٢٠٢٦', searches: ['societe 2026'] },
    { field: 'additionalRequirements', text: 'ترجمة محلّفة', searches: ['ترجمه محلفه'] },
    { field: 'clientAddress', text: 'حي ۱۲۳ مسكن، وهران', searches: ['حي 123 مسكن'] },
  ],
});

describe.each(TRANSPORTS)('the service of a request over %s', (transport) => {
  const on = { context, transport };
  const services = () =>
    contentCalls(context.app, { definition: serviceContent }, transport, context.admin);

  const adminId = async () =>
    expectDone(
      await context.app.rest<{ id: string }>('GET', '/auth/profile', { token: context.admin }),
    ).id;
  const aRequestOf = async (token: string, serviceId: unknown) =>
    expectDone(await as(on, token).submit(aServiceRequest({ serviceId })));
  const edgesOf = async (token: string) => {
    const answer = await context.app.gql<{ myServiceRequests: { items: object[] } }>(
      '{ myServiceRequests { items { id ... on ClientRequest { assignee { id name } } service { id title } } } }',
      {},
      { token },
    );
    return answer.data.myServiceRequests.items;
  };

  const withdrawals: { title: string; withdraw: (id: unknown) => Promise<Answer<unknown>> }[] = [
    { title: 'is inactive', withdraw: (id) => services().toggle('status', id) },
    { title: 'is in the trash', withdraw: (id) => services().remove(id) },
  ];

  it.each(withdrawals)('a request is refused when its service $title', async ({ withdraw }) => {
    const { id } = expectDone(await services().create(aService()));
    expectDone(await asClient(on).submit(aServiceRequest({ serviceId: id })));
    expectDone(await withdraw(id));
    const answer = await asClient(on).submit(aServiceRequest({ serviceId: id }));
    expectRefused(answer, 'BAD_USER_INPUT', 'serviceId');
    expect(answer.message).toBe(SERVICE);
  });

  it('a request for a service that is kept to the office is refused; the office may give it that service', async () => {
    const { id } = expectDone(await services().create(aService({ inPerson: true })));
    const answer = await asClient(on).submit(aServiceRequest({ serviceId: id }));
    expectRefused(answer, 'BAD_USER_INPUT', 'serviceId');
    expect(answer.message).toBe('لا تُطلب هذه الخدمة عبر الموقع: تفضّل بزيارة المكتب');
    const sent = expectDone(await asClient(on).submit(aServiceRequest()));
    const moved = await asAdmin(on).update(sent.id, { serviceId: id, version: sent.version });
    expect(expectDone(moved)).toMatchObject({ serviceId: id });
    expectDone(await services().update(id, { inPerson: false }));
    expectDone(await asClient(on).submit(aServiceRequest({ serviceId: id })));
  });

  it('a request keeps the title that its service had when it was submitted', async () => {
    const titles = { titleAr: 'خدمة قديمة', titleFr: 'Ancien service', titleEn: 'Old service' };
    const { id: serviceId } = expectDone(await services().create(aService(titles)));
    const { id } = await aRequest(on, { serviceId });
    expectDone(await services().update(serviceId, { titleAr: 'خدمة جديدة' }));
    expectDone(await services().remove(serviceId));
    const answer = await context.app.gql<{ serviceRequest: { serviceTitle: string } }>(
      'query ($id: ID!) { serviceRequest(id: $id) { serviceTitle } }',
      { id },
      { token: context.admin },
    );
    expect(answer.data.serviceRequest.serviceTitle).toBe('خدمة قديمة');
  });

  it('requests lead to their services while these are public, in one statement, and to the assignee for the office', async () => {
    const ids = [];
    for (const titleAr of ['خدمة أولى', 'خدمة ثانية'])
      ids.push(expectDone(await services().create(aService({ titleAr }))).id);
    const client = await aClient(context.app);
    const rows = [];
    for (const serviceId of ids) rows.push(await aRequestOf(client.token, serviceId));
    const [first] = rows;
    const office = requestsOverGraphql(context.app, context.suite, { token: context.admin });
    const colleague = expectDone(await office.assign(first!.id, { assigneeId: await adminId() }));
    expect(colleague['assignee']).toEqual({ id: await adminId(), name: colleague['assigneeName'] });
    expect(await edgesOf(client.token)).toMatchObject([
      { service: { title: 'خدمة ثانية' }, assignee: null },
      { service: { title: 'خدمة أولى' }, assignee: null },
    ]);
    const sent = await QueryCounter.of(context.app).during(() => edgesOf(client.token));
    expect(sent.filter((text) => text.includes('FROM "services"'))).toHaveLength(1);
    expectDone(await services().toggle('status', ids[0]));
    expect((await edgesOf(client.token))[1]).toMatchObject({ service: null, assignee: null });
  });

  it('a request gets the title of the new service when its service is changed', async () => {
    const { id } = await aRequest(on, { serviceId: 6 });
    expectDone(await asAdmin(on).update(id, { serviceId: 16 }));
    const row = expectDone(await as({ ...on, transport: 'GraphQL' }, context.admin).get(id));
    expect(row).toMatchObject({ serviceId: 16 });
    expect(row['serviceTitle']).toContain('أكاديمي');
  });

  it('a request stores its e-mail address in lower case and its phone number in international form too', async () => {
    const row = await aRequest(on, {
      clientEmail: ' Amina@Example.DZ ',
      clientPhone: '0555123456',
    });
    expect(row).toMatchObject({
      clientEmail: 'amina@example.dz',
      clientPhone: '0555123456',
      clientPhoneE164: '+213555123456',
    });
    const change = { clientPhone: '+33 6 12 34 56 78' };
    expect(expectDone(await asAdmin(on).update(row.id, change))).toMatchObject({
      clientPhoneE164: '+33612345678',
    });
    expect(await aRequest(on, { clientPhone: '00000000' })).toMatchObject({
      clientPhoneE164: null,
    });
  });

  it.each(URGENCIES)('requests can be filtered by urgency %s', async (urgency) => {
    const { id } = await aRequest(on, { urgency });
    const { items } = expectDone(await asAdmin(on).list({ urgency, limit: 100 }));
    expect(items.map((row) => row.id)).toContain(id);
    expect(new Set(items.map((row) => row['urgency']))).toEqual(new Set([urgency]));
  });
});

describe('holidays', () => {
  const on = { context, transport: 'GraphQL' } as const;
  const call = <T = Record<string, unknown>>(
    kind: 'query' | 'mutation',
    name: string,
    variables: object,
  ) => callOperation<T>(context.app, [kind, name], variables, { token: context.admin });
  const create = (day: string, over: object = {}) => {
    const input = { day, nameAr: 'عطلة', nameFr: 'Jour férié', nameEn: 'Day off', ...over };
    return call<{ id: string; version: number }>('mutation', 'createHoliday', { input });
  };

  it('answers are due later because of a holiday, and again as before when it is deleted', async () => {
    const { id } = await aRequest(on);
    // A Monday, at ten in the morning in Algiers.
    await context.app.app
      .get(DataSource)
      .query(`UPDATE service_requests SET unanswered_since = '2035-03-05T09:00Z' WHERE id = $1`, [
        id,
      ]);
    const dueAt = async () => expectDone(await asAdmin(on).get(id))['answerDueAt'];
    expect(await dueAt()).toBe('2035-03-06T09:00:00.000Z');
    const holiday = expectDone(await create('2035-03-06'));
    expect(await dueAt()).toBe('2035-03-07T09:00:00.000Z');
    const moved = { id: holiday.id, input: { day: '2035-03-07', version: holiday.version } };
    expectDone(await call('mutation', 'updateHoliday', moved));
    expect(await dueAt()).toBe('2035-03-06T09:00:00.000Z');
    expectRefused(await call('mutation', 'updateHoliday', moved), 'STALE_WRITE');
    expectDone(await call('mutation', 'eraseHoliday', { id: holiday.id }));
    expectRefused(await call('query', 'holiday', { id: holiday.id }), 'NOT_FOUND');
  });

  it.each([
    { title: 'a day that is a holiday already', input: { day: '2035-11-01' }, code: 'DAY_TAKEN' },
    { title: 'no date', input: { day: '' }, field: 'day' },
    { title: 'a date that does not exist', input: { day: '2035-02-30' }, field: 'day' },
    { title: 'a blank name', input: { nameFr: ' ' }, field: 'nameFr' },
    { title: 'a name that is too long', input: { nameAr: 'x'.repeat(101) }, field: 'nameAr' },
  ])(
    'adding a holiday is refused for $title',
    async ({ input, code = 'BAD_USER_INPUT', field = 'day' }) => {
      await create('2035-11-01');
      expectRefused(await create('2035-12-01', input), code as ErrorCode, field);
    },
  );

  it('the holidays of this year and the next are there from the beginning, and found by year and name', async () => {
    const found = async (args: object) =>
      expectDone(await call<{ items: { day: string }[] }>('query', 'holidays', { filter: args }))
        .items;
    const year = new Date().getFullYear();
    for (const each of [year, year + 1])
      expect((await found({ year: each, search: 'revolution' })).map(({ day }) => day)).toEqual([
        `${each}-11-01`,
      ]);
    expect(await found({ year, search: 'اضحى' })).toHaveLength(3);
  });

  it('the holidays of a new year are added while the product runs, and the calendar follows', async () => {
    const year = new Date().getFullYear() + 1;
    const revolution = `${year}-11-01`;
    const calendar = context.app.app.get(HolidayCalendar);
    const isClosed = async () => (await calendar.holidays()).has(revolution);
    const found = await call<{ items: { id: string }[] }>('query', 'holidays', {
      filter: { year },
      limit: 100,
    });
    for (const { id } of expectDone(found).items)
      expectDone(await call('mutation', 'eraseHoliday', { id }));
    expect(await isClosed()).toBe(false);
    const task = context.app.app.get(YearlyHolidays);
    await Promise.all([task.run(), task.run()]);
    expect(await isClosed()).toBe(true);
  });
});
