import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppConfig } from '../platform/config/app-config.js';
import { TEST_HOOKS } from '../platform/config/env.js';
import { databaseProblem, startProblems } from './start-checks.js';

/** 128 bits, which a key of sessions must not be in production. */
const SHORT_KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const SECRET = SHORT_KEY + SHORT_KEY;
const RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
const GOOD = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://mizan:secret@127.0.0.1:5432/mizan',
  DATA_DIR: '/tmp',
  PUBLIC_URL: 'https://mizan.example/',
  JWT_SECRET: SECRET,
  SETTINGS_SECRET: SHORT_KEY,
  METRICS_TOKEN: SHORT_KEY,
  BACKUP_RECIPIENT: RECIPIENT,
  ADMIN_EMAIL: 'office@mizan.example',
  ADMIN_PASSWORD: 'quiet-harbour-27',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'ميزان <no-reply@mizan.example>',
  TRUST_PROXY: 'loopback, 10.0.0.0/8',
  CORS_ORIGINS: 'https://app.example, http://localhost:5173',
  REDIS_URL: 'rediss://mizan:secret@redis.example:6380/2',
};

/** Hooks of tests that take no number. */
const HOOK_VALUES: Partial<Record<string, string>> = { WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' };
const BAD = [
  ['ADMIN_PASSWORD', 'short-one', 'at least 12 characters'],
  ['ADMIN_PASSWORD', 'administrator', 'is one that is tried first'],
  ['ADMIN_PASSWORD', 'office@mizan.example', 'is one that is tried first'],
  ['ADMIN_EMAIL', 'office', 'has to be an e-mail address'],
  ['JWT_SECRET', 'k'.repeat(48), 'repeats few characters'],
  ['JWT_SECRET', 'short', 'at least 32 characters'],
  ['JWT_SECRET', SHORT_KEY, 'at least 43 characters, or 64 if they are hexadecimal digits'],
  ['JWT_SECRET', SECRET.slice(1).toUpperCase(), 'at least 43 characters, or 64'],
  ['JWT_SECRET', 'c29tZSByYW5kb20gYnl0ZXMgb2YgYSBrZXk5sdh71k', 'at least 43 characters, or 64'],
  ['JWT_SECRET', '', 'is required in production'],
  ['JWT_SECRET_PREVIOUS', 'short', 'at least 32 characters'],
  ['METRICS_TOKEN', 'short', 'at least 32 characters'],
  ['METRICS_TOKEN', 't'.repeat(48), 'repeats few characters'],
  ['BACKUP_RECIPIENT', 'age1x', 'is no public key of age'],
  ['BACKUP_RECIPIENT', RECIPIENT.replace('3', '4'), 'is no public key of age'],
  ['BACKUP_RECIPIENT', 'ssh-ed25519 AAAA', 'is no public key of age'],
  ['SETTINGS_SECRET', '1234'.repeat(12), 'repeats few characters'],
  ['MAIL_FROM', 'Mizan', 'has to be an e-mail address'],
  ['MAIL_FROM', 'a@mizan.example, b@mizan.example', 'has to be an e-mail address'],
  ['CORS_ORIGINS', '*', '* is not possible'],
  ['CORS_ORIGINS', 'https://app.example, app.example', 'has to name sites'],
  ['CORS_ORIGINS', 'https://app.example/path', 'without paths'],
  ['PUBLIC_URL', 'https://mizan.example/site', 'without a path'],
  ['PUBLIC_URL', 'mizan.example', 'without a path'],
  ['PUBLIC_URL', '', 'is required in production'],
  ['DATA_DIR', '/dev/null/data', 'cannot be written (ENOTDIR)'],
  ['FILES_DIR', '/dev/null/files', 'cannot be written (ENOTDIR)'],
  ['TRUST_PROXY', 'the-proxy', 'a number of proxies'],
  ['DATABASE_URL', 'mysql://127.0.0.1/mizan', 'such as postgresql://'],
  ['DATABASE_URL', '', 'is required'],
  ['DATABASE_POOL', 'many', 'a whole number'],
  ['REDIS_URL', 'redis:6379', 'such as redis://'],
  ['REDIS_URL', 'http://redis:6379', 'such as redis://'],
  ['REDIS_URL', 'redis://redis:6379/mizan', 'such as redis://'],
  ['REDIS_URL', 'redis://redis:6379?db=1', 'such as redis://'],
  ['REDIS_URL', 'redis://:50%@redis:6379', 'such as redis://'],
  ['SMTP_URL', 'mail.example', 'such as smtp://'],
  ['CLAMD_URL', 'clamd:3310', 'such as tcp://'],
  ['CLAMD_URL', 'http://clamd:3310', 'such as tcp://'],
  ['CLAMD_URL', 'unix:clamd.ctl', 'such as tcp://'],
  ...TEST_HOOKS.map((name) => [name, HOOK_VALUES[name] ?? '60', 'refused in production'] as const),
] as const;

describe('a start', () => {
  it('a start accepts good settings', async () => {
    expect(await startProblems(GOOD)).toEqual([]);
  });

  it('a start accepts a session key of 43 characters of base64', async () => {
    const JWT_SECRET = 'c29tZSByYW5kb20gYnl0ZXMgb2YgYSBrZXk5sdh71kQ';
    expect(JWT_SECRET).toHaveLength(43);
    expect(await startProblems({ ...GOOD, JWT_SECRET })).toEqual([]);
  });

  it.each(BAD)('a start is refused with %s=%s, in one line', async (name, value, why) => {
    const [problem = '', ...others] = await startProblems({ ...GOOD, [name]: value });
    expect(others).toEqual([]);
    expect(problem.split(': ')[0]).toBe(name);
    expect(problem).toContain(why);
    expect(problem).not.toContain('\n');
  });

  describe('with a store of files', () => {
    const STORE = {
      ...{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'mizan-files' },
      ...{ S3_ACCESS_KEY_ID: 'mizan', S3_SECRET_ACCESS_KEY: 'secret' },
    };

    it('a start with a store of files needs no folder for files', async () => {
      const source = {
        ...GOOD,
        ...STORE,
        DATA_DIR: '/dev/null/data',
        FILES_DIR: '/dev/null/files',
      };
      expect(await startProblems(source)).toEqual([]);
      expect(AppConfig.fromEnvironment({ ...GOOD, ...STORE }).s3).toEqual({
        ...{ endpoint: 'https://s3.example', region: 'us-east-1', bucket: 'mizan-files' },
        ...{ accessKeyId: 'mizan', secretAccessKey: 'secret' },
      });
    });

    it.each([
      ['S3_ENDPOINT', 's3.example', 'without a bucket'],
      ['S3_ENDPOINT', 'https://s3.example/mizan-files', 'without a bucket'],
      ['S3_ENDPOINT', '', 'is required with the other'],
      ['S3_BUCKET', 'Mizan/files', 'has to be the name of a bucket'],
      ['S3_BUCKET', '', 'is required with the other'],
      ['S3_REGION', 'us east', 'has to be the name of a region'],
      ['S3_ACCESS_KEY_ID', '', 'is required with the other'],
      ['S3_SECRET_ACCESS_KEY', '', 'is required with the other'],
    ])('a start is refused with %s=%s, in one line', async (name, value, why) => {
      const problems = await startProblems({ ...GOOD, ...STORE, [name]: value });
      expect(problems).toEqual([expect.stringContaining(why)]);
      expect(problems[0]?.split(': ')[0]).toBe(name);
    });
  });

  it('a start with a new key of tokens needs the one that the settings were encrypted with', async () => {
    const source = { ...GOOD, SETTINGS_SECRET: '', JWT_SECRET_PREVIOUS: `${SECRET}0` };
    expect(await startProblems(source)).toEqual([
      expect.stringContaining('SETTINGS_SECRET: set it'),
    ]);
  });

  describe('secrets in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mizan-secrets-'));
    const file = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    afterAll(() => rmSync(folder, { recursive: true }));

    it('secrets in files are read without the line end', async () => {
      const source = {
        ...GOOD,
        ...{ JWT_SECRET: undefined, JWT_SECRET_FILE: file('jwt', `${SECRET}\n`) },
        ...{ DATABASE_URL: '', DATABASE_URL_FILE: file('url', `${GOOD.DATABASE_URL}\n`) },
      };
      expect(await startProblems(source)).toEqual([]);
      expect(AppConfig.fromEnvironment(source)).toMatchObject({
        databaseUrl: GOOD.DATABASE_URL,
        session: { secret: SECRET },
      });
    });

    it.each([
      ['is missing', undefined, '/nowhere/jwt', 'JWT_SECRET_FILE: /nowhere/jwt cannot be read'],
      ['is empty', undefined, file('empty', '\n'), 'JWT_SECRET_FILE: '],
      ['is not needed', SECRET, file('second', SECRET), 'JWT_SECRET_FILE: leave it out'],
      ['is too short', undefined, file('short', 'short'), 'JWT_SECRET: has to have at least 32'],
    ])('a file that %s refuses the start in one line', async (_, value, path, said) => {
      const source = { ...GOOD, JWT_SECRET: value, JWT_SECRET_FILE: path };
      expect(await startProblems(source)).toEqual([expect.stringContaining(said)]);
      expect(() => AppConfig.fromEnvironment(source)).toThrow(said);
    });
  });

  it('a start names everything that is wrong at once', async () => {
    const names = ['ADMIN_PASSWORD', 'MAIL_FROM', 'CORS_ORIGINS', 'FILES_DIR', 'RATE_LIMIT_FACTOR'];
    const values = BAD.filter(([name]) => names.includes(name));
    const problems = await startProblems({
      ...GOOD,
      ...Object.fromEntries(values.map(([name, value]) => [name, value])),
    });
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual(names.sort());
  });

  it.each([
    [
      { code: 'ECONNREFUSED', message: '' },
      'DATABASE_URL: the database cannot be used: ECONNREFUSED',
    ],
    [
      { code: '28P01', message: 'password authentication failed for user "mizan"' },
      'DATABASE_URL: the database cannot be used: password authentication failed for user "mizan"',
    ],
    [{ code: 'EADDRINUSE', message: 'in use' }, undefined],
  ])('a start says which variable names the database that it cannot use: %j', (error, said) => {
    expect(databaseProblem(Object.assign(new Error(error.message), error))).toBe(said);
  });
});
