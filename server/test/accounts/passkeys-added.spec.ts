import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { LIMITS } from '../../src/contract/limits.js';
import { SecurityLog } from '../../src/platform/access/security-log.js';
import { type AccountApi, TRANSPORTS } from '../support/account-api.js';
import { aClient } from '../support/builders.js';
import {
  addPasskey,
  aPersonWithPasskey,
  PASSKEY_APIS,
  type PasskeyApi,
  type PersonWithPasskey,
  proofBy,
  SITE,
} from '../support/passkeys.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import {
  codeAt,
  enableSecondFactor,
  SECOND_FACTOR_APIS,
  type SecondFactorApi,
} from '../support/second-factor.js';
import { type Cbor, SoftwareAuthenticator } from '../support/software-authenticator.js';
import { type Answer, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start(__filename);
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[]) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const subjectsTo = async (email: string) =>
  (await app.mailsTo(email)).map(({ subject }) => subject);

/** What a device with a certificate of its maker states. */
const certified = () =>
  new Map<string, Cbor>([
    ['alg', -7],
    ['sig', new Uint8Array(70)],
    ['x5c', [new Uint8Array(500)]],
  ]);

describe.each(TRANSPORTS)('adding passkeys over %s', (name, apiOf) => {
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

  it('the first passkey brings recovery codes, ends other sessions and is told by mail; another does not', async () => {
    const { token, email, password } = await aClient(app, { language: 'en' });
    const elsewhere = await app.signIn(email, password);
    const first = await addPasskey(app, { token, password }, 'Phone');
    expect(new Set(first.recoveryCodes).size).toBe(10);
    expectRefused(await api.me(undefined, { token: elsewhere }), 'UNAUTHENTICATED');
    const proof = await proofBy(passkeys, { token, password, device: first.device });
    const second = await addPasskey(app, { token, ...proof }, 'Key');
    expect(second.recoveryCodes).toEqual([]);
    const listed = expectDone(await passkeys.list({}, { token }));
    expect(listed.map(({ name: given }) => given)).toEqual(['Phone', 'Key']);
    expect(expectDone(await factors.state({}, { token }))).toMatchObject({
      passkeys: 2,
      appAddedAt: null,
      recoveryCodesLeft: 10,
    });
    await waitUntil('the mails', async () => {
      const subjects = await subjectsTo(email);
      return (
        subjects.includes('Two‑step verification was turned on') &&
        subjects.includes('A passkey was added to your account')
      );
    });
    const [stored] = await sql<{ all: string }>(
      'SELECT p::text AS all FROM second_factors p WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [email],
    );
    for (const code of first.recoveryCodes) expect(stored!.all).not.toContain(code);
  });

  const add = async (
    make: (device: SoftwareAuthenticator, options: { challenge: string }) => object,
  ) => {
    const { token } = person;
    const options = expectDone(await passkeys.begin(await proofBy(passkeys, person), { token }));
    expect(options.excludeCredentials).toMatchObject([{ id: person.device.credentialId }]);
    const passkey = make(new SoftwareAuthenticator(SITE), options);
    return passkeys.add({ name: 'Key', passkey }, { token });
  };

  it.each<{ title: string; make: Parameters<typeof add>[0]; reason?: RegExp }>([
    {
      title: 'made on another origin',
      make: (device, options) => device.create(options, { origin: 'https://evil.dz' }),
    },
    {
      title: 'made for another site',
      make: (device, options) => device.create(options, { rpId: 'evil.dz' }),
    },
    {
      title: 'made for another challenge',
      make: (device, options) => device.create(options, { challenge: 'bm90LXRoaXM' }),
    },
    {
      title: 'with certificates that nobody asked for',
      make: (device, options) => device.create(options, { format: 'apple' }),
      reason: /attestation format apple/,
    },
    {
      title: 'with certificates in a format that needs none',
      make: (device, options) =>
        device.create(options, { format: 'packed', statement: certified() }),
      reason: /certificates/,
    },
    {
      title: 'with another id than the attested one',
      make: (device, options) => device.create(options, { attestedId: randomBytes(10_000) }),
      reason: /attested id/,
    },
    {
      title: 'with an attestation that is none',
      make: (device, options) => ({ ...device.create(options), attestation: 'AAAA' }),
    },
  ])('one $title is refused', async ({ make, reason = /./ }) => {
    const logged = jest.spyOn(app.app.get(SecurityLog), 'warn');
    expectRefused(await add(make), 'WRONG_PASSKEY', 'passkey');
    expect(expectDone(await passkeys.list({}, person))).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith('passkey.refused', {
      reason: expect.stringMatching(reason) as string,
    });
    logged.mockRestore();
  });

  it('the challenge of a new one works once, and only in the session that asked', async () => {
    const { token } = person;
    const device = new SoftwareAuthenticator(SITE);
    const options = expectDone(await passkeys.begin(await proofBy(passkeys, person), { token }));
    const other = await aPersonWithPasskey(app);
    const body = { name: 'Key', passkey: device.create(options) };
    expectRefused(await passkeys.add(body, { token: other.token }), 'WRONG_PASSKEY', 'passkey');
    expectDone(await passkeys.add(body, { token }));
    expectRefused(await passkeys.add(body, { token }), 'WRONG_PASSKEY', 'passkey');
  });

  it('adding a passkey begins with the password, and gives it a name and one account', async () => {
    const { token } = await aClient(app);
    const wrong = await passkeys.begin({ password: 'not-it' }, { token });
    expectRefused(wrong, 'WRONG_PASSWORD', 'password');
    const other = await aClient(app);
    const options = expectDone(await passkeys.begin({ password: other.password }, other));
    const passkey = person.device.create(options);
    const nameless = await passkeys.add({ name: ' ', passkey }, other);
    expectRefused(nameless, 'BAD_USER_INPUT', 'name');
    expectRefused(await passkeys.add({ name: 'Mine', passkey }, other), 'PASSKEY_TAKEN');
  });

  it.each<{ title: string; begin: (body: object) => Promise<Answer<unknown>> }>([
    {
      title: 'another passkey',
      begin: (body) => passkeys.begin({ ...body }, { token: person.token }),
    },
    { title: 'an app', begin: (body) => factors.begin({ ...body }, { token: person.token }) },
  ])('$title is added only with the one that there is', async ({ begin }) => {
    const { password, recoveryCodes } = person;
    expectRefused(await begin({ password }), 'BAD_USER_INPUT', 'code');
    expectRefused(await begin({ password, code: 'AAAA' }), 'WRONG_CODE', 'code');
    const passkey = person.device.get({ challenge: 'aW52ZW50ZWQ', rpId: 'mizan.test' });
    expectRefused(await begin({ password, passkey }), 'WRONG_PASSKEY', 'passkey');
    const proof = await proofBy(passkeys, person);
    const wrong = await begin({ ...proof, password: 'not-it' });
    expectRefused(wrong, 'WRONG_PASSWORD', 'password');
    expectDone(await begin(proof));
    expectRefused(await begin(proof), 'WRONG_PASSKEY', 'passkey');
    expectDone(await begin({ password, code: recoveryCodes[0] }));
  });

  it('an app that was begun with the password alone is not added after the first passkey', async () => {
    const { token, password } = await aClient(app);
    const { secret } = expectDone(await factors.begin({ password }, { token }));
    await addPasskey(app, { token, password });
    const late = await factors.confirm({ code: codeAt(secret, 0) }, { token });
    expectRefused(late, 'SECOND_FACTOR_OFF');
    expect(expectDone(await factors.state({}, { token }))).toMatchObject({ appAddedAt: null });
  });

  it('a passkey that was begun with the password alone is not added after the app', async () => {
    const { token, password } = await aClient(app);
    const options = expectDone(await passkeys.begin({ password }, { token }));
    await enableSecondFactor(app, { token, password });
    const passkey = new SoftwareAuthenticator(SITE).create(options);
    const late = await passkeys.add({ name: 'Late', passkey }, { token });
    expectRefused(late, 'WRONG_PASSKEY', 'passkey');
    expect(expectDone(await passkeys.list({}, { token }))).toEqual([]);
  });

  it('an account has a limited number of passkeys', async () => {
    const { id, token } = person;
    await sql(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, name)
         SELECT gen_random_uuid(), $1, gen_random_uuid()::text, '', 0, 'x' FROM generate_series(2, $2)`,
      [id, LIMITS.passkey.perAccount],
    );
    const code = person.recoveryCodes[0];
    expectRefused(
      await passkeys.begin({ password: person.password, code }, { token }),
      'PASSKEY_LIMIT',
    );
  });
});
