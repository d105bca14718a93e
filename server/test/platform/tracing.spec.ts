import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOperations } from '../../src/platform/graphql/persisted-operations.js';
import { aRegistration } from '../support/builders.js';
import { freePort } from '../support/free-port.js';
import { raw } from '../support/raw.js';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { ADMIN, TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { TraceReceiver } from '../support/trace-receiver.js';
import { waitUntil } from '../support/wait-until.js';

/** Long enough for a start that also builds the product. */
const TIMEOUT_MS = 120_000;
const REQUESTS = 300;
const DROPPED = /Dropped \d+ spans/g;
const AWAY = /OTEL_EXPORTER_OTLP_ENDPOINT: traces are dropped/g;

const loaded: string[] = [];
jest.mock('@opentelemetry/sdk-trace-base', () => {
  loaded.push('sdk-trace-base');
  return jest.requireActual<object>('@opentelemetry/sdk-trace-base');
});

const TIMES_AND_IDS =
  /"(?:\w*TimeUnixNano|traceId|spanId|parentSpanId)":"\w+"|"service\.instance\.id","value":\{"stringValue":"[\w-]+"\}/gi;

describe('traces of a product in production', () => {
  let database: TestDatabase;
  let receiver: TraceReceiver;
  let sink: SmtpSink;
  let product: ServerProcess;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase(__filename);
    folder = mkdtempSync(join(tmpdir(), 'mizan-traces-'));
    [receiver, sink] = [await TraceReceiver.start(), await SmtpSink.start()];
    product = await start(receiver.url, 'log.txt');
  }, TIMEOUT_MS);
  afterAll(async () => {
    product?.dispose();
    await receiver?.close();
    await sink?.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (endpoint: string, log: string, env: Record<string, string> = {}) => {
    const output = openSync(join(folder, log), 'w');
    return ServerProcess.start(
      {
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        PUBLIC_URL: 'http://mizan.test',
        JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SERVE_SITE: 'false',
        SMTP_URL: sink.url,
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=for%20the%20receiver',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=tests',
        OTEL_BSP_SCHEDULE_DELAY: '200',
        ...env,
      },
      ['ignore', output, output],
    );
  };
  const logOf = (log: string) => readFileSync(join(folder, log), 'utf8');
  const post = (path: string, body: object, headers = {}) =>
    raw(product, {
      method: 'POST',
      path,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const arrived = (name: string) =>
    waitUntil(`the trace with ${name}`, () => {
      const trace = receiver.traceOf(name);
      // the span of the request ends last
      return trace.some(({ within }) => within.length === 0) && trace;
    });

  it('one request is one trace, with its operation and its statements', async () => {
    const [hash] = [...loadOperations()].find(([, text]) => /query PublicServices\b/.test(text))!;
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const answer = await post('/graphql', { extensions, variables: { language: 'fr' } });
    expect(answer.status).toBe(200);
    const trace = await arrived('query PublicServices');
    const names = trace.map(({ name, within }) => [...within, name].join(' > '));
    expect(names).toContain('POST /graphql > query PublicServices > SELECT');
    const statement = trace.find(({ name }) => name === 'SELECT')?.span.attributes;
    expect(statement).toContainEqual({
      key: 'db.query.text',
      value: { stringValue: expect.stringMatching(/FROM "services" t WHERE .*\$1/) as string },
    });
    expect(receiver.headers['api-key']).toBe('for the receiver');
    expect(receiver.resource).toMatchObject({
      'service.name': 'mizan',
      'deployment.environment': 'tests',
    });
  });

  it('operations that people write, and REST, are traced with their statements', async () => {
    const query = 'query MyOwnName { publicServices(limit: 3) { items { id } } }';
    expect((await post('/graphql', { query })).status).toBe(200);
    const own = await arrived('GraphQL');
    expect(own.map(({ name, within }) => [...within, name].join(' > '))).toContain(
      'POST /graphql > GraphQL > SELECT',
    );
    expect((await raw(product, { path: '/api/v1/public/services/legal-audit' })).status).toBe(200);
    const rest = await arrived('GET /api/v1/public/services/:slug');
    expect(rest.map(({ name }) => name)).toContain('SELECT');
  });

  it('jobs and mails are traced, and nothing names people or what they sent', async () => {
    const person = aRegistration({ fullName: 'Zohra Bensalem', password: 'harbour-secret-27' });
    expect((await post('/api/v1/auth/register', person)).status).toBe(201);
    await post('/api/v1/auth/login', { email: person.email, password: 'not-the-password-77' });
    await post('/api/v1/password-reset/send-reset', { email: person.email });
    await raw(product, { path: '/api/v1/privacy/downloads/token-of-a-link' });
    await raw(product, { path: '/api/v1/public/services?search=what-somebody-looks-for' });
    await raw(product, {
      path: '/nowhere/of-nobody',
      headers: { 'User-Agent': 'Browser of Zohra' },
    });
    const secrets = { variables: { email: person.email }, query: 'query Zohra { zohra }' };
    await post('/graphql', secrets, { 'X-Forwarded-For': '203.0.113.77' });
    // the span of the job ends after that of the mail, and may arrive later
    await waitUntil('a mail within its job', async () => {
      const spans = await arrived('send mail');
      return spans.some(({ name, within }) =>
        /^job \S+ > send mail$/.test([...within, name].join(' > ')),
      );
    });
    await arrived('GET /api/v1/privacy/downloads/:token');
    await waitUntil('the last one', () => receiver.spans.some(({ name }) => name === 'GET pages'));
    // times and random ids have any digits
    const told = receiver.received.replace(TIMES_AND_IDS, '');
    expect(told).toContain('send mail');
    expect(told).not.toMatch(/UnixNano|traceId/);
    expect(told).not.toMatch(
      /@|zohra|bensalem|harbour|0555|555123456|not-the-password|token-of-a-link|looks-for|of-nobody|203\.0\.113|127\.0\.0\.1/i,
    );
  });

  it('a trace begins here, whatever the request says', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await raw(product, { path: '/health/live', headers: { traceparent } });
    await arrived('GET /health/live');
    expect(receiver.received).not.toContain('0af7651916cd43dd8448eb211c80319c');
  });

  it('lines of the log name the trace that they belong to', async () => {
    const trace = await arrived('POST /api/v1/auth/login');
    const line = logOf('log.txt')
      .split('\n')
      .find((text) => text.includes('login.failed'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: trace[0]!.span.traceId });
  });

  it(
    'without a receiver nothing fails, the product ends in time, and the log says it once',
    async () => {
      const port = await freePort();
      const alone = await start(`http://127.0.0.1:${port}`, 'alone.txt');
      try {
        const read = async (number: number) => {
          const started = performance.now();
          const path = `/api/v1/public/services?limit=${(number % 100) + 1}`;
          const { status } = await raw(alone, { path });
          return { status, ms: performance.now() - started };
        };
        const answers = [];
        for (let number = 0; number < REQUESTS; number += 1) answers.push(await read(number));
        expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
        await waitUntil('the line', () => AWAY.test(logOf('alone.txt')), 40);
        const late = await TraceReceiver.start(port);
        await waitUntil(
          'traces',
          async () => {
            await read(1);
            return late.spans.length > 0;
          },
          40,
        );
        late.isSilent = true;
        await read(2);
        const { by, seconds } = await alone.end();
        await late.close();
        expect(seconds).toBeLessThan(10);
        expect([0, 'SIGTERM']).toContain(by);
        expect(logOf('alone.txt').match(AWAY)).toHaveLength(1);
      } finally {
        alone.dispose();
      }
    },
    TIMEOUT_MS,
  );

  it(
    'spans that come faster than the receiver takes them are dropped, and the log says so',
    async () => {
      const slow = await TraceReceiver.start();
      slow.answerAfterMs = 500;
      const few = { OTEL_BSP_MAX_QUEUE_SIZE: '20', OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '10' };
      const busy = await start(slow.url, 'busy.txt', few);
      try {
        const read = () => raw(busy, { path: '/health/live' });
        for (let number = 0; number < REQUESTS; number += 1) await read();
        await waitUntil('the line', async () => {
          await read();
          return DROPPED.test(logOf('busy.txt'));
        });
        expect(logOf('busy.txt').match(DROPPED)).toHaveLength(1);
      } finally {
        busy.dispose();
        await slow.close();
      }
    },
    TIMEOUT_MS,
  );
});

describe('the packages of OpenTelemetry', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';

  it.each([
    { title: 'no receiver is named', env: {}, count: 0 },
    { title: 'a receiver is named', env: { OTEL_EXPORTER_OTLP_ENDPOINT }, count: 1 },
  ])(
    'the packages of OpenTelemetry are loaded $count times when $title',
    async ({ env, count }) => {
      const app = await TestApp.start(__filename, env as Record<string, string>);
      expect((await app.rest('GET', '/public/services')).status).toBe(200);
      expect(loaded).toHaveLength(count);
      await app.close();
    },
  );
});
