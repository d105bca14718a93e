import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { DatabaseClockLimiter } from '../../src/platform/internals/database-clock-limiter.js';
import { PasswordsService } from '../../src/accounts/users/passwords.service.js';
import { type AccountApi, TRANSPORTS } from '../support/account-api.js';
import { aClient, linkToken, type Person } from '../support/builders.js';
import { payFullPrice } from '../support/light-argon2.js';
import { expectSameTime } from '../support/same-time.js';
import { type Answer, TestApp } from '../support/test-app.js';

let app: TestApp;
let database: Client;

beforeAll(async () => {
  payFullPrice(true);
  // The test sets the address of each caller with the header of a proxy.
  app = await TestApp.start(__filename, { TRUST_PROXY: 'loopback' });
  database = new Client({ connectionString: app.database.url });
  await database.connect();
});
afterAll(async () => {
  payFullPrice(false);
  await database.end();
  await app.close();
});

const WRONG = 'not-the-password';
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const times = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const countOf = (answers: Answer<unknown>[], code?: string) =>
  answers.filter((answer) => answer.code === code).length;

async function lock(api: AccountApi, email: string, address = '10.0.0.1'): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1)
    await api.login({ email, password: WRONG }, from(address));
}

it('a counter is committed without waiting for the disk, and only the counter', async () => {
  const limiter = new DatabaseClockLimiter({
    ...{ storeClient: database, storeType: 'client', tableName: 'rate_limits', tableCreated: true },
    ...{ keyPrefix: 'commit', points: 5, duration: 60, clearExpiredByTimeout: false },
  });
  const waitsForTheDisk = async () => {
    const { rows } = await database.query<{ synchronous_commit: string }>(
      'SHOW synchronous_commit',
    );
    return rows[0]?.synchronous_commit;
  };
  // the databases of the tests do not wait for the disk at all
  await database.query("SET synchronous_commit = 'on'");
  await database.query('BEGIN');
  expect((await limiter.consume('once')).consumedPoints).toBe(1);
  expect(await waitsForTheDisk()).toBe('off');
  await database.query('COMMIT');
  expect(await waitsForTheDisk()).toBe('on');
  expect((await limiter.consume('once')).consumedPoints).toBe(2);
  await database.query('RESET synchronous_commit');
});

describe.each(TRANSPORTS)('wrong passwords over %s', (name, apiOf) => {
  let api: AccountApi;
  let person: Person;

  beforeEach(async () => {
    api = apiOf(app);
    person = await aClient(app);
  });

  it('five wrong passwords lock the account at this address, and the refusal says how long', async () => {
    const { email, password } = person;
    await lock(api, email);
    const answer = await api.login({ email, password }, from('10.0.0.1'));
    expect(answer.code).toBe('ACCOUNT_LOCKED');
    expect(answer.message).toContain('15');
    if (name === 'REST') {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(890);
    }
  });

  it('wrong passwords lock neither the owner at another address nor others at this one', async () => {
    const neighbour = await aClient(app);
    await lock(api, person.email);
    const { email, password } = person;
    expect((await api.login({ email, password }, from('10.0.0.2'))).code).toBeUndefined();
    const theirs = { email: neighbour.email, password: neighbour.password };
    expect((await api.login(theirs, from('10.0.0.1'))).code).toBeUndefined();
  });

  it('at most five wrong passwords are compared, even when forty come at once', async () => {
    const compared = jest.spyOn(app.app.get(PasswordsService), 'matches');
    const { email } = person;
    const answers = await times(40, () => api.login({ email, password: WRONG }, from('10.0.0.3')));
    expect(compared).toHaveBeenCalledTimes(5);
    compared.mockRestore();
    expect(countOf(answers, 'LOGIN_FAILED')).toBe(5);
    expect(countOf(answers, 'ACCOUNT_LOCKED')).toBe(35);
  });

  it('wrong passwords count together for every spelling of the e-mail address', async () => {
    const { email } = person;
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email}`,
      `${email} `,
      email.replace('c', 'C'),
    ];
    for (const spelling of spellings)
      await api.login({ email: spelling, password: WRONG }, from('10.0.0.4'));
    expect((await api.login({ email, password: WRONG }, from('10.0.0.4'))).code).toBe(
      'ACCOUNT_LOCKED',
    );
  });

  it('wrong passwords lock an unknown e-mail address in the same way', async () => {
    const email = `nobody-${name}@example.dz`;
    const answers = await times(8, () => api.login({ email, password: WRONG }, from('10.0.0.5')));
    expect(countOf(answers, 'LOGIN_FAILED')).toBe(5);
    expect(countOf(answers, 'ACCOUNT_LOCKED')).toBe(3);
  });

  it('a failed sign-in takes equally long for an unknown address, a wrong password and a deactivated account', async () => {
    const inactive = await aClient(app);
    await api.toggleUser(inactive.id, { token: await app.adminToken() });
    const unknown = { email: `stranger-${name}@example.dz`, password: WRONG };
    const failed = (input: object) => async (round: number) => {
      // each round from another address, so that none is locked
      const { code } = await api.login(input, from(`10.0.9.${round}`));
      expect(code).toBe('LOGIN_FAILED');
    };
    await expectSameTime({
      unknown: failed(unknown),
      known: failed({ email: person.email, password: WRONG }),
      inactive: failed({ email: inactive.email, password: inactive.password }),
    });
  });

  it('the right password resets the count of wrong ones', async () => {
    const { email, password } = person;
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) {
        expect((await api.login({ email, password: WRONG }, from('10.0.0.6'))).code).toBe(
          'LOGIN_FAILED',
        );
      }
      expect((await api.login({ email, password }, from('10.0.0.6'))).code).toBeUndefined();
    }
  });

  it('each further lock lasts longer, up to a day', async () => {
    const { email } = person;
    const minutes: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      await lock(api, email, '10.0.0.7');
      const { rows } = await database.query<{ seconds: number }>(
        `SELECT (expire - extract(epoch FROM now()) * 1000)::float / 1000 AS seconds FROM rate_limits
          WHERE key LIKE 'login:%:10.0.0.7'`,
      );
      minutes.push(Math.round((rows[0]?.seconds ?? 0) / 60));
      await database.query(`DELETE FROM rate_limits WHERE key LIKE 'login:%:10.0.0.7'`);
    }
    expect(minutes).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    await database.query(`DELETE FROM rate_limits WHERE key LIKE 'login%'`);
  });

  it('a lock lasts no longer when the clock of the process is wrong', async () => {
    const { email, password } = person;
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 8 * 24 * 3_600_000);
    await lock(api, email, '10.0.0.8');
    clock.mockRestore();
    const { code, message } = await api.login({ email, password }, from('10.0.0.8'));
    expect({ code, message }).toEqual({
      code: 'ACCOUNT_LOCKED',
      message: expect.stringContaining('15') as string,
    });
  });

  it('an administrator who unlocks an account resets the count of wrong passwords', async () => {
    const { email, password, id } = person;
    await lock(api, email, '10.0.0.8');
    expect((await api.unlockUser(id, { token: person.token })).code).toBe('FORBIDDEN');
    const token = await app.adminToken();
    const lockedUntil = async () => {
      const { body } = await app.gql(
        'query($id: ID!) { user(id: $id) { lockedUntil } }',
        { id },
        { token },
      );
      const rest = await app.rest<{ lockedUntil: string | null }>('GET', `/users/${id}`, { token });
      const { lockedUntil: until } = rest.data;
      expect(body).toEqual({ data: { user: { lockedUntil: until } } });
      return until;
    };
    expect(Date.parse(String(await lockedUntil()))).toBeGreaterThan(Date.now());
    expect((await api.unlockUser(id, { token })).data).toBe(true);
    expect(await lockedUntil()).toBeNull();
    expect((await api.login({ email, password }, from('10.0.0.8'))).code).toBeUndefined();
  });

  it('a password reset by mail resets the count of wrong passwords', async () => {
    const { email } = person;
    await lock(api, email, '10.0.0.9');
    await api.sendReset(email);
    const token = await linkToken(app, email, 'reset-password');
    const password = 'Harbour-after-lock';
    expect((await api.reset({ token, newPassword: password })).data).toBe(true);
    expect((await api.login({ email, password }, from('10.0.0.9'))).code).toBeUndefined();
  });
});

describe('right passwords', () => {
  it('forty sign-ins at once with the right password all succeed', async () => {
    const { email, password } = await aClient(app);
    const apis = TRANSPORTS.map(([, apiOf]) => apiOf(app));
    const answers = await times(40, (index) =>
      apis[index % 2]!.login({ email, password }, from('10.0.1.1')),
    );
    expect(countOf(answers, undefined)).toBe(40);
  });

  it('wrong passwords count together over both transports', async () => {
    const { email } = await aClient(app);
    const apis = TRANSPORTS.map(([, apiOf]) => apiOf(app));
    const answers = await times(12, (index) =>
      apis[index % 2]!.login({ email, password: WRONG }, from('10.0.1.2')),
    );
    expect(countOf(answers, 'LOGIN_FAILED')).toBe(5);
  });
});

describe('distributed guessing of passwords', () => {
  let strict: TestApp;
  let api: AccountApi;

  beforeAll(async () => {
    // With this factor the limits per hour are 20 for an account and 80 for an address.
    strict = await TestApp.start(`strict-${__filename}`, {
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_FACTOR: '0.4',
    });
    api = TRANSPORTS[0]![1](strict);
  });
  afterAll(() => strict.close());

  it('guessing one account from many addresses is stopped, but the owner can sign in', async () => {
    const { email, password } = await aClient(strict, {}, { verified: false });
    await api.login({ email, password }, from('10.1.0.250'));
    for (let host = 1; host <= 5; host += 1) {
      await times(4, () => api.login({ email, password: WRONG }, from(`10.1.0.${host}`)));
    }
    const next = await api.login({ email, password: WRONG }, from('10.1.0.99'));
    expect([next.status, next.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await api.login({ email, password }, from('10.1.0.250'))).status).toBe(200);
  });

  it('guessing the password in a stolen session from many addresses is stopped, but not for the owner', async () => {
    const { email, password, token } = await aClient(strict);
    await api.login({ email, password }, from('10.4.0.250'));
    const change = (currentPassword: string, address: string) =>
      api.changePassword(
        { currentPassword, newPassword: 'Another-harbour-28' },
        { token, ...from(address) },
      );
    const answers: Answer<unknown>[] = [];
    for (let host = 1; host <= 6; host += 1)
      answers.push(...(await times(4, () => change(WRONG, `10.4.0.${host}`))));
    expect(countOf(answers, 'WRONG_PASSWORD')).toBe(20);
    expect(countOf(answers, 'TOO_MANY_REQUESTS')).toBe(4);
    expect((await change(password, '10.4.0.250')).code).toBeUndefined();
  });

  it('guessing many accounts from one address is stopped, but its known users can sign in', async () => {
    const { email, password } = await aClient(strict, {}, { verified: false });
    await api.login({ email, password }, from('10.2.0.1'));
    const spray = (index: number) =>
      api.login({ email: `spray-${index}@example.dz`, password: WRONG }, from('10.2.0.1'));
    const answers: Answer<unknown>[] = [];
    for (let first = 0; first < 100; first += 20) {
      answers.push(...(await times(20, (index) => spray(first + index))));
    }
    expect(countOf(answers, 'LOGIN_FAILED')).toBe(80);
    expect(countOf(answers, 'TOO_MANY_REQUESTS')).toBe(20);
    expect((await api.login({ email, password }, from('10.2.0.1'))).status).toBe(200);
    expect((await api.login({ email, password }, from('10.2.0.2'))).status).toBe(200);
  });

  it('guessing from the addresses of one IPv6 network counts as from one address', async () => {
    const { email } = await aClient(strict, {}, { verified: false });
    const answers = await times(8, (index) =>
      api.login({ email, password: WRONG }, from(`2001:db8:7:1::${index + 1}`)),
    );
    expect(countOf(answers, 'LOGIN_FAILED')).toBe(5);
  });

  it('registrations from one address are limited', async () => {
    const register = (index: number) =>
      api.register(
        {
          fullName: 'سمير',
          phoneNumber: '0555123456',
          email: `many-${index}@example.dz`,
          password: 'quiet-harbour-27',
        },
        from('10.3.0.1'),
      );
    const answers = await times(44, register);
    expect(countOf(answers, undefined)).toBe(40);
    expect(countOf(answers, 'TOO_MANY_REQUESTS')).toBe(4);
  });
});

it('an X-Forwarded-For that no trusted proxy sent is ignored, and its sender is named in the log once', async () => {
  const told = jest.spyOn(Logger.prototype, 'warn');
  const direct = await TestApp.start(`direct-${__filename}`);
  const api = TRANSPORTS[0]![1](direct);
  const email = 'somebody@example.dz';
  const answers = await times(12, (index) =>
    api.login({ email, password: WRONG }, from(`10.9.0.${index}`)),
  );
  await direct.close();
  expect(countOf(answers, 'LOGIN_FAILED')).toBe(5);
  const lines = told.mock.calls.filter(([line]) => String(line).includes('TRUST_PROXY'));
  told.mockRestore();
  expect(lines).toEqual([[expect.stringContaining('127.0.0.1 sends X-Forwarded-For')]]);
});

it('a trusted proxy is not named in the log', async () => {
  const told = jest.spyOn(Logger.prototype, 'warn');
  await TRANSPORTS[0]![1](app).me(undefined, from('10.9.1.1'));
  const lines = told.mock.calls.filter(([line]) => String(line).includes('TRUST_PROXY'));
  told.mockRestore();
  expect(lines).toEqual([]);
});
