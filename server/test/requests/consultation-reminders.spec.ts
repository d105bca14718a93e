import { DataSource } from 'typeorm';
import { CONSENT_VERSION } from '../../src/contract/consent.js';
import { consultation } from '../../src/contract/requests/consultation.js';
import { ConsultationReminders } from '../../src/modules/consultations/consultation-reminders.js';
import { aClient, aConsultation, aServiceRequest, type Person } from '../support/builders.js';
import { anOpenDay, anotherSlot } from '../support/slots.js';
import { callOperation } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import { requestCalls, type RequestRow } from '../support/request-calls.js';
import { TestApp } from '../support/test-app.js';

const KIND = { definition: consultation, path: '/consultations' };
const HOUR_MS = 3_600_000;
const REMINDER = { ar: 'تذكير', fr: 'Rappel', en: 'Reminder' };
const ALGIERS = { ar: 'بتوقيت الجزائر', fr: '(heure d’Alger)', en: '(Algiers time)' };
const CHANNEL = { ar: 'بالفيديو', fr: 'En visioconférence', en: 'By video' };
const CONSULTANT = { ar: 'سليم بن علي', fr: 'Slim Benali', en: 'Salim Benali' };

let app: TestApp;
let admin: string;
let booked = 0;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[]) => app.app.get(DataSource).query(text, values);
const graphql = <T>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const as = (token: string) => requestCalls(app, KIND, 'GraphQL', { token });
const remind = (there = app) => there.app.get(ConsultationReminders).run();
const book = async ({ token }: Person) => {
  const input = aConsultation({ startsAt: anotherSlot(), channel: 'video' });
  return expectDone(await as(token).submit(input));
};

/** Puts a consultation so many hours ahead, each to a second of its own, as if the time had passed. */
async function beginsIn(hours: number, { id }: RequestRow): Promise<Date> {
  const startsAt = new Date(Date.now() + hours * HOUR_MS + 1000 * booked++);
  const times = "starts_at = $2, ends_at = $2::timestamptz + interval '1 second'";
  await sql(`UPDATE consultations SET ${times} WHERE id = $1`, [id, startsAt]);
  return startsAt;
}
/** As if it had been booked, or moved, so many hours ago. */
async function bookedBefore(hours: number, { id }: RequestRow): Promise<void> {
  const since = new Date(Date.now() - hours * HOUR_MS);
  await sql('UPDATE consultations SET created_at = $2 WHERE id = $1', [id, since]);
  await sql('UPDATE request_events SET created_at = $2 WHERE request_id = $1', [id, since]);
}
const remindersTo = async ({ email }: Person, language: keyof typeof REMINDER = 'en') =>
  (await app.mailsTo(email)).filter(({ subject }) => subject.startsWith(REMINDER[language]));

it('a client is reminded a day and an hour before, each time once, however many processes do it', async () => {
  const client = await aClient(app, { language: 'en' });
  const row = await book(client);
  await bookedBefore(48, row);
  await beginsIn(24.5, row);
  await remind();
  expect(await remindersTo(client)).toEqual([]);
  await beginsIn(23.5, row);
  const second = await app.beside();
  await Promise.all([remind(), remind(second), remind(), remind(second)]);
  expect(await remindersTo(client)).toHaveLength(1);
  await beginsIn(0.5, row);
  await Promise.all([remind(), remind(second)]);
  await second.close();
  await remind();
  expect(await remindersTo(client)).toHaveLength(2);
});

it('an appointment that nobody can be reminded of holds up no other', async () => {
  const [bad, good] = [
    await aClient(app, { language: 'en' }),
    await aClient(app, { language: 'en' }),
  ];
  for (const client of [bad, good]) {
    const row = await book(client);
    await bookedBefore(48, row);
    await beginsIn(23.5, row);
  }
  await sql(
    `CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`,
    [],
  );
  await sql(
    `CREATE TRIGGER tr_refuse_mail BEFORE INSERT ON mails
      FOR EACH ROW WHEN (NEW.to_address = '${bad.email}') EXECUTE FUNCTION refuse_mail()`,
    [],
  );
  await remind();
  await sql('DROP TRIGGER tr_refuse_mail ON mails', []);
  expect(await remindersTo(good)).toHaveLength(1);
  expect(await remindersTo(bad)).toEqual([]);
});

it.each(['ar', 'fr', 'en'] as const)('a reminder says when and how, in %s', async (language) => {
  const client = await aClient(app, { language });
  const row = await book(client);
  await bookedBefore(48, row);
  await sql('UPDATE consultations SET consultant_names = $2 WHERE id = $1', [row.id, CONSULTANT]);
  const startsAt = await beginsIn(23.5, row);
  await remind();
  const [mail] = await remindersTo(client, language);
  const timeZone = 'Africa/Algiers';
  const time = startsAt.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
  expect(mail?.subject).toContain(row.reference);
  expect(mail?.subject).toContain(`${time} ${ALGIERS[language]}`);
  expect(mail?.text).toContain(
    startsAt.toLocaleDateString(language, { timeZone, weekday: 'long' }),
  );
  const path = `/account/consultations/${row.id}`;
  const { [language]: consultant } = CONSULTANT;
  for (const part of [row.reference, time, CHANNEL[language], consultant, path])
    expect(mail?.text).toContain(part);
});

it.each([
  { channel: 'office', words: ['You come to our office', 'Bring your identity card', 'Didouche'] },
  { channel: 'phone', words: ['The consultant calls you', 'Have your identity card'] },
])('a reminder of $channel says who goes where and what to bring', async ({ channel, words }) => {
  const general = { addressAr: 'شارع ديدوش مراد', addressEn: 'Didouche Mourad Street' };
  expectDone(await graphql('updateSettings', { input: { general } }));
  const client = await aClient(app, { language: 'en' });
  const input = aConsultation({ startsAt: anotherSlot(), channel });
  const row = expectDone(await as(client.token).submit(input));
  await bookedBefore(48, row);
  await beginsIn(23.5, row);
  await remind();
  const [mail] = await remindersTo(client);
  for (const word of words) expect(mail?.text).toContain(word);
  // too late to move it: the page would only refuse
  expect(mail?.text).not.toContain('?move=1');
});

it.each([
  { title: 'cancelled by its client', change: 'cancelConsultation', input: {} },
  { title: 'withdrawn', change: 'withdrawConsultation', input: undefined },
])('nobody is reminded of a consultation that was $title', async ({ change, input }) => {
  const client = await aClient(app, { language: 'en' });
  const row = await book(client);
  await bookedBefore(48, row);
  expectDone(await graphql(change, { id: row.id, ...(input && { input }) }, client.token));
  await beginsIn(23, row);
  await remind();
  expect(await remindersTo(client)).toEqual([]);
});

it.each(['cancelled', 'completed'])(
  'nobody is reminded of a consultation that the office set to %s',
  async (status) => {
    const client = await aClient(app, { language: 'en' });
    const row = await book(client);
    await bookedBefore(48, row);
    expectDone(await as(admin).setStatus(row.id, { status }));
    await beginsIn(23, row);
    await remind();
    expect(await remindersTo(client)).toEqual([]);
  },
);

it('a booking in the last day is reminded of an hour before only', async () => {
  const client = await aClient(app, { language: 'en' });
  const row = await book(client);
  await bookedBefore(1, row);
  await beginsIn(22, row);
  await remind();
  expect(await remindersTo(client)).toEqual([]);
  await beginsIn(0.5, row);
  await remind();
  expect(await remindersTo(client)).toHaveLength(1);
});

it('a moved consultation has a reminder of its own, unless it was moved in the last day', async () => {
  const client = await aClient(app, { language: 'en' });
  const row = await book(client);
  await bookedBefore(48, row);
  await beginsIn(23, row);
  await remind();
  expect(await remindersTo(client)).toHaveLength(1);
  const input = { startsAt: `${anOpenDay(12)}T14:00:00Z` };
  expectDone(await graphql('rescheduleConsultation', { id: row.id, input }));
  await beginsIn(23, row);
  await remind();
  expect(await remindersTo(client)).toHaveLength(1);
  await bookedBefore(48, row);
  await Promise.all([remind(), remind()]);
  expect(await remindersTo(client)).toHaveLength(2);
});

const PAPER = { ar: 'هذه الوثائق', fr: 'ces pièces', en: 'these papers' };
const PHONE = '0550 12 34 56';
/** Written down by the office for somebody without an account, two days ago. */
async function calls(over: object = {}): Promise<RequestRow> {
  const said = { intakeChannel: 'phone', mailLanguage: 'fr', consentVersion: CONSENT_VERSION };
  const least = { clientName: 'خديجة مسعودي', phone: PHONE, channel: 'office' };
  const input = { ...said, ...least, startsAt: anotherSlot(), ...over };
  const row = expectDone(await graphql<RequestRow>('createConsultation', { input }));
  await bookedBefore(48, row);
  return row;
}
const lacks = async ({ id }: RequestRow, ...names: string[]) => {
  for (const name of names) {
    const input = { id, kind: 'consultation', name };
    expectDone(await graphql('addRequestPaper', { input }));
  }
};
/** What an administrator reads of calls to make about an appointment. */
const callsToMake = async ({ reference }: RequestRow) => {
  const { items } = expectDone(
    await callOperation<{ items: { message: string }[] }>(
      app,
      ['query', 'notifications'],
      {},
      { token: admin },
    ),
  );
  const messages = items.map(({ message }) => message);
  return messages.filter((message) => message.includes(reference) && message.includes(PHONE));
};

it.each(['ar', 'fr', 'en'] as const)(
  'a caller who left an address is reminded there, in %s, and told which papers are missing',
  async (mailLanguage) => {
    const email = `reminded-${mailLanguage}@example.dz`;
    const row = await calls({ email, mailLanguage });
    await lacks(row, 'عقد الإيجار', 'شهادة الميلاد');
    await beginsIn(23.5, row);
    await remind();
    await remind();
    const mails = await remindersTo({ email } as Person, mailLanguage);
    expect(mails).toHaveLength(1);
    const { text = '' } = mails[0] ?? {};
    for (const words of [row.reference, PAPER[mailLanguage], 'عقد الإيجار', 'شهادة الميلاد'])
      expect(text).toContain(words);
    expect(text).not.toContain('/account/');
    expect(await callsToMake(row)).toEqual([]);
  },
);

it('the office is asked once to call who left a number only, whichever process finds out', async () => {
  const row = await calls();
  await beginsIn(23.5, row);
  const second = await app.beside();
  await Promise.all([remind(), remind(second), remind()]);
  await second.close();
  expect(await callsToMake(row)).toHaveLength(1);
  // as if it had been moved
  await beginsIn(23.4, row);
  await remind();
  expect(await callsToMake(row)).toHaveLength(2);
});

it('a client is told of the papers that other open cases lack, and of none that is there', async () => {
  const client = await aClient(app, { language: 'en' });
  const row = await book(client);
  await bookedBefore(48, row);
  await lacks(row, 'Lease', 'Birth certificate');
  await sql("UPDATE request_papers SET state = 'accepted' WHERE name_en = 'Lease'", []);
  const submit = { input: aServiceRequest() };
  const other = expectDone(await graphql<RequestRow>('submitServiceRequest', submit, client.token));
  const added = { id: other.id, kind: 'serviceRequest', name: 'Company statutes' };
  expectDone(await graphql('addRequestPaper', { input: added }));
  await beginsIn(23.5, row);
  await remind();
  const [mail] = await remindersTo(client);
  expect(mail?.text).toContain('Birth certificate');
  expect(mail?.text).toContain('Company statutes');
  expect(mail?.text).not.toContain('Lease');
});
