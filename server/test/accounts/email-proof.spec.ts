import { DataSource } from 'typeorm';
import { ProvedByTheServer1795641060000 } from '../../src/platform/database/migrations/1795641060000-proved-by-the-server.js';
import { createTestDatabase } from '../support/test-database.js';
import { aClient, aColleague, aRegistration, linkToken, type Person } from '../support/builders.js';
import { emailCode, proveEmail } from '../support/email-proof.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { challengeOf, enableSecondFactor, nextCode } from '../support/second-factor.js';
import { ADMIN, type Answer, type CallOptions, TestApp } from '../support/test-app.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
});
afterAll(() => app.close());

const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const done = async <T>(answer: Promise<Answer<T>>) => expectDone(await answer);
const profile = (token: string) =>
  done(
    app.rest<Record<'isEmailVerified' | 'isEmailProved' | 'isPhoneVerified', boolean>>(
      'GET',
      '/auth/profile',
      { token },
    ),
  );
const isProved = async ({ token }: Person) => (await profile(token)).isEmailProved;
const unproved = () => aClient(app, {}, { verified: false });
const begin = ({ token, password }: Person) =>
  app.rest('POST', '/auth/second-factor', { token, body: { password } });
const beginPasskey = ({ token, password }: Person) =>
  app.rest('POST', '/auth/passkeys/begin', { token, body: { password } });

interface Api {
  verify: (link: string, options?: CallOptions) => Promise<Answer<unknown>>;
  send: (options: CallOptions) => Promise<Answer<unknown>>;
  prove: (code: string, options: CallOptions) => Promise<Answer<unknown>>;
}
const APIS: Record<string, () => Api> = {
  REST: () => ({
    verify: (link, options) => app.rest('GET', `/email-verification/verify/${link}`, options),
    send: (options) => app.rest('POST', '/email-verification/send-code', options),
    prove: (code, options) =>
      app.rest('POST', '/email-verification/prove', { ...options, body: { code } }),
  }),
  GraphQL: () => ({
    verify: (token, options) => callOperation(app, ['mutation', 'verifyEmail'], { token }, options),
    send: (options) => callOperation(app, ['mutation', 'sendEmailCode'], {}, options),
    prove: (code, options) => callOperation(app, ['mutation', 'proveEmail'], { code }, options),
  }),
};

describe.each(Object.entries(APIS))('an address is proved over %s', (_, apiOf) => {
  let api: Api;
  beforeAll(() => {
    api = apiOf();
  });

  it.each<[string, boolean, (person: Person) => Promise<CallOptions>]>([
    ['in a session of its account', true, ({ token }) => Promise.resolve({ token })],
    ['signed out', false, () => Promise.resolve({})],
    ['in a session of another account', false, async () => ({ token: (await unproved()).token })],
    [
      'in a session that has ended',
      false,
      async ({ email, password }) => {
        const token = await app.signIn(email, password);
        await app.rest('POST', '/auth/logout', { token });
        return { token };
      },
    ],
  ])('a verification link opened %s proves the address: %s', async (__, expected, session) => {
    const person = await unproved();
    const link = await linkToken(app, person.email, 'verify-email');
    await api.verify(link, await session(person));
    const { isEmailVerified, isEmailProved } = await profile(person.token);
    expect(isEmailProved).toBe(expected);
    if (expected) expect(isEmailVerified).toBe(true);
  });

  it('a link opened in the session proves the address, also after a program has verified it', async () => {
    const person = await unproved();
    const link = await linkToken(app, person.email, 'verify-email');
    await api.verify(link);
    expect(await profile(person.token)).toMatchObject({
      isEmailVerified: true,
      isEmailProved: false,
    });
    await api.verify(link, { token: person.token });
    expect(await isProved(person)).toBe(true);
  });

  it('a mailed code proves the address once, in a session of the account only', async () => {
    const [person, other] = [await unproved(), await unproved()];
    const { token } = person;
    expectDone(await api.send({ token }));
    const code = await emailCode(app, person.email);
    expectDone(await api.send({ token: other.token }));
    const theirs = await emailCode(app, other.email);
    if (code !== theirs) {
      expectRefused(await api.prove(code, { token: other.token }), 'INVALID_EMAIL_CODE', 'code');
      expect(await isProved(other)).toBe(false);
    }
    expect(expectDone(await api.prove(code, { token }))).toMatchObject({
      isEmailProved: true,
      isEmailVerified: true,
    });
    expectRefused(await api.prove(code, { token }), 'INVALID_EMAIL_CODE', 'code');
    expectRefused(await api.send({ token }), 'EMAIL_ALREADY_PROVED');
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 345', '٠٠٠٠'])(
    'the address is not proved by %j',
    async (code) => {
      const { token } = await unproved();
      expectRefused(await api.prove(code, { token }), 'BAD_USER_INPUT', 'code');
    },
  );

  it('the address is not proved after five wrong codes, nor by an older or late one', async () => {
    const person = await unproved();
    const { token, email, id } = person;
    const sendCode = async (mails: number) => {
      expectDone(await api.send({ token }));
      return emailCode(app, email, mails);
    };
    const first = await sendCode(1);
    const wrong = first === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1)
      expectRefused(await api.prove(wrong, { token }), 'INVALID_EMAIL_CODE', 'code');
    expectRefused(await api.prove(first, { token }), 'INVALID_EMAIL_CODE', 'code');
    const second = await sendCode(2);
    await rows('UPDATE email_codes SET expires_at = now() WHERE user_id = $1', [id]);
    expectRefused(await api.prove(second, { token }), 'INVALID_EMAIL_CODE', 'code');
    const third = await sendCode(3);
    if (second !== third)
      expectRefused(await api.prove(second, { token }), 'INVALID_EMAIL_CODE', 'code');
    expect(await isProved(person)).toBe(false);
    expectDone(
      await api.prove(
        third.replace(/\d/g, (d) => '٠١٢٣٤٥٦٧٨٩'[Number(d)]!),
        { token },
      ),
    );
    expect(await isProved(person)).toBe(true);
  });
});

describe('the proof', () => {
  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'the office corrects the address',
      ({ id }) =>
        done(
          app.rest('PUT', `/users/${id}`, { token: admin, body: { email: aRegistration().email } }),
        ),
    ],
    [
      'the database has another one',
      ({ id }) => rows('UPDATE users SET email = $2 WHERE id = $1', [id, aRegistration().email]),
    ],
  ])('the proof is forgotten once %s', async (_, change) => {
    const person = await aClient(app);
    expect(await isProved(person)).toBe(true);
    await change(person);
    expect(await isProved(person)).toBe(false);
    expectRefused(await begin(person), 'EMAIL_NOT_PROVED');
  });

  it('the proof stays when the office saves the account with the same address', async () => {
    const person = await aClient(app);
    const body = { email: person.email.toUpperCase(), fullName: 'اسم آخر' };
    await done(app.rest('PUT', `/users/${person.id}`, { token: admin, body }));
    expect(await isProved(person)).toBe(true);
  });

  it('a code mailed to the former address proves nothing', async () => {
    const person = await unproved();
    const { token, id, email } = person;
    expectDone(await app.rest('POST', '/email-verification/send-code', { token }));
    const code = await emailCode(app, email);
    await done(app.rest('PUT', `/users/${id}`, { token: admin, body: { email: `x${email}` } }));
    const answer = await app.rest('POST', '/email-verification/prove', { token, body: { code } });
    expectRefused(answer, 'INVALID_EMAIL_CODE', 'code');
  });

  it('accounts made by the server are proved, those made by an administrator are not', async () => {
    expect((await profile(admin)).isEmailProved).toBe(true);
    const colleague = await aColleague(app, { role: 'secretary' });
    expect(await isProved(colleague)).toBe(false);
    await app.app
      .get(DataSource)
      .query(`UPDATE users SET email_proved_at = NULL WHERE email = $1`, [ADMIN.email]);
    await proveEmail(app, admin);
  });
});

describe('a second factor', () => {
  it.each<[string, () => Promise<Person>]>([
    ['a new account', unproved],
    [
      'an account that a program verified',
      async () => {
        const person = await unproved();
        const link = await linkToken(app, person.email, 'verify-email');
        await app.rest('GET', `/email-verification/verify/${link}`);
        return person;
      },
    ],
    ['an account that an administrator made', () => aColleague(app, { role: 'lawyer' })],
  ])('a second factor is not added to %s before its address is proved', async (_, make) => {
    const person = await make();
    expectRefused(await begin(person), 'EMAIL_NOT_PROVED');
    expectRefused(await beginPasskey(person), 'EMAIL_NOT_PROVED');
    await proveEmail(app, person.token);
    expectDone(await begin(person));
    expectDone(await beginPasskey(person));
  });

  it('a begun second factor cannot be confirmed once the address has changed', async () => {
    const person = await aClient(app);
    const { secret } = expectDone(await begin(person)) as { secret: string };
    await rows('UPDATE users SET email = $2 WHERE id = $1', [person.id, aRegistration().email]);
    const body = { code: nextCode(secret) };
    const { token } = person;
    expectRefused(
      await app.rest('POST', '/auth/second-factor/confirm', { token, body }),
      'EMAIL_NOT_PROVED',
    );
  });

  /** By the link that the owner of the address got. */
  async function reset(email: string): Promise<string> {
    await app.rest('POST', '/password-reset/send-reset', { body: { email } });
    const link = await linkToken(app, email, 'reset-password');
    const body = { newPassword: 'the-harbour-of-the-owner-9' };
    await app.rest('POST', `/password-reset/reset/${link}`, { body });
    return body.newPassword;
  }
  const forget = ({ id }: Person) =>
    rows('UPDATE users SET email_proved_at = NULL WHERE id = $1', [id]);

  it('a second factor set up before the proof ends with a password reset, and the person is notified', async () => {
    const person = await aClient(app);
    await enableSecondFactor(app, person);
    await forget(person);
    const { email } = person;
    const password = await reset(email);
    const token = await app.signIn(email, password);
    expect(await profile(token)).toMatchObject({ hasSecondFactor: false });
    const [left] = await rows<{ count: string }>(
      'SELECT count(*) FROM second_factors WHERE user_id = $1',
      [person.id],
    );
    expect(left?.count).toBe('0');
    const recorded = await rows(
      `SELECT 1 FROM audit_events WHERE entity_id = $1 AND action = 'user.second_factor_disabled'`,
      [person.id],
    );
    expect(recorded).toHaveLength(1);
  });

  it('a proof ends an earlier second factor, and an earlier phone number must be confirmed again', async () => {
    const people = [await aClient(app), await aClient(app)];
    await rows('UPDATE users SET phone_verified_at = now() WHERE id = ANY($1)', [
      people.map(({ id }) => id),
    ]);
    await forget(people[0]!);
    const confirmed = await Promise.all(
      people.map(async ({ email }) => {
        const token = await app.signIn(email, await reset(email));
        return (await profile(token)).isPhoneVerified;
      }),
    );
    expect(confirmed).toEqual([false, true]);
    const numbers = await rows<{ kept: boolean }>(
      `SELECT phone_e164 IS NOT NULL AS kept FROM users
        WHERE id = ANY($1) ORDER BY array_position($1::uuid[], id)`,
      [people.map(({ id }) => id)],
    );
    expect(numbers).toEqual([{ kept: false }, { kept: true }]);
  });

  it.each<[string, () => Promise<Person>]>([
    ['a client who proved the address', () => aClient(app)],
    ['somebody of the office who did not', () => aColleague(app, { role: 'secretary' })],
  ])('the second factor of %s stays after a password reset', async (_, make) => {
    const person = await make();
    const { secret } = await enableSecondFactor(app, person);
    if ('fullName' in person) await forget(person);
    const { email } = person;
    const password = await reset(email);
    const answer = await app.rest('POST', '/auth/login', { body: { email, password } });
    expectRefused(answer, 'SECOND_FACTOR_REQUIRED');
    const body = { challenge: challengeOf(answer), code: nextCode(secret) };
    expectDone(await app.rest('POST', '/auth/login/second-factor', { body }));
  });
});

it('accounts of the office that the server made before count as proved, by the upgrade', async () => {
  const database = await createTestDatabase(`${__filename}-upgrade`);
  const older = await TestApp.startOn(database.url);
  const source = older.app.get(DataSource);
  await aColleague(older, { role: 'admin' });
  const proved = () =>
    source.query<{ email: string }[]>(
      'SELECT email FROM users WHERE email_proved_at IS NOT NULL ORDER BY email',
    );
  await source.query('UPDATE users SET email_proved_at = NULL');
  expect(await proved()).toEqual([]);
  const runner = source.createQueryRunner();
  await new ProvedByTheServer1795641060000().up(runner);
  await runner.release();
  expect(await proved()).toEqual([{ email: ADMIN.email }]);
  await older.close();
  await database.drop();
});
