import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { FileStore } from '../../src/platform/files/file-store.js';
import { OrphanSweeper } from '../../src/platform/files/orphan-sweeper.js';
import { archiveOf } from '../support/archive.js';
import { aClient, aColleague, aServiceRequest, type Person } from '../support/builders.js';
import { aCv, aDocx, aPdf, aZip } from '../support/documents.js';
import type { TestFile } from '../support/multipart.js';
import { callOperation } from '../support/operation.js';
import { TINY_PICTURE } from '../support/pictures.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const PHOTO: TestFile = {
  name: 'IMG_0001.HEIC',
  type: 'image/heic',
  bytes: readFileSync(join(__dirname, '../support/documents/photo.heic')),
};
const aFile = (bytes: Buffer = aPdf(), name = 'عقد.pdf') => aCv(bytes, name);

interface Paper {
  id: string;
  name: string;
  state: string;
  reason: string | null;
}
interface File {
  id: string;
  name: string;
  type: string;
  sender: string;
  senderName: string | null;
  paperId: string | null;
  eventId: string;
  openedAt: string | null;
}
interface Case {
  version: number;
  timeline: { id: string; type: string; note: string | null }[];
  papers: {
    papers: Paper[];
    files: File[];
    present: number;
    wanted: number;
    officeSawAt: string | null;
    clientSawAt: string | null;
  };
}

let app: TestApp;
let admin: string;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
});
afterAll(() => app.close());

const kind = 'serviceRequest';
const mutate = <T>(name: string, variables: object, token: string, files?: object) =>
  callOperation<T>(app, ['mutation', name], variables, {
    token,
    headers: { 'Accept-Language': 'ar' },
    ...(files && { files: files as Record<string, TestFile> }),
  });
async function send(token = client.token): Promise<string> {
  const answer = await app.rest<{ id: string }>('POST', '/service-requests', {
    token,
    body: aServiceRequest(),
  });
  return expectDone(answer).id;
}
const add = (
  id: string,
  file: TestFile = aFile(),
  { token = client.token, name = 'addMyRequestFile', ...more }: Record<string, string> = {},
) => {
  const { idempotencyKey, ...input } = more;
  return mutate<File>(name, { input: { kind, id, ...input, file: null }, idempotencyKey }, token, {
    'input.file': file,
  });
};
const query = async <T>(name: string, variables: object, token: string) =>
  callOperation<T>(app, ['query', name], variables, {
    token,
    headers: { 'Accept-Language': 'ar' },
  });
async function read(id: string, token = client.token): Promise<Case> {
  const papers = await query<Case['papers']>('myRequestPapers', { kind, id }, token);
  const row = await query<Omit<Case, 'papers'>>('myServiceRequest', { id }, token);
  return { ...expectDone(row), papers: expectDone(papers) };
}
const setState = (id: string, state: string, reason?: string, token = admin) =>
  mutate<Paper>('setRequestPaperState', { input: { id, state, reason } }, token);
async function open(answer: Awaited<ReturnType<typeof mutate<{ url: string }>>>) {
  const response = await fetch(app.url + expectDone(answer).url);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
const link = (id: string, inline = false, token = client.token, name = 'createMyRequestFileLink') =>
  mutate<{ url: string }>(name, { id, inline }, token);
const officeLink = (id: string, inline = false, token = admin) =>
  link(id, inline, token, 'createRequestFileLink');

describe('the papers that the office wants', () => {
  it('a request begins with the papers of its service, in the language of the reader', async () => {
    const id = await send();
    const { papers } = await read(id);
    expect(papers.papers.length).toBeGreaterThan(2);
    expect(papers.papers.map(({ state }) => state)).toEqual(papers.papers.map(() => 'missing'));
    expect(papers.papers[0]!.name).toMatch(/\p{Script=Arabic}/u);
    expect(papers).toMatchObject({ present: 0, wanted: papers.papers.length, files: [] });
  });

  it('a file for a paper is received, refused with a reason by mail, sent again and accepted', async () => {
    const id = await send();
    const [paper] = (await read(id)).papers.papers;
    const paperId = paper!.id;
    expectDone(await add(id, aFile(), { paperId }));
    expect((await read(id)).papers).toMatchObject({ present: 1, files: [{ paperId }] });
    expectRefused(await setState(paperId, 'refused'), 'BAD_USER_INPUT', 'reason');
    const reason = 'La deuxième page manque';
    expect(expectDone(await setState(paperId, 'refused', reason))).toMatchObject({ reason });
    const refused = await read(id);
    expect(refused.papers).toMatchObject({ present: 0 });
    expect(refused.papers.papers[0]).toMatchObject({ state: 'refused', reason });
    expect(refused.timeline.at(-1)).toMatchObject({ type: 'paper_refused' });
    expect(refused.timeline.at(-1)!.note).toContain(reason);
    const mails = await app.app
      .get(DataSource)
      .query(`SELECT variables ->> 'note' AS note FROM mails WHERE template = 'papers.refused'`);
    expect((mails as { note: string }[]).at(-1)!.note).toContain(reason);
    expectDone(await add(id, aFile(aPdf(), 'de nouveau.pdf'), { paperId }));
    expectDone(await setState(paperId, 'accepted'));
    expect((await read(id)).papers.papers[0]).toMatchObject({ state: 'accepted', reason: null });
  });

  it('the office asks for a paper of its own, and needs another one no more', async () => {
    const id = await send();
    const input = { kind, id, name: 'Attestation de résidence' };
    const [added] = expectDone(await mutate<Paper[]>('addRequestPaper', { input }, admin));
    expect(added).toMatchObject({ name: input.name, state: 'missing' });
    expect(expectDone(await mutate<Paper[]>('addRequestPaper', { input }, admin))).toEqual([]);
    const { papers } = await read(id);
    expect(papers.papers.at(-1)).toMatchObject({ name: input.name });
    expectDone(await setState(papers.papers[0]!.id, 'not_needed'));
    expect((await read(id)).papers.wanted).toBe(papers.wanted - 1);
  });
});

describe('files of a request', () => {
  it.each([
    ['PDF', aPdf(), 'a.pdf', 'pdf'],
    ['Word', () => aDocx(), 'a', 'docx'],
    [
      'OpenDocument',
      () =>
        aZip({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'content.xml': '<office:document-content/>',
        }),
      'a.odt',
      'odt',
    ],
    ['a picture', TINY_PICTURE.bytes, 'photo.jpeg', 'png'],
    ['a picture of a phone', PHOTO.bytes, PHOTO.name, 'heic'],
  ] as const)('%s is taken by its content', async (_, made, name, type) => {
    const bytes = typeof made === 'function' ? await made() : made;
    const file = expectDone(await add(await send(), aFile(bytes, name)));
    expect(file).toMatchObject({ type, sender: 'client' });
    expect(file.name.toLowerCase()).toMatch(new RegExp(`\\.${type}$`));
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><p>x'), 'UNSUPPORTED_MEDIA_TYPE'],
    ['a drawing that runs programs', Buffer.from('<svg onload="x()"/>'), 'UNSUPPORTED_MEDIA_TYPE'],
    ['an animation', Buffer.from('GIF89a....'), 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'OpenDocument with macros',
      () =>
        aZip({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'content.xml': '<x/>',
          'Basic/Standard/Module1.xml': 'x',
        }),
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a table of OpenDocument',
      () => aZip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }),
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['half of a picture', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'BAD_USER_INPUT'],
    ['nothing', Buffer.alloc(0), 'BAD_USER_INPUT'],
  ] as const)('%s is refused, and names the field', async (_, made, code) => {
    const bytes = typeof made === 'function' ? await made() : made;
    const answer = await add(await send(), aFile(bytes, 'x.pdf'));
    expectRefused(answer, code, 'file');
  });

  it('files that are sent after each other are one event, which tells the office once', async () => {
    const id = await send();
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) expectDone(await add(id, aFile(aPdf(), name)));
    const { timeline, papers } = await read(id);
    expect(timeline.map(({ type }) => type)).toEqual(['submitted', 'files_added']);
    expect(new Set(papers.files.map(({ eventId }) => eventId))).toEqual(
      new Set([timeline.at(-1)!.id]),
    );
  });

  it('the same file under the same key is stored once, also when it is sent twice at the same time', async () => {
    const id = await send();
    const more = { idempotencyKey: `papers-${id}` };
    const answers = await Promise.all([1, 2, 3].map(() => add(id, aFile(), more)));
    const ids = new Set(answers.map((answer) => expectDone(answer).id));
    expect(ids.size).toBe(1);
    expect((await read(id)).papers.files).toHaveLength(1);
    expectRefused(await add(id, aFile(await aDocx()), more), 'IDEMPOTENCY_MISMATCH');
  });

  it('a file beyond the largest size and a request that is full are refused', async () => {
    const general = { fileMegabytes: 1, caseMegabytes: 20 };
    const save = (values: object) =>
      mutate('updateSettings', { input: { general: values } }, admin);
    expectDone(await save(general));
    const id = await send();
    expectRefused(
      await add(id, aFile(Buffer.concat([aPdf(), Buffer.alloc(1_100_000)]))),
      'PAYLOAD_TOO_LARGE',
      'file',
    );
    await app.app.get(DataSource).query(
      `INSERT INTO request_files (id, request_kind, request_id, event_id, sender, key, name, type, size)
         VALUES (gen_random_uuid(), $1, $2, $2, 'client', 'none', 'x', 'pdf', $3)`,
      [kind, id, 20 * 1024 * 1024],
    );
    expectRefused(await add(id), 'BAD_USER_INPUT', 'file');
    expectDone(await save({ fileMegabytes: null, caseMegabytes: null }));
  });

  it('a file that the office sends is told to the client by mail, without a name of the office', async () => {
    const id = await send();
    const office = { token: admin, name: 'addRequestFile' };
    const file = expectDone(await add(id, aFile(), office));
    expect(file.senderName).not.toBeNull();
    expectDone(await add(id, aFile(aPdf(), 'b.pdf'), office));
    const { papers, timeline } = await read(id);
    expect(papers.files.map(({ senderName }) => senderName)).toEqual([null, null]);
    expect(timeline.filter(({ type }) => type === 'files_shared')).toHaveLength(1);
    const sent = await app.app
      .get(DataSource)
      .query(`SELECT 1 FROM mails WHERE template = 'papers.filesShared' AND cause LIKE $1`, [
        `%${timeline.at(-1)!.id}`,
      ]);
    expect(sent).toHaveLength(1);
  });

  it('a file is taken back until the other side opens it, and its paper is missing again', async () => {
    const id = await send();
    const [paper] = (await read(id)).papers.papers;
    const first = expectDone(await add(id, aFile(), { paperId: paper!.id }));
    expectRefused(await mutate('removeRequestFile', { id: first.id }, admin), 'NOT_FOUND');
    expectDone(await mutate('removeMyRequestFile', { id: first.id }, client.token));
    const after = await read(id);
    expect(after.papers).toMatchObject({ files: [], present: 0 });
    expect(after.timeline.map(({ type }) => type)).toEqual(['submitted']);
    const second = expectDone(await add(id));
    await open(await officeLink(second.id));
    expectRefused(
      await mutate('removeMyRequestFile', { id: second.id }, client.token),
      'FILE_OPENED',
    );
  });

  it('a sweep removes what no row uses, and keeps files and what is shown of them', async () => {
    const id = await send();
    const { id: photo } = expectDone(await add(id, PHOTO));
    await open(await officeLink(photo, true));
    const store = app.app.get(FileStore);
    await store.add('documents', 'pdf', aPdf());
    const count = async () => {
      let files = 0;
      for await (const _ of store.list('documents')) files += 1;
      return files;
    };
    const before = await count();
    await app.app.get(OrphanSweeper).sweep(Date.now() + 10 * 60_000);
    expect(await count()).toBe(before - 1);
  });
});

describe('links of files', () => {
  it('a file is saved as it was sent, under headers that let nothing run', async () => {
    const file = expectDone(await add(await send(), aFile(aPdf(), 'عقد "1".pdf')));
    const { response, bytes } = await open(await officeLink(file.id));
    expect(bytes).toEqual(aPdf());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/) as string,
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it.each([
    ['a PDF', aFile(), 'application/pdf', /^inline/],
    ['a picture', TINY_PICTURE, 'image/png', /^inline/],
    ['a picture of a phone', PHOTO, 'image/jpeg', /^inline.*\.jpg/],
    ['a Word document', undefined, 'application/vnd.openxml', /^attachment/],
  ] as const)('%s is shown in place as %s', async (_, made, type, disposition) => {
    const file = made ?? aFile(await aDocx(), 'a.docx');
    const { id } = expectDone(await add(await send(), file));
    const { response } = await open(await officeLink(id, true));
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-disposition')).toMatch(disposition);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('each reading is recorded, and the other side sees that the file was opened', async () => {
    const id = await send();
    const file = expectDone(await add(id));
    await open(await link(file.id));
    expect((await read(id)).papers.files[0]!.openedAt).toBeNull();
    await open(await officeLink(file.id));
    expect((await read(id)).papers.files[0]!.openedAt).not.toBeNull();
    const { items } = expectDone(
      await callOperation<{ items: { action: string }[] }>(
        app,
        ['query', 'auditEvents'],
        { filter: { entity: kind, entityId: id } },
        { token: admin },
      ),
    );
    const opened = items.filter(({ action }) => action === 'serviceRequest.file_opened');
    expect(opened).toHaveLength(2);
  });

  it('nobody reaches the files and papers of others by any way', async () => {
    const id = await send();
    const file = expectDone(await add(id));
    const [paper] = (await read(id)).papers.papers;
    const other = await aClient(app);
    const lawyer = await aColleague(app, { role: 'lawyer', branches: ['family'] });
    const secretary = await aColleague(app, { role: 'secretary' });
    const asOffice = { name: 'addRequestFile' };
    expectRefused(await add(id, aFile(), { token: other.token }), 'NOT_FOUND');
    expectRefused(await query('myRequestPapers', { kind, id }, other.token), 'NOT_FOUND');
    expectRefused(await query('requestPapers', { kind, id }, client.token), 'FORBIDDEN');
    expectRefused(await query('requestPapers', { kind, id }, lawyer.token), 'NOT_FOUND');
    expectDone(await query('requestPapers', { kind, id }, secretary.token));
    expectRefused(await add(UNKNOWN), 'NOT_FOUND');
    expectRefused(await add(id, aFile(), { ...asOffice, token: client.token }), 'FORBIDDEN');
    expectRefused(await add(id, aFile(), { ...asOffice, token: lawyer.token }), 'NOT_FOUND');
    expectDone(await add(id, aFile(aPdf(), 's.pdf'), { ...asOffice, token: secretary.token }));
    expectRefused(await link(file.id, false, other.token), 'NOT_FOUND');
    expectRefused(await officeLink(file.id, false, lawyer.token), 'NOT_FOUND');
    expectRefused(await officeLink(file.id, false, client.token), 'FORBIDDEN');
    expectRefused(await mutate('removeMyRequestFile', { id: file.id }, other.token), 'NOT_FOUND');
    expectRefused(await setState(paper!.id, 'accepted', undefined, client.token), 'FORBIDDEN');
    expectRefused(await setState(paper!.id, 'accepted', undefined, lawyer.token), 'NOT_FOUND');
    expectRefused(await setState(UNKNOWN, 'accepted'), 'NOT_FOUND');
    const foreign = (await read(await send())).papers.papers[0]!;
    expectRefused(await add(id, aFile(), { paperId: foreign.id }), 'BAD_USER_INPUT', 'paperId');
    const { url } = expectDone(await officeLink(file.id, false, secretary.token));
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

  it('a person who is not signed in sends and reads nothing', async () => {
    const id = await send();
    expectRefused(await add(id, aFile(), { token: '' }), 'UNAUTHENTICATED');
    expectRefused(await add(id, aFile(), { token: '', name: 'addRequestFile' }), 'UNAUTHENTICATED');
  });
});

describe('what stays of files', () => {
  it('a download of all personal data holds the files of both sides and the papers', async () => {
    const person = await aClient(app);
    const id = await send(person.token);
    expectDone(await add(id, aFile(aPdf(), 'a.pdf'), { token: person.token }));
    expectDone(
      await add(id, aFile(await aDocx(), 'b.docx'), { token: admin, name: 'addRequestFile' }),
    );
    const archive = await archiveOf(app, person);
    const names = Object.keys(archive).filter((name) => name.startsWith('files/'));
    expect(names.map((name) => name.replace(/^files\/SR-\S+ /, ''))).toEqual([
      '1 a.pdf',
      '2 b.docx',
    ]);
    const request = Object.entries(archive).find(([name]) => name.startsWith('requests/SR'))!;
    expect(JSON.parse(request[1])).toMatchObject({ papers: [{ state: 'missing' }, {}, {}, {}] });
  });

  it('an erased request has neither files nor papers any more', async () => {
    const person = await aClient(app);
    const id = await send(person.token);
    const { id: photo } = expectDone(await add(id, PHOTO, { token: person.token }));
    await open(await officeLink(photo, true));
    expectDone(await mutate('withdrawServiceRequest', { id }, person.token));
    const [user] = await app.app
      .get(DataSource)
      .query<{ id: string }[]>('SELECT id FROM users WHERE email = $1', [person.email]);
    expectDone(await mutate('eraseUser', { id: user!.id }, admin));
    const rows: unknown = await app.app
      .get(DataSource)
      .query(
        `SELECT 1 FROM request_files WHERE request_id = $1 UNION ALL SELECT 1 FROM request_papers WHERE request_id = $1`,
        [id],
      );
    expect(rows).toEqual([]);
    expectRefused(await officeLink(photo), 'NOT_FOUND');
  });
});
