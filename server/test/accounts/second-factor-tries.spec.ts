import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { aClient, aColleague, anAdmin, linkToken, type Person } from '../support/builders.js';
import { addPasskey, PASSKEY_APIS, proofBy } from '../support/passkeys.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import {
  challengeOf,
  enableSecondFactor,
  nextCode,
  SECOND_FACTOR_APIS,
  wrongCode,
} from '../support/second-factor.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

/** One more than locks an account. */
const TRIES = 6;

let app: TestApp;

beforeAll(async () => {
  // The test sets the address of each caller with the header of a proxy.
  app = await TestApp.start(__filename, { TRUST_PROXY: 'loopback' });
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const login = ({ email }: Person, password: string, address = '127.0.0.1') =>
  app.rest('POST', '/auth/login', { body: { email, password }, ...from(address) });

describe.each(Object.keys(PASSKEY_APIS))('right proofs of what is refused, over %s', (name) => {
  const passkeys = () => PASSKEY_APIS[name]!(app);
  const factors = () => SECOND_FACTOR_APIS[name]!(app);

  const withPasskey = async (person: Person) => ({ ...person, ...(await addPasskey(app, person)) });

  it('removing a passkey that is not theirs is no failed try, and uses up no proof', async () => {
    const person = await withPasskey(await aClient(app));
    const proof = await proofBy(passkeys(), person);
    const options = { token: person.token };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const refused = await passkeys().remove({ id: randomUUID(), ...proof }, options);
      expectRefused(refused, 'NOT_FOUND');
    }
    expectDone(await factors().renew(proof, options));
  });

  it('removing the last one while one is required is no failed try, and uses up no proof', async () => {
    const person = await withPasskey(await anAdmin(app));
    const { token, passkeyId: id } = person;
    const save = async (requireSecondFactor: boolean) =>
      expectDone(
        await app.rest('PUT', '/settings', { token, body: { security: { requireSecondFactor } } }),
      );
    await save(true);
    const proof = await proofBy(passkeys(), person);
    for (let tries = 0; tries < TRIES; tries += 1)
      expectRefused(await passkeys().remove({ id, ...proof }, { token }), 'SECOND_FACTOR_KEPT');
    await save(false);
    expectDone(await passkeys().remove({ id, ...proof }, { token }));
  });

  it('a second use of a sign-in at the same time is no failed try', async () => {
    const person = await withPasskey(await aClient(app));
    const challenge = challengeOf(await login(person, person.password));
    const answers = await Promise.all(
      person.recoveryCodes.slice(0, 2).map((code) => factors().signIn({ challenge, code })),
    );
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      'CHALLENGE_EXPIRED',
      'done',
    ]);
    for (let tries = 1; tries < 5; tries += 1) {
      const wrong = { challenge: challengeOf(await login(person, person.password)), code: '0' };
      expectRefused(await factors().signIn(wrong), 'WRONG_CODE', 'code');
    }
    const right = {
      challenge: challengeOf(await login(person, person.password)),
      code: person.recoveryCodes[2],
    };
    expectDone(await factors().signIn(right));
  });
});

/** Somebody with an app, recovery codes and a passkey. */
async function withEveryFactor<T extends Person>(person: T) {
  const { secret, recoveryCodes } = await enableSecondFactor(app, person);
  const { device } = await addPasskey(app, { ...person, code: nextCode(secret) });
  return { ...person, secret, recoveryCodes, device };
}
type Guarded = Awaited<ReturnType<typeof withEveryFactor>>;

let resets = 0;

/** Sets a new password by a mailed link, as whoever reads the mailbox can. */
async function resetByMail<T extends Person>(person: T): Promise<T> {
  const { email } = person;
  const links = async () =>
    (await app.mailsTo(email)).filter(({ text }) => text.includes('/reset-password/')).length;
  const before = await links();
  await app.rest('POST', '/password-reset/send-reset', { body: { email } });
  await waitUntil('the reset link', async () => (await links()) > before);
  const newPassword = `by-mail-harbour-${(resets += 1)}`;
  const token = await linkToken(app, email, 'reset-password');
  const done = await app.rest('POST', `/password-reset/reset/${token}`, { body: { newPassword } });
  expect(done.status).toBe(200);
  return { ...person, password: newPassword };
}

/** Ends the locks that there are, as time does; how long they were to last, in minutes. */
async function letLocksEnd(address: string): Promise<number[]> {
  const rows = await app.app.get(DataSource).query<{ minutes: number }[]>(
    `WITH ended AS (
       DELETE FROM rate_limits WHERE key LIKE 'factor:%:' || $1 AND points >= 1000 RETURNING expire)
     SELECT round((expire - extract(epoch FROM now()) * 1000)::numeric / 60000)::int AS minutes FROM ended`,
    [address],
  );
  return rows.map(({ minutes }) => minutes);
}

describe.each(Object.keys(PASSKEY_APIS))('guesses of the second factor over %s', (name) => {
  const passkeys = () => PASSKEY_APIS[name]!(app);
  const factors = () => SECOND_FACTOR_APIS[name]!(app);
  let hosts = 0;
  let address: string;
  let person: Guarded;

  beforeEach(async () => {
    address = `10.7.${name.length}.${(hosts += 1)}`;
    person = await withEveryFactor(await aClient(app));
  });

  const challenge = async ({ email, password }: Pick<Person, 'email' | 'password'>) =>
    challengeOf(
      await app.rest('POST', '/auth/login', { body: { email, password }, ...from(address) }),
    );
  const signInWith = async (given: object, who: Guarded) =>
    factors().signIn({ challenge: await challenge(who), ...given }, from(address));
  const signedBy = async (who: Guarded, origin?: string) => {
    const secret = await challenge(who);
    const options = expectDone(await passkeys().beginSignIn({ challenge: secret }, from(address)));
    const passkey = who.device.get(options, { origin });
    return factors().signIn({ challenge: secret, passkey }, from(address));
  };

  const ways: { title: string; guess: (who: Guarded) => Promise<Answer<unknown>> }[] = [
    { title: 'codes of an app', guess: (who) => signInWith({ code: wrongCode(who.secret) }, who) },
    {
      title: 'recovery codes',
      guess: (who) => signInWith({ code: 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX' }, who),
    },
    { title: 'passkeys', guess: (who) => signedBy(who, 'https://evil.dz') },
  ];

  it.each(ways)(
    'wrong $title lock for longer each time, however often the password is reset between them',
    async ({ guess }) => {
      const minutes: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        for (let tries = 0; tries < 5; tries += 1) {
          const { code } = await guess(person);
          expect(['WRONG_CODE', 'WRONG_PASSKEY']).toContain(code);
          if (tries === 1 || tries === 4) person = await resetByMail(person);
        }
        expectRefused(await guess(person), 'ACCOUNT_LOCKED');
        const [code] = person.recoveryCodes;
        expectRefused(await signInWith({ code }, person), 'ACCOUNT_LOCKED');
        minutes.push(...(await letLocksEnd(address)));
      }
      expect(minutes).toEqual([15, 30, 60]);
    },
  );

  it('guesses of every kind and in every operation count together', async () => {
    const { token } = person;
    const at = { token, ...from(address) };
    const proof = { password: person.password, code: wrongCode(person.secret) };
    expectRefused(await factors().renew(proof, at), 'WRONG_CODE', 'code');
    expectRefused(await factors().disable(proof, at), 'WRONG_CODE', 'code');
    person = await resetByMail(person);
    for (const { guess } of ways) expect((await guess(person)).code).toMatch(/^WRONG_/);
    expectRefused(await signedBy(person), 'ACCOUNT_LOCKED');
  });

  it('a right password clears no guesses, at sign-in, on the lock screen or for a change', async () => {
    const colleague = await withEveryFactor(await aColleague(app, { role: 'secretary' }));
    const at = { token: colleague.token, ...from(address) };
    const { password } = colleague;
    const wrong = { password, code: wrongCode(colleague.secret) };
    for (let tries = 0; tries < 5; tries += 1) {
      expectRefused(await factors().renew(wrong, at), 'WRONG_CODE', 'code');
      expectDone(await app.rest('POST', '/auth/lock', at));
      expectDone(await app.rest('POST', '/auth/unlock', { ...at, body: { password } }));
      expectRefused(await login(colleague, password, address), 'SECOND_FACTOR_REQUIRED');
    }
    const [code] = colleague.recoveryCodes;
    expectRefused(await factors().renew({ password, code }, at), 'ACCOUNT_LOCKED');
  });

  it('a right factor clears the guesses before it, and so does an administrator', async () => {
    const [first, second] = person.recoveryCodes;
    const guess = () => signInWith({ code: wrongCode(person.secret) }, person);
    for (let tries = 0; tries < 4; tries += 1) expectRefused(await guess(), 'WRONG_CODE', 'code');
    expectDone(await signInWith({ code: first }, person));
    for (let tries = 0; tries < 5; tries += 1) expectRefused(await guess(), 'WRONG_CODE', 'code');
    expectRefused(await guess(), 'ACCOUNT_LOCKED');
    const token = await app.adminToken();
    const seen = async () =>
      expectDone(
        await app.rest<{ lockedUntil: string | null }>('GET', `/users/${person.id}`, { token }),
      );
    expect((await seen()).lockedUntil).not.toBeNull();
    const locked = await app.rest<{ users: { id: string }[] }>('GET', '/users?locked=true', {
      token,
    });
    expect(locked.data.users.map(({ id }) => id)).toContain(person.id);
    expectDone(await app.rest('PATCH', `/users/${person.id}/unlock`, { token }));
    expect((await seen()).lockedUntil).toBeNull();
    expectDone(await signInWith({ code: second }, person));
  });

  it('five of forty guesses at once are compared', async () => {
    const secret = await challenge(person);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        factors().signIn({ challenge: secret, code: wrongCode(person.secret) }, from(address)),
      ),
    );
    expect(answers.filter(({ code }) => code === 'WRONG_CODE')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'ACCOUNT_LOCKED')).toHaveLength(35);
  });
});
