import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { loadOperations } from '../../src/platform/graphql/persisted-operations.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { ReadReplica } from '../../src/platform/database/read-replica.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { freePort } from '../support/free-port.js';
import { callOperation } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import { ReplicatedPostgres } from '../support/replicated-postgres.js';
import { TestApp } from '../support/test-app.js';
import { onServer } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';
import { describeIf } from '../support/when-possible.js';

const METRICS_TOKEN = 'a-token-that-monitoring-reads-with';
const WRITES = 50;
const READS = 12;
/** A replica that does not answer is given up after a second, the primary only after five. */
const LONGEST_READ_MS = 5000;
const SERVICES = /FROM "services" t/;

const withReplica = describeIf(
  ReplicatedPostgres.isPossible,
  'read-replica',
  'this system has no /proc',
);

withReplica('a read replica', () => {
  let databases: ReplicatedPostgres;
  let standby: Client;
  let app: TestApp;
  let beside: TestApp;
  let admin: string;
  const warnings: string[] = [];

  beforeAll(async () => {
    jest
      .spyOn(Logger.prototype, 'warn')
      .mockImplementation((text: unknown) => void warnings.push(String(text)));
    databases = await ReplicatedPostgres.start();
    await migrate(databases.primary.url);
    await connect();
    app = await start();
    beside = await start();
    admin = await app.adminToken();
    await bothRead();
  }, 90_000);
  afterAll(async () => {
    await beside?.close();
    await app?.close();
    await standby?.end();
    await databases?.dispose();
    jest.restoreAllMocks();
  });
  beforeEach(() => void (warnings.length = 0));

  const connect = async () => {
    standby = new Client({ connectionString: databases.standby.adminUrl });
    standby.on('error', () => undefined);
    await standby.connect();
  };
  const start = (url = databases.standby.url, primary = databases.primary.url, env = {}) =>
    TestApp.startOn(primary, { DATABASE_READ_URL: url, METRICS_TOKEN, ...env });
  const useOf = (of: TestApp) => of.app.get(ReadReplica).use;
  const isRead = (of: TestApp) => waitUntil('the replica to be read', () => useOf(of).isUsable);
  const bothRead = () => Promise.all([app, beside].map(isRead));
  const ran = () => ({
    primary: ReplicatedPostgres.ran(databases.primary, SERVICES),
    standby: ReplicatedPostgres.ran(databases.standby, SERVICES),
  });
  const rename = async (title: string) =>
    expectDone(
      await callOperation(
        app,
        ['mutation', 'updateService'],
        { id: 6, input: { titleEn: title } },
        { token: admin },
      ),
    );
  /** Every call has an address of its own, so that no cache answers. */
  let page = 0;
  const read = async (of = app) => {
    page += 1;
    const address = `/public/services?language=en&limit=${20 + (page % 80)}&page=1`;
    const started = performance.now();
    const answer = await of.rest<{ services: { id: number; title: string }[] }>('GET', address);
    const ms = performance.now() - started;
    const title = answer.data?.services?.find(({ id }) => id === 6)?.title;
    return { status: answer.status, title, ms };
  };
  const statusOf = async (path: string) => (await app.rest('GET', path)).status;

  it('the read replica gets public reads over REST and GraphQL, and nothing else', async () => {
    const before = ran();
    expect((await read()).status).toBe(200);
    const [hash] = [...loadOperations()].find(([, text]) => /query PublicServices\b/.test(text))!;
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const variables = JSON.stringify({ language: 'en' });
    const asked = new URLSearchParams({ extensions, variables }).toString();
    const byHash = await app.rest('GET', `//graphql?${asked}`);
    expect(byHash.status).toBe(200);
    // what somebody looks for is not cached, and the same for everybody
    expect(await statusOf('/public/services?search=audit')).toBe(200);
    // a list and its total over REST, twice, a list over GraphQL
    const standbyRan = before.standby + 5;
    expect(ran()).toEqual({ primary: before.primary, standby: standbyRan });
    expectDone(await app.rest('GET', '/services', { token: admin }));
    const signedIn = await app.rest('GET', '/public/services?limit=19', { token: admin });
    expect(signedIn.status).toBe(200);
    expect(ran().standby).toBe(standbyRan);
    expect(ran().primary).toBeGreaterThan(before.primary);
  });

  it('the read replica gets reads of pages that are the same for everybody', async () => {
    const site = await start(undefined, undefined, { SERVE_SITE: 'true' });
    try {
      await isRead(site);
      const before = ran();
      const page = await fetch(`${site.url}/en/services`, { headers: { Accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(ran().standby).toBeGreaterThan(before.standby);
      expect(ran().primary).toBe(before.primary);
    } finally {
      await site.close();
    }
  });

  it(`${WRITES} of ${WRITES} changes show in the next call to each process while the replica replays nothing`, async () => {
    await standby.query('SELECT pg_wal_replay_pause()');
    const { replica } = useOf(beside);
    const seen: boolean[] = [];
    for (let write = 0; write < WRITES; write += 1) {
      await rename(`Title ${write}`);
      const titles = await Promise.all([read(app), read(beside)]);
      seen.push(titles.every(({ title }) => title === `Title ${write}`));
    }
    expect(seen.filter(Boolean)).toHaveLength(WRITES);
    expect(useOf(beside).replica).toBe(replica);
    await waitUntil('the warning', () => warnings.some((text) => /2 s behind/.test(text)));
    await standby.query('SELECT pg_wal_replay_resume()');
    await bothRead();
    expect((await read(beside)).title).toBe(`Title ${WRITES - 1}`);
    expect(useOf(beside).replica).toBeGreaterThan(replica);
  });

  it(`${WRITES} of ${WRITES} changes show in the next call while the replica replays them`, async () => {
    const { replica } = useOf(beside);
    const seen: boolean[] = [];
    for (let write = 0; write < WRITES; write += 1) {
      await rename(`Word ${write}`);
      const [first, second] = await Promise.all([read(app), read(beside)]);
      // some of these come from the replica, as soon as it has the change
      await setTimeout((write % 5) * 10);
      const third = await read(beside);
      seen.push([first, second, third].every(({ title }) => title === `Word ${write}`));
    }
    expect(seen.filter(Boolean)).toHaveLength(WRITES);
    expect(useOf(beside).replica).toBeGreaterThan(replica);
  });

  it('the read replica stays in use when the primary begins a new WAL file and writes nothing', async () => {
    await onServer(databases.primary.adminUrl, async (client) => {
      await client.query('CREATE TABLE something ()');
      await client.query('SELECT pg_switch_wal()');
    });
    await setTimeout(3500);
    expect(warnings).toEqual([]);
    expect([app, beside].map((of) => useOf(of).isUsable)).toEqual([true, true]);
  });

  it('the read replica is still read when the primary does not answer, and the log names the primary', async () => {
    const line = await DatabaseProxy.start(databases.primary.url);
    const alone = await start(databases.standby.url, line.url);
    try {
      await isRead(alone);
      line.silence();
      const told = () => warnings.filter((text) => /replica/.test(text));
      await waitUntil('the warning', () => told().length > 0);
      const answers = [await read(alone), await read(alone)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LONGEST_READ_MS);
      expect(told()).toEqual([expect.stringMatching(/^DATABASE_URL: does not answer/)]);
    } finally {
      await line.restore();
      await alone.close();
      await line.close();
    }
  });

  it('no read fails or waits long when the read replica freezes, and it is read again afterwards', async () => {
    databases.standbyProcess.freeze();
    const first = await Promise.all(Array.from({ length: READS }, () => read()));
    const left = useOf(app);
    const later = await Promise.all(Array.from({ length: READS }, () => read()));
    const { replica } = useOf(app);
    const ready = await statusOf('//health/ready');
    await waitUntil('the warning', () => warnings.length >= 2);
    databases.standbyProcess.thaw();
    const answers = [...first, ...later];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LONGEST_READ_MS);
    expect(left.isUsable).toBe(false);
    expect(replica).toBe(left.replica);
    expect(ready).toBe(200);
    await bothRead();
    // once for each of the two processes
    expect(warnings.filter((text) => /the replica cannot be read/.test(text))).toHaveLength(2);
  });

  it('the read replica is not used when it stops, and used again when it is back', async () => {
    await standby.end();
    await databases.standbyProcess.stop();
    const answers = [await read(), await read(), await read(beside)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statusOf('//health/ready')).toBe(200);
    await waitUntil('the warning', () => warnings.length >= 2);
    expect(warnings).toEqual(
      [1, 2].map(() =>
        // a connection that breaks, or one that is refused
        expect.stringMatching(
          /^DATABASE_READ_URL: .*cannot be read: .*(terminat(?:ed|ing)|ECONNREFUSED|ECONNRESET)/,
        ),
      ),
    );
    databases.standbyProcess.start();
    await bothRead();
    const { replica } = useOf(app);
    expect((await read()).status).toBe(200);
    expect(useOf(app).replica).toBeGreaterThan(replica);
    await waitUntil('a connection', () =>
      connect().then(
        () => true,
        () => false,
      ),
    );
  });

  it('the read replica is in the metrics', async () => {
    const answer = await fetch(`${app.url}/metrics`, {
      headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const text = await answer.text();
    expect(text).toContain('mizan_read_replica_left 0\n');
    expect(text).toMatch(/mizan_public_statements_total{database="replica"} [1-9]/);
    expect(text).toMatch(/mizan_public_statements_total{database="primary"} [1-9]/);
  });

  it.each([
    {
      title: 'the primary itself',
      url: () => databases.primary.url,
      problem: /is not a standby of the database of DATABASE_URL$/,
    },
    {
      title: 'a standby of another cluster or database',
      url: () => databases.standby.url.replace(/mizan$/, 'postgres'),
      problem: /is not a standby of the database of DATABASE_URL$/,
    },
    {
      title: 'an address where nobody answers',
      url: async () => `postgresql://mizan@127.0.0.1:${await freePort()}/mizan`,
      problem: /cannot be read: .*ECONNREFUSED/,
    },
    {
      title: 'a wrong password',
      url: () => databases.standby.url.replace(/mizan:\w+@/, 'mizan:wrong@'),
      problem: /cannot be read: .*password authentication failed/,
    },
  ])(
    'the read replica is not read when it is $title, which one line of the log says',
    async ({ url, problem }) => {
      const wrong = await start(await url());
      try {
        await waitUntil('the warning', () => warnings.length > 0);
        expect((await read(wrong)).status).toBe(200);
        await setTimeout(1500);
        expect(warnings).toEqual([expect.stringMatching(problem)]);
        expect(useOf(wrong)).toMatchObject({ isUsable: false, replica: 0 });
      } finally {
        await wrong.close();
      }
    },
  );
});
