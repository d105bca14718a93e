import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { Database } from '../../src/platform/database/database.js';
import { ChangeEventBus } from '../../src/platform/events/change-event-bus.js';
import { aClient, aServiceRequest } from '../support/builders.js';
import { contactCalls } from '../support/contact-calls.js';
import { Followers, type Stream } from '../support/live.js';
import { RealRedis } from '../support/real-redis.js';
import { expectDone } from '../support/refusals.js';
import { ServerProcess } from '../support/server-process.js';
import { JWT_SECRET, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import { describeIf } from '../support/when-possible.js';

const withRedis = describeIf(
  RealRedis.isInstalled,
  'redis-changes',
  'redis-server is not installed',
);

const MINE = 'subscription { myServiceRequestChanged { id } }';
type Mine = Stream<{ myServiceRequestChanged: { id: string } }>;

/** Connections to PostgreSQL on which a process listens for changes. */
const LISTENING = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'mizan-changes:%'`;
/** Longer than a notice takes. */
const NOTICE_MS = 200;
/** Longer than a process waits for the answers of others. */
const ANSWERED_MS = 600;
/** A silent Redis is noticed after a heartbeat of 3 s and an answer of 3 s. */
const NOTICED_SECONDS = 9;
/** Longer than a process may answer what is old. */
const OLD_MS = 11_000;
/** Much less than somebody waits for a write. */
const WRITE_MS = 2500;

withRedis('changes by Redis', () => {
  let redis: RealRedis;
  let first: TestApp;
  let second: TestApp;
  let admin: string;
  let numbers = 100;

  beforeAll(async () => {
    redis = await RealRedis.start();
    first = await TestApp.start(__filename, { REDIS_URL: redis.url, SEED: 'all' });
    second = await first.beside({ REDIS_URL: redis.url });
    admin = await first.adminToken();
  });
  afterAll(async () => {
    redis?.thaw();
    await second?.close();
    await first?.close();
    await redis?.dispose();
  });

  /** As visitors get it, from the cache of the process. */
  const phoneAt = async (app: TestApp) => {
    const { data } = await app.rest<{ phones: { key: string; value: string }[] }>(
      'GET',
      '/public/contact-info',
    );
    return data?.phones.find(({ key }) => key === 'main_phone')?.value;
  };
  /** Writes a new number; answers it. */
  const changePhone = async (app: TestApp) => {
    const value = `+213 21 63 0${(numbers += 1)}`;
    const calls = contactCalls(app, 'REST', admin);
    expectDone(await calls.updateByKey('phone', 'main_phone', { value }));
    return value;
  };
  /** How many of this many changes are on the other process at its next request. */
  const seenAtOnce = async (changes: number) => {
    let seen = 0;
    for (let change = 0; change < changes; change += 1) {
      const [writer, reader] = change % 2 === 0 ? [first, second] : [second, first];
      await phoneAt(reader);
      const value = await changePhone(writer);
      if ((await phoneAt(reader)) === value) seen += 1;
    }
    return seen;
  };
  /** Gives or takes a right of all processes. */
  const may = (right: string) => redis.ask((client) => client.acl('SETUSER', 'default', right));
  const statusOf = async (app: TestApp) => (await app.rest('GET', '//health/ready')).status;

  it('a change on one process is on the other at the next request, and nobody listens to PostgreSQL', async () => {
    expect(await seenAtOnce(50)).toBe(50);
    const client = new Client({ connectionString: first.database.url });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(LISTENING);
    await client.end();
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('a subscription on one process gets the events of the other', async () => {
    const followers = new Followers();
    const { token } = await aClient(first);
    const stream = await followers.follow<Mine>(second, MINE, { token });
    const body = aServiceRequest();
    const answer = await first.rest<{ id: string }>('POST', '/service-requests', { token, body });
    const { id } = expectDone(answer);
    await waitUntil('the event', () => stream.events.length > 0);
    expect(stream.events[0]?.myServiceRequestChanged).toEqual({ id });
    await followers.close();
  });

  it('a change is told when it is committed, and never if it is not', async () => {
    const told: string[] = [];
    const { changes } = second.app.get(ChangeEventBus);
    const following = changes.subscribe(({ entity, id }) => entity === 'test' && told.push(id));
    const write = (id: string, work: () => unknown) =>
      first.app.get(Database).transaction(async (transaction) => {
        first.app.get(ChangeEventBus).announce(transaction, { entity: 'test', id });
        await transaction.execute('SELECT 1');
        await work();
      });
    await write('kept', async () => {
      await setTimeout(NOTICE_MS);
      expect(told).toEqual([]);
    });
    expect(told).toEqual(['kept']);
    const undone = write('undone', () => Promise.reject(new Error('undone')));
    await expect(undone).rejects.toThrow('undone');
    await setTimeout(NOTICE_MS);
    expect(told).toEqual(['kept']);
    following.unsubscribe();
  });

  it('two products on databases of one Redis with other numbers do not receive each other’s changes', async () => {
    const other = await TestApp.start(`other-${__filename}`, { REDIS_URL: `${redis.url}1` });
    const told: unknown[] = [];
    const following = other.app.get(ChangeEventBus).changes.subscribe((event) => told.push(event));
    await changePhone(first);
    await setTimeout(NOTICE_MS);
    following.unsubscribe();
    await other.close();
    expect(told).toEqual([]);
  });

  it('foreign messages in the channel of Redis do no harm', async () => {
    const send = (text: string) => redis.ask((client) => client.publish('mizan:0:changes', text));
    const texts = [
      ...['nonsense', 'null', '{}', '[]', '{"from":"x","events":[null]}'],
      '{"from":"x","events":[{"entity":"settings","id":"x","hiddenFrom":5}]}',
    ];
    for (const text of texts) expect(await send(text)).toBe(2);
    expect(await seenAtOnce(2)).toBe(2);
  });

  it('after a notice that could not be sent, a process still waits for the other', async () => {
    for (let time = 0; time < 3; time += 1) {
      await may('-publish');
      await changePhone(first);
      await may('+publish');
      await setTimeout(ANSWERED_MS);
      expect(await seenAtOnce(4)).toBe(4);
    }
  });

  it('a change that one process could not announce reaches the other later', async () => {
    await phoneAt(second);
    await may('-publish');
    const value = await changePhone(first);
    const before = await phoneAt(second);
    await may('+publish');
    expect(before).not.toBe(value);
    await waitUntil('the change', async () => (await phoneAt(second)) === value, NOTICED_SECONDS);
    await waitUntil('both to receive changes again', async () => (await seenAtOnce(4)) === 4);
  });

  it('a change that a killed process could not announce reaches the others later', async () => {
    const { url } = first.database;
    const killed = await ServerProcess.start({
      ...{ DATABASE_URL: url, REDIS_URL: redis.url, JWT_SECRET, SERVE_SITE: 'false' },
    });
    await phoneAt(second);
    await may('-publish');
    const value = '+213 21 63 0999';
    const path = '/api/v1/contact-info/admin/type/phone/key/main_phone';
    const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ value });
    const { status } = await fetch(killed.url + path, { method: 'PUT', headers, body });
    const before = await phoneAt(second);
    await killed.kill();
    await may('+publish');
    killed.dispose();
    expect(status).toBe(200);
    expect(before).not.toBe(value);
    await waitUntil('the change', async () => (await phoneAt(second)) === value, NOTICED_SECONDS);
    await waitUntil('both to know each other', async () => (await seenAtOnce(4)) === 4);
  }, 120_000);

  describe.each([
    ['is stopped', () => redis.stop(), () => redis.resume()],
    ['answers nothing', async () => redis.freeze(), async () => redis.thaw()],
  ])('while Redis %s', (_, begin, end) => {
    it('changes are stored while Redis is away, and soon reach the other process', async () => {
      await phoneAt(second);
      await begin();
      const started = Date.now();
      const value = await changePhone(first);
      expect(Date.now() - started).toBeLessThan(WRITE_MS);
      const isThere = async () => (await phoneAt(second)) === value;
      await waitUntil('the change', isThere, NOTICED_SECONDS);
      const next = await changePhone(first);
      await waitUntil('the next', async () => (await phoneAt(second)) === next, NOTICED_SECONDS);
    });

    it('processes stay ready, because they keep nothing for long', async () => {
      await setTimeout(OLD_MS);
      expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    });

    it('everything is as before once it is back', async () => {
      await end();
      const areBack = async () =>
        (await statusOf(first)) === 200 && (await statusOf(second)) === 200;
      await waitUntil('both to be ready', areBack);
      await waitUntil('both to know each other', async () => (await seenAtOnce(4)) === 4);
      expect(await seenAtOnce(20)).toBe(20);
    });
  });
});
