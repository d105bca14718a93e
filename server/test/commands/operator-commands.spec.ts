import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { runAdmin } from '../../src/commands/admin-commands.js';
import { runBackup, runRestore } from '../../src/commands/backup-commands.js';
import { faqContent } from '../../src/contract/content/faq.js';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { aClient, aConsultation, anApplication, aServiceRequest } from '../support/builders.js';
import { aCv, aPdf } from '../support/documents.js';
import { expectDone } from '../support/refusals.js';
import { enableSecondFactor } from '../support/second-factor.js';
import { buildServer, OPERATE } from '../support/server-process.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase, onServer, type TestDatabase } from '../support/test-database.js';

/** What migrations, the job queue itself and its statistics write. */
const NOT_SAVED = ['migrations', 'typeorm_metadata', 'version', 'bam', 'queue_stats', 'warning'];
const TABLES = `
  SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     AND c.relname <> ALL ($1) ORDER BY 1`;
const OTHERS = `
  SELECT 'sequence ' || sequencename || ' ' || last_value AS line FROM pg_sequences
   WHERE schemaname = 'public' AND last_value IS NOT NULL
  UNION ALL SELECT 'migration ' || name FROM migrations
  UNION ALL SELECT 'key ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
   WHERE connamespace = 'public'::regnamespace AND contype = 'f' ORDER BY 1`;

let folder: string;
let filesDir: string;
let database: TestDatabase;
let app: TestApp;
let checksums: string[];
let key: { file: string; recipient: string };

/** A checksum of the rows of each table and of each file, and what else a restored database needs. */
async function takeChecksums(): Promise<string[]> {
  const lines: string[] = [];
  await onServer(database.url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(TABLES, [NOT_SAVED]);
    for (const { name } of tables) lines.push(await checksumOf(client, name));
    const { rows } = await client.query<{ line: string }>(OTHERS);
    lines.push(...rows.map(({ line }) => line));
  });
  const names = readdirSync(filesDir, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return [
    ...lines,
    ...files.sort().map((file) => `${file.slice(filesDir.length)} ${sha256(file)}`),
  ];
}

async function checksumOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text COLLATE "C"), '')) AS line FROM ${table} t`,
  );
  return `${table} ${rows[0]?.line}`;
}

interface Said {
  code: number;
  output: string;
}

const environment = () => ({
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  FILES_DIR: filesDir,
  LOG_LEVEL: 'error',
});

/** Runs a command of the built server, as people do; answers what it said and its exit code. */
async function operateBuilt(...args: string[]): Promise<Said> {
  const env = { PATH: process.env['PATH'], ...environment() };
  const call = promisify(execFile)(process.execPath, [OPERATE, ...args], { env });
  return call.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  );
}

const COMMANDS = { backup: runBackup, restore: runRestore, admin: runAdmin };

/** Runs the same command without another process, which saves its start. */
async function operate(name: keyof typeof COMMANDS, ...args: string[]): Promise<Said> {
  return COMMANDS[name](AppConfig.fromEnvironment(environment()), args).then(
    (output) => ({ code: 0, output }),
    (error: Error) => ({ code: 1, output: error.message }),
  );
}

/** Another database in the place of the one that was, without a table in it. */
async function destroy(): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  await onServer(process.env['TEST_DATABASE_URL']!, async (client) => {
    await client.query(`DROP DATABASE "${name}"`);
    await client.query(`CREATE DATABASE "${name}"`);
  });
  rmSync(filesDir, { recursive: true });
}

const startApp = () => TestApp.startOn(database.url, { FILES_DIR: filesDir, SEED: 'all' });

async function fill(): Promise<void> {
  const client = await aClient(app);
  const sent = [
    await app.rest('POST', '/service-requests', { token: client.token, body: aServiceRequest() }),
    await app.rest('POST', '/consultations', { token: client.token, body: aConsultation() }),
    await app.rest('POST', '/join-team-applications', {
      token: client.token,
      body: anApplication(),
      files: { cv: aCv() },
    }),
  ];
  sent.forEach((answer) => expectDone(answer));
}

beforeAll(async () => {
  await buildServer();
  folder = mkdtempSync(join(tmpdir(), 'mizan-operated-'));
  filesDir = join(folder, 'files');
  database = await createTestDatabase(__filename);
  // the build may be part of it
}, 120_000);
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('backup and restore', () => {
  const archive = (name: string) => join(folder, name);

  beforeAll(async () => {
    app = await startApp();
    await fill();
    await app.close();
    checksums = await takeChecksums();
    const made = await operate('backup', '--new-key');
    key = { file: join(folder, 'key.txt'), recipient: /age1\w+/.exec(made.output)?.[0] ?? '' };
    writeFileSync(key.file, made.output);
  });

  it('every row and every file comes back from an encrypted archive after all was destroyed', async () => {
    const saved = await operateBuilt('backup', archive('a.age'), '--recipient', key.recipient);
    expect(saved).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\d+ rows of \d+ tables, [1-9]/),
    });
    expect(readFileSync(archive('a.age'), 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(
      checksums.filter((line) => line.startsWith('/cv/') || /^\/.*pdf/.test(line)),
    ).not.toEqual([]);
    await destroy();
    const restored = await operateBuilt('restore', archive('a.age'), '--identity', key.file);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored') });
    expect(await takeChecksums()).toEqual(checksums);
  });

  it('the restored product works, and is not overwritten while it runs', async () => {
    expect((await operate('backup', archive('b.zip'))).code).toBe(0);
    app = await startApp();
    const token = await app.adminToken();
    const [{ id } = { id: '' }] = (
      await app.rest<{ applications: { id: string }[] }>('GET', '/join-team-applications', {
        token,
      })
    ).data.applications;
    const cv = await fetch(`${app.url}/api/v1/join-team-applications/${id}/cv`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(Buffer.from(await cv.arrayBuffer())).toEqual(aPdf());
    const { code, output } = await operate('restore', archive('b.zip'), '--replace');
    await app.close();
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('stop Mizan') });
  });

  const refusals: { title: string; says: string; args: () => string[] }[] = [
    { title: 'a database with tables in it', says: '--replace', args: () => [archive('b.zip')] },
    {
      title: 'an encrypted archive without its key',
      says: 'is encrypted',
      args: () => [archive('a.age')],
    },
    {
      title: 'an archive of which a byte was changed',
      says: 'damaged',
      args: () => [withChangedByte(archive('b.zip')), '--replace'],
    },
    {
      title: 'something that is no archive',
      says: 'not an archive',
      args: () => [key.file, '--replace'],
    },
  ];
  it.each(refusals)('restore refuses $title, and changes nothing', async ({ says, args }) => {
    const before = await takeChecksums();
    expect(await operate('restore', ...args())).toEqual({
      code: 1,
      output: expect.stringContaining(says),
    });
    expect(await takeChecksums()).toEqual(before);
  });

  it('restore replaces what is there, if it is told to', async () => {
    writeFileSync(join(filesDir, 'later.txt'), 'later');
    expect(await operate('restore', archive('b.zip'), '--replace')).toMatchObject({ code: 0 });
    expect(await takeChecksums()).toEqual(checksums);
  });
});

describe('npm run admin', () => {
  const EMAIL = 'second@mizan.test';
  let password: string;
  const query = async <Row extends object>(text: string): Promise<Row[]> => {
    let rows: Row[] = [];
    await onServer(database.url, async (client) => {
      rows = (await client.query<Row>(text)).rows;
    });
    return rows;
  };
  const signIn = (given: string) =>
    app.rest<{ token: string }>('POST', '/auth/login', { body: { email: EMAIL, password: given } });

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('create makes an administrator, whose password is printed once', async () => {
    const { code, output } = await operateBuilt('admin', 'create', EMAIL, '--name', 'مدير ثانٍ');
    expect(code).toBe(0);
    password = output.trim().split('\n').at(-1) ?? '';
    const { data } = await signIn(password);
    const users = await app.rest('GET', '/users', { token: data.token });
    expect(users.status).toBe(200);
  });

  it.each([
    {
      title: 'an address that is taken',
      args: ['create', EMAIL, '--name', 'أحد'],
      says: 'already an account',
    },
    { title: 'no address', args: ['create', 'nobody', '--name', 'أحد'], says: 'EMAIL' },
    { title: 'no name', args: ['create', 'a@mizan.test'], says: '--name' },
    {
      title: 'an unknown role',
      args: ['create', 'a@mizan.test', '--name', 'أحد', '--role', 'boss'],
      says: '--role',
    },
    { title: 'an unknown account', args: ['unlock', 'nobody@mizan.test'], says: 'no account' },
    { title: 'no account at all', args: ['reset'], says: 'EMAIL' },
    { title: 'no command', args: [], says: 'npm run admin -- create' },
  ])('npm run admin says what is wrong with $title', async ({ args, says }) => {
    const answer = await operate('admin', ...args);
    expect(answer).toEqual({ code: 1, output: expect.stringContaining(says) });
  });

  it('an unknown command ends with code 1 and the list of commands', async () => {
    const answer = await operateBuilt('admin', 'destroy', EMAIL);
    expect(answer).toEqual({ code: 1, output: expect.stringContaining('npm run admin -- create') });
  });

  it('unlock lets somebody in who guessed the password too often', async () => {
    for (let guess = 0; guess < 5; guess += 1) await signIn('wrong');
    expect((await signIn(password)).code).toBe('ACCOUNT_LOCKED');
    expect((await operate('admin', 'unlock', EMAIL)).code).toBe(0);
    expect((await signIn(password)).status).toBe(200);
  });

  it('reset sets another password, and ends the sessions', async () => {
    const { token } = (await signIn(password)).data;
    const { output } = await operate('admin', 'reset', EMAIL.toUpperCase());
    expect(await app.rest('GET', '/auth/profile', { token })).toMatchObject({ status: 401 });
    expect(await signIn(password)).toMatchObject({ code: 'LOGIN_FAILED' });
    expect(await signIn(output.trim().split('\n').at(-1) ?? '')).toMatchObject({ status: 200 });
  });

  it('reset vouches for the address of the office, whose mails may be switched off, and for no client', async () => {
    const client = await aClient(app);
    await query('UPDATE users SET email_proved_at = NULL');
    const isProved = async (email: string) => {
      const { output } = await operate('admin', 'reset', email);
      const given = output.trim().split('\n').at(-1) ?? '';
      const token = await app.signIn(email, given);
      const profile = await app.rest<{ isEmailProved: boolean }>('GET', '/auth/profile', { token });
      return profile.data.isEmailProved;
    };
    expect([await isProved(EMAIL), await isProved(client.email)]).toEqual([true, false]);
  });

  it('retry-mails sends all failed mails again, however many they are', async () => {
    const failed = 501;
    await query(
      `INSERT INTO mails (id, cause, to_address, language, template, variables, status, attempts)
       SELECT gen_random_uuid(), 'test:' || n, 'a@mizan.test', 'ar', template, variables, 'failed', 1
         FROM (SELECT * FROM mails LIMIT 1) sample, generate_series(1, ${failed}) n`,
    );
    expect(await operate('admin', 'retry-mails')).toEqual({
      code: 0,
      output: expect.stringMatching(`: ${failed}$`),
    });
    const again = await query(
      `SELECT FROM mails WHERE cause LIKE 'test:%' AND status <> 'failed' AND last_error IS NULL`,
    );
    expect(again).toHaveLength(failed);
  });

  it('marked-addresses lists what no start can mend, and what to do', async () => {
    const [plain, other] = [await aClient(app), await aClient(app)];
    await query(`UPDATE users SET email = '${plain.email}\u200F' WHERE id = '${other.id}'`);
    const { code, output } = await operate('admin', 'marked-addresses');
    await query(`UPDATE users SET email = '${other.email}' WHERE id = '${other.id}'`);
    expect(code).toBe(0);
    expect(output).toContain(`${plain.email}<U+200F>`);
    expect(output).toContain(`${plain.email} has an account already (${plain.id})`);
  });

  it('long-texts lists what is over a bound that was lowered', async () => {
    const [row] = await query<{ id: string }>('SELECT id FROM faqs LIMIT 1');
    const change = (text: string) =>
      query(`UPDATE faqs SET question_fr = ${text} WHERE id = '${row!.id}'`);
    expect(await operate('admin', 'long-texts')).toMatchObject({
      code: 0,
      output: expect.stringContaining('No text is longer than it may be.') as string,
    });
    const { max } = faqContent.texts.question;
    await change(`repeat('é', ${max + 1})`);
    const { output } = await operate('admin', 'long-texts');
    await change(`'Quelle question ?'`);
    expect(output).toContain(`faq ${row!.id}: question_fr has ${max + 1} of ${max}`);
  });

  it('second-factor-off lets somebody in who lost the phone', async () => {
    const { output } = await operate('admin', 'reset', EMAIL);
    const given = output.trim().split('\n').at(-1) ?? '';
    const { token } = (await signIn(given)).data;
    await enableSecondFactor(app, { token, password: given });
    expect(await signIn(given)).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(await operate('admin', 'second-factor-off', EMAIL)).toMatchObject({ code: 0 });
    expect(await signIn(given)).toMatchObject({ status: 200 });
    expect(await operate('admin', 'second-factor-off', EMAIL)).toMatchObject({ code: 1 });
  });

  it('the record of changes says who ran the command', async () => {
    const rows = await query<{ action: string; actor: string | null }>(
      `SELECT DISTINCT action, actor_name AS actor FROM audit_events
        WHERE actor_id IS NULL
          AND action IN ('user.created', 'user.unlocked', 'user.password_changed', 'mail.retried',
                         'user.second_factor_disabled')
          AND actor_name IS NOT NULL ORDER BY action`,
    );
    const actor = `${userInfo().username}@${hostname()}`;
    const actions = [
      'mail.retried',
      'user.created',
      'user.password_changed',
      'user.second_factor_disabled',
      'user.unlocked',
    ];
    expect(rows).toEqual(actions.map((action) => ({ action, actor })));
  });
});

function withChangedByte(file: string): string {
  const changed = `${file}.changed`;
  cpSync(file, changed);
  const bytes = readFileSync(changed);
  const place = bytes.indexOf('database/public.users.txt') + 200;
  bytes[place]! ^= 1;
  writeFileSync(changed, bytes);
  return changed;
}
