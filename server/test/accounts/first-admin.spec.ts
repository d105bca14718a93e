import { AppConfig } from '../../src/platform/config/app-config.js';
import { createApp } from '../../src/create-app.js';
import { startWarnings } from '../../src/commands/start-checks.js';
import { createTestDatabase, onServer, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let printed: string;
/** What the starts warned of. */
let warned: string[];

beforeEach(async () => {
  database = await createTestDatabase(__filename);
  printed = '';
  warned = [];
});
afterEach(() => database.drop());

/** Starts and stops the product; answers the administrators that exist then. */
async function start(env: Record<string, string> = {}, times = 1) {
  const config = AppConfig.fromEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATABASE_POOL: '3',
    JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
    PUBLIC_URL: 'http://mizan.test',
    SERVE_SITE: 'false',
    LOG_LEVEL: 'error',
    SEED: 'none',
    ...env,
  });
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  try {
    const apps = await Promise.all(Array.from({ length: times }, () => createApp(config)));
    await Promise.all(apps.map((app) => app.init()));
    warned = (await Promise.all(apps.map(startWarnings))).flat();
    await Promise.all(apps.map((app) => app.close()));
  } finally {
    write.mockRestore();
  }
  let admins: { email: string; email_verified_at: Date | null }[] = [];
  await onServer(database.url, async (client) => {
    const { rows } = await client.query<(typeof admins)[number]>(
      `SELECT email, email_verified_at FROM users WHERE role = 'admin'`,
    );
    admins = rows;
  });
  return admins;
}

describe('the first administrator', () => {
  it('the first administrator gets a random password that is printed once', async () => {
    const admins = await start();
    expect(admins).toEqual([{ email: 'admin@mizan.local', email_verified_at: expect.any(Date) }]);
    expect(printed).toMatch(/e-mail +admin@mizan\.local\n +password +[\w-]{16}\n/);
    printed = '';
    expect(await start()).toHaveLength(1);
    expect(printed).not.toContain('password');
  });

  it('a configured first administrator is created, and the password is not printed', async () => {
    const env = { ADMIN_EMAIL: 'Boss@Example.DZ', ADMIN_PASSWORD: 'quiet-harbour-27' };
    expect(await start(env)).toMatchObject([{ email: 'boss@example.dz' }]);
    expect(printed).not.toContain('quiet-harbour');
  });

  it('three processes that start at once create one first administrator', async () => {
    expect(await start({}, 3)).toHaveLength(1);
    expect(printed.match(/Sign in with/g)).toHaveLength(1);
  });

  it('in production, no first administrator is created unless configured, and likely mistakes are logged', async () => {
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 8 * 24 * 3_600_000);
    const PUBLIC_URL = 'https://mizan.test';
    expect(await start({ NODE_ENV: 'production', PUBLIC_URL })).toEqual([]);
    clock.mockRestore();
    expect(warned).toEqual([
      expect.stringMatching(/^The clock of this machine is 6912\d\d s ahead/),
      expect.stringMatching(/^SMTP_URL: /),
      expect.stringMatching(/^TRUST_PROXY: /),
    ]);
    const env = {
      NODE_ENV: 'production',
      ADMIN_EMAIL: 'boss@example.dz',
      ADMIN_PASSWORD: 'quiet-harbour-27',
    };
    expect(
      await start({ ...env, PUBLIC_URL, TRUST_PROXY: 'loopback', SMTP_URL: 'smtp://127.0.0.1:9' }),
    ).toHaveLength(1);
    expect(warned).toEqual([]);
  });
});
