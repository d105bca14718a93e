import { Client } from 'pg';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { type AccountApi, TRANSPORTS } from '../support/account-api.js';
import { aClient } from '../support/builders.js';
import { Followers, waitForEvents, type Stream } from '../support/live.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { callSurface, marked } from '../support/surface-calls.js';
import { ADMIN, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const IDLE_SECONDS = 30 * 60;
const OPEN_WHILE_LOCKED = [
  'GET /api/v1/auth/profile',
  'GET /api/v1/auth/session',
  'POST /api/v1/auth/lock',
  'POST /api/v1/auth/logout',
  'POST /api/v1/auth/unlock',
  'mutation lockSession',
  'mutation logout',
  'mutation unlock',
  'query me',
  'query sessionState',
];
const closed = marked.filter(({ name }) => !OPEN_WHILE_LOCKED.includes(name));

let app: TestApp;
let database: Client;

beforeAll(async () => {
  // The test sets the address of each caller with the header of a proxy.
  app = await TestApp.start(__filename, { TRUST_PROXY: 'loopback' });
  database = new Client({ connectionString: app.database.url });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.close();
});

const idOf = (token: string) =>
  (
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      jti: string;
    }
  ).jti;

/** Makes the session look unused for so many seconds. */
async function leaveUnused(token: string, seconds: number): Promise<void> {
  await database.query(
    `UPDATE sessions SET last_used_at = now() - make_interval(secs => $2) WHERE id = $1`,
    [idOf(token), seconds],
  );
}

async function unusedSeconds(token: string): Promise<number> {
  const { rows } = await database.query<{ seconds: number }>(
    `SELECT extract(epoch FROM now() - last_used_at)::float8 AS seconds FROM sessions WHERE id = $1`,
    [idOf(token)],
  );
  return rows[0]?.seconds ?? Number.NaN;
}

async function aLockedAdmin(): Promise<string> {
  const token = await app.adminToken();
  await leaveUnused(token, 2 * IDLE_SECONDS);
  return token;
}

describe('a locked session', () => {
  let token: string;
  beforeAll(async () => (token = await aLockedAdmin()));

  it.each(closed)('$name is refused to a locked session', async ({ name }) => {
    expectRefused(await callSurface(app, name, { token }), 'SESSION_LOCKED');
  });

  it('a locked session may only be unlocked, ended or read', () => {
    expect(marked.length - closed.length).toBe(OPEN_WHILE_LOCKED.length);
  });

  it('REST answers 423 to a locked session, in the language asked for', async () => {
    const { status, message } = await app.rest('GET', '/users?language=fr', { token });
    expect(status).toBe(423);
    expect(message).toContain('mot de passe');
  });

  it('a locked session still reads what is public', async () => {
    expect((await app.rest('GET', '/public/services', { token })).status).toBe(200);
  });

  it('the cookie of a locked session is refused too', async () => {
    const headers = { Cookie: `token=${token}; signed_in=1` };
    expect((await app.gql('{ userStats { total } }', {}, { headers })).code).toBe('SESSION_LOCKED');
  });
});

describe.each(TRANSPORTS)('locking over %s', (_, apiOf) => {
  let api: AccountApi;
  beforeAll(() => (api = apiOf(app)));
  const isOpen = async (token: string) =>
    (await api.userStats(undefined, { token })).code === undefined;

  it('a session tells whether it is locked, and whose it is only while it is not', async () => {
    const token = await app.adminToken();
    const state = () => api.sessionState(undefined, { token });
    expect((await state()).data).toEqual({ locked: false, idleSeconds: IDLE_SECONDS });
    await leaveUnused(token, 2 * IDLE_SECONDS);
    expect((await state()).data).toEqual({ locked: true, idleSeconds: IDLE_SECONDS });
    const shown = expectDone(await api.me(undefined, { token }));
    expect(shown).toMatchObject({ fullName: '', email: '', phoneNumber: '', role: 'admin' });
    expectDone(await api.unlock(ADMIN.password, { token }));
    expect(expectDone(await api.me(undefined, { token })).email).toBe(ADMIN.email);
    await leaveUnused(token, 2 * IDLE_SECONDS);
    expect((await state()).data.locked).toBe(true);
  });

  it('an administrator’s session is locked after half an hour without use, and not before', async () => {
    const token = await app.adminToken();
    await leaveUnused(token, IDLE_SECONDS - 5);
    expect(await isOpen(token)).toBe(true);
    // The use is stored after the answer, so the test waits until it is stored.
    await waitUntil('the mark', async () => (await unusedSeconds(token)) < 60);
    await leaveUnused(token, IDLE_SECONDS + 65);
    expect(await isOpen(token)).toBe(false);
  });

  it('a client’s session is never locked', async () => {
    const { token } = await aClient(app);
    await leaveUnused(token, 100 * IDLE_SECONDS);
    expectDone(await api.mySessions(undefined, { token }));
    expect((await api.lockSession(undefined, { token })).data).toEqual({
      locked: false,
      idleSeconds: null,
    });
    expectDone(await api.mySessions(undefined, { token }));
  });

  it('locking a session by hand takes effect at once, and only for that session', async () => {
    const [token, other] = [await app.adminToken(), await app.adminToken()];
    expect((await api.lockSession(undefined, { token })).data.locked).toBe(true);
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(other)).toBe(true);
  });

  it('the password unlocks a session that was not used', async () => {
    const token = await aLockedAdmin();
    const wrong = await api.unlock('not-the-password', { token });
    expectRefused(wrong, 'WRONG_PASSWORD', 'password');
    expect(await isOpen(token)).toBe(false);
    expect(expectDone(await api.unlock(ADMIN.password, { token })).locked).toBe(false);
    expect(await isOpen(token)).toBe(true);
  });

  it('the password unlocks a session that was locked by hand', async () => {
    const token = await app.adminToken();
    await api.lockSession(undefined, { token });
    expectDone(await api.unlock(ADMIN.password, { token }));
    expect(await isOpen(token)).toBe(true);
  });

  it.each([
    { title: 'an empty password', password: '', code: 'BAD_USER_INPUT' as const },
    {
      title: 'a password longer than any that is hashed',
      password: 'x'.repeat(129),
      code: 'BAD_USER_INPUT' as const,
    },
    {
      title: 'the password with a space after it',
      password: `${ADMIN.password} `,
      code: 'WRONG_PASSWORD' as const,
    },
  ])('a locked session is not unlocked by $title', async ({ password, code }) => {
    const token = await aLockedAdmin();
    expectRefused(await api.unlock(password, { token }), code, 'password');
    expect(await isOpen(token)).toBe(false);
  });

  it('unlocking needs the token of the session', async () => {
    expectRefused(await api.unlock(ADMIN.password), 'UNAUTHENTICATED');
    const token = await aLockedAdmin();
    expectDone(await api.logout(undefined, { token }));
    expectRefused(await api.unlock(ADMIN.password, { token }), 'UNAUTHENTICATED');
  });

  it('wrong passwords for unlocking count together with those for sign-in', async () => {
    const token = await aLockedAdmin();
    const headers = { 'X-Forwarded-For': '10.9.0.1' };
    for (let tries = 0; tries < 5; tries += 1)
      await api.unlock('not-the-password', { token, headers });
    expectRefused(await api.unlock(ADMIN.password, { token, headers }), 'ACCOUNT_LOCKED');
    expectRefused(await api.login(ADMIN, { headers }), 'ACCOUNT_LOCKED');
    expectDone(await api.unlock(ADMIN.password, { token }));
    await database.query(`DELETE FROM rate_limits WHERE key LIKE 'login%'`);
  });

  it('a new token for the same session does not prevent locking', async () => {
    const token = await aLockedAdmin();
    expectRefused(await api.refresh(undefined, { token }), 'SESSION_LOCKED');
  });
});

describe('what counts as use', () => {
  const AGO = 20 * 60;
  const QUERY = '{ userStats { total } }';

  it.each<{ title: string; used: boolean; headers: Record<string, string> }>([
    { title: 'a call of the user', used: true, headers: {} },
    { title: 'a call that a page makes by itself', used: false, headers: { 'X-Background': '1' } },
  ])('$title counts as use of a session: $used', async ({ headers, used }) => {
    const token = await app.adminToken();
    await leaveUnused(token, AGO);
    expectDone(await app.gql(QUERY, {}, { token, headers }));
    await (used
      ? waitUntil('the mark', async () => (await unusedSeconds(token)) < 60)
      : waitForEvents());
    expect((await unusedSeconds(token)) < 60).toBe(used);
  });

  it('the use of a session is stored at most once a minute', async () => {
    const token = await app.adminToken();
    await leaveUnused(token, 30);
    expectDone(await app.gql(QUERY, {}, { token }));
    await waitForEvents();
    expect(await unusedSeconds(token)).toBeGreaterThan(30);
  });

  it('an event on a socket is no use of a session, and a locked session gets no events', async () => {
    const token = await app.adminToken();
    const followers = new Followers();
    const stream = await followers.follow<Stream<unknown>>(
      app,
      'subscription { serviceRequestChanged { id } }',
      { token },
    );
    await leaveUnused(token, AGO);
    const person = await aClient(app);
    const submit = () =>
      app.rest('POST', '/service-requests', {
        token: person.token,
        body: {
          serviceId: 11,
          clientName: 'أمينة',
          clientEmail: 'amina@example.dz',
          clientPhone: '0555123456',
          serviceDescription: 'عقد إيجار',
        },
      });
    expectDone(await submit());
    await waitUntil('the event', () => stream.events.length === 1);
    expect(await unusedSeconds(token)).toBeGreaterThan(AGO - 1);
    await leaveUnused(token, 2 * IDLE_SECONDS);
    expectDone(await submit());
    await waitUntil('the refusal', () => stream.errors.length === 1);
    expect(stream.errors).toMatchObject([{ extensions: { code: 'SESSION_LOCKED' } }]);
    await followers.close();
  });
});

describe('the configuration of the session lock', () => {
  const config = (env: Record<string, string>) =>
    AppConfig.fromEnvironment({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
      PUBLIC_URL: 'https://mizan.test',
      ...env,
    });

  it('the time until the lock is the setting, or configured in seconds for tests', () => {
    expect(config({}).session.officeIdleSeconds).toBeUndefined();
    expect(config({ ADMIN_IDLE_SECONDS: '4' }).session.officeIdleSeconds).toBe(4);
  });

  it('a lock after seconds is refused in production', () => {
    const env = { NODE_ENV: 'production', ADMIN_IDLE_SECONDS: '4' };
    expect(() => config(env)).toThrow('ADMIN_IDLE_SECONDS: is for tests');
  });

  it('a session is locked after the configured time', async () => {
    const quick = await app.beside({ ADMIN_IDLE_SECONDS: '120' });
    const token = await quick.adminToken();
    const isOpen = async (at: TestApp) =>
      (await at.rest('GET', '/users/stats/overview', { token })).status === 200;
    await leaveUnused(token, 90);
    expect(await isOpen(quick)).toBe(true);
    await waitUntil('the mark', async () => (await unusedSeconds(token)) < 60);
    await leaveUnused(token, 150);
    expect(await isOpen(quick)).toBe(false);
    expect(await isOpen(app)).toBe(true);
    await quick.close();
  });
});
