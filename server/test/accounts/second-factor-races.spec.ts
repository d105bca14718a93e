import { DataSource } from 'typeorm';
import { aClient } from '../support/builders.js';
import { addPasskey, PASSKEY_APIS, SITE } from '../support/passkeys.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import {
  challengeOf,
  codeAt,
  enableSecondFactor,
  nextCode,
  SECOND_FACTOR_APIS,
} from '../support/second-factor.js';
import { SoftwareAuthenticator } from '../support/software-authenticator.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

/** Checks of the password of one account wait for one another, so the last of these wait for a while. */
const AT_ONCE = 8;

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start(__filename);
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);

/** Runs `work` while the account is locked by a transaction, which then deletes the rows of `table`. */
async function whileLocked<T>(userId: string, table: string, work: () => Promise<T>): Promise<T> {
  const runner = app.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
  const done = work();
  await waitUntil('the lock', async () => {
    const waiting = await sql(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return waiting.length > 0;
  });
  await runner.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  await runner.commitTransaction();
  await runner.release();
  return done;
}

describe.each(Object.keys(PASSKEY_APIS))('what races with the first factor, over %s', (name) => {
  const passkeys = () => PASSKEY_APIS[name]!(app);
  const factors = () => SECOND_FACTOR_APIS[name]!(app);

  it('a passkey whose beginning waited while the app was confirmed is not begun', async () => {
    const { id, token, password } = await aClient(app);
    const { secret } = expectDone(await factors().begin({ password }, { token }));
    const begin = () => passkeys().begin({ password }, { token });
    const waiting = Promise.all(Array.from({ length: AT_ONCE }, begin));
    expectDone(await factors().confirm({ code: codeAt(secret, 0) }, { token }));
    const last = (await waiting).at(-1)!;
    expectRefused(last, 'BAD_USER_INPUT', 'code');
    expect(await sql('SELECT purpose FROM passkey_challenges WHERE user_id = $1', [id])).toEqual(
      [],
    );
  });

  it('an app whose beginning waited while the first passkey was added is not begun', async () => {
    const { id, token, password } = await aClient(app);
    const options = expectDone(await passkeys().begin({ password }, { token }));
    const begin = () => factors().begin({ password }, { token });
    const waiting = Promise.all(Array.from({ length: AT_ONCE }, begin));
    const passkey = new SoftwareAuthenticator(SITE).create(options);
    expectDone(await passkeys().add({ name: 'Phone', passkey }, { token }));
    const last = (await waiting).at(-1)!;
    expectRefused(last, 'BAD_USER_INPUT', 'code');
    const [stored] = await sql<{ secret: unknown }>(
      'SELECT sealed_secret AS secret FROM second_factors WHERE user_id = $1',
      [id],
    );
    expect(stored).toEqual({ secret: null });
  });

  it('a passkey that is forgotten while it is added is not added', async () => {
    const { id, token, password } = await aClient(app);
    const options = expectDone(await passkeys().begin({ password }, { token }));
    const passkey = new SoftwareAuthenticator(SITE).create(options);
    const late = await whileLocked(id, 'passkey_challenges', () =>
      passkeys().add({ name: 'Late', passkey }, { token }),
    );
    expectRefused(late, 'WRONG_PASSKEY', 'passkey');
    expect(expectDone(await passkeys().list({}, { token }))).toEqual([]);
    await addPasskey(app, { token, password });
  });

  it('a sign-in whose second step waited while the office turned the factor off is refused', async () => {
    const person = await aClient(app);
    const { secret } = await enableSecondFactor(app, person);
    const body = { email: person.email, password: person.password };
    const challenge = challengeOf(await app.rest('POST', '/auth/login', { body }));
    const late = await whileLocked(person.id, 'second_factors', () =>
      factors().signIn({ challenge, code: nextCode(secret) }),
    );
    expectRefused(late, 'WRONG_CODE', 'code');
  });
});
