import { DataSource } from 'typeorm';
import { officeDay, officeTime } from '../../src/contract/office-clock.js';
import { ERRORS } from '../../src/contract/errors.js';
import {
  aClient,
  aColleague,
  aConsultation,
  aContactRequest,
  aJobRole,
  anApplication,
  aServiceRequest,
  type Person,
  withManyAppointments,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { callOperation } from '../support/operation.js';
import { anotherSlot } from '../support/slots.js';
import { pdfText } from '../support/pdf-text.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import type { RequestRow } from '../support/request-calls.js';
import { TestApp } from '../support/test-app.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
let app: TestApp;
let admin: string;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  await withManyAppointments(app);
  // that of a consultation without a wish
  anotherSlot();
  expectDone(
    await app.rest('POST', '/roles', { token: admin, body: aJobRole({ slug: 'lawyer' }) }),
  );
  client = await aClient(app);
});
afterAll(() => app.close());

type Sent = Pick<RequestRow, 'id' | 'reference'>;
const send = async (path: string, body: object, files = {}): Promise<Sent> =>
  expectDone(await app.rest<Sent>('POST', path, { token: client.token, body, ...files }));
const order = (operation: string, variables: object, token: string, language = 'ar') =>
  callOperation<{ url: string }>(
    app,
    ['mutation', operation],
    { ...variables, language },
    { token, headers: { 'Accept-Language': language } },
  );
const forOffice = (kind: string, id: string, type = 'summary', token = admin, language = 'ar') =>
  order('createRequestPdf', { kind, id, type }, token, language);
const forClient = (kind: string, id: string, token = client.token, language = 'ar') =>
  order('createMyRequestReceipt', { kind, id }, token, language);

async function open(answer: Awaited<ReturnType<typeof forOffice>>) {
  const response = await fetch(app.url + expectDone(answer).url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, bytes };
}

/** The letters of a word in one order: a reader of PDFs may turn joined ones round. */
const letters = (word: string) => [...word].toSorted().join('');
const arabicWords = (text: string) => text.match(/[\u0621-\u064a]+/gu)?.map(letters) ?? [];

/** What somebody reads on the pages. */
async function textOf(bytes: Uint8Array) {
  const plain = await pdfText(bytes);
  return { plain, words: new Set(arabicWords(plain)) };
}
async function printed(answer: Awaited<ReturnType<typeof forOffice>>) {
  const { response, bytes } = await open(answer);
  expect(response.status).toBe(200);
  return textOf(bytes);
}
const expectArabic = ({ words }: { words: Set<string> }, expected: string) =>
  expect(arabicWords(expected).filter((word) => !words.has(word))).toEqual([]);

describe('PDFs of requests', () => {
  it.each([
    ['serviceRequest', '/service-requests', aServiceRequest, 'نزاع حول عقد إيجار محل تجاري', {}],
    ['contactRequest', '/contact-requests', aContactRequest, 'الوثائق اللازمة لتأسيس شركة', {}],
    ['application', '/join-team-applications', anApplication, 'صياغة العقود', { cv: aCv() }],
    ['consultation', '/consultations', aConsultation, 'قبل تجديد العقد', {}],
  ] as const)(
    'a PDF of the kind %s holds what was sent, for the client and the office',
    async (...row) => {
      const [kind, path, build, words, files] = row;
      const { id, reference } = await send(path, build(), 'cv' in files ? { files } : {});
      for (const answer of [await forClient(kind, id), await forOffice(kind, id, 'summary')]) {
        const text = await printed(answer);
        expect(text.plain).toContain(reference);
        expectArabic(text, words);
      }
    },
  );

  it('a PDF is in the language that was asked for, in each direction', async () => {
    const description = 'Mon bailleur garde la caution depuis le 3 mai.';
    const { id } = await send(
      '/service-requests',
      aServiceRequest({ serviceDescription: description }),
    );
    const french = await printed(await forClient('serviceRequest', id, client.token, 'fr'));
    expect(french.plain).toContain('Accusé de réception');
    expect(french.plain).toContain(description);
    expectArabic(await printed(await forClient('serviceRequest', id)), 'وصل استلام');
    const english = await printed(await forOffice('serviceRequest', id, 'summary', admin, 'en'));
    expect(english.plain).toContain('Case summary');
  });

  it('a PDF is sent as a file that nobody keeps, and the office’s opening is recorded', async () => {
    const { id, reference } = await send('/service-requests', aServiceRequest());
    const { response } = await open(await forOffice('serviceRequest', id));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${reference}.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    await open(await forClient('serviceRequest', id));
    const events = expectDone(
      await callOperation<{ items: { action: string }[] }>(
        app,
        ['query', 'auditEvents'],
        { filter: { entity: 'serviceRequest', entityId: id } },
        { token: admin },
      ),
    ).items.map(({ action }) => action);
    expect(events.filter((action) => action === 'serviceRequest.printed')).toHaveLength(1);
  });

  it('a receipt tells neither notes nor names of the office', async () => {
    const { id } = await send('/service-requests', aServiceRequest());
    const note = { id, input: { text: 'Opponent is known to us', public: false } };
    expectDone(
      await callOperation(app, ['mutation', 'addServiceRequestNote'], note, { token: admin }),
    );
    const own = await printed(await forClient('serviceRequest', id, client.token, 'en'));
    expect(own.plain).not.toContain('Opponent is known');
    const office = await printed(await forOffice('serviceRequest', id, 'summary', admin, 'en'));
    expect(office.plain).toContain('Opponent is known to us');
    expect(office.plain).toContain('(internal)');
  });

  it.each([
    ['markup', '#read("/etc/passwd") $x^2$ *bold* _it_ <a> @ref `code` // comment \\ "quoted"'],
    ['marks of direction', 'safe \u202Eevil\u202C \u2066text\u2069 end'],
    ['letters that no font has', 'emoji 😀 \u2d30\u2d63\u2d53\u2d4d 漢字 end'],
    ['many lines', Array.from({ length: 400 }, (_, line) => `line ${line}`).join('\n')],
    ['both directions in a line', 'العقد رقم 12/2026 مع SARL Exemple بمبلغ 60 000,00 دج'],
  ])('a PDF shows %s as it was written', async (_, serviceDescription) => {
    const { id } = await send('/service-requests', aServiceRequest({ serviceDescription }));
    const text = await printed(await forOffice('serviceRequest', id));
    const plain = (words: string) => words.replace(/[\s\u200b\u202a-\u202e\u2066-\u2069]/gu, '');
    const latin = serviceDescription.match(/[!-~]{3,}/gu) ?? [];
    for (const word of latin) expect(plain(text.plain)).toContain(plain(word));
    expectArabic(text, serviceDescription);
  });

  it('a word that is longer than a page is broken into lines', async () => {
    const { id } = await send(
      '/service-requests',
      aServiceRequest({ serviceDescription: 'ÿ'.repeat(4000) }),
    );
    const { plain } = await printed(await forOffice('serviceRequest', id));
    expect(plain.match(/ÿ/gu)).toHaveLength(4000);
  });
});

describe('other sheets of the office', () => {
  it.each([
    ['ar', 'رسالة تكليف', 'ملخص الترشح', 'الذاتية', 'عدد'],
    ['fr', 'Lettre de mission', 'Fiche de la candidature', 'CV', 'Rendez-vous du'],
    ['en', 'Engagement letter', 'Application summary', 'CV', 'Appointments on'],
  ])('sheets are printed in the language %s', async (language, letter, summary, cv, day) => {
    const sheet = async (answer: Awaited<ReturnType<typeof forOffice>>, ...expected: string[]) => {
      const text = await printed(answer);
      for (const words of expected) {
        if (language === 'ar') expectArabic(text, words);
        else expect(text.plain).toContain(words);
      }
      return text;
    };
    const request = await send('/service-requests', aServiceRequest());
    const engaged = forOffice('serviceRequest', request.id, 'engagement', admin, language);
    const { plain } = await sheet(await engaged, letter);
    expect(plain).toContain(request.reference);
    expect(plain).not.toMatch(/[{}]/);
    const application = await send('/join-team-applications', anApplication(), {
      files: { cv: aCv() },
    });
    await sheet(
      await forOffice('application', application.id, 'summary', admin, language),
      ...[summary, cv],
    );
    const booked = await send('/consultations', aConsultation({ startsAt: anotherSlot() }));
    const { startsAt } = expectDone(
      await app.rest<{ startsAt: string }>('GET', `/consultations/${booked.id}`, { token: admin }),
    );
    const daySheet = order('createDaySheet', { day: officeDay(startsAt) }, admin, language);
    const printedDay = await sheet(await daySheet, day);
    expect(printedDay.plain).toContain(booked.reference);
    expect(printedDay.plain).toContain(officeTime(startsAt).slice(11, 16));
  });

  it('the office writes its own engagement letter, of requests that it is engaged by', async () => {
    const update = (text: string) => {
      const input = { documents: { engagementLetterEn: text } };
      return callOperation(app, ['mutation', 'updateSettings'], { input }, { token: admin });
    };
    const unknown = await update('We agree with {firstName} on {subject}.');
    expectRefused(unknown, 'BAD_USER_INPUT', 'documents.engagementLetterEn');
    expect(JSON.stringify(unknown)).toContain('{firstName}');
    expect(JSON.stringify(unknown)).toContain('{reference}');
    expectDone(await update('We agree with {name} on {subject}.'));
    const { id } = await send('/service-requests', aServiceRequest({ clientName: 'Amina Saadi' }));
    const letter = await printed(await forOffice('serviceRequest', id, 'engagement', admin, 'en'));
    expect(letter.plain).toContain('We agree with Amina Saadi on');
    const message = await send('/contact-requests', aContactRequest());
    const refused = await forOffice('contactRequest', message.id, 'engagement');
    expectRefused(refused, 'BAD_USER_INPUT', 'type');
  });

  it('a day sheet has what its reader may see, and is recorded', async () => {
    const { reference, id } = await send(
      '/consultations',
      aConsultation({ startsAt: anotherSlot() }),
    );
    const { startsAt } = expectDone(
      await app.rest<{ startsAt: string }>('GET', `/consultations/${id}`, { token: admin }),
    );
    const day = officeDay(startsAt);
    const paper = { kind: 'consultation', id, name: 'Bail signé' };
    expectDone(
      await callOperation(app, ['mutation', 'addRequestPaper'], { input: paper }, { token: admin }),
    );
    const whole = await printed(await order('createDaySheet', { day }, admin, 'en'));
    expect(whole.plain).toContain('0 of 1');
    const lawyer = await aColleague(app, { role: 'lawyer', branches: ['family'] });
    const theirs = await printed(await order('createDaySheet', { day }, lawyer.token, 'en'));
    expect(theirs.plain).not.toContain(reference);
    expectRefused(await order('createDaySheet', { day }, client.token), 'FORBIDDEN');
    const { url } = expectDone(await order('createDaySheet', { day }, admin));
    expect((await fetch(`${app.url}${url}x`)).status).toBe(404);
    await fetch(app.url + url);
    const [event] = await app.app
      .get(DataSource)
      .query<{ label: string }[]>(
        `SELECT label FROM audit_events WHERE action = 'consultation.day_printed' ORDER BY created_at DESC`,
      );
    expect(event).toEqual({ label: day });
  });
});

describe('addresses of PDFs', () => {
  it('an address is refused for what the caller may not read', async () => {
    const { id } = await send('/service-requests', aServiceRequest());
    const { token } = await aClient(app);
    const lawyer = await aColleague(app, { role: 'lawyer', branches: ['family'] });
    const secretary = await aColleague(app, { role: 'secretary' });
    expectRefused(await forClient('serviceRequest', id, token), 'NOT_FOUND');
    expectRefused(await forClient('consultation', id), 'NOT_FOUND');
    expectRefused(await forClient('serviceRequest', UNKNOWN), 'NOT_FOUND');
    expectRefused(await forOffice('serviceRequest', id, 'summary', token), 'FORBIDDEN');
    expectRefused(await forOffice('serviceRequest', id, 'summary', lawyer.token), 'NOT_FOUND');
    expectRefused(await forOffice('contactRequest', id), 'NOT_FOUND');
    expectDone(await forOffice('serviceRequest', id, 'receipt', secretary.token));
  });

  it('an address opens only what it was made for, and ends with the session', async () => {
    const { id } = await send('/service-requests', aServiceRequest());
    const colleague = await aColleague(app, { role: 'secretary' });
    const { url } = expectDone(await forOffice('serviceRequest', id, 'summary', colleague.token));
    const own = expectDone(await forClient('serviceRequest', id)).url;
    const status = async (path: string) => (await fetch(app.url + path)).status;
    const token = url.split('/').at(-1);
    for (const path of [
      url.replace('serviceRequest', 'contactRequest'),
      url.replace('serviceRequest', 'mine'),
      url.replace('serviceRequest', 'nothing'),
      own.replace('mine', 'serviceRequest'),
      `/api/v1/request-exports/serviceRequest/${token}`,
      `${url}x`,
    ])
      expect([path, await status(path)]).toEqual([path, 404]);
    expect(await status(url)).toBe(200);
    expectDone(await app.rest('POST', '/auth/logout', { token: colleague.token }));
    expect(await status(url)).toBe(404);
  });

  it('an address is refused once the personal data is erased', async () => {
    const person = await aClient(app);
    const answer = await app.rest<Sent>('POST', '/service-requests', {
      token: person.token,
      body: aServiceRequest(),
    });
    const { id } = expectDone(answer);
    const { url } = expectDone(await forOffice('serviceRequest', id));
    await app.app
      .get(DataSource)
      .query('UPDATE service_requests SET erased_at = now() WHERE id = $1', [id]);
    expect((await fetch(app.url + url)).status).toBe(ERRORS.DATA_ERASED.http);
    expectRefused(await forOffice('serviceRequest', id), 'DATA_ERASED');
    expectRefused(await forClient('serviceRequest', id, person.token), 'DATA_ERASED');
  });
});
