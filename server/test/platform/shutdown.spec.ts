import { once } from 'node:events';
import { createConnection } from 'node:net';
import { Client } from 'pg';
import { DatabaseProxy } from '../support/database-proxy.js';
import { ADMIN } from '../support/test-app.js';
import { aRegistration, aServiceRequest } from '../support/builders.js';
import { raw, type RawAnswer } from '../support/raw.js';
import { ServerProcess } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';

const IN_FLIGHT = 50;
const HOLD = 'LOCK TABLE request_events IN ACCESS EXCLUSIVE MODE';
const WAITING = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const HANDSHAKE = [
  'GET /graphql HTTP/1.1',
  'Host: mizan.test',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
  '\r\n',
].join('\r\n');

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a process has accepted is done, even if the process ends. */
describe('shutdown', () => {
  let database: TestDatabase;
  let line: DatabaseProxy;
  let product: ServerProcess;
  let admin: Client;
  /** Holds a lock that requests have to wait for. */
  let holder: Client;

  beforeAll(async () => {
    database = await createTestDatabase(__filename);
    [admin, holder] = [new Client(database.url), new Client(database.url)];
    await Promise.all([admin.connect(), holder.connect()]);
    line = await DatabaseProxy.start(database.url);
    product = await start();
  });
  afterAll(async () => {
    product?.dispose();
    await Promise.all([admin.end(), holder.end()]);
    await line.close();
    await database.drop();
  });

  const start = () =>
    ServerProcess.start({
      NODE_ENV: 'test',
      DATABASE_URL: line.url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_FACTOR: '1000',
      SERVE_SITE: 'false',
      LOG_LEVEL: 'error',
    });
  const post = (path: string, body: object, token?: string) =>
    raw(product, {
      method: 'POST',
      path: `/api/v1${path}`,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  /** Whether the process answers that it is not ready, or refuses connections. */
  const isClosing = () => {
    const health = raw(product, { path: '/health/ready' }).then(
      ({ status }) => status === 503,
      () => true,
    );
    // a check sent before the signal waits for the database, like the requests
    return Promise.race([health, pause(100).then(() => false)]);
  };
  const count = async (statement: string) =>
    (await admin.query<{ count: number }>(statement)).rows[0]?.count;

  it('a link that was promised just before the product is killed is mailed by the next process', async () => {
    const { status } = await post('/password-reset/send-reset', { email: ADMIN.email });
    expect(status).toBe(200);
    await product.kill();
    product.dispose();
    product = await start();
    const links = `SELECT count(*)::int AS count FROM mails WHERE cause LIKE 'reset:%'`;
    await waitUntil('the mail', async () => await count(links));
    await pause(700);
    expect(await count(links)).toBe(1);
  });

  it('a product that shuts down stores and answers the requests it accepted, within ten seconds', async () => {
    const registered = await post('/auth/register', aRegistration());
    const { token } = registered.json?.['data'] as { token: string };
    await admin.query('UPDATE users SET email_verified_at = now()');

    const submit = () => post('/service-requests', aServiceRequest(), token);
    const before = await Promise.all(Array.from({ length: IN_FLIGHT }, submit));
    expect(before.filter(({ status }) => status !== 201)).toEqual([]);

    await holder.query('BEGIN');
    await holder.query(HOLD);
    const sent = Array.from({ length: IN_FLIGHT }, () => submit().catch((error: Error) => error));
    await waitUntil('requests to be in flight', async () => (await count(WAITING))! > 10);
    await pause(700);

    const ending = product.end();
    await waitUntil('no more work to be taken', isClosing);
    await holder.query('COMMIT');

    const outcomes = await Promise.all(sent);
    const { by, seconds } = await ending;
    const answers = outcomes.filter((outcome): outcome is RawAnswer => !(outcome instanceof Error));
    const lost = outcomes
      .filter((outcome) => outcome instanceof Error)
      .map(({ message }) => message);
    const refused = answers.filter(({ status }) => status !== 201).map(({ text }) => text);
    expect([...lost, ...refused]).toEqual([]);
    const references = answers.map(
      ({ json }) => (json?.['data'] as { reference: string }).reference,
    );
    expect(new Set(references).size).toBe(IN_FLIGHT);
    expect(await count('SELECT count(*)::int AS count FROM service_requests')).toBe(2 * IN_FLIGHT);
    const mails = `SELECT count(*)::int AS count FROM mails WHERE cause LIKE 'serviceRequest:%'`;
    expect(await count(mails)).toBe(2 * IN_FLIGHT);
    expect([0, 'SIGTERM']).toContain(by);
    expect(seconds).toBeLessThan(10);
  });

  it('a client that does not answer when its socket is closed keeps no product from ending in order', async () => {
    product.dispose();
    product = await start();
    const socket = createConnection(Number(new URL(product.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(HANDSHAKE);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 101 /);
    socket.pause();
    const { by } = await product.end();
    expect([0, 'SIGTERM']).toContain(by);
    socket.destroy();
  });

  it('a product whose database does not answer any more ends within ten seconds', async () => {
    product.dispose();
    product = await start();
    line.silence();
    const waiting = post('/password-reset/send-reset', { email: ADMIN.email }).catch(() => 'cut');
    const { seconds } = await product.end();
    expect(seconds).toBeLessThan(10);
    await waiting;
    await line.restore();
  });
});
