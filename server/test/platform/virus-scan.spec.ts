import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ruleText } from '../../src/contract/validation.js';
import { SERVER_RULES } from '../../src/contract/server-rules.js';
import { LOCALES } from '../../src/contract/locales.js';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { Database } from '../../src/platform/database/database.js';
import { DocumentScans } from '../../src/platform/files/document-scans.js';
import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import { aClient, aJobRole, anApplication } from '../support/builders.js';
import { aCv, aDocx, aPdf, grown } from '../support/documents.js';
import type { TestFile } from '../support/multipart.js';
import { callOperation } from '../support/operation.js';
import { EICAR, LARGEST_MB, RealClamd, VIRUS } from '../support/real-clamd.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { type Answer, type CallOptions, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import { describeIf } from '../support/when-possible.js';

const PATH = '/join-team-applications';
const TOKEN = 'a-token-that-monitoring-reads-with';

interface Application {
  id: string;
  reference: string;
  version: number;
  cvState: string;
}

const infectedPdf = () => aCv(Buffer.concat([aPdf(), Buffer.from(EICAR)]));

const withClamd = describeIf(RealClamd.isInstalled, 'virus-scan', 'clamav-daemon is not installed');

withClamd('CVs with a scanner for viruses', () => {
  let clamd: RealClamd;
  let app: TestApp;
  let admin: string;

  beforeAll(async () => {
    clamd = new RealClamd();
    await clamd.start();
    app = await TestApp.start(__filename, { CLAMD_URL: clamd.url, METRICS_TOKEN: TOKEN });
    // the tests say when it runs, not the minute
    app.app.get(JobsService).stopWorking('document-scans');
    admin = await app.adminToken();
    const body = aJobRole({ slug: 'lawyer' });
    expectDone(await app.rest('POST', '/roles', { token: admin, body }));
  });
  afterAll(async () => {
    await app?.close();
    await clamd.dispose();
  });

  const submit = (cv: TestFile, options: CallOptions = {}) =>
    app.rest<Application>('POST', PATH, { ...options, body: anApplication(), files: { cv } });
  const submitByGraphql = (cv: TestFile): Promise<Answer<Application>> =>
    callOperation(
      app,
      ['mutation', 'submitApplication'],
      { input: anApplication() },
      {
        files: { 'input.cv': cv },
      },
    );
  const read = async (id: string) =>
    expectDone(await app.rest<Application>('GET', `${PATH}/${id}`, { token: admin }));
  const download = (id: string, on = app) => on.rest('GET', `${PATH}/${id}/cv`, { token: admin });
  const link = (id: string) =>
    callOperation(app, ['mutation', 'createApplicationCvLink'], { id }, { token: admin });
  const scanWaiting = () => app.app.get(DocumentScans).run();
  const countStoredFiles = () => {
    const folder = join(app.app.get(AppConfig).filesDir, 'documents');
    return existsSync(folder) ? readdirSync(folder).length : 0;
  };
  const query = <T extends object>(sql: string, values: unknown[] = []) =>
    app.app.get(DataSource).query<T[]>(sql, values);
  const metric = async (name: string) => {
    const answer = await fetch(`${app.url}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(await answer.text())?.[1]);
  };
  /** What is sent while the scanner is away. */
  const submitUnscanned = async (cv: TestFile, options: CallOptions = {}) => {
    await clamd.stop();
    const row = expectDone(await submit(cv, options));
    await clamd.start();
    return row;
  };

  it('a clean CV can be opened at once', async () => {
    const { id, cvState } = expectDone(await submit(aCv()));
    expect(cvState).toBe('available');
    expect((await download(id)).status).toBe(200);
  });

  it.each([
    ['a PDF over REST', submit, () => infectedPdf()],
    ['a PDF over GraphQL', submitByGraphql, () => infectedPdf()],
    [
      'a Word file, packed',
      submit,
      async () => aCv(await aDocx({ 'word/a.txt': EICAR }), 'a.docx'),
    ],
  ] as [string, typeof submitByGraphql, () => TestFile | Promise<TestFile>][])(
    'an infected file is refused, recorded and not stored: %s',
    async (_, send, make) => {
      const before = countStoredFiles();
      const log = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
      const answer = await send(await make());
      const logged = log.mock.calls.map(([entry]) => entry as unknown);
      log.mockRestore();
      expectRefused(answer, 'BAD_USER_INPUT', 'cv');
      expect(countStoredFiles()).toBe(before);
      expect(logged).toContainEqual(
        expect.objectContaining({ event: 'document.infected', field: 'cv', virus: VIRUS }),
      );
    },
  );

  it.each(LOCALES)('the refusal is in the language of the sender: %s', async (locale) => {
    const answer = await submit(infectedPdf(), { headers: { 'Accept-Language': locale } });
    expect(answer.fields['cv']).toBe(ruleText('fileInfected', locale, SERVER_RULES));
  });

  it('files sent while the scanner is away are stored, closed and counted, and opened once scanned', async () => {
    await clamd.stop();
    const { id, cvState } = expectDone(await submit(aCv()));
    expect(cvState).toBe('unscanned');
    await scanWaiting();
    expectRefused(await download(id), 'DOCUMENT_UNSCANNED');
    expectRefused(await link(id), 'DOCUMENT_UNSCANNED');
    expect(await metric('mizan_documents_unscanned')).toBe(1);
    expect(await metric('mizan_documents_unscanned_age_seconds')).toBeGreaterThan(0);

    const { version } = await read(id);
    await clamd.start();
    await scanWaiting();
    expect(await read(id)).toMatchObject({ cvState: 'available', version });
    expect((await download(id)).status).toBe(200);
    expect(await metric('mizan_documents_unscanned')).toBe(0);
  });

  it('a file that turns out to be infected is deleted, and the row, the record and the office say so', async () => {
    const before = countStoredFiles();
    const client = await aClient(app);
    const { id, reference } = await submitUnscanned(infectedPdf(), { token: client.token });
    expect(countStoredFiles()).toBe(before + 1);
    await scanWaiting();
    expect(await read(id)).toMatchObject({ cvState: 'infected' });
    await waitForErasure(before);
    expectRefused(await download(id), 'DOCUMENT_INFECTED');
    expectRefused(await link(id), 'DOCUMENT_INFECTED');

    const records = await query(
      `SELECT after FROM audit_events WHERE entity_id = $1 AND action = 'application.cv_infected'`,
      [id],
    );
    expect(records).toEqual([{ after: { virus: VIRUS } }]);
    const told = await app.rest<{ notifications: { title: string; message: string }[] }>(
      'GET',
      '/notifications?limit=100&language=en',
      { token: admin },
    );
    const words = expectDone(told).notifications.filter(({ title }) => title === 'Virus in a CV');
    expect(words).toHaveLength(1);
    expect(words[0]?.message).toContain(reference);
    const mine = await app.rest<{ applications: Application[] }>('GET', `${PATH}/my-requests`, {
      token: client.token,
    });
    expect(expectDone(mine).applications).toMatchObject([{ id, cvState: 'infected' }]);
  });

  const waitForErasure = async (count: number) => {
    for (let tries = 0; countStoredFiles() > count && tries < 200; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(countStoredFiles()).toBe(count);
  };

  it('a file too large for the scanner stays unscanned, and the files after it are scanned', async () => {
    const large = grown(aPdf(), (LARGEST_MB + 1) * 1024 * 1024);
    const refused = expectDone(await submit(aCv(large)));
    expect(refused.cvState).toBe('unscanned');
    const next = await submitUnscanned(aCv());
    await scanWaiting();
    expect(await read(refused.id)).toMatchObject({ cvState: 'unscanned' });
    expect(await read(next.id)).toMatchObject({ cvState: 'available' });
    await query('DELETE FROM applications WHERE id = $1', [refused.id]);
  });

  it('a scanner that does not answer holds nobody up for long', async () => {
    clamd.freeze();
    const started = Date.now();
    const row = expectDone(await submit(aCv()));
    const took = Date.now() - started;
    clamd.thaw();
    expect(row.cvState).toBe('unscanned');
    expect(took).toBeLessThan(9000);
    await scanWaiting();
    expect(await read(row.id)).toMatchObject({ cvState: 'available' });
  });

  it('the job runs every minute, and ends with the setting; then nothing is closed', async () => {
    const schedules = () => query(`SELECT cron FROM pgboss.schedule WHERE name LIKE '%scan%'`);
    expect(await schedules()).toEqual([{ cron: '* * * * *' }]);
    const { id } = await submitUnscanned(aCv());
    const plain = await app.beside({ FILES_DIR: app.app.get(AppConfig).filesDir });
    try {
      expect(await schedules()).toEqual([]);
      expect((await download(id, plain)).status).toBe(200);
      expectRefused(await download(id), 'DOCUMENT_UNSCANNED');
    } finally {
      await plain.close();
    }
  });

  it('one run at a time scans what waits, in all processes', async () => {
    await submitUnscanned(infectedPdf());
    clamd.freeze();
    const scanning = await app.beside({
      FILES_DIR: app.app.get(AppConfig).filesDir,
      CLAMD_URL: clamd.url,
    });
    try {
      const jobs = scanning.app.get(JobsService);
      const send = () =>
        scanning.app
          .get(Database)
          .transaction((transaction) => jobs.send(transaction, 'document-scans', {}));
      const count = async (states: string) => {
        const [row] = await query<{ count: number }>(
          `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'document-scans' AND state IN (${states})`,
        );
        return row!.count;
      };
      await send();
      await waitUntil('the first run', () => count(`'active'`));
      await send();
      expect(await count(`'created', 'retry', 'active'`)).toBe(1);
      clamd.thaw();
      await waitUntil('its end', async () => (await count(`'created', 'active'`)) === 0);
    } finally {
      clamd.thaw();
      await scanning.close();
    }
  });

  it('CVs from a time without a scanner are closed as soon as there is one, and scanned', async () => {
    const files = { FILES_DIR: app.app.get(AppConfig).filesDir };
    const plain = await app.beside(files);
    const send = (cv: TestFile) =>
      plain.rest<Application>('POST', PATH, { body: anApplication(), files: { cv } });
    const clean = expectDone(await send(aCv()));
    const infected = expectDone(await send(infectedPdf()));
    expect([clean.cvState, infected.cvState]).toEqual(['available', 'available']);
    expect((await download(clean.id, plain)).status).toBe(200);
    await plain.close();

    const scanning = await app.beside({ ...files, CLAMD_URL: clamd.url });
    scanning.app.get(JobsService).stopWorking('document-scans');
    try {
      expectRefused(await download(clean.id, scanning), 'DOCUMENT_UNSCANNED');
      await scanWaiting();
      expect((await download(clean.id, scanning)).status).toBe(200);
      expectRefused(await download(infected.id, scanning), 'DOCUMENT_INFECTED');
    } finally {
      await scanning.close();
    }
  });
});
