import { DataSource } from 'typeorm';
import { officeDay } from '../../src/contract/office-clock.js';
import { unzip } from '../support/archive.js';
import {
  aClient,
  aColleague,
  anApplication,
  aJobRole,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { aCv, aPdf } from '../support/documents.js';
import { callOperation } from '../support/operation.js';
import { pdfText } from '../support/pdf-text.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const kind = 'serviceRequest';

let app: TestApp;
let admin: string;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
});
afterAll(() => app.close());

const call = <T = { id: string }>(
  name: string,
  variables: object,
  token: string,
  type: 'query' | 'mutation' = 'mutation',
) =>
  callOperation<T>(app, [type, name], variables, { token, headers: { 'Accept-Language': 'fr' } });
const send = async () =>
  expectDone(
    await app.rest<{ id: string; reference: string }>('POST', '/service-requests', {
      ...{ token: client.token, body: aServiceRequest() },
    }),
  );
const addFile = (id: string, name: string, token: string, operation: string) =>
  callOperation<{ id: string }>(
    app,
    ['mutation', operation],
    { input: { kind, id, file: null } },
    { token, files: { 'input.file': aCv(aPdf(), name) } },
  );
const link = (id: string, token: string, name = 'createMyCaseArchive', language?: string) =>
  call<{ url: string }>(name, { kind, id, language }, token);
const officeLink = (id: string, token = admin) => link(id, token, 'createCaseArchive');
const papersOf = async (id: string) =>
  expectDone(
    await call<{ papers: { id: string; name: string }[] }>(
      'requestPapers',
      { kind, id },
      admin,
      'query',
    ),
  ).papers;
async function download(answer: Awaited<ReturnType<typeof link>>) {
  const response = await fetch(app.url + expectDone(answer).url);
  expect(response.headers.get('content-type')).toBe('application/zip');
  return unzip(response);
}

/** A closed case with files of both sides, a refused paper, an internal note, a quote and a payment. */
async function aClosedCase() {
  const { id, reference } = await send();
  expectDone(await addFile(id, 'عقد: 1?.pdf', client.token, 'addMyRequestFile'));
  expectDone(await addFile(id, 'réponse.pdf', admin, 'addRequestFile'));
  const [paper] = await papersOf(id);
  const refusal = { id: paper!.id, state: 'refused', reason: 'Page 2 <illisible>' };
  expectDone(await call('setRequestPaperState', { input: refusal }, admin));
  expectDone(await call('addServiceRequestNote', { id, input: { text: 'interne' } }, admin));
  const lines = [{ title: 'Bail', amount: 100_000 }];
  const terms = { language: 'fr', lines, validUntil: officeDay(new Date(Date.now() + 864e6)) };
  const quote = expectDone(
    await call('createQuote', { input: { kind, requestId: id, ...terms } }, admin),
  );
  expectDone(await call('sendQuote', { id: quote.id }, admin));
  expectDone(await call('acceptQuote', { id: quote.id, input: { revision: 1 } }, client.token));
  const paid = { quoteId: quote.id, amount: 50_000, method: 'cash', paidOn: officeDay() };
  expectDone(await call('recordPayment', { input: paid }, admin));
  expectDone(await call('setServiceRequestStatus', { id, input: { status: 'completed' } }, admin));
  return { id, reference };
}

describe('everything of a case as one archive', () => {
  it('a client takes a closed case away, and the office the same with what only it knows', async () => {
    const { id, reference } = await aClosedCase();
    const files = await download(await link(id, client.token, 'createMyCaseArchive', 'fr'));
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'messages.html',
      `${reference}.pdf`,
      expect.stringMatching(/^quotes\/.+\.pdf$/),
      expect.stringMatching(/^receipts\/.+\.pdf$/),
      'files/1 عقد_ 1_.pdf',
      'files/2 réponse.pdf',
    ]);
    expect(files['files/1 عقد_ 1_.pdf']).toEqual(aPdf());
    expect(String(files['README.txt'])).toMatch(/^Dossier .*SR-/);
    const page = String(files['messages.html']);
    expect(page).toContain('Page 2 &lt;illisible&gt;');
    expect(page).not.toContain('interne');
    const summary = await pdfText(files[`${reference}.pdf`]!);
    expect(summary).toContain('Votre dossier');
    expect(summary).not.toContain('interne');
    const whole = await download(await officeLink(id));
    expect(Object.keys(whole)).toEqual(Object.keys(files));
    expect(String(whole['messages.html'])).toContain('interne');
    expect(await pdfText(whole[`${reference}.pdf`]!)).toContain('interne');
    const recorded = await app.app
      .get(DataSource)
      .query<object[]>(
        `SELECT label FROM audit_events WHERE action = 'serviceRequest.archive_downloaded' AND entity_id = $1`,
        [id],
      );
    expect(recorded).toEqual([{ label: reference }, { label: reference }]);
  });

  it('the archive of an application has its CV', async () => {
    expectDone(
      await app.rest('POST', '/roles', { token: admin, body: aJobRole({ slug: 'lawyer' }) }),
    );
    const { id } = expectDone(
      await app.rest<{ id: string }>('POST', '/join-team-applications', {
        ...{ token: client.token, body: anApplication(), files: { cv: aCv(aPdf(), 'cv.pdf') } },
      }),
    );
    const answer = await call<{ url: string }>(
      'createMyCaseArchive',
      { kind: 'application', id },
      client.token,
    );
    expect(Object.keys(await download(answer))).toContain('files/cv.pdf');
  });

  it('the archive of a case is refused to everybody else, whatever the address', async () => {
    const { id } = await send();
    const other = await aClient(app);
    const lawyer = await aColleague(app, { role: 'lawyer', branches: ['family'] });
    const secretary = await aColleague(app, { role: 'secretary' });
    expectRefused(await link(id, other.token), 'NOT_FOUND');
    expectRefused(await link(id, ''), 'UNAUTHENTICATED');
    expectRefused(await link(UNKNOWN, client.token), 'NOT_FOUND');
    expectRefused(await link('no id', client.token), 'BAD_USER_INPUT', 'id');
    expectRefused(
      await link(id, client.token, 'createMyCaseArchive', 'de'),
      'BAD_USER_INPUT',
      'language',
    );
    expectRefused(await officeLink(id, client.token), 'FORBIDDEN');
    expectRefused(await officeLink(id, lawyer.token), 'NOT_FOUND');
    const { url } = expectDone(await officeLink(id, secretary.token));
    for (const path of [
      url.replace('/office/', '/client/'),
      url.replace('/serviceRequest/', '/consultation/'),
      url.replace('/office/', '/nobody/'),
      `${url}x`,
    ])
      expect([path, (await fetch(app.url + path)).status]).toEqual([path, 404]);
    expectDone(await app.rest('POST', '/auth/logout', { token: secretary.token }));
    expect((await fetch(app.url + url)).status).toBe(404);
  });
});

describe('the variable of reply templates for papers', () => {
  it('lists what is missing and refused, in the language of the client', async () => {
    const { id } = await send();
    const papers = await papersOf(id);
    const [accepted, refused, ...missing] = papers;
    expectDone(
      await call('setRequestPaperState', { input: { id: accepted!.id, state: 'accepted' } }, admin),
    );
    const refusal = { id: refused!.id, state: 'refused', reason: 'صورة غير واضحة' };
    expectDone(await call('setRequestPaperState', { input: refusal }, admin));
    const valueOf = async () => {
      const { replyVariables } = expectDone(
        await call<{ replyVariables: { name: string; value: string }[] }>(
          'serviceRequestPerson',
          { id },
          admin,
          'query',
        ),
      );
      return replyVariables.find(({ name }) => name === 'papers')!.value;
    };
    const lines = (await valueOf()).split('\n');
    expect(lines).toHaveLength(papers.length - 1);
    expect(lines[0]).toMatch(/^- .*صورة غير واضحة/);
    for (const { id: paper } of [refused!, ...missing])
      expectDone(
        await call('setRequestPaperState', { input: { id: paper, state: 'not_needed' } }, admin),
      );
    expect(await valueOf()).toBe('- ');
  });
});
