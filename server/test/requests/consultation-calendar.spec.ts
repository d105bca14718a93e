import ICAL from 'ical.js';
import type { Attachment } from 'postal-mime';
import { DataSource } from 'typeorm';
import { consultation } from '../../src/contract/requests/consultation.js';
import { aClient, aConsultation, type Person } from '../support/builders.js';
import { anOpenDay, anotherSlot } from '../support/slots.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { requestCalls, type RequestRow } from '../support/request-calls.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const KIND = { definition: consultation, path: '/consultations' };

let sink: SmtpSink;
let app: TestApp;
let admin: string;

beforeAll(async () => {
  sink = await SmtpSink.start();
  app = await TestApp.start(__filename, { SMTP_URL: sink.url });
  admin = await app.adminToken();
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const graphql = <T>(name: string, variables: object, token: string) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const as = (token: string) => requestCalls(app, KIND, 'GraphQL', { token });
const book = async ({ token }: Person, over: object = {}) =>
  expectDone(await as(token).submit(aConsultation({ startsAt: anotherSlot(), ...over })));
const linkOf = (id: string, token: string) =>
  graphql<{ url: string; expiresAt: string }>('createConsultationCalendarLink', { id }, token);
const download = (path: string, token?: string) =>
  fetch(app.url + path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });

/** What a calendar reads from a file. */
function readCalendar(text: string) {
  const calendar = ICAL.Component.fromString(text);
  const event = calendar.getFirstSubcomponent('vevent')!;
  const zone = calendar.getFirstSubcomponent('vtimezone')!;
  const { uid, sequence, startDate, endDate, summary, description } = new ICAL.Event(event);
  const inZone = new ICAL.Timezone(zone);
  const instant = (time: ICAL.Time) => {
    time.zone = inZone;
    return time.toJSDate().toISOString();
  };
  return {
    ...{ uid, sequence, summary, description },
    method: calendar.getFirstPropertyValue('method'),
    status: event.getFirstPropertyValue('status'),
    zone: event.getFirstProperty('dtstart')!.getFirstParameter('tzid'),
    offered: inZone.tzid,
    stampedIn: (event.getFirstPropertyValue('dtstamp') as ICAL.Time).zone?.tzid,
    startsAt: instant(startDate),
    endsAt: instant(endDate),
    attendee: event.getFirstPropertyValue('attendee'),
    location: event.getFirstPropertyValue('location'),
    reminds: event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(),
    organizer: event.getFirstPropertyValue('organizer'),
  };
}

const withoutAttendee = ({ attendee: _invited, ...file }: ReturnType<typeof readCalendar>) => file;

const textOf = ({ content }: Attachment) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The calendar that came with the mail whose subject contains a word. */
async function mailed({ email }: Person, word: string) {
  const mail = await waitUntil(`"${word}" to ${email}`, () =>
    sink.accepted.find(({ to, subject }) => to?.[0]?.address === email && subject?.includes(word)),
  );
  const [part] = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  return part && { ...readCalendar(textOf(part)), ofPart: part.method };
}

it('mails put an appointment into the calendar, confirm it, move it and take it out again', async () => {
  const contacts = { addressAr: 'الجزائر العاصمة', addressEn: 'Didouche Mourad Street, Algiers' };
  const general = { ...contacts, contactPhone: '+213 23 00 24 00' };
  expectDone(await graphql('updateSettings', { input: { general } }, admin));
  const client = await aClient(app, { language: 'en' });
  const day = anOpenDay(20);
  const row = await book(client, { startsAt: `${day}T09:00:00Z`, email: client.email });
  const booked = await mailed(client, `${row.reference}: time held`);
  expect(booked).toMatchObject({
    ...{ uid: row.id, method: 'REQUEST', ofPart: 'REQUEST', status: 'TENTATIVE' },
    ...{ zone: 'Africa/Algiers', offered: 'Africa/Algiers', sequence: 1 },
    ...{ startsAt: `${day}T09:00:00.000Z`, endsAt: `${day}T10:00:00.000Z` },
    ...{ summary: `Legal consultation ${row.reference}`, stampedIn: 'UTC' },
    attendee: expect.stringMatching(new RegExp(`^mailto:${client.email}$`, 'i')) as string,
    organizer: expect.stringMatching(/^mailto:.+@.+/i) as string,
    // it takes place at the office, whose address and number are at hand then
    ...{ reminds: '-PT1H', location: expect.stringContaining('Algiers') as string },
    description: expect.stringMatching(/[+]213[^]*[/]account[/]consultations[/]/) as string,
  });
  expectDone(await as(admin).setStatus(row.id, { status: 'in_progress' }));
  const confirmed = await mailed(client, `${row.reference} is confirmed`);
  expect(confirmed).toMatchObject({ uid: row.id, sequence: 2, status: 'CONFIRMED' });
  const input = { startsAt: `${day}T14:00:00Z` };
  expectDone(await graphql('rescheduleConsultation', { id: row.id, input }, admin));
  const moved = await mailed(client, `${row.reference} has a new time`);
  const startsAt = `${day}T14:00:00.000Z`;
  expect(moved).toMatchObject({ uid: row.id, sequence: 3, method: 'REQUEST', startsAt });
  expectDone(await graphql('cancelConsultation', { id: row.id, input: {} }, client.token));
  const cancelled = await mailed(client, `You cancelled your consultation ${row.reference}`);
  const off = { method: 'CANCEL', ofPart: 'CANCEL', status: 'CANCELLED' };
  expect(cancelled).toMatchObject({ uid: row.id, sequence: 4, startsAt, ...off });
  expect(cancelled?.reminds).toBeUndefined();
});

it('declining an invitation answers the firm at the e-mail address of the settings', async () => {
  const contactEmail = 'bureau@el-adala.example';
  const input = { general: { contactEmail } };
  expectDone(await graphql('updateSettings', { input }, admin));
  const client = await aClient(app, { language: 'en' });
  const { reference } = await book(client, { email: client.email });
  const { organizer } = (await mailed(client, `${reference}: time held`)) ?? {};
  expect(organizer).toBe(`mailto:${contactEmail}`);
});

it('a withdrawn consultation leaves the calendar, and mails about notes carry no appointment', async () => {
  const client = await aClient(app, { language: 'en' });
  const { id, reference } = await book(client);
  const input = { text: 'Please bring the contract', public: true };
  expectDone(await graphql('addConsultationNote', { id, input }, admin));
  expect(await mailed(client, `note on your consultation ${reference}`)).toBeUndefined();
  expectDone(await graphql('withdrawConsultation', { id }, client.token));
  expect(await mailed(client, `You cancelled your consultation ${reference}`)).toMatchObject({
    method: 'CANCEL',
  });
});

it.each([
  { language: 'ar', summary: 'استشارة قانونية' },
  { language: 'fr', summary: 'Consultation juridique' },
] as const)(
  'the downloaded appointment is the mailed one, in $language',
  async ({ language, summary }) => {
    const client = await aClient(app, { language });
    const { id, reference } = await book(client);
    const answer = await download(`/api/v1/consultations/${id}/calendar`, client.token);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(answer.headers.get('content-disposition')).toContain(`${reference}.ics`);
    const file = readCalendar(await answer.text());
    expect(file.summary).toBe(`${summary} ${reference}`);
    const { attendee, ...invited } = (await mailed(client, reference)) ?? {};
    expect(String(attendee).toLowerCase()).toContain('mailto:');
    expect(file).toMatchObject({ method: 'PUBLISH', attendee: null, reminds: '-PT1H' });
    expect(invited).toEqual({ ...withoutAttendee(file), method: 'REQUEST', ofPart: 'REQUEST' });
  },
);

describe('who may download an appointment', () => {
  it('the client and the office download an appointment, with the session or by a link of a minute', async () => {
    const client = await aClient(app);
    const { id } = await book(client);
    for (const token of [client.token, admin]) {
      const path = `/api/v1/consultations/${id}/calendar`;
      const first = readCalendar(await (await download(path, token)).text());
      const { url: link, expiresAt } = expectDone(await linkOf(id, token));
      expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
      expect(readCalendar(await (await download(link)).text())).toEqual(first);
      expect(first).toMatchObject({ uid: id });
      expect((await download(`${link}x`)).status).toBe(404);
    }
  });

  it('a link ends with the session that it was made in', async () => {
    const client = await aClient(app);
    const { id } = await book(client);
    const { url: link } = expectDone(await linkOf(id, client.token));
    expectDone(await graphql('logout', {}, client.token));
    expect((await download(link)).status).toBe(404);
  });

  it('other clients and lawyers of another branch do not find it, and it does not tell the matter', async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const { id, title } = await book(client);
    const path = `/api/v1/consultations/${id}/calendar`;
    const lawyer = await aClient(app);
    const branch = "UPDATE users SET role = 'lawyer', branches = $2 WHERE id = $1";
    const worksIn = (name: string) => app.app.get(DataSource).query(branch, [lawyer.id, [name]]);
    await worksIn('criminal');
    for (const { token } of [other, lawyer]) {
      expect((await download(path, token)).status).toBe(404);
      expectRefused(await linkOf(id, token), 'NOT_FOUND');
    }
    await worksIn('real-estate');
    expect((await download(path, lawyer.token)).status).toBe(200);
    expect((await download(path)).status).toBe(401);
    const file = await (await download(path, client.token)).text();
    expect(file.replaceAll('\r\n ', '')).not.toContain(String(title));
  });

  it('a consultation that was removed meanwhile can no longer be downloaded', async () => {
    const client = await aClient(app);
    const row: RequestRow = await book(client);
    const { url: link } = expectDone(await linkOf(row.id, client.token));
    expectDone(await as(admin).remove(row.id));
    expect((await download(link)).status).toBe(404);
    expectRefused(await linkOf(row.id, client.token), 'NOT_FOUND');
  });
});

describe('the private address for calendar programs', () => {
  const CONSULTANT = `
    INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
    VALUES (gen_random_uuid(), 'active', 'سليمة', 'Salima', 'Salima') RETURNING id`;
  const aColleague = async () => {
    const [row] = await app.app.get(DataSource).query<{ id: string }[]>(CONSULTANT);
    return row!.id;
  };
  const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;
  const renew = async (id: string) =>
    pathOf(expectDone(await graphql<{ url: string }>('createConsultantFeed', { id }, admin)).url);
  const eventsAt = async (path: string) => {
    const answer = await download(path);
    expect(answer.status).toBe(200);
    const calendar = ICAL.Component.fromString(await answer.text());
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).uid);
  };

  it('a program reads the appointments of one consultant; a cancelled one disappears', async () => {
    const consultantId = await aColleague();
    const client = await aClient(app);
    const kept = await book(client, { consultantId });
    const cancelled = await book(client, { consultantId });
    await book(client, { consultantId: await aColleague() });
    const path = await renew(consultantId);
    expect(path).toMatch(/[.]ics[?]language=/);
    expect(await eventsAt(path)).toEqual([kept.id, cancelled.id]);
    expectDone(await graphql('cancelConsultation', { id: cancelled.id, input: {} }, client.token));
    expect(await eventsAt(path)).toEqual([kept.id]);
    const text = (await (await download(path)).text()).replaceAll('\r\n ', '');
    for (const secret of [kept['clientName'], kept['email'], kept['title']])
      expect(text).not.toContain(String(secret));
    const [feed] = await app.app
      .get(DataSource)
      .query<{ hash: string }[]>(
        `SELECT encode(token_hash, 'escape') AS hash FROM consultant_feeds`,
      );
    expect(path).not.toContain(feed!.hash);
  });

  it('a renewed address replaces the one before, and a removed one is not found', async () => {
    const id = await aColleague();
    const first = await renew(id);
    const second = await renew(id);
    expect((await download(first)).status).toBe(404);
    expect((await download(second)).status).toBe(200);
    const { feedSince, feedReadAt } = expectDone(
      await graphql<{ feedSince: null; feedReadAt: null }>('revokeConsultantFeed', { id }, admin),
    );
    expect({ feedSince, feedReadAt }).toEqual({ feedSince: null, feedReadAt: null });
    expect((await download(second)).status).toBe(404);
    expectRefused(await graphql('revokeConsultantFeed', { id }, admin), 'NOT_FOUND');
    const client = await aClient(app);
    expectRefused(await graphql('createConsultantFeed', { id }, client.token), 'FORBIDDEN');
  });
});
