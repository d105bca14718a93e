import { DateTime } from 'luxon';
import { DataSource } from 'typeorm';
import { CONSULTATION_BRANCHES } from '../../src/contract/consultation-branches.js';
import {
  CONSULTATION_CHANNELS,
  CONSULTATION_PRIORITIES,
  consultation,
} from '../../src/contract/requests/consultation.js';
import { OFFICE_ZONE, officeDay } from '../../src/contract/office-clock.js';
import { URGENCIES } from '../../src/contract/enums.js';
import { aClient, aConsultation, withManyAppointments } from '../support/builders.js';
import { anotherSlot } from '../support/slots.js';
import { TRANSPORTS } from '../support/content-calls.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { describeRequests } from '../support/request-contract.js';
import { asAdmin, asClient, aRequest, type On } from '../support/requests/context.js';
import type { TestApp } from '../support/test-app.js';

const limits = consultation.fields;

const refuse = (field: string, value: unknown, title: string) => ({
  title: `${field} ${title}`,
  input: { [field]: value },
  field,
});

/** So many that somebody is always free. */
const MANY_CONSULTANTS = `
  INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
  SELECT gen_random_uuid(), 'active', 'مستشار ' || n, 'Consultant ' || n, 'Consultant ' || n
  FROM generate_series(1, 60) AS n`;

const context = describeRequests({
  testFile: __filename,
  definition: consultation,
  table: 'consultations',
  path: '/consultations',
  build: aConsultation,
  again: () => ({ startsAt: anotherSlot() }),
  prepare: async (app: TestApp) => {
    await app.app.get(DataSource).query(MANY_CONSULTANTS);
    await withManyAppointments(app);
  },
  wordField: 'description',
  emailField: 'email',
  mailSubjects: {
    ar: ['حفظنا لك موعد', 'أُكّد موعد', 'ملاحظة جديدة', 'رد على استشارتك'],
    fr: ['est réservée, à confirmer', 'est confirmée', 'Nouvelle note', 'Réponse au sujet'],
    en: ['time held', 'is confirmed', 'New note', 'Reply about'],
  },
  restOnly: ['submissionDate', 'consultationTitle', 'assignedTo'],
  required: {
    fields: ['clientName', 'email', 'phone', 'startsAt', 'title', 'description'],
    message: 'يرجى ملء جميع الحقول المطلوبة',
  },
  defaults: { priority: 'medium', phoneE164: '+213555123456', rescheduled: 0 },
  optional: [],
  accepted: [
    { title: 'the longest name', input: { clientName: 'x'.repeat(limits.clientName.max) } },
    { title: 'the longest title', input: { title: 'ق'.repeat(limits.title.max) } },
    {
      title: 'the longest description',
      input: { description: 'ق'.repeat(limits.description.max) },
    },
    ...CONSULTATION_BRANCHES.map((consultationType) => ({
      title: `type ${consultationType}`,
      input: { consultationType },
    })),
    { title: 'a paper of today', input: { paperReceivedOn: officeDay() } },
    { title: 'no paper', input: { paperReceivedOn: null } },
    ...URGENCIES.map((urgency) => ({ title: `urgency ${urgency}`, input: { urgency } })),
    { title: 'no branch, because the client does not know it', input: { consultationType: null } },
    ...CONSULTATION_CHANNELS.map((channel) => ({
      title: `channel ${channel}`,
      input: { channel },
    })),
  ],
  refused: [
    refuse('email', 'amina@', 'without a domain'),
    refuse('clientName', 'م', 'of one letter'),
    refuse('clientName', 'x'.repeat(limits.clientName.max + 1), 'that is too long'),
    refuse('phone', '12', 'that is too short'),
    refuse('title', 'x'.repeat(limits.title.max + 1), 'that is too long'),
    refuse('description', 'x'.repeat(limits.description.max + 1), 'that is too long'),
    refuse('description', ['a', 'b'], 'as a list'),
    refuse('consultationType', 'tax', 'that is unknown'),
    refuse('channel', 'telegram', 'that is unknown'),
    refuse('paperReceivedOn', officeDay(Date.now() + 86_400_000), 'in the future'),
    refuse('paperReceivedOn', '2026-02-30', 'that does not exist'),
    refuse('urgency', 'now', 'that is unknown'),
    refuse('consultantId', 'nobody', 'that is no id'),
    refuse('startsAt', 'tomorrow', 'in words'),
    refuse('startsAt', '2030-01-07T09:00:00', 'without a time zone'),
    refuse('startsAt', '2030-02-30T09:00:00Z', 'on a day that does not exist'),
  ],
  serverFields: [
    'id',
    'reference',
    'status',
    'priority',
    'userId',
    'version',
    'createdAt',
    'updatedAt',
    'deletedAt',
    'phoneE164',
    'endsAt',
    'consultantNames',
    'consultantName',
    'rescheduled',
    'timeline',
    'unansweredSince',
    'assigneeId',
    'assigneeName',
    'searchDoc',
  ],
  searched: [
    { field: 'clientName', text: 'آمِنة بن يُوسف القَسَنْطينيّة', searches: ['القسنطينيه يوسف'] },
    { field: 'email', text: 'zoubida@cabinet.dz', searches: ['ZOUBIDA'] },
    {
      field: 'phone',
      text: '0555 98 76 54',
      searches: ['0555987654', '+213 555 98 76 54', '98 76 54'],
    },
    { field: 'title', text: 'Société anonyme ٢٠٢٦', searches: ['societe 2026'] },
    { field: 'description', text: 'ترجمة محلّفة', searches: ['ترجمه محلفه'] },
  ],
});

describe.each(TRANSPORTS)('consultations over %s', (transport) => {
  const on: On = { context, transport };

  it.each(CONSULTATION_PRIORITIES)(
    'an administrator sets the priority %s and filters by it',
    async (priority) => {
      const { id } = await aRequest(on);
      expect(expectDone(await asAdmin(on).update(id, { priority }))).toMatchObject({ priority });
      const { items } = expectDone(await asAdmin(on).list({ priority, limit: 100 }));
      expect(items.map((row) => row.id)).toContain(id);
      expect(new Set(items.map((row) => row['priority']))).toEqual(new Set([priority]));
    },
  );

  it.each(['startsAt', 'priority', 'status', 'clientName', 'consultationType', 'channel', 'title'])(
    'consultations can be sorted by %s',
    async (sortBy) => {
      expectDone(await asAdmin(on).list({ sortBy, sortOrder: 'asc' }));
    },
  );
});

describe('free slots', () => {
  const CONSULTANT = `
    INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
    VALUES (gen_random_uuid(), 'active', 'سليمة', 'Salima', 'Salima') RETURNING id`;
  const soon = (days: number) => DateTime.now().setZone(OFFICE_ZONE).plus({ days });
  const free = (args: object, token?: string) =>
    callOperation<{ startsAt: string }[]>(context.app, ['query', 'consultationSlots'], args, {
      token: token ?? context.client.token,
    });
  // not from tomorrow: the first of them would be too near as soon as an hour begins
  const within = { from: soon(3).toISODate(), to: soon(30).toISODate() };
  const timesOf = (slots: { startsAt: string }[]) => slots.map(({ startsAt }) => startsAt);

  it('free slots begin in the hours of the firm, and a booked one is not free any more', async () => {
    const [consultant] = await context.app.app.get(DataSource).query<{ id: string }[]>(CONSULTANT);
    const consultantId = consultant!.id;
    const before = timesOf(expectDone(await free({ ...within, consultantId })));
    const begins = before.map((time) => DateTime.fromISO(time, { zone: OFFICE_ZONE }));
    expect(new Set(begins.map(({ weekday }) => weekday % 7))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(begins.map(({ hour }) => hour))).toEqual(new Set([9, 10, 11, 13, 14, 15, 16]));
    const [startsAt] = before;
    // the client of the other tests may have an appointment at this time
    const client = await aClient(context.app);
    const on: On = { context: { ...context, client }, transport: 'GraphQL' };
    expectDone(await asClient(on).submit(aConsultation({ consultantId, startsAt })));
    const after = timesOf(expectDone(await free({ ...within, consultantId })));
    expect(after).toEqual(before.slice(1));
    // others are still free then
    expect(timesOf(expectDone(await free(within)))).toContain(startsAt);
  });

  it('more days than a month, an unknown consultant and no sign-in are refused', async () => {
    const long = { from: soon(1).toISODate(), to: soon(40).toISODate() };
    expectRefused(await free(long), 'BAD_USER_INPUT', 'to');
    const consultantId = '01890000-0000-7000-8000-000000000000';
    expectRefused(await free({ ...within, consultantId }), 'BAD_USER_INPUT', 'consultantId');
    expectRefused(await free(within, ''), 'UNAUTHENTICATED');
  });
});
