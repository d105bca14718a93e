import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { aFaq, aRegistration } from '../support/builders.js';
import type { Transport } from '../support/content-calls.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { raw } from '../support/raw.js';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { ADMIN } from '../support/test-app.js';
import { createTestDatabase, onServer, type TestDatabase } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';
import { itIf } from '../support/when-possible.js';

interface Entry {
  level: string;
  context?: string;
  message: unknown;
  requestId?: string;
}

const LINES = 300;
/** Long enough for a start that also builds the product. */
const TIMEOUT_MS = 90_000;

/** Calls that an outage refuses. */
const CALLS = 50;
const CREATE = 'mutation ($input: CreateFaqInput!) { createFaq(input: $input) { id } }';
/** What PostgreSQL says when it has no room for a row. */
const FULL = `
  CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
  CREATE TRIGGER full_disk BEFORE INSERT ON faqs EXECUTE FUNCTION full_disk()`;

const FULL_DISK = '/dev/full';
const DROPPED = /could not be written and were dropped: (\d+)/;

describe('the log of a product in production', () => {
  let database: TestDatabase;
  let product: ServerProcess | undefined;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase(__filename);
    folder = mkdtempSync(join(tmpdir(), 'mizan-log-'));
  });
  afterEach(() => product?.dispose());
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  });

  const start = async (output: number, env: Record<string, string> = {}) => {
    product = await ServerProcess.start(
      {
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        PUBLIC_URL: 'http://mizan.test',
        JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SERVE_SITE: 'false',
        LOG_LEVEL: 'warn',
        SMTP_URL: 'smtp://127.0.0.1:9',
        ...env,
      },
      ['ignore', output, output],
    );
    closeSync(output);
    return product;
  };

  /** Calls with a broken token, which write one line each into the log. */
  const causeLines = async (server: ServerProcess) => {
    const headers = { Authorization: 'Bearer a.b.c' };
    for (let sent = 0; sent < LINES; sent += 1) {
      const { status } = await raw(server, { path: '/api/v1/auth/profile', headers });
      expect(status).toBe(401);
    }
  };

  it(
    'the log has one JSON object on each line, without e-mail addresses or warnings of Node',
    async () => {
      const sink = await SmtpSink.start({
        onRecipient: (address) => ({ code: 450, message: `<${address}>: try again later` }),
      });
      const file = join(folder, 'log.txt');
      const server = await start(openSync(file, 'w'), { LOG_LEVEL: 'log', SMTP_URL: sink.url });
      const post = (path: string, body: object) =>
        raw(server, {
          method: 'POST',
          path: `/api/v1${path}`,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      const person = aRegistration();
      expect((await post('/auth/register', person)).status).toBe(201);
      const signIns = Array.from({ length: 12 }, () => post('/auth/login', ADMIN));
      expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(
        signIns.map(() => 200),
      );
      await post('/auth/login', { ...ADMIN, password: 'not-the-password' });
      await tooLong(server);
      await waitUntil('the refused mail', () => readFileSync(file, 'utf8').includes('tried again'));
      await server.end();
      await sink.close();
      // its next try would be one more line in the log of a later test
      await onServer(database.url, (client) => client.query('DELETE FROM mails'));

      const text = readFileSync(file, 'utf8');
      const lines = text.trim().split('\n');
      const entries = lines.map((line) => JSON.parse(line) as { message: unknown });
      const events = entries.map(({ message }) => (message as { event?: string }).event);
      expect(events).toEqual(
        expect.arrayContaining(['login.succeeded', 'login.failed', 'socket.failed']),
      );
      // of a sender's mistake: one short line, and no stack
      const [failed] = entries.filter((_, index) => events[index] === 'socket.failed');
      expect(failed).not.toHaveProperty('stack');
      expect(failed?.message).toEqual({
        at: expect.any(String) as string,
        event: 'socket.failed',
        address: '127.0.0.1',
        message: expect.stringMatching(/^[^\n]{1,100}$/) as string,
      });
      expect(text).not.toMatch(/Max payload size exceeded.*\bat /);
      expect(text).toContain('<[address]>: try again later');
      expect(text).not.toMatch(/@|MaxListeners/);
    },
    TIMEOUT_MS,
  );

  it(
    'a call has the same id in its answer, in an unexpected error and in each line of the log',
    async () => {
      const file = join(folder, 'requests.txt');
      const settings = { LOG_LEVEL: 'log', ACCESS_LOG: 'true' };
      const server = await start(openSync(file, 'w'), settings);
      const client = new Client(database.url);
      await client.connect();
      await client.query('ALTER TABLE faqs RENAME TO faqs_away');
      const rest = await raw(server, { path: '/api/v1/public/faqs?language=fr' });
      const graphql = await raw(server, {
        method: 'POST',
        path: '/graphql',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: '{ publicFaqs { total } }' }),
      });
      await client.query('ALTER TABLE faqs_away RENAME TO faqs');
      await client.end();
      const first = await raw(server, { path: '/api/v1/public/services' });
      const cached = await raw(server, { path: '/api/v1/public/services' });
      await server.end();

      const id = rest.headers['x-request-id'];
      expect(id).toMatch(/^[0-9a-f]{12}$/);
      expect(rest.json).toMatchObject({ error: 'INTERNAL_ERROR', requestId: id });
      expect(rest.json?.message).toContain(`(référence de l’erreur : ${String(id)})`);
      const asked = graphql.headers['x-request-id'];
      const [error] = graphql.json?.['errors'] as { message: string; extensions: object }[];
      expect(error?.extensions).toEqual({ code: 'INTERNAL_ERROR', requestId: asked });
      expect(error?.message).toContain(String(asked));
      expect(first.headers).toHaveProperty('x-request-id');
      expect([cached.status, cached.headers['x-request-id']]).toEqual([200, undefined]);

      const lines = readFileSync(file, 'utf8').trim().split('\n');
      const entries = lines.map((line) => JSON.parse(line) as Entry);
      const caused = (by: unknown) => entries.filter(({ requestId }) => requestId === by);
      expect(caused(id).map(({ level }) => level)).toContain('error');
      expect(caused(asked).map(({ level }) => level)).toContain('error');
      const answered = entries.filter(({ context }) => context === 'Access');
      expect(answered.map(({ message }) => message)).toContainEqual({
        method: 'GET',
        route: '/api/v1/public/faqs',
        status: '500',
        milliseconds: expect.any(Number) as number,
        requestId: id,
      });
    },
    TIMEOUT_MS,
  );

  describe('during an outage', () => {
    let line: DatabaseProxy;
    let client: Client;

    beforeAll(async () => {
      line = await DatabaseProxy.start(database.url);
      client = new Client(database.url);
      await client.connect();
    });
    afterAll(async () => {
      await line.close();
      await client.end();
    });

    const OUTAGES = [
      {
        title: 'the database is away',
        code: 'SERVICE_UNAVAILABLE',
        status: 503,
        begin: () => line.refuse(),
        end: () => line.restore(),
      },
      {
        title: 'the disk of the database is full',
        code: 'INSUFFICIENT_STORAGE',
        status: 507,
        begin: () => client.query(FULL),
        end: () => client.query('DROP FUNCTION full_disk CASCADE'),
      },
    ];

    it.each(OUTAGES)(
      'the log has some lines while $title, not one for each call',
      async ({ code, status, begin, end }) => {
        const file = join(folder, `${code}.txt`);
        const server = await start(openSync(file, 'w'), { DATABASE_URL: line.url });
        const { json } = await raw(server, {
          method: 'POST',
          path: '/api/v1/auth/login',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(ADMIN),
        });
        const { token } = json?.['data'] as { token: string };
        await begin();
        const answers = Array.from({ length: CALLS }, (_, index) =>
          createFaq(server, token, index % 2 === 0 ? 'REST' : 'GraphQL'),
        );
        expect(await Promise.all(answers)).toEqual(
          answers.map((_, index) => (index % 2 === 0 ? status : code)),
        );
        await end();
        await server.end();
        const lines = readFileSync(file, 'utf8').trim().split('\n');
        expect(lines.filter((text) => text.includes(code))).toHaveLength(1);
        expect(lines.length).toBeLessThan(CALLS / 4);
      },
      TIMEOUT_MS,
    );
  });

  it(
    'the log names an unhandled rejection, and the server still answers',
    async () => {
      const [file, signal, beside] = ['unhandled.txt', 'now', 'fails.mjs'].map((name) =>
        join(folder, name),
      );
      writeFileSync(beside!, failsWhenThereIs(signal!));
      const settings = { NODE_OPTIONS: `--import=${beside}` };
      const server = await start(openSync(file!, 'w'), settings);
      writeFileSync(signal!, '');
      await waitUntil('the line', () => readFileSync(file!, 'utf8').includes('nobody waited'));
      expect((await raw(server, { path: '/health/ready' })).status).toBe(200);
      await server.end();
      const lines = readFileSync(file!, 'utf8').trim().split('\n');
      const [entry] = lines
        .map((line) => JSON.parse(line) as Entry)
        .filter(({ message }) => String(message).includes('nobody waited'));
      expect(entry).toMatchObject({
        level: 'error',
        message: expect.stringMatching(/^Unhandled: Error: nobody waited/) as string,
      });
    },
    TIMEOUT_MS,
  );

  itIf(existsSync(FULL_DISK), 'production-log on a full disk', 'this system has no /dev/full')(
    'may be on a full disk: the product still answers',
    async () => {
      const server = await start(openSync(FULL_DISK, 'w'));
      await causeLines(server);
      expect((await raw(server, { path: '/health/ready' })).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  it(
    'a pipe without a reader does not stop the server, and the next reader learns how many lines are lost',
    async () => {
      const pipe = join(folder, 'log');
      execFileSync('mkfifo', [pipe]);
      const first = new Reader(pipe);
      const server = await start(openSync(pipe, 'w'));
      await first.close();
      await causeLines(server);

      const next = new Reader(pipe);
      await waitUntil('the count of lost lines', () => DROPPED.test(next.text));
      const lines = next.text.split('\n').filter(Boolean);
      const reports = lines.map((line) => JSON.parse(line) as { message: string });
      const lost = reports.map(({ message }) => Number(DROPPED.exec(message)?.[1] ?? 0));
      expect(Math.max(...lost)).toBe(LINES);
      await next.close();
    },
    TIMEOUT_MS,
  );
});

/** A module beside the product, in whose process a promise is rejected once there is this file. */
const failsWhenThereIs = (file: string) => `
  import { existsSync } from 'node:fs';
  const timer = setInterval(() => {
    if (!existsSync(${JSON.stringify(file)})) return;
    clearInterval(timer);
    void Promise.reject(new Error('nobody waited'));
  }, 20);
  timer.unref();
`;

/** Answers the status of REST, or the code of GraphQL. */
async function createFaq(server: ServerProcess, token: string, transport: Transport) {
  const isRest = transport === 'REST';
  const variables = { input: aFaq() };
  const { status, json } = await raw(server, {
    method: 'POST',
    path: isRest ? '/api/v1/faqs' : '/graphql',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(isRest ? variables.input : { query: CREATE, variables }),
  });
  const [error] = (json?.['errors'] ?? []) as { extensions?: { code?: string } }[];
  return isRest ? status : error?.extensions?.code;
}

/** Sends a message that is larger than sockets take, and waits for the end of the socket. */
async function tooLong({ url }: ServerProcess): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await new Promise((done) => socket.once('open', done));
  const closed = new Promise((done) => socket.once('close', done));
  socket.send('x'.repeat(1_100_000));
  await closed;
}

/** A reader of a named pipe. */
class Reader {
  text = '';
  private readonly child: ChildProcess;

  constructor(pipe: string) {
    this.child = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.text += chunk.toString()));
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.child.once('exit', done));
    this.child.kill();
    await closed;
  }
}
