import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';

const MAILS = 5;
/** Mails whose jobs are lost: a process that starts sends them. */
const WAITING = `
  INSERT INTO mails (id, cause, to_address, language, template, path, variables, updated_at)
  SELECT gen_random_uuid(), 'late:' || n, 'p' || n || '@example.dz', 'ar', 'verification', '/verify-email/x',
         '{"name": "Karim", "validity": {"seconds": 86400}}', now() - interval '3 hours'
    FROM generate_series(1, ${MAILS}) AS n`;
const UPGRADE = [
  'GET /graphql HTTP/1.1',
  'Host: mizan.test',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
  '\r\n',
].join('\r\n');

describe('a product that is stopped while a mail server is slow', () => {
  jest.setTimeout(120_000);

  let database: TestDatabase;
  let client: Client;
  let product: ServerProcess | undefined;
  let sink: SmtpSink;
  /** When the mail server answers, in milliseconds after the product was told to stop. */
  let answerAfter: number;
  let stop: () => void;

  beforeEach(async () => {
    const stopped = new Promise<void>((resolve) => (stop = resolve));
    // the mails of the first round only: the next process is answered at once
    const late = async (attempt: number) => {
      if (attempt > MAILS) return;
      await stopped;
      // an answer that nobody waits for any more keeps no process alive
      await setTimeout(answerAfter, undefined, { ref: false });
    };
    sink = await SmtpSink.start({ hold: () => late(sink.accepted.length) });
    database = await createTestDatabase(__filename);
    client = new Client(database.url);
    await client.connect();
    await client.query(WAITING);
    product = await start();
  });

  afterEach(async () => {
    product?.dispose();
    await client.end();
    await sink.close();
    await database.drop();
  });

  const start = () =>
    ServerProcess.start({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      SMTP_URL: sink.url,
      SERVE_SITE: 'false',
      LOG_LEVEL: 'error',
    });
  const sent = async () => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM mails WHERE status = 'sent'`,
    );
    return rows[0]?.count;
  };
  /** Tells the product to stop while the mail server has all mails and has said nothing of them. */
  const stopInTheMiddle = async () => {
    await waitUntil('the mails', () => sink.accepted.length === MAILS, 30);
    const ending = product!.end();
    stop();
    return ending;
  };
  const restart = async () => {
    product?.dispose();
    product = await start();
    await waitUntil('the records', async () => (await sent()) === MAILS, 30);
  };

  it.each([4_500, 7_000])(
    'a stopping product sends each mail once if the answer comes after %d ms, and ends in ten seconds',
    async (milliseconds) => {
      answerAfter = milliseconds;
      const { by, seconds } = await stopInTheMiddle();
      expect([0, 'SIGTERM']).toContain(by);
      expect(seconds).toBeLessThan(10);
      expect(await sent()).toBe(MAILS);
      await restart();
      expect(sink.accepted).toHaveLength(MAILS);
    },
  );

  it('a stopping product ends in ten seconds if no answer comes, also beside a client that does not listen', async () => {
    answerAfter = 60_000;
    const socket = createConnection(Number(new URL(product!.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(UPGRADE);
    await once(socket, 'data');
    socket.pause();
    const { by, seconds } = await stopInTheMiddle();
    socket.destroy();
    expect([0, 'SIGTERM']).toContain(by);
    expect(seconds).toBeLessThan(10);
    sink.breakConnections();
    await restart();
    expect(sink.accepted).toHaveLength(2 * MAILS);
  });
});
