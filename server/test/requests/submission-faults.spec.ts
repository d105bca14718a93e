import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { v4 as uuidv4 } from 'uuid';
import { ERRORS } from '../../src/contract/errors.js';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { OrphanSweeper } from '../../src/platform/files/orphan-sweeper.js';
import {
  aClient,
  aConsultation,
  aContactRequest,
  aJobRole,
  anApplication,
  aServiceRequest,
  type Person,
  withManyAppointments,
} from '../support/builders.js';
import { anotherSlot } from '../support/slots.js';
import { aCv, aPdf, grown } from '../support/documents.js';
import { sendForm, sendUpload } from '../support/multipart.js';
import { ProxiedDatabase } from '../support/proxied-database.js';
import { expectDone } from '../support/refusals.js';
import { ServerProcess } from '../support/server-process.js';
import { ADMIN, type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import { itIf } from '../support/when-possible.js';

const APPLICATIONS = '/join-team-applications';
const SUBMIT = `mutation ($input: SubmitApplicationInput!) { submitApplication(input: $input) { id } }`;
const MAX_STATEMENTS = 60;

let database: ProxiedDatabase;
let direct: ProxiedDatabase['direct'];
let line: ProxiedDatabase['line'];
let app: TestApp;

beforeAll(async () => {
  database = await ProxiedDatabase.start(__filename);
  ({ direct, line } = database);
  app = await TestApp.startOn(line.url);
  await withManyAppointments(app);
  const token = await app.adminToken();
  const role = aJobRole({ slug: 'lawyer' });
  expectDone(await app.rest('POST', '/roles', { token, body: role }));
});
afterAll(async () => {
  await app.close();
  await database.close();
});

interface Kind {
  title: string;
  name: string;
  table: string;
  build: () => object;
  submit: (body: object, key: string) => Promise<Answer<{ id: string }>>;
}

/** How many of each thing exist that belongs to a submission. */
async function countsOf({ name, table }: Pick<Kind, 'name' | 'table'>): Promise<Set<number>> {
  const { rows } = await direct.query<Record<string, number>>(
    `WITH sent AS (SELECT id FROM mails WHERE cause LIKE $1 || ':%')
    SELECT (SELECT count(*)::int FROM "${table}") AS rows,
      (SELECT count(*)::int FROM request_events WHERE request_id IN (SELECT id FROM "${table}")) AS events,
      (SELECT count(*)::int FROM audit_events WHERE action = $1 || '.submitted') AS audits,
      (SELECT count(*)::int FROM idempotency_keys WHERE kind = $1) AS keys,
      (SELECT count(*)::int FROM sent) AS mails,
      (SELECT count(*)::int FROM pgboss.job
        WHERE name = 'mail' AND data ->> 'mailId' IN (SELECT id::text FROM sent)) AS jobs`,
    [name],
  );
  return new Set(Object.values(rows[0] ?? {}));
}

describe('a connection that breaks during a submission', () => {
  let client: Person;

  beforeAll(async () => {
    client = await aClient(app);
  });

  const post = (path: string, body: object, key: string) =>
    app.rest<{ id: string }>('POST', path, {
      token: client.token,
      body,
      headers: { 'Idempotency-Key': key },
    });
  const KINDS: Kind[] = [
    {
      title: 'a service request',
      name: 'serviceRequest',
      table: 'service_requests',
      build: aServiceRequest,
      submit: (body, key) => post('/service-requests', body, key),
    },
    {
      title: 'a contact request',
      name: 'contactRequest',
      table: 'contact_requests',
      build: aContactRequest,
      submit: (body, key) => post('/contact-requests', body, key),
    },
    {
      title: 'a consultation with its slot',
      name: 'consultation',
      table: 'consultations',
      build: () => aConsultation({ startsAt: anotherSlot() }),
      submit: (body, key) => post('/consultations', body, key),
    },
    {
      title: 'an application with a CV',
      name: 'application',
      table: 'applications',
      build: anApplication,
      submit: (body, key) =>
        app.rest('POST', APPLICATIONS, {
          body,
          headers: { 'Idempotency-Key': key },
          files: { cv: aCv() },
        }),
    },
  ];

  it.each(KINDS)(
    'a connection lost after any statement leaves $title with its mail or nothing, and it can be sent again',
    async (kind) => {
      let wasCut = true;
      let sent = 0;
      for (; wasCut && sent < MAX_STATEMENTS;) {
        const [body, key] = [kind.build(), uuidv4()];
        sent += 1;
        line.cutAfter(sent);
        const { status } = await kind.submit(body, key);
        wasCut = line.endCutting();
        expect([201, 503]).toContain(status);
        expectDone(await kind.submit(body, key));
        expect(await countsOf(kind)).toEqual(new Set([sent]));
      }
      expect(sent).toBeGreaterThan(8);
      expect(sent).toBeLessThan(MAX_STATEMENTS);
    },
  );

  it('a connection lost during a submission leaves no CV without an application', async () => {
    await app.app.get(OrphanSweeper).sweep(Date.now() + 600_000);
    const kept = readdirSync(join(app.app.get(AppConfig).filesDir, 'documents'));
    const { rows } = await direct.query<{ cv_key: string }>('SELECT cv_key FROM applications');
    expect(kept.sort()).toEqual(rows.map(({ cv_key }) => cv_key).sort());
  });
});

describe('many who write at once, beside many who read', () => {
  const WRITES = 300;
  const READS_PER_SECOND = 150;

  const send = async (token: string, message: string) => {
    const headers = { 'Idempotency-Key': uuidv4() };
    const body = aContactRequest({ message });
    for (;;) {
      const answer = await app.rest<{ id: string }>('POST', '/contact-requests', {
        token,
        headers,
        body,
      });
      // people send again what found no room
      if (answer.status !== 503) return expectDone(answer).id;
    }
  };
  const find = async (search: string) => {
    const token = await app.adminToken();
    const found: string[] = [];
    for (let page = 1; page <= WRITES / 100 + 1; page += 1) {
      const query = new URLSearchParams({ search, limit: '100', page: String(page) });
      const answer = await app.rest<{ contactRequests: { id: string }[] }>(
        'GET',
        `/contact-requests?${query.toString()}`,
        { token },
      );
      found.push(...expectDone(answer).contactRequests.map(({ id }) => id));
    }
    return found;
  };

  it(`${WRITES} requests are each found once, and every read is answered`, async () => {
    const { token } = await aClient(app);
    const word = `many${process.pid}`;
    const read = async () => (await app.rest('GET', '/public/services')).status;
    const reads = [read()];
    await Promise.all(reads);
    const reading = setInterval(() => reads.push(read()), 1000 / READS_PER_SECOND);
    const sent = await Promise.all(
      Array.from({ length: WRITES }, (_, number) => send(token, `${word} ${number}`)),
    ).finally(() => clearInterval(reading));

    expect(new Set(sent).size).toBe(WRITES);
    expect((await find(word)).sort()).toEqual(sent.sort());
    expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
    expect(reads.length).toBeGreaterThan(50);
  }, 120_000);
});

describe('a product in its own process', () => {
  // it may have to be built first
  jest.setTimeout(120_000);

  let folder: string;
  let temporary: string;
  let product: ServerProcess | undefined;
  /** Holds a lock that submissions have to wait for. */
  let holder: Client;

  beforeAll(async () => {
    holder = new Client({ connectionString: database.url });
    await holder.connect();
  });
  afterAll(() => holder.end());
  beforeEach(() => {
    [folder, temporary] = [newFolder(), newFolder()];
  });
  afterEach(() => {
    product?.dispose();
    for (const path of [folder, temporary]) rmSync(path, { recursive: true, force: true });
  });

  const newFolder = () => mkdtempSync(join(tmpdir(), 'mizan-faults-'));
  const start = async (runner: string[] = [], log?: string) => {
    const output = log ? openSync(log, 'a') : 'pipe';
    product = await ServerProcess.start(
      {
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        FILES_DIR: folder,
        TMPDIR: temporary,
        JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMIT_FACTOR: '1000',
        SERVE_SITE: 'false',
        SEED: 'none',
        LOG_LEVEL: log ? 'log' : 'error',
      },
      ['ignore', output, output],
      runner,
    );
    if (typeof output === 'number') closeSync(output);
    return product;
  };
  const kind = { name: 'application', table: 'applications' };
  const total = async () => [...(await countsOf(kind))];

  it('a restart after a kill removes and logs what is left of an application, and accepts it again', async () => {
    const documents = () => {
      const path = join(folder, 'documents');
      return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [];
    };
    const [before] = await total();
    const killed = await start();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE request_events IN ACCESS EXCLUSIVE MODE');
    const [input, headers] = [anApplication(), { 'Idempotency-Key': uuidv4() }];
    const submit = ({ url }: ServerProcess) =>
      sendForm('POST', `${url}/api/v1${APPLICATIONS}`, headers, input, { cv: aCv() });

    const lost = submit(killed).then(
      () => 'answered',
      () => 'broken off',
    );
    // written whole: while it is written it has another ending
    await waitUntil('the CV to be stored', () => documents().some((path) => path.endsWith('.pdf')));
    await killed.kill();
    expect(await lost).toBe('broken off');
    await holder.query('COMMIT');
    expect(await total()).toEqual([before]);

    const old = new Date(Date.now() - 600_000);
    writeFileSync(join(temporary, `capacitor-${'0a'.repeat(16)}.tmp`), 'half an upload');
    writeFileSync(join(folder, 'documents', `${'0b'.repeat(16)}.pdf.part`), 'half a CV');
    const leftovers = () => readdirSync(temporary).map((name) => join(temporary, name));
    for (const path of [...documents(), ...leftovers()]) utimesSync(path, old, old);
    const halves = leftovers().length + 1;
    killed.dispose();
    const log = join(folder, 'log.txt');
    const again = await start([], log);
    await waitUntil('what nobody uses to be removed', () => documents().length === 0);
    await waitUntil('the half upload to be removed', () => leftovers().length === 0);
    const isTold = (said: string) => readFileSync(log, 'utf8').includes(said);
    await waitUntil('the halves to be told', () =>
      isTold(`${halves} unfinished uploads of a crash removed`),
    );
    await waitUntil('the CV to be told', () => isTold('1 orphaned files removed'));
    const answers = [await submit(again), await submit(again)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await total()).toEqual([Number(before) + 1]);
    expect(documents()).toHaveLength(1);
  });

  const cv = (bytes: number) => aCv(grown(aPdf(), bytes));
  const overRest = (url: string, bytes: number) =>
    sendForm(
      'POST',
      `${url}/api/v1${APPLICATIONS}`,
      { 'Idempotency-Key': uuidv4() },
      anApplication(),
      { cv: cv(bytes) },
    );
  const overGraphql = (url: string, bytes: number) => {
    const operation = { query: SUBMIT, variables: { input: anApplication() } };
    return sendUpload(`${url}/graphql`, {}, operation, { 'input.cv': cv(bytes) });
  };

  it('a product with broken folders answers 503 over both transports, stores nothing, and recovers', async () => {
    const { url } = await start();
    const [before] = await total();
    const { message } = ERRORS.SERVICE_UNAVAILABLE;
    for (const broken of [temporary, folder]) {
      rmSync(broken, { recursive: true });
      writeFileSync(broken, 'no folder');
      expect(await overRest(url, 50_000)).toMatchObject({
        status: 503,
        body: { success: false, error: 'SERVICE_UNAVAILABLE', message: message.ar },
      });
      expect((await overGraphql(url, 50_000)).body).toMatchObject({
        errors: [{ message: message.ar, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
      });
      rmSync(broken);
      mkdirSync(broken);
    }
    expect(await total()).toEqual([before]);
    expect((await overRest(url, 50_000)).status).toBe(201);
    expect(await total()).toEqual([Number(before) + 1]);
  });

  const SMALL_DISK = ['unshare', '-rm', 'sh', '-c'];
  const MOUNT =
    'mount -t tmpfs -o size=256k none "$FILES_DIR" && mount -t tmpfs -o size=1m none "$TMPDIR" && exec "$0" "$@"';
  const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

  itIf(
    canMount,
    'submission-faults on a full disk',
    'a small disk cannot be mounted',
  )(
    'whose disk is full answers 507 over both transports, keeps nothing, and takes the next smaller CV',
    async () => {
      const { url } = await start([...SMALL_DISK, MOUNT]);
      const [before] = await total();
      const { message } = ERRORS.INSUFFICIENT_STORAGE;
      // the smaller one fills the store, the larger one the temporary folder before it
      for (const bytes of [300_000, 3_000_000]) {
        expect(await overRest(url, bytes)).toMatchObject({
          status: 507,
          body: { success: false, error: 'INSUFFICIENT_STORAGE', message: message.ar },
        });
        expect((await overGraphql(url, bytes)).body).toMatchObject({
          errors: [{ message: message.ar, extensions: { code: 'INSUFFICIENT_STORAGE' } }],
        });
      }
      expect(await total()).toEqual([before]);
      // what was half written is gone, or this would not fit
      expect((await overRest(url, 200_000)).status).toBe(201);
      expect(await total()).toEqual([Number(before) + 1]);
    },
  );
});
