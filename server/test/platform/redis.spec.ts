import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Logger } from '@nestjs/common';
import { redisProblem } from '../../src/commands/start-checks.js';
import { raw } from '../support/raw.js';
import { RealRedis } from '../support/real-redis.js';
import { buildServer, MAIN, OPERATE } from '../support/server-process.js';
import { ADMIN, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import { describeIf } from '../support/when-possible.js';

const withRedis = describeIf(RealRedis.isInstalled, 'redis', 'redis-server is not installed');

/** The limit of 600 calls in ten seconds, divided by twenty: a slow machine has to make them in that time. */
const RATE_LIMIT_FACTOR = '0.05';
const REQUESTS = 30;
/** Longer than a command may take, much shorter than a person waits. */
const SOON_MS = 2000;

withRedis('with Redis', () => {
  let redis: RealRedis;
  let first: TestApp;
  let second: TestApp;
  let addresses = 0;

  beforeAll(async () => {
    redis = await RealRedis.start();
    const env = { REDIS_URL: redis.url, RATE_LIMIT_FACTOR, TRUST_PROXY: 'loopback' };
    first = await TestApp.start(__filename, env);
    second = await first.beside(env);
  });
  afterAll(async () => {
    await second?.close();
    await first?.close();
    await redis?.dispose();
  });

  const anAddress = () => `10.2.0.${(addresses += 1)}`;
  const call = (app: TestApp, address: string) =>
    raw(app, { path: '/api/v1/auth/profile', headers: { 'X-Forwarded-For': address } });
  /** How many of these calls pass. */
  const passing = async (app: TestApp, address: string, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => call(app, address)));
    return answers.filter(({ status }) => status !== 429).length;
  };

  it('when Redis refuses to count, each process counts alone, and tells so once', async () => {
    const may = (right: string) => redis.ask((client) => client.acl('SETUSER', 'default', right));
    const told = jest.spyOn(Logger.prototype, 'warn');
    await may('-evalsha');
    const passed = await passing(first, anAddress(), 5);
    await may('+evalsha');
    const lines = told.mock.calls.map(([line]) => String(line));
    told.mockRestore();
    expect(passed).toBe(5);
    expect(lines).toEqual([
      expect.stringMatching(/^Calls are counted by this process alone: .*NOPERM/),
    ]);
  });

  describe('a start', () => {
    it('a start accepts the right address of Redis, or none', async () => {
      expect(await redisProblem(redis.url)).toBeUndefined();
      expect(await redisProblem(undefined)).toBeUndefined();
    });

    it.each([
      ['a wrong password', () => redis.urlWith('another'), 'WRONGPASS'],
      ['no password', () => redis.urlWith(''), 'NOAUTH'],
      ['a database that does not exist', () => `${redis.url}99`, 'DB index is out of range'],
    ])('a start is refused with %s, in one line without the password', async (_, url, why) => {
      const problem = await redisProblem(url());
      expect(problem).toMatch(/^REDIS_URL: Redis cannot be used: [^\n]+$/);
      expect(problem).toContain(why);
      expect(problem).not.toContain('another');
    });

    it.each([
      ['to count calls', '-eval'],
      ['to tell others of changes', '-publish'],
      ['to listen', '-subscribe'],
    ])('a start is refused when Redis does not allow %s', async (_, right) => {
      const user = ['SETUSER', 'poor', 'on', '>poor', '~*', '&*', '+@all', right] as const;
      await redis.ask((client) => client.acl(...user));
      const url = redis.url.replace(/:\/\/.*@/, '://poor:poor@');
      expect(await redisProblem(url)).toMatch(/^REDIS_URL: Redis cannot be used: NOPERM /);
    });

    it.each([
      ['where nothing listens', 'redis://127.0.0.1:1'],
      ['of a name that does not exist', 'redis://redis.invalid'],
    ])(
      'a start continues with an address %s, since Redis may be back in a moment',
      async (_, url) => {
        expect(await redisProblem(url)).toBeUndefined();
      },
    );

    it('a process started while Redis is away is ready, and uses Redis once it is back', async () => {
      await redis.stop();
      const env = { REDIS_URL: redis.url, RATE_LIMIT_FACTOR, TRUST_PROXY: 'loopback' };
      const third = await first.beside(env);
      const isReady = async () => (await raw(third, { path: '/health/ready' })).status === 200;
      await waitUntil('it to be ready', isReady);
      await redis.resume();
      await waitUntil('one limit for both', async () => {
        const address = anAddress();
        const passed = await passing(first, address, REQUESTS);
        return passed === REQUESTS && (await passing(third, address, 1)) === 0;
      });
      await third.close();
    });

    it('a start of the product with a wrong password of Redis ends with that line', async () => {
      await buildServer();
      const folder = mkdtempSync(join(tmpdir(), 'mizan-test-'));
      const child = spawn(process.execPath, [MAIN], {
        env: {
          PATH: process.env['PATH'],
          DATABASE_URL: first.database.url,
          DATA_DIR: folder,
          REDIS_URL: redis.urlWith('another'),
        },
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const said = await text(child.stderr);
      expect(await ended).toBe(1);
      rmSync(folder, { recursive: true });
      expect(said.trim().split('\n')).toEqual([
        'Mizan cannot start. The environment is not usable:',
        expect.stringMatching(/^ {2}REDIS_URL: Redis cannot be used: WRONGPASS/),
      ]);
    }, 120_000);
  });

  it('a command of the machine’s administrator ends', async () => {
    await buildServer();
    const folder = mkdtempSync(join(tmpdir(), 'mizan-test-'));
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: first.database.url,
      DATA_DIR: folder,
      REDIS_URL: redis.url,
    };
    const call = [OPERATE, 'admin', 'unlock', ADMIN.email];
    const { stdout } = await promisify(execFile)(process.execPath, call, { env, timeout: 60_000 });
    rmSync(folder, { recursive: true });
    expect(stdout).toContain('can try to sign in again');
  }, 120_000);

  describe('the general limit per address', () => {
    /** How many of twice the limit pass, half of them sent to each process. */
    const passingOfBoth = async (address: string) => {
      const counts = [first, second].map((app) => passing(app, address, REQUESTS));
      const [one = 0, other = 0] = await Promise.all(counts);
      return one + other;
    };

    it('the general limit is one for all processes', async () => {
      const address = anAddress();
      expect(await passingOfBoth(address)).toBe(REQUESTS);
      const refused = await call(second, address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
      expect((await call(second, anAddress())).status).toBe(401);
    });

    it('the general limit lasts no longer when the clock of a process is set back', async () => {
      const address = anAddress();
      await passing(first, address, REQUESTS + 1);
      const now = Date.now.bind(Date);
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 8 * 24 * 3_600_000);
      const refused = await call(first, address);
      expect([refused.status, Number(refused.headers['retry-after']) <= 10]).toEqual([429, true]);
      const isAnswered = async () => (await call(first, address)).status === 401;
      await waitUntil('its next turn', isAnswered).finally(() => clock.mockRestore());
    });

    it('an IP address is stored in Redis no longer than the limit lasts', async () => {
      await passing(first, anAddress(), 1);
      const lives = await redis.ask(async (client) =>
        Promise.all((await client.keys('*')).map((key) => client.ttl(key))),
      );
      expect(lives).not.toEqual([]);
      for (const seconds of lives) expect(seconds).toBeLessThanOrEqual(10);
      for (const seconds of lives) expect(seconds).toBeGreaterThanOrEqual(0);
    });

    it('an address that has passed it costs Redis nothing more', async () => {
      const address = anAddress();
      await passing(first, address, REQUESTS + 1);
      const processed = () =>
        redis.ask(async (client) =>
          Number(/total_commands_processed:(\d+)/.exec(await client.info('stats'))?.[1]),
        );
      const before = await processed();
      expect(await passing(first, address, 200)).toBe(0);
      expect((await processed()) - before).toBeLessThan(100);
    });

    describe.each([
      ['is stopped', () => redis.stop(), () => redis.resume()],
      ['answers nothing', async () => redis.freeze(), async () => redis.thaw()],
    ])('while Redis %s', (_, begin, end) => {
      beforeAll(begin);

      it('each process counts alone, and nobody waits', async () => {
        const started = Date.now();
        expect((await call(first, anAddress())).status).toBe(401);
        expect(Date.now() - started).toBeLessThan(SOON_MS);
        expect(await passingOfBoth(anAddress())).toBe(2 * REQUESTS);
        const address = anAddress();
        expect(await passing(first, address, REQUESTS + 10)).toBe(REQUESTS);
      });

      it('processes count together again once Redis is back', async () => {
        await end();
        await waitUntil(
          'one limit for both',
          async () => (await passingOfBoth(anAddress())) === REQUESTS,
        );
      });
    });
  });
});
