import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { runBackup, runRestore } from '../../src/commands/backup-commands.js';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { LIMITS } from '../../src/contract/limits.js';
import { DiskFileStore } from '../../src/platform/files/disk-file-store.js';
import { FileStore } from '../../src/platform/files/file-store.js';
import { createFileStore } from '../../src/platform/files/file-store-of.js';
import { S3FileStore } from '../../src/platform/files/s3-file-store.js';
import { OrphanSweeper } from '../../src/platform/files/orphan-sweeper.js';
import { fileStoreProblem } from '../../src/commands/start-checks.js';
import { aClient, aConsultant, aJobRole, anApplication } from '../support/builders.js';
import { aCv, aPdf, grown } from '../support/documents.js';
import type { TestFile } from '../support/multipart.js';
import { callOperation } from '../support/operation.js';
import { TINY_PICTURE } from '../support/pictures.js';
import { raw } from '../support/raw.js';
import { RealS3 } from '../support/real-s3.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { describeIf } from '../support/when-possible.js';

const MEGABYTE = 1024 * 1024;
const APPLICATIONS = '/join-team-applications';

interface Application {
  id: string;
}
interface Consultant {
  id: string;
  imageUrl: string;
  version: number;
}

const withS3 = describeIf(
  RealS3.isInstalled,
  'stored-files in S3',
  'swift-proxy, -account, -container and -object are not installed',
);

async function pathsIn(store: FileStore, folder?: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of store.list(folder)) paths.push(path);
  return paths.sort();
}

/** What every store promises. */
function keepsFiles(storeOf: () => FileStore): void {
  it('a store returns what was written, and its size first', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 0]);
    await storeOf().write('documents/a.pdf', bytes);
    const file = await storeOf().open('documents/a.pdf');
    expect(file?.size).toBe(bytes.length);
    expect(await buffer(file!.content)).toEqual(bytes);
  });

  it('a store gives every new file a name that cannot be guessed', async () => {
    const names = [
      await storeOf().add('documents', 'pdf', Buffer.from('a')),
      await storeOf().add('documents', 'pdf', Buffer.from('a')),
    ];
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/);
    for (const name of names) await storeOf().erase(`documents/${name}`);
  });

  it('a store says that a file is gone, and removes it a second time without an error', async () => {
    await storeOf().write('documents/b.pdf', Buffer.from('b'));
    expect(await storeOf().exists('documents/b.pdf')).toBe(true);
    for (let time = 0; time < 2; time += 1) await storeOf().erase('documents/b.pdf');
    expect(await storeOf().exists('documents/b.pdf')).toBe(false);
    expect(await storeOf().open('documents/b.pdf')).toBeUndefined();
  });

  it('a store reads no more of a large file than is consumed', async () => {
    await storeOf().write('documents/large.pdf', Buffer.alloc(5 * MEGABYTE, 'x'));
    const { content, size } = (await storeOf().open('documents/large.pdf'))!;
    await new Promise((resolve) => content.once('readable', resolve));
    await setTimeout(300);
    expect(content.readableLength).toBeLessThan(MEGABYTE / 2);
    expect((await buffer(content)).length).toBe(size);
    await storeOf().erase('documents/large.pdf');
  });

  it('a store lists a folder with any number of files, and the time they were written', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `images/${index}.webp`);
    for (const name of names) await storeOf().write(name, Buffer.from(name));
    expect(await pathsIn(storeOf(), 'images')).toEqual(names);
    expect(await pathsIn(storeOf(), 'none')).toEqual([]);
    expect(await pathsIn(storeOf())).toEqual(['documents/a.pdf', ...names]);
    for await (const { modifiedAt } of storeOf().list('images'))
      expect(Math.abs(modifiedAt - Date.now())).toBeLessThan(60_000);
  });
}

describe('a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-store-'));
  const store = new DiskFileStore(folder);
  afterAll(() => rmSync(folder, { recursive: true }));
  keepsFiles(() => store);
});

withS3('an S3-compatible store', () => {
  let s3: RealS3;

  beforeAll(async () => {
    s3 = await RealS3.start();
    // four programs in Python, which start slowly on a busy machine
  }, 240_000);
  afterAll(() => s3?.dispose());

  const configured = (env: Record<string, string> = {}) =>
    AppConfig.fromEnvironment({
      DATABASE_URL: 'postgresql://nobody@127.0.0.1/none',
      JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
      ...s3.env,
      ...env,
    });

  describe('by itself', () => {
    // fewer on a page than a folder has, so that a list comes in several
    keepsFiles(() => new S3FileStore(configured().s3!, 3));
    afterAll(async () => {
      const store = createFileStore(configured());
      for (const path of await pathsIn(store)) await store.erase(path);
    });

    it.each([
      ['a wrong key', { S3_SECRET_ACCESS_KEY: 'another' }, 'SignatureDoesNotMatch'],
      ['a bucket that does not exist', { S3_BUCKET: 'another' }, 'no such bucket'],
    ])('a start with %s is refused, and says which variables to look at', async (_, env, said) => {
      const problem = await fileStoreProblem(configured(env));
      expect(problem).toMatch(/^S3_BUCKET: .* Look at the bucket, the region and the keys$/);
      expect(problem).toContain(said);
    });

    it('the product starts while the store is away', async () => {
      expect(await fileStoreProblem(configured())).toBeUndefined();
      expect(
        await fileStoreProblem(configured({ S3_ENDPOINT: 'http://127.0.0.1:1' })),
      ).toBeUndefined();
    });
  });

  describe('behind the product', () => {
    let database: TestDatabase;
    let app: TestApp;
    let admin: string;

    beforeAll(async () => {
      database = await createTestDatabase(__filename);
      app = await TestApp.startOn(database.url, s3.env);
      admin = await app.adminToken();
      const body = aJobRole({ slug: 'lawyer' });
      expectDone(await app.rest('POST', '/roles', { token: admin, body }));
    });
    afterAll(async () => {
      await app?.close();
      await database?.drop();
    });

    const stored = (folder?: string) => pathsIn(app.app.get(FileStore), folder);
    const submit = (cv: TestFile = aCv()) =>
      app.rest<Application>('POST', APPLICATIONS, { body: anApplication(), files: { cv } });
    const submitByGraphql = (cv: TestFile = aCv()): Promise<Answer<Application>> =>
      callOperation(
        app,
        ['mutation', 'submitApplication'],
        { input: anApplication() },
        { files: { 'input.cv': cv } },
      );
    const download = (id: string, token?: string) =>
      fetch(`${app.url}/api/v1${APPLICATIONS}/${id}/cv`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const addConsultant = async () =>
      expectDone(
        await app.rest<Consultant>('POST', '/consultants', {
          token: admin,
          body: aConsultant(),
          files: { image: TINY_PICTURE },
        }),
      );
    const pathOf = ({ imageUrl }: Consultant) => `images/${imageUrl.split('/').at(-1)}`;
    const picture = (row: Consultant, init?: RequestInit) => fetch(app.url + row.imageUrl, init);

    it.each([
      ['REST', submit],
      ['GraphQL', submitByGraphql],
    ])('a CV over %s is kept there alone, and sent to the office', async (_, send) => {
      const before = await stored('documents');
      const bytes = grown(aPdf(), LIMITS.cv.maxBytes);
      const { id } = expectDone(await send(aCv(bytes)));
      expect(await stored('documents')).toHaveLength(before.length + 1);
      expect(existsSync(app.app.get(AppConfig).filesDir)).toBe(false);
      const cv = await download(id, admin);
      expect(Object.fromEntries(cv.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(bytes.length),
        'cache-control': 'no-store',
        'content-disposition': expect.stringContaining('attachment') as string,
      });
      expect(Buffer.from(await cv.arrayBuffer()).equals(bytes)).toBe(true);
    });

    it('a CV is sent neither to strangers nor to clients, by the product or by the store', async () => {
      const { id } = expectDone(await submit());
      const { token } = await aClient(app);
      expect((await download(id)).status).toBe(401);
      expect((await download(id, token)).status).toBe(403);
      const [path] = await stored('documents');
      const direct = await fetch(`${s3.env.S3_ENDPOINT}/${s3.env.S3_BUCKET}/${path}`);
      expect(direct.ok).toBe(false);
    });

    it('a client that goes away in the middle leaves the product as it was', async () => {
      const { id } = expectDone(await submit(aCv(grown(aPdf(), LIMITS.cv.maxBytes))));
      for (let time = 0; time < 5; time += 1) {
        const cv = await download(id, admin);
        await cv.body?.getReader().read();
        await cv.body?.cancel().catch(() => undefined);
      }
      expect((await (await download(id, admin)).arrayBuffer()).byteLength).toBe(LIMITS.cv.maxBytes);
    });

    it('a picture is public and the same for ever, and removed when another takes its place', async () => {
      const row = await addConsultant();
      const answer = await picture(row);
      const bytes = await answer.arrayBuffer();
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(bytes.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const etag = answer.headers.get('etag') ?? '';
      const again = await raw(app, { path: row.imageUrl, headers: { 'If-None-Match': etag } });
      expect(again).toMatchObject({ status: 304, text: '' });
      const head = await picture(row, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect(await stored('images')).toContain(pathOf(row));
      const changed = await app.rest<Consultant>('PUT', `/consultants/${row.id}`, {
        token: admin,
        body: { version: row.version },
        files: { image: TINY_PICTURE },
      });
      expect(await stored('images')).toEqual([pathOf(expectDone(changed))]);
      expect((await picture(row)).status).toBe(404);
    });

    it('a file that is gone is not found, and nobody keeps that answer', async () => {
      const [consultant, { id }] = [await addConsultant(), expectDone(await submit())];
      for (const path of await stored()) await app.app.get(FileStore).erase(path);
      const answers = [await picture(consultant), await download(id, admin)];
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(answer.headers.get('cache-control')).not.toContain('max-age');
      }
    });

    it('a file that no row uses is removed, but not one that may be younger than it looks', async () => {
      const { id } = expectDone(await submit());
      const orphan = `documents/${await app.app.get(FileStore).add('documents', 'pdf', aPdf())}`;
      const sweeper = app.app.get(OrphanSweeper);
      await sweeper.sweep(Date.now() + 10 * 60_000);
      expect(await stored('documents')).toContain(orphan);
      await sweeper.sweep(Date.now() + 20 * 60_000);
      expect(await stored('documents')).not.toContain(orphan);
      expect((await download(id, admin)).status).toBe(200);
    });

    it('the backup holds the files, and a restore brings them back', async () => {
      const [consultant, { id }] = [await addConsultant(), expectDone(await submit())];
      const folder = mkdtempSync(join(tmpdir(), 'mizan-backup-'));
      const config = configured({ DATABASE_URL: database.url });
      const files = await stored();
      const said = await runBackup(config, [join(folder, 'a.zip')]);
      expect(said).toContain(`${files.length} files`);
      for (const path of files) await app.app.get(FileStore).erase(path);
      await app.app.get(FileStore).write('documents/later.pdf', Buffer.from('later'));
      await app.close();
      await runRestore(config, [join(folder, 'a.zip'), '--replace']);
      app = await TestApp.startOn(database.url, s3.env);
      rmSync(folder, { recursive: true });
      expect(await stored()).toEqual(files);
      expect(Buffer.from(await (await download(id, admin)).arrayBuffer())).toEqual(aPdf());
      expect((await picture(consultant)).status).toBe(200);
    }, 60_000);

    describe.each([
      ['refuses connections', () => s3.stop(), () => s3.resume()],
      ['answers nothing', async () => s3.freeze(), async () => s3.thaw()],
    ])('while the store %s', (_, begin, end) => {
      let consultant: Consultant;
      let cv: string;

      beforeAll(async () => {
        consultant = await addConsultant();
        cv = expectDone(await submit()).id;
        await begin();
      });
      afterAll(end, 30_000);

      it('files are neither taken nor sent, nothing is left behind, and the answer says what to do', async () => {
        const rows = async () =>
          expectDone(await app.rest<{ total: number }>('GET', APPLICATIONS, { token: admin }));
        const before = await rows();
        const [sent, read] = await Promise.all([
          Promise.all([submit(), submitByGraphql()]),
          Promise.all([picture(consultant), download(cv, admin)]),
        ]);
        for (const answer of sent) {
          expectRefused(answer, 'SERVICE_UNAVAILABLE');
          expect(answer.status).toBe(503);
          expect(answer.message).toContain('إعادة المحاولة');
        }
        for (const { status, headers } of read) {
          expect(status).toBe(503);
          expect(headers.get('cache-control')).not.toContain('max-age');
        }
        expect(await rows()).toEqual(before);
      }, 30_000);

      it('everything else goes on, and the process stays ready', async () => {
        expect((await app.rest('GET', '//health/ready')).status).toBe(200);
        expect((await app.rest('GET', '/consultants', { token: admin })).status).toBe(200);
      });
    });

    it('a store that is back is used at once', async () => {
      const { id } = expectDone(await submit());
      expect((await download(id, admin)).status).toBe(200);
    });
  });
});
