import { randomUUID } from 'node:crypto';
import { aClient, anAdmin, type Person } from './support/builders.js';
import { addPasskey, PASSKEY_APIS, proofBy } from './support/passkeys.js';
import { expectDone, expectRefused } from './support/refusals.js';
import { challengeOf, SECOND_FACTOR_APIS } from './support/second-factor.js';
import { TestApp } from './support/test-app.js';

/** One more than locks an account. */
const TRIES = 6;

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start(__filename);
});
afterAll(() => app.close());

const login = ({ email }: Person, password: string) =>
  app.rest('POST', '/auth/login', { body: { email, password } });

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
    for (let tries = 1; tries < 5; tries += 1)
      expectRefused(await login(person, 'not-it'), 'LOGIN_FAILED');
    expectRefused(await login(person, person.password), 'SECOND_FACTOR_REQUIRED');
  });
});
