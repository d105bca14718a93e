import { existsSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { parse as contentDisposition } from 'content-disposition';
import { DataSource } from 'typeorm';
import { application } from '../../src/contract/requests/application.js';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { DocumentsService } from '../../src/platform/files/documents.service.js';
import { aClient, aJobRole, anApplication } from '../support/builders.js';
import {
  aCv,
  aDocx,
  anOldOfficeFile,
  aPdf,
  aZip,
  grown,
  officeParts,
  storedPdf,
} from '../support/documents.js';
import { TINY_PICTURE } from '../support/pictures.js';
import type { TestFile } from '../support/multipart.js';
import { callList, callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { tellCount } from '../support/tell-count.js';
import type { TimelineEvent } from '../support/request-calls.js';
import { describeDesk } from '../support/request-contract.js';
import type { Answer, CallOptions, TestApp } from '../support/test-app.js';

type Application = Record<string, unknown> & {
  id: string;
  reference: string;
  version: number;
  status: string;
};
type Caller = Pick<CallOptions, 'token' | 'headers'>;
interface Api {
  submit: (input: object, cv?: TestFile, caller?: Caller) => Promise<Answer<Application>>;
  update: (id: string, input: object, cv?: TestFile) => Promise<Answer<Application>>;
  setStatus: (id: string, input: object) => Promise<Answer<Application>>;
  list: (args: Record<string, string>) => Promise<Application[]>;
}

const PATH = '/join-team-applications';
let packed: Promise<Buffer> | undefined;
/** A small Word document that unpacks to 51 MB. */
const bomb = () => (packed ??= aDocx({ 'word/a.xml': Buffer.alloc(51 * 1024 * 1024) }));
let ofManyParts: Promise<Buffer> | undefined;
/** A Word document of more parts than are looked at. */
const manyParts = () =>
  (ofManyParts ??= aDocx(
    Object.fromEntries(Array.from({ length: 2001 }, (_, part) => [`word/media/${part}`, ''])),
  ));
let app: TestApp;
let admin: string;

const context = describeDesk({
  testFile: __filename,
  definition: application,
  table: 'applications',
  path: PATH,
  build: anApplication,
  file: { field: 'cv', build: aCv },
  wordField: 'city',
  linesField: 'motivation',
  searched: [
    { field: 'fullName', text: 'آمِنة بن يُوسف القَسَنْطينيّة', searches: ['القسنطينيه يوسف'] },
    { field: 'email', text: 'zoubida@cabinet.dz', searches: ['ZOUBIDA'] },
    {
      field: 'phoneNumber',
      text: '+213 555 98 76 54',
      searches: ['0555987654', '+213 555 98 76 54', '٠٥٥٥٩٨٧٦٥٤', '0555 98'],
    },
    { field: 'city', text: 'Sétif ٢٠٢٦', searches: ['setif 2026'] },
  ],
  async prepare(started, token) {
    for (const slug of ['lawyer', 'legal-advisor']) {
      const body = aJobRole({ slug, titleAr: `${slug} بالعربية` });
      expectDone(await started.rest('POST', '/roles', { token, body }));
    }
  },
});
beforeAll(() => {
  ({ app, admin } = context);
});

const change = (name: string, variables: object, options: CallOptions) =>
  callOperation<Application>(app, ['mutation', name], variables, options);
const rest: Api = {
  submit: (body, cv = aCv(), caller = {}) =>
    app.rest('POST', PATH, { ...caller, body, files: { cv } }),
  update: (id, body, cv) =>
    app.rest('PUT', `${PATH}/${id}`, { token: admin, body, ...(cv && { files: { cv } }) }),
  setStatus: (id, body) => app.rest('PATCH', `${PATH}/${id}/status`, { token: admin, body }),
  list: async (args) => {
    const query = new URLSearchParams(args).toString();
    const answer = await app.rest<{ applications: Application[] }>('GET', `${PATH}?${query}`, {
      token: admin,
    });
    return expectDone(answer).applications;
  },
};
const graphql: Api = {
  submit: (input, cv = aCv(), caller = {}) =>
    change('submitApplication', { input }, { ...caller, files: { 'input.cv': cv } }),
  update: (id, input, cv) =>
    change(
      'updateApplication',
      { id, input },
      { token: admin, ...(cv && { files: { 'input.cv': cv } }) },
    ),
  setStatus: (id, input) => change('setApplicationStatus', { id, input }, { token: admin }),
  list: async (args) => {
    const answer = await callList<{ items: Application[] }>(app, ['query', 'applications'], args, {
      token: admin,
    });
    return expectDone(answer).items;
  },
};
const TRANSPORTS: [string, Api][] = [
  ['REST', rest],
  ['GraphQL', graphql],
];

const folder = () => join(app.app.get(AppConfig).filesDir, 'documents');
const countStoredFiles = () => (existsSync(folder()) ? readdirSync(folder()).length : 0);
const query = <T extends object>(sql: string, values: unknown[]) =>
  app.app.get(DataSource).query<T[]>(sql, values);
const download = (path: string, token?: string) =>
  fetch(app.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
async function timelineOf(id: string): Promise<TimelineEvent[]> {
  const answer = await callOperation<{ timeline: TimelineEvent[] }>(
    app,
    ['query', 'application'],
    { id },
    { token: admin },
  );
  return expectDone(answer).timeline;
}

describe.each(TRANSPORTS)('applications over %s', (transport, api) => {
  it('somebody without an account applies, gets a reference, and a receipt in the language of the form', async () => {
    const input = anApplication({ phoneNumber: '0661 22 33 44', expectedSalary: '90 000 DA' });
    const row = expectDone(
      await api.submit(input, aCv(), { headers: { 'Accept-Language': 'fr' } }),
    );
    expect(row).toMatchObject({
      reference: expect.stringMatching(/^JA-20\d\d-\d{6}$/) as string,
      status: 'pending',
      fullName: input.fullName,
      email: input.email,
      phoneE164: '+213661223344',
      expectedSalary: '90 000 DA',
      availability: null,
      [transport === 'REST' ? 'role' : 'job']: { slug: 'lawyer', titleAr: 'lawyer بالعربية' },
      cvName: 'سيرة ذاتية.pdf',
      cvType: 'pdf',
      cvSize: aPdf().length,
    });
    expect(JSON.stringify(row)).not.toMatch(/cvKey|documents/);
    const [mail] = await app.mailsTo(input.email);
    expect(mail?.subject).toBe(`Nous avons bien reçu votre candidature ${row.reference}`);
  });

  it('an application with an e-mail address of 254 characters is accepted', async () => {
    const label = 'd'.repeat(61);
    const email = `${'a'.repeat(64)}@${[label, label, label].join('.')}.com`;
    expect(email).toHaveLength(254);
    expect(expectDone(await api.submit(anApplication({ email }))).email).toBe(email);
  });

  it('the application of somebody signed in is theirs, with mails to the account in its language', async () => {
    const person = await aClient(app, { language: 'en' });
    const { id, reference } = expectDone(
      await api.submit(anApplication(), aCv(), { token: person.token }),
    );
    const [mail] = await app.mailsTo(person.email);
    expect(mail?.subject).toBe(`We have received your application ${reference}`);
    expectDone(await api.setStatus(id, { status: 'reviewed', adminNotes: 'Strong', note: 'Soon' }));
    const mine = await app.rest<{ applications: Application[] }>('GET', `${PATH}/my-requests`, {
      token: person.token,
    });
    expect(expectDone(mine).applications).toMatchObject([
      { id, status: 'reviewed', adminNotes: null },
    ]);
    const asked = { id, input: { text: 'متى المقابلة؟' } };
    const answered = await change('addApplicationMessage', asked, { token: person.token });
    expect(expectDone(answered)).toMatchObject({ status: 'reviewed', adminNotes: null });
    const stranger = await aClient(app);
    const theirs = { token: stranger.token };
    expectRefused(
      await callOperation(app, ['query', 'myApplication'], { id }, theirs),
      'NOT_FOUND',
    );
  });

  it('a status goes to the applicant by mail with the note, and the notes of the office do not', async () => {
    const input = anApplication();
    const { id, reference } = expectDone(await api.submit(input));
    const body = { status: 'shortlisted', note: 'المقابلة يوم الأحد', adminNotes: 'خبرة جيدة' };
    const row = expectDone(await api.setStatus(id, body));
    expect(row).toMatchObject({ status: 'shortlisted', adminNotes: 'خبرة جيدة' });
    const [mail] = await app.mailsTo(input.email);
    expect(mail?.subject).toBe(`طلب التوظيف ${reference}: في القائمة المختصرة`);
    expect(mail?.text).toContain('المقابلة يوم الأحد');
    expect(mail?.text).not.toContain('خبرة جيدة');
    expectDone(await api.setStatus(id, { status: 'shortlisted', adminNotes: 'اتصلنا به' }));
    expect(await app.mailsTo(input.email)).toHaveLength(2);
    expect((await timelineOf(id)).map(({ type, public: isPublic }) => [type, isPublic])).toEqual([
      ['submitted', true],
      ['status_changed', true],
      ['updated', false],
    ]);
  });

  it('the same person applying for the same job within 30 days updates the first application', async () => {
    const { email, token } = await aClient(app);
    const input = { ...anApplication({ email }), linkedin: 'https://www.linkedin.com/in/salim' };
    const submit = async (body: object, cv = aCv()) =>
      expectDone(await api.submit(body, cv, { token }));
    const first = await submit(input);
    expectDone(await api.setStatus(first.id, { status: 'rejected' }));
    const before = countStoredFiles();
    const { linkedin: __, ...again } = input;
    const second = await submit({ ...again, city: 'عنابة' }, aCv(await aDocx(), 'New.docx'));
    expect(second).toMatchObject({
      id: first.id,
      reference: first.reference,
      status: 'pending',
      city: 'عنابة',
      linkedin: null,
      cvName: 'New.docx',
    });
    expect(countStoredFiles()).toBe(before);
    expect((await timelineOf(first.id)).map(({ type }) => type)).toEqual([
      'submitted',
      'status_changed',
      'resubmitted',
    ]);
    const [mail] = await app.mailsTo(email);
    expect(mail?.subject).toContain(`تم تحديث طلب التوظيف ${first.reference}`);
    const other = await submit({ ...input, roleId: 'legal-advisor' });
    expect(other.id).not.toBe(first.id);
    await query(
      `UPDATE applications SET created_at = now() - interval '31 days' WHERE id = ANY($1)`,
      [[first.id]],
    );
    expect((await submit(input)).id).not.toBe(first.id);
  });

  it('an application is replaced by its account, and by nobody else, whose address it may be', async () => {
    const [person, stranger] = await Promise.all([aClient(app), aClient(app)]);
    const input = anApplication({ email: person.email });
    const by = async (caller: Caller) => expectDone(await api.submit(input, aCv(), caller)).id;
    const first = await by({});
    const unsigned = await by({});
    const theirs = await by({ token: stranger.token });
    const own = await by({ token: person.token });
    expect(new Set([first, unsigned, theirs, own]).size).toBe(4);
    expect(await by({ token: person.token })).toBe(own);
    expect(await by({ token: stranger.token })).toBe(theirs);
    const beside = expectDone(
      await callOperation<Application>(
        app,
        ['query', 'application'],
        { id: own },
        { token: admin },
      ),
    );
    expect(beside['repeatOfId']).toBe(first);
    expect(beside['repeats']).toMatchObject([{ id: theirs }, { id: unsigned }, { id: first }]);
  });

  it('an application of a stranger with a known e-mail address is stored beside it for the office only', async () => {
    const input = anApplication();
    const before = countStoredFiles();
    const first = expectDone(await api.submit(input));
    expectDone(await api.setStatus(first.id, { status: 'shortlisted' }));
    const forged = { ...input, fullName: 'شخص آخر' };
    const answer = expectDone(await api.submit(forged));
    const again = expectDone(await api.submit(forged));
    expect(answer).toMatchObject({ status: 'pending', fullName: 'شخص آخر', repeatOfId: null });
    expect(answer.id).not.toBe(first.id);
    expect(countStoredFiles()).toBe(before + 3);
    const receipts = (await app.mailsTo(input.email)).map(({ subject }) => subject);
    expect(receipts.filter((subject) => subject.includes(answer.reference))).toHaveLength(1);
    expect(receipts.filter((subject) => subject.includes(again.reference))).toHaveLength(0);

    const seen = async (id: string, token: string) =>
      expectDone(
        await callOperation<Application>(app, ['query', 'application'], { id }, { token }),
      );
    expect(await seen(first.id, admin)).toMatchObject({
      status: 'shortlisted',
      fullName: input.fullName,
      repeatOfId: null,
      repeats: [{ id: again.id }, { id: answer.id, status: 'pending', hasAccount: false }],
    });
    expect(await seen(again.id, admin)).toMatchObject({
      repeatOfId: first.id,
      repeats: [{ id: answer.id }, { id: first.id, reference: first.reference }],
    });
  });

  it('twenty applications at once are all kept, and twenty of one person become one', async () => {
    const before = countStoredFiles();
    const sent = await Promise.all(Array.from({ length: 20 }, () => api.submit(anApplication())));
    expect(new Set(sent.map((answer) => expectDone(answer).reference)).size).toBe(20);
    expect(countStoredFiles()).toBe(before + 20);
    const { email, token } = await aClient(app);
    const input = anApplication({ email });
    const submit = () => api.submit(input, aCv(), { token });
    const same = await Promise.all(Array.from({ length: 20 }, submit));
    expect(new Set(same.map((answer) => expectDone(answer).id)).size).toBe(1);
    expect(countStoredFiles()).toBe(before + 21);
  });

  it('an administrator corrects an application and its CV', async () => {
    const row = expectDone(await api.submit(anApplication()));
    const before = countStoredFiles();
    const after = expectDone(
      await api.update(row.id, { city: 'قسنطينة' }, aCv(await aDocx(), 'a.docx')),
    );
    expect(after).toMatchObject({ city: 'قسنطينة', cvType: 'docx', version: row.version + 1 });
    expectRefused(await api.update(row.id, { version: row.version }, aCv()), 'STALE_WRITE');
    expect(countStoredFiles()).toBe(before);
  });

  it.each([
    { title: 'as written', notes: 'Strong in contracts', stored: 'Strong in contracts' },
    { title: 'without blanks around it', notes: '  خبرة جيدة  ', stored: 'خبرة جيدة' },
    {
      title: 'of the greatest length',
      notes: 'x'.repeat(application.fields.adminNotes.max),
      stored: 'x'.repeat(2000),
    },
    { title: 'when it is removed', notes: null, stored: null },
  ])(
    'correcting an application stores the note of the office $title',
    async ({ notes, stored }) => {
      const { id } = expectDone(await api.submit(anApplication()));
      expectDone(await api.setStatus(id, { status: 'reviewed', adminNotes: 'Earlier' }));
      const row = expectDone(await api.update(id, { adminNotes: notes }));
      expect(row).toMatchObject({ adminNotes: stored, status: 'reviewed' });
      expect(expectDone(await api.update(id, { city: 'وهران' }))).toMatchObject({
        adminNotes: stored,
      });
    },
  );

  it.each([5, ['x'], 'x'.repeat(2001), 'a\u0000b'])(
    'a correction of an application refuses the notes %j',
    async (adminNotes) => {
      const { id } = expectDone(await api.submit(anApplication()));
      expectRefused(await api.update(id, { adminNotes }), 'BAD_USER_INPUT', 'adminNotes');
    },
  );

  it('a CV that a row uses stays, also when the write of the row seemed to fail', async () => {
    const { id } = expectDone(await api.submit(anApplication()));
    const [row] = await query<{ cv_key: string }>('SELECT cv_key FROM applications WHERE id = $1', [
      id,
    ]);
    const before = countStoredFiles();
    await app.app.get(DocumentsService).remove(String(row?.cv_key));
    expect(countStoredFiles()).toBe(before);
  });

  it('applications are found by status, by job, and by name, address or job in any spelling', async () => {
    const word = `zoubida${countStoredFiles()}x${process.pid}`;
    const { id } = expectDone(
      await api.submit(anApplication({ fullName: `${word} آمِنة`, roleId: 'legal-advisor' })),
    );
    const searches: Record<string, string>[] = [
      { search: `${word} امنه` },
      { search: `${word} 0661223344` },
      { search: `${word} Legal-Advisor` },
      { search: word, status: 'pending' },
      { search: word, role: 'legal-advisor' },
    ];
    for (const args of searches) expect((await api.list(args)).map((row) => row.id)).toEqual([id]);
    expect(await api.list({ search: word, status: 'accepted' })).toEqual([]);
    expect(await api.list({ search: word, role: 'lawyer' })).toEqual([]);
  });
});

describe.each(TRANSPORTS)('refused applications over %s', (_, api) => {
  const limits = application.fields;
  const FIELDS: [string, unknown, title?: string][] = [
    ['roleId', undefined],
    ['roleId', 'no-such-role'],
    ['roleId', '01939f00-0000-7000-8000-000000000000'],
    ['fullName', ' '],
    ['fullName', 'x'],
    ['fullName', 'x'.repeat(limits.fullName.max + 1), 'too long'],
    ['email', 'nowhere'],
    ['phoneNumber', '123'],
    ['address', undefined],
    ['city', ''],
    ['country', undefined],
    ['experience', undefined],
    ['education', 'x'.repeat(limits.education.max + 1), 'too long'],
    ['skills', undefined],
    ['motivation', '  '],
    ['dateOfBirth', '2001-02-30'],
    ['linkedin', 'javascript:alert(1)'],
    ['website', 'example.dz'],
    ['availability', 'soon'],
    ['status', 'accepted'],
    ['adminNotes', 'x'],
    ['cvName', 'x.pdf'],
  ];
  const TITLED = FIELDS.map(
    ([field, value, title = JSON.stringify(value) ?? 'missing']) => [field, title, value] as const,
  );
  it.each(TITLED)('an application whose %s is %s is refused', async (field, __, value) => {
    const before = countStoredFiles();
    const answer = await api.submit(anApplication({ [field]: value }));
    expectRefused(answer, 'BAD_USER_INPUT', field);
    expect(countStoredFiles()).toBe(before);
  });

  it('an application without a CV is refused', async () => {
    const input = anApplication();
    const answer =
      api === rest
        ? await app.rest('POST', PATH, { body: input })
        : await change('submitApplication', { input }, {});
    expectRefused(answer, 'BAD_USER_INPUT', 'cv');
  });

  const TYPE = 'UNSUPPORTED_MEDIA_TYPE' as const;
  const UNUSABLE = 'BAD_USER_INPUT' as const;
  const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const EXCEL = officeParts(
    'xl/workbook.xml',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  );
  const EMPTY_DOCX = { 'word/styles.xml': '<w:styles/>' };
  const HTML = '<!doctype html><script>alert(1)</script>';
  const FILES: [
    string,
    string,
    () => Buffer | string | Promise<Buffer>,
    typeof TYPE | 'BAD_USER_INPUT' | 'PAYLOAD_TOO_LARGE',
  ][] = [
    ['empty', 'cv.pdf', () => '', 'BAD_USER_INPUT'],
    ['of exactly 5 MB', 'cv.pdf', () => grown(aPdf(), 5_242_880), 'PAYLOAD_TOO_LARGE'],
    ['of more than 5 MB', 'cv.pdf', () => grown(aPdf(), 5_300_000), 'PAYLOAD_TOO_LARGE'],
    ['an executable for Windows', 'cv.pdf', () => Buffer.from('4d5a90000300', 'hex'), TYPE],
    ['an executable for Linux', 'cv.docx', () => Buffer.from('7f454c46020101', 'hex'), TYPE],
    ['a page', 'cv.pdf', () => HTML, TYPE],
    ['a page with the mark of a PDF inside', 'cv.pdf', () => `${HTML}%PDF-1.4\n%%EOF`, TYPE],
    ['a drawing', 'cv.pdf', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', TYPE],
    ['a picture', 'cv.pdf', () => TINY_PICTURE.bytes, TYPE],
    ['half a PDF', 'cv.pdf', () => '%PDF-1.4\n1 0 obj', UNUSABLE],
    ['text', 'cv.doc', () => 'My CV', TYPE],
    ['rich text', 'cv.doc', () => '{\\rtf1 My CV}', TYPE],
    ['a zip file', 'cv.docx', () => aZip({ 'a.txt': 'a' }), TYPE],
    ['a Word document with macros', 'cv.docx', () => aDocx({ 'word/vbaProject.bin': 'x' }), TYPE],
    [
      'an old Word document with macros',
      'cv.doc',
      () => anOldOfficeFile('WordDocument', '_VBA_PROJECT'),
      TYPE,
    ],
    ['an old Excel table', 'cv.doc', () => anOldOfficeFile('Workbook'), TYPE],
    ['a document that unpacks to gigabytes', 'cv.docx', () => bomb(), UNUSABLE],
    ['a PDF that needs a password', 'cv.pdf', () => storedPdf('user-password'), UNUSABLE],
    ['half a PDF made for the web', 'cv.pdf', () => halfOf(storedPdf('for-the-web')), UNUSABLE],
    ['a protected Word document', 'cv.docx', () => anOldOfficeFile('EncryptedPackage'), UNUSABLE],
    ['an OpenDocument', 'cv.pdf', () => aZip({ mimetype: 'a', 'content.xml': 'b' }), TYPE],
    ['a document of Pages', 'cv.pages', () => aZip({ 'Index/Document.iwa': 'a' }), TYPE],
    ['an e-mail', 'cv.pdf', () => 'MIME-Version: 1.0\r\n\r\nMy CV', TYPE],
    ['a photo of a phone', 'cv.heic', () => '\0\0\0\x18ftypheic', TYPE],
    ['a table of Excel', 'cv.docx', () => aZip(EXCEL), TYPE],
    ['a Word document without its text', 'cv.docx', () => aZip(EMPTY_DOCX), TYPE],
    [
      'a Word document with other macros',
      'cv.docx',
      () => aDocx({ 'word/vbaData.xml': 'x' }),
      TYPE,
    ],
    ['a Word document of thousands of parts', 'cv.docx', () => manyParts(), UNUSABLE],
    ['half a Word document', 'cv.docx', async () => (await aDocx()).subarray(0, 300), UNUSABLE],
    [
      'a program for Java',
      'cv.docx',
      () => aZip({ 'META-INF/MANIFEST.MF': 'Main-Class: A' }),
      TYPE,
    ],
    ['zeros', 'cv.doc', () => Buffer.alloc(4096), TYPE],
  ];
  it.each(FILES)(
    'a CV that is %s, called %s, is refused and leaves no file',
    async (__, name, make, code) => {
      const before = countStoredFiles();
      const bytes = await make();
      expectRefused(await api.submit(anApplication(), aCv(bytes, name)), code, 'cv');
      expect(countStoredFiles()).toBe(before);
    },
  );

  it('at least 28 kinds of wrong CVs are tried', () => {
    tellCount('wrong CVs', FILES.length);
    expect(FILES.length).toBeGreaterThanOrEqual(28);
  });

  it.each<[string, () => Buffer | string | Promise<Buffer>]>([
    ['cv.doc', () => anOldOfficeFile('WordDocument')],
    ['cv.docx', aDocx],
    ['just-below.pdf', () => grown(aPdf(), 5_242_879)],
    ['online.docx', () => aZip(officeParts('word/document2.xml'))],
    ['owner.pdf', () => storedPdf('owner-password')],
    ['script.pdf', () => `#!/bin/sh\n${aPdf().toString()}`],
  ])('a CV called %s is accepted, and handed on as it came', async (name, make) => {
    const cv = aCv(await make(), name);
    const { id, ...row } = expectDone(await api.submit(anApplication(), cv));
    expect(row['cvName']).toBe(name);
    const answer = await download(`/api/v1${PATH}/${id}/cv`, admin);
    expect(Buffer.from(await answer.arrayBuffer()).equals(cv.bytes)).toBe(true);
  });

  /** What the office reads where somebody called the CV so. */
  const NAMES: [string, string][] = [
    ['CV.PDF', 'CV.PDF'],
    ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
    ['../../etc/passwd/cv.pdf', 'cv.pdf'],
    ['/etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\cv.pdf', 'cv.pdf'],
    ['C:\\Users\\cv.pdf', 'cv.pdf'],
    ['..pdf', '..pdf'],
    ['.pdf', 'CV.pdf'],
    ['cv', 'cv.pdf'],
    ['document:1000012345', 'document:1000012345.pdf'],
    ['cv.pdf (1)', 'cv.pdf (1).pdf'],
    ['سيرة ذاتية', 'سيرة ذاتية.pdf'],
    ['cv.docx', 'cv.pdf'],
    ['cv.html', 'cv.html.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
    ['-rf.pdf', '-rf.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['  cv.pdf  ', 'cv.pdf'],
    ['cv\tcv.pdf', 'cvcv.pdf'],
    ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
    ['cv\u200b\ufeff.pdf', 'cv.pdf'],
    ['cve\u0301.pdf', 'cvé.pdf'],
    ['🧾.pdf', '🧾.pdf'],
    ['a; filename=b.exe; x=.pdf', 'a; filename=b.exe; x=.pdf'],
    ["cv*=UTF-8''b.exe.pdf", "cv*=UTF-8''b.exe.pdf"],
    ["' OR 1=1 --.pdf", "' OR 1=1 --.pdf"],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['%2e%2e%2fcv.pdf', '%2e%2e%2fcv.pdf'],
    [`${'x'.repeat(125)}.pdf`, `…${'x'.repeat(115)}.pdf`],
  ];
  it('at least 18 names of files are tried', () => {
    tellCount('names of files', NAMES.length);
    expect(NAMES.length).toBeGreaterThanOrEqual(18);
  });

  it.each(NAMES)(
    'a CV called %j is kept under a name of ours, and read and downloaded as %j',
    async (name, shown) => {
      const row = expectDone(await api.submit(anApplication(), aCv(aPdf(), name)));
      expect(row['cvName']).toBe(shown);
      const [{ cv_key } = { cv_key: '' }] = await query<{ cv_key: string }>(
        'SELECT cv_key FROM applications WHERE id = $1',
        [row.id],
      );
      expect(cv_key).toMatch(/^[0-9a-f]{32}\.pdf$/);
      const answer = await download(`/api/v1${PATH}/${row.id}/cv`, admin);
      expect(answer.status).toBe(200);
      const disposition = answer.headers.get('content-disposition') ?? '';
      expect(contentDisposition(disposition)).toMatchObject({
        type: 'attachment',
        parameters: { filename: shown },
      });
    },
  );

  it('a repeated idempotency key stores no second CV', async () => {
    const key = `key-of-${process.pid}-${countStoredFiles()}`;
    const input = anApplication();
    const send = (body: object) =>
      api === rest
        ? app.rest<Application>('POST', PATH, {
            body,
            files: { cv: aCv() },
            headers: { 'Idempotency-Key': key },
          })
        : change(
            'submitApplication',
            { input: body, idempotencyKey: key },
            { files: { 'input.cv': aCv() } },
          );
    const first = expectDone(await send(input));
    const before = countStoredFiles();
    expect(expectDone(await send(input)).id).toBe(first.id);
    expectRefused(await send({ ...input, city: 'سطيف' }), 'IDEMPOTENCY_MISMATCH');
    expect(countStoredFiles()).toBe(before);
    const stranger = expectDone(await send(anApplication()));
    expect(stranger.id).not.toBe(first.id);
    expect(expectDone(await send(input)).id).toBe(first.id);
  });
});

describe('downloads of CVs', () => {
  const linkOf = async (id: string, inline: boolean, token = admin) =>
    callOperation<{ url: string }>(
      app,
      ['mutation', 'createApplicationCvLink'],
      { id, inline },
      { token },
    );

  it('clients get no CV, the office gets it as a download under its own name, and each one is recorded', async () => {
    const row = expectDone(await rest.submit(anApplication(), aCv(aPdf(), 'سيرة "1".pdf')));
    const { token } = await aClient(app);
    const path = `/api/v1${PATH}/${row.id}/cv`;
    expect(row['cvUrl']).toBe(path);
    expect((await download(path)).status).toBe(401);
    expect((await download(path, token)).status).toBe(403);
    const answer = await download(path, admin);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(aPdf())).toBe(true);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''/);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    const records = await query(
      `SELECT actor_id FROM audit_events WHERE entity_id = $1 AND action = 'application.cv_downloaded'`,
      [row.id],
    );
    expect(records).toHaveLength(1);
    expect(
      (await download(`/api/v1${PATH}/01939f00-0000-7000-8000-000000000000/cv`, admin)).status,
    ).toBe(404);
  });

  it.each<[string, boolean, () => Buffer | Promise<Buffer>, string]>([
    ['a PDF in a frame', true, aPdf, 'inline'],
    ['a PDF as a download', false, aPdf, 'attachment'],
    ['a Word document, never in a frame', true, aDocx, 'attachment'],
  ])('a link opens %s without a header', async (_, inline, make, disposition) => {
    const name = make === aPdf ? 'cv.pdf' : 'cv.docx';
    const row = expectDone(await rest.submit(anApplication(), aCv(await make(), name)));
    const answer = await download(expectDone(await linkOf(row.id, inline)).url);
    expect(answer.status).toBe(200);
    const { headers } = answer;
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    // Safari shows no PDF in a sandbox
    expect(policy.includes('sandbox')).toBe(disposition === 'attachment');
    if (disposition === 'inline') expect(policy).toContain("script-src 'none'");
  });

  it('a link is no session, is not made for clients, and ends with the session that made it', async () => {
    const { id } = expectDone(await rest.submit(anApplication()));
    const { token } = await aClient(app);
    expectRefused(await linkOf(id, false, token), 'FORBIDDEN');
    const session = await app.adminToken();
    const { url: link } = expectDone(await linkOf(id, false, session));
    const signed = link.split('/').at(-1) as string;
    expectRefused(await app.rest('GET', '/auth/profile', { token: signed }), 'UNAUTHENTICATED');
    for (const forged of [session, `${signed}x`, 'x'])
      expect((await download(`/api/v1${PATH}/cv-links/${forged}`)).status).toBe(404);
    expectDone(await app.rest('POST', '/auth/logout', { token: session }));
    expect((await download(link)).status).toBe(404);
  });
});

describe('broken uploads of applications', () => {
  const BOUNDARY = 'ends-here';
  const part = (name: string, more = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

  const operation = () =>
    part('operations') +
    JSON.stringify({
      query:
        'mutation ($input: SubmitApplicationInput!) { submitApplication(input: $input) { id } }',
      variables: { input: anApplication() },
    }) +
    `\r\n${part('map')}{"0":["variables.input.cv"]}\r\n`;
  const fileIn = (name: string) => part(name, '; filename="a.pdf"') + '%PDF-1.4';
  const GRAPHQL = { ...headers, 'apollo-require-preflight': 'true' };
  const UPLOADS: [string, string, Record<string, string>, () => string][] = [
    ['REST', `/api/v1${PATH}`, headers, () => fileIn('cv')],
    ['GraphQL', '/graphql', GRAPHQL, () => operation() + fileIn('0')],
  ];

  it.each([
    ['without a boundary', `/api/v1${PATH}`, { 'content-type': 'multipart/form-data' }, () => 'x'],
    ['that is nonsense', `/api/v1${PATH}`, headers, () => 'nonsense'],
    ['that ends in a field', `/api/v1${PATH}`, headers, () => `${part('fullName')}سلي`],
    ...UPLOADS.map(
      ([transport, ...upload]) => [`over ${transport} that ends in the file`, ...upload] as const,
    ),
    ['to GraphQL without an operation', '/graphql', GRAPHQL, () => fileIn('0')],
    ['to GraphQL that ends in the operation', '/graphql', GRAPHQL, () => operation().slice(0, 150)],
  ] as [string, string, Record<string, string>, () => string][])(
    'a form %s is a bad request',
    async (_, path, sent, body) => {
      const before = countStoredFiles();
      const answer = await fetch(app.url + path, { method: 'POST', headers: sent, body: body() });
      // once its operation has been read, GraphQL answers errors inside of an answer
      const codes = [answer.status, await answer.text()].join(' ');
      expect(codes).toMatch(/^400 |^200 .*"code":"BAD_REQUEST"/);
      expect(countStoredFiles()).toBe(before);
    },
  );

  it.each([
    ['en', 'header apollo-require-preflight is missing'],
    ['fr', 'l’en-tête apollo-require-preflight'],
    ['ar', 'apollo-require-preflight'],
  ])('a file over GraphQL without its header is told which one, in %s', async (locale, words) => {
    const { 'apollo-require-preflight': __, ...others } = GRAPHQL as Record<string, string>;
    const sent = { ...others, 'accept-language': locale };
    const body = operation() + fileIn('0');
    const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers: sent, body });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([
      400,
      expect.stringContaining('PREFLIGHT_HEADER_MISSING'),
    ]);
    expect(text).toContain(words);
  });

  it.each(UPLOADS)(
    'uploads over %s that break off leave no file, and the next one is accepted',
    async (_, path, sent, body) => {
      const before = countStoredFiles();
      const abort = () =>
        new Promise<void>((resolve) => {
          const call = httpRequest(app.url + path, {
            method: 'POST',
            headers: { ...sent, 'content-length': 900_000 },
          });
          call.on('error', () => resolve());
          call.on('close', () => resolve());
          call.write(body() + '%PDF-1.4'.repeat(10_000));
          setTimeout(() => call.destroy(), 60);
        });
      await Promise.all(Array.from({ length: 20 }, abort));
      expectDone(await rest.submit(anApplication()));
      expect(countStoredFiles()).toBe(before + 1);
    },
  );
});

describe('figures of applications', () => {
  it('the counts by status add up to the total', async () => {
    const answer = await app.rest<Record<string, number>>('GET', `${PATH}/stats`, { token: admin });
    const { totalApplications, ...counts } = expectDone(answer);
    expect(Object.keys(counts).sort()).toEqual([
      'acceptedApplications',
      'pendingApplications',
      'rejectedApplications',
      'reviewedApplications',
      'shortlistedApplications',
    ]);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(totalApplications);
    const found = await app.rest<{ total: number }>('GET', `${PATH}/role/legal-advisor`, {
      token: admin,
    });
    expect(expectDone(found).total).toBeGreaterThan(0);
  });
});
