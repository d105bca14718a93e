import { DataSource } from 'typeorm';
import { Passkeys1795428300000 } from '../../src/platform/database/migrations/1795428300000-passkeys.js';
import { type AccountApi, TRANSPORTS } from '../support/account-api.js';
import { aClient, anAdmin } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import {
  addPasskey,
  aPersonWithPasskey,
  PASSKEY_APIS,
  type PasskeyApi,
  type PersonWithPasskey,
  proofBy,
} from '../support/passkeys.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import {
  challengeOf,
  enableSecondFactor,
  nextCode,
  SECOND_FACTOR_APIS,
  type SecondFactorApi,
} from '../support/second-factor.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start(__filename);
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[]) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const eventsOf = async (userId: string) =>
  (
    await sql<{ action: string }>(
      `SELECT action FROM audit_events WHERE entity_id = $1 AND action ~ 'passkey|authenticator|second_factor'
        ORDER BY id`,
      [userId],
    )
  ).map(({ action }) => action);

describe.each(TRANSPORTS)('passkeys of one’s own over %s', (name, apiOf) => {
  let api: AccountApi;
  let passkeys: PasskeyApi;
  let factors: SecondFactorApi;
  let person: PersonWithPasskey;

  beforeEach(async () => {
    api = apiOf(app);
    passkeys = PASSKEY_APIS[name]!(app);
    factors = SECOND_FACTOR_APIS[name]!(app);
    person = await aPersonWithPasskey(app);
  });

  it('a passkey is given another name by its owner alone', async () => {
    const { token, passkeyId: id } = person;
    const renamed = expectDone(await passkeys.rename({ id, name: ' Office key ' }, { token }));
    expect(renamed).toMatchObject({ id, name: 'Office key' });
    const other = await aPersonWithPasskey(app);
    expectRefused(await passkeys.rename({ id, name: 'Mine' }, other), 'NOT_FOUND');
    const proof = await proofBy(passkeys, other);
    expectRefused(await passkeys.remove({ id, ...proof }, other), 'NOT_FOUND');
    expect(expectDone(await passkeys.list({}, { token }))).toMatchObject([{ name: 'Office key' }]);
  });

  it('the last passkey is removed with password and second factor, which ends the second factor', async () => {
    const { token, email, password, device, passkeyId: id, recoveryCodes } = person;
    const [first] = recoveryCodes;
    const wrong = await passkeys.remove({ id, password: 'not-it', code: first }, { token });
    expectRefused(wrong, 'WRONG_PASSWORD', 'password');
    const alone = await passkeys.remove({ id, password }, { token });
    expectRefused(alone, 'BAD_USER_INPUT', 'code');
    const invented = device.get({ challenge: 'aW52ZW50ZWQ', rpId: 'mizan.test' });
    expectRefused(
      await passkeys.remove({ id, password, passkey: invented }, { token }),
      'WRONG_PASSKEY',
      'passkey',
    );
    const done = await passkeys.remove({ id, ...(await proofBy(passkeys, person)) }, { token });
    expect(expectDone(done).hasSecondFactor).toBe(false);
    expectDone(await api.login({ email, password }));
    const left = await sql('SELECT 1 FROM second_factors WHERE user_id = $1', [person.id]);
    expect(left).toEqual([]);
    expect(await eventsOf(person.id)).toEqual([
      'user.passkey_added',
      'user.second_factor_enabled',
      'user.passkey_removed',
      'user.second_factor_disabled',
    ]);
  });

  it('an app beside passkeys is added without new recovery codes, and removed without codes', async () => {
    const { token, password, email } = person;
    const app2 = await enableSecondFactor(app, { token, ...(await proofBy(passkeys, person)) });
    expect(app2.recoveryCodes).toEqual([]);
    const first = await api.login({ email, password });
    expect(JSON.stringify(first.body)).toContain('"factors":["passkey","app"]');
    const off = await factors.disable({ password, code: nextCode(app2.secret) }, { token });
    expect(expectDone(off).hasSecondFactor).toBe(true);
    expectRefused(await api.login({ email, password }), 'SECOND_FACTOR_REQUIRED');
    expect(expectDone(await factors.state({}, { token }))).toMatchObject({
      passkeys: 1,
      appAddedAt: null,
      recoveryCodesLeft: 10,
    });
    const codes = expectDone(await factors.renew(await proofBy(passkeys, person), { token })).codes;
    expect(codes).toHaveLength(10);
  });

  it('an administrator turns all of it off, passkeys included', async () => {
    const admin = await anAdmin(app);
    expectDone(await factors.disableFor({ id: person.id }, { token: admin.token }));
    expect(expectDone(await passkeys.list({}, person))).toEqual([]);
    expectDone(await api.login({ email: person.email, password: person.password }));
  });
});

it('the last second factor stays while the office requires one, and another one may go', async () => {
  const admin = await anAdmin(app);
  const { token, password } = admin;
  const { device, passkeyId: id } = await addPasskey(app, admin);
  const save = (requireSecondFactor: boolean) =>
    app.rest('PUT', '/settings', { token, body: { security: { requireSecondFactor } } });
  expectDone(await save(true));
  const api = PASSKEY_APIS['REST']!(app);
  const remove = async (passkeyId: string) => {
    const passkey = device.get(expectDone(await api.beginProof({}, { token })));
    return api.remove({ id: passkeyId, password, passkey }, { token });
  };
  expectRefused(await remove(id), 'SECOND_FACTOR_KEPT');
  const proof = device.get(expectDone(await api.beginProof({}, { token })));
  const second = await addPasskey(app, { token, password, passkey: proof }, 'Key');
  expectDone(await remove(second.passkeyId));
  expectRefused(await remove(id), 'SECOND_FACTOR_KEPT');
  expectDone(await save(false));
  expectDone(await remove(id));
});

it('a required second factor can be set up with a passkey', async () => {
  const boss = await anAdmin(app);
  const colleague = await anAdmin(app);
  await addPasskey(app, boss);
  const save = (requireSecondFactor: boolean) =>
    app.rest('PUT', '/settings', {
      token: boss.token,
      body: { security: { requireSecondFactor } },
    });
  expectDone(await save(true));
  const { token } = colleague;
  expectRefused(await app.rest('GET', '/users', { token }), 'SECOND_FACTOR_MISSING');
  await addPasskey(app, colleague);
  expectDone(await app.rest('GET', '/users', { token }));
  expectDone(await save(false));
});

it('in the previous version, people with only passkeys sign in with the password alone', async () => {
  const person = await aPersonWithPasskey(app);
  const other = await aClient(app);
  await enableSecondFactor(app, other);
  const runner = app.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await new Passkeys1795428300000().down(runner);
  const after = (await runner.query(
    `SELECT id, second_factor_at IS NOT NULL AS "needsFactor" FROM users WHERE id = ANY($1) ORDER BY id`,
    [[person.id, other.id]],
  )) as { id: string; needsFactor: boolean }[];
  await runner.rollbackTransaction();
  await runner.release();
  expect(Object.fromEntries(after.map(({ id, needsFactor }) => [id, needsFactor]))).toEqual({
    [person.id]: false,
    [other.id]: true,
  });
});

it('no passkey is left of an erased person', async () => {
  const { id, email, token, password, recoveryCodes } = await aPersonWithPasskey(app);
  const proof = { password, code: recoveryCodes[0] };
  const api = PASSKEY_APIS['REST']!(app);
  await api.beginProof({}, { token });
  await api.beginSignIn({
    challenge: challengeOf(await app.rest('POST', '/auth/login', { body: { email, password } })),
  });
  expectDone(await callOperation(app, ['mutation', 'eraseMyAccount'], proof, { token }));
  const rows = await sql(
    `SELECT user_id FROM passkeys WHERE user_id = $1
     UNION ALL SELECT user_id FROM passkey_challenges WHERE user_id = $1`,
    [id],
  );
  expect(rows).toEqual([]);
});
