import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ErrorCode } from '../src/contract/errors.js';
import { LIMITS } from '../src/contract/limits.js';
import { SecurityLog } from '../src/core/access/security-log.js';
import { Passkeys1795428300000 } from '../src/core/database/migrations/1795428300000-passkeys.js';
import { type AccountApi, TRANSPORTS } from './support/account-api.js';
import { aClient, anAdmin, type Person } from './support/builders.js';
import { callOperation } from './support/operation.js';
import {
  addPasskey,
  type AddedPasskey,
  PASSKEY_APIS,
  type PasskeyApi,
  type Prover,
  SITE,
} from './support/passkeys.js';
import { expectDone, expectRefused } from './support/refusals.js';
import {
  challengeOf,
  codeAt,
  enableSecondFactor,
  nextCode,
  SECOND_FACTOR_APIS,
  type SecondFactorApi,
} from './support/second-factor.js';
import {
  type Assertion,
  type Cbor,
  PRESENT,
  SoftwareAuthenticator,
  VERIFIED,
} from './support/software-authenticator.js';
import { type Answer, TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let app: TestApp;

beforeAll(async () => {
  // The test sets the address of each caller with the header of a proxy.
  app = await TestApp.start(__filename, { TRUST_PROXY: 'loopback' });
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[]) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const subjectsTo = async (email: string) =>
  (await app.mailsTo(email)).map(({ subject }) => subject);
const eventsOf = async (userId: string) =>
  (
    await sql<{ action: string }>(
      `SELECT action FROM audit_events WHERE entity_id = $1 AND action ~ 'passkey|authenticator|second_factor'
        ORDER BY id`,
      [userId],
    )
  ).map(({ action }) => action);

/** What a device with a certificate of its maker states. */
const certified = () =>
  new Map<string, Cbor>([
    ['alg', -7],
    ['sig', new Uint8Array(70)],
    ['x5c', [new Uint8Array(500)]],
  ]);

type PersonWithPasskey = Person & AddedPasskey;
async function aPersonWithPasskey(): Promise<PersonWithPasskey> {
  const person = await aClient(app, { language: 'en' });
  return { ...person, ...(await addPasskey(app, person)) };
}

describe.each(TRANSPORTS)('passkeys over %s', (name, apiOf) => {
  let api: AccountApi;
  let passkeys: PasskeyApi;
  let factors: SecondFactorApi;
  let person: PersonWithPasskey;

  beforeEach(async () => {
    api = apiOf(app);
    passkeys = PASSKEY_APIS[name]!(app);
    factors = SECOND_FACTOR_APIS[name]!(app);
    person = await aPersonWithPasskey();
  });

  const passwordStep = async (whose: Person = person, address = '10.0.0.1') =>
    challengeOf(await api.login({ email: whose.email, password: whose.password }, from(address)));
  const optionsFor = async (challenge: string) =>
    expectDone(await passkeys.beginSignIn({ challenge }));
  const proofBy = async ({
    device,
    token,
    password,
  }: Prover & { device: SoftwareAuthenticator }) => {
    const options = expectDone(await passkeys.beginProof({}, { token }));
    return { password, passkey: device.get(options) };
  };

  describe('at sign-in', () => {
    it('after the password a passkey opens the session, and is noted as used', async () => {
      const { email, password, device } = person;
      const first = await api.login({ email, password });
      expectRefused(first, 'SECOND_FACTOR_REQUIRED');
      expect(JSON.stringify(first.body)).toContain('"factors":["passkey"]');
      const challenge = challengeOf(first);
      const options = await optionsFor(challenge);
      expect(options).toMatchObject({
        rpId: 'mizan.test',
        userVerification: 'preferred',
        allowCredentials: [{ id: device.credentialId }],
      });
      const second = await factors.signIn({ challenge, passkey: device.get(options) });
      const { token } = expectDone(second);
      expect(second.headers['set-cookie']).toHaveLength(2);
      expect(expectDone(await api.me(undefined, { token })).email).toBe(email);
      const [passkey] = expectDone(await passkeys.list({}, { token }));
      expect(Date.parse(passkey!.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    });

    it('the site is the configured one, whatever host is called', async () => {
      const challenge = await passwordStep();
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
      const { data } = await passkeys.beginSignIn({ challenge }, { headers });
      expect(data.rpId).toBe('mizan.test');
    });

    it('a recovery code opens it as well', async () => {
      const challenge = await passwordStep();
      expectDone(await factors.signIn({ challenge, code: person.recoveryCodes[0] }));
    });

    it.each<{ title: string; make: (challenge: string) => Promise<Assertion> }>([
      {
        title: 'a passkey that signed for another origin',
        make: async (challenge) =>
          person.device.get(await optionsFor(challenge), { origin: 'https://mizan.test.evil.dz' }),
      },
      {
        title: 'a passkey of another site',
        make: async (challenge) =>
          person.device.get(await optionsFor(challenge), { rpId: 'evil.dz' }),
      },
      {
        title: 'a passkey that signed something else',
        make: async (challenge) =>
          person.device.get(await optionsFor(challenge), { challenge: 'bm90LXRoaXM' }),
      },
      {
        title: 'what signs a new passkey',
        make: async (challenge) =>
          person.device.get(await optionsFor(challenge), { type: 'webauthn.create' }),
      },
      {
        title: 'a passkey that was never asked for',
        make: () =>
          Promise.resolve(person.device.get({ challenge: 'aW52ZW50ZWQ', rpId: 'mizan.test' })),
      },
      {
        title: 'a passkey that was asked for in another sign-in',
        make: async () => person.device.get(await optionsFor(await passwordStep())),
      },
      {
        title: 'a passkey that was asked for more than five minutes ago',
        make: async (challenge) => {
          const options = await optionsFor(challenge);
          await sql('UPDATE passkey_challenges SET expires_at = now() WHERE user_id = $1', [
            person.id,
          ]);
          return person.device.get(options);
        },
      },
      {
        title: 'the passkey of somebody else',
        make: async (challenge) => {
          const other = await aPersonWithPasskey();
          return other.device.get(await optionsFor(challenge));
        },
      },
      {
        title: 'the id of the passkey with the signature of another device',
        make: async (challenge) => {
          const other = new SoftwareAuthenticator(SITE).get(await optionsFor(challenge));
          return { ...other, credentialId: person.device.credentialId };
        },
      },
      {
        title: 'a copy, whose counter is behind',
        make: async (challenge) => {
          await sql('UPDATE passkeys SET counter = 7 WHERE user_id = $1', [person.id]);
          return person.device.get(await optionsFor(challenge), { counter: 7 });
        },
      },
      {
        title: 'a device that nobody touched',
        make: async (challenge) =>
          person.device.get(await optionsFor(challenge), { flags: VERIFIED }),
      },
      {
        title: 'bytes that say nothing',
        make: async (challenge) => {
          await optionsFor(challenge);
          const { credentialId } = person.device;
          return { credentialId, clientData: 'AAAA', authenticatorData: 'AAAA', signature: 'AA' };
        },
      },
    ])('$title is refused', async ({ make }) => {
      const challenge = await passwordStep();
      const refused = await factors.signIn({ challenge, passkey: await make(challenge) });
      expectRefused(refused, 'WRONG_PASSKEY', 'passkey');
      // and the sign-in is still open to the right one
      const passkey = person.device.get(await optionsFor(challenge), { counter: 99 });
      expectDone(await factors.signIn({ challenge, passkey }));
    });

    it('what was signed works once, also after an attempt that failed', async () => {
      const challenge = await passwordStep();
      const options = await optionsFor(challenge);
      const wrong = person.device.get(options, { origin: 'https://evil.dz' });
      expectRefused(
        await factors.signIn({ challenge, passkey: wrong }),
        'WRONG_PASSKEY',
        'passkey',
      );
      const late = person.device.get(options);
      expectRefused(await factors.signIn({ challenge, passkey: late }), 'WRONG_PASSKEY', 'passkey');
      const passkey = person.device.get(await optionsFor(challenge));
      expectDone(await factors.signIn({ challenge, passkey }));
      const again = await passwordStep();
      await optionsFor(again);
      const replayed = await factors.signIn({ challenge: again, passkey });
      expectRefused(replayed, 'WRONG_PASSKEY', 'passkey');
    });

    it('of three sign-ins with one answer of a passkey at once one succeeds', async () => {
      const challenge = await passwordStep();
      const passkey = person.device.get(await optionsFor(challenge));
      const answers = await Promise.all(
        ['10.0.1.1', '10.0.1.2', '10.0.1.3'].map((address) =>
          factors.signIn({ challenge, passkey }, from(address)),
        ),
      );
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    });

    it('passkeys that do not count are accepted each time', async () => {
      for (const counter of [0, 0]) {
        const challenge = await passwordStep();
        const passkey = person.device.get(await optionsFor(challenge), { counter });
        expectDone(await factors.signIn({ challenge, passkey }));
      }
    });

    it('a security key without a PIN is enough beside the password', async () => {
      const challenge = await passwordStep();
      const passkey = person.device.get(await optionsFor(challenge), { flags: PRESENT });
      expectDone(await factors.signIn({ challenge, passkey }));
    });

    it('five wrong passkeys lock the account at this address, and the owner gets in from elsewhere', async () => {
      const at = from('10.0.0.9');
      for (let tries = 0; tries < 5; tries += 1) {
        const challenge = await passwordStep(person, '10.0.0.9');
        const passkey = person.device.get(await optionsFor(challenge), {
          origin: 'https://evil.dz',
        });
        expectRefused(await factors.signIn({ challenge, passkey }, at), 'WRONG_PASSKEY', 'passkey');
      }
      const { email, password } = person;
      expectRefused(await api.login({ email, password }, at), 'ACCOUNT_LOCKED');
      const challenge = await passwordStep(person, '10.0.0.10');
      const passkey = person.device.get(await optionsFor(challenge));
      expectDone(await factors.signIn({ challenge, passkey }, from('10.0.0.10')));
    });

    it.each<{
      title: string;
      body: (challenge: string) => object;
      code: ErrorCode;
      fields: string[];
    }>([
      {
        title: 'neither passkey nor code',
        body: (challenge) => ({ challenge }),
        code: 'BAD_USER_INPUT',
        fields: ['code'],
      },
      {
        title: 'a passkey in other letters',
        body: (challenge) => ({
          challenge,
          passkey: {
            credentialId: 'a b',
            clientData: '{}',
            authenticatorData: 'é',
            signature: '=',
          },
        }),
        code: 'BAD_USER_INPUT',
        fields: [
          'passkey.authenticatorData',
          'passkey.clientData',
          'passkey.credentialId',
          'passkey.signature',
        ],
      },
    ])('$title is bad input', async ({ body, code, fields }) => {
      const answer = await factors.signIn({ ...body(await passwordStep()) });
      expectRefused({ ...answer, fields: sorted(answer.fields) }, code, ...fields);
    });

    it('there is nothing to sign for an invented sign-in, and for people without passkeys', async () => {
      expectRefused(await passkeys.beginSignIn({ challenge: 'x'.repeat(43) }), 'CHALLENGE_EXPIRED');
      const other = await aClient(app);
      await enableSecondFactor(app, other);
      const challenge = await passwordStep(other);
      expectRefused(await passkeys.beginSignIn({ challenge }), 'SECOND_FACTOR_OFF');
    });
  });

  describe('in the account', () => {
    it('the first one brings recovery codes, ends other sessions and is told by mail; another does not', async () => {
      const { token, email, password } = await aClient(app, { language: 'en' });
      const elsewhere = await app.signIn(email, password);
      const first = await addPasskey(app, { token, password }, 'Phone');
      expect(new Set(first.recoveryCodes).size).toBe(10);
      expectRefused(await api.me(undefined, { token: elsewhere }), 'UNAUTHENTICATED');
      const proof = await proofBy({ token, password, device: first.device });
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
      const options = expectDone(await passkeys.begin(await proofBy(person), { token }));
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
      const options = expectDone(await passkeys.begin(await proofBy(person), { token }));
      const other = await aPersonWithPasskey();
      const body = { name: 'Key', passkey: device.create(options) };
      expectRefused(await passkeys.add(body, { token: other.token }), 'WRONG_PASSKEY', 'passkey');
      expectDone(await passkeys.add(body, { token }));
      expectRefused(await passkeys.add(body, { token }), 'WRONG_PASSKEY', 'passkey');
    });

    it('begins with the password, has a name, and belongs to one account', async () => {
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
      const proof = await proofBy(person);
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

    it('there is a limit to them', async () => {
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

    it('one is given another name, by its owner', async () => {
      const { token, passkeyId: id } = person;
      const renamed = expectDone(await passkeys.rename({ id, name: ' Office key ' }, { token }));
      expect(renamed).toMatchObject({ id, name: 'Office key' });
      const other = await aPersonWithPasskey();
      expectRefused(await passkeys.rename({ id, name: 'Mine' }, other), 'NOT_FOUND');
      const proof = await proofBy(other);
      expectRefused(await passkeys.remove({ id, ...proof }, other), 'NOT_FOUND');
      expect(expectDone(await passkeys.list({}, { token }))).toMatchObject([
        { name: 'Office key' },
      ]);
    });

    it('removing the last one needs password and second factor, and turns it off', async () => {
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
      const done = await passkeys.remove({ id, ...(await proofBy(person)) }, { token });
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

    it('an app beside them is added without new recovery codes, and removed without them', async () => {
      const { token, password, email } = person;
      const app2 = await enableSecondFactor(app, { token, ...(await proofBy(person)) });
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
      const codes = expectDone(await factors.renew(await proofBy(person), { token })).codes;
      expect(codes).toHaveLength(10);
    });

    it('an administrator turns all of it off, passkeys included', async () => {
      const admin = await anAdmin(app);
      expectDone(await factors.disableFor({ id: person.id }, { token: admin.token }));
      expect(expectDone(await passkeys.list({}, person))).toEqual([]);
      expectDone(await api.login({ email: person.email, password: person.password }));
    });
  });
});

const sorted = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));

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

it('who has to set up a second factor can do so with a passkey', async () => {
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

it('in the version before, who had only passkeys signs in with the password alone', async () => {
  const person = await aPersonWithPasskey();
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

it('nothing of them is left of an erased person', async () => {
  const { id, email, token, password } = await aPersonWithPasskey();
  const api = PASSKEY_APIS['REST']!(app);
  await api.beginProof({}, { token });
  await api.beginSignIn({
    challenge: challengeOf(await app.rest('POST', '/auth/login', { body: { email, password } })),
  });
  expectDone(await callOperation(app, ['mutation', 'eraseMyAccount'], { password }, { token }));
  const rows = await sql(
    `SELECT user_id FROM passkeys WHERE user_id = $1
     UNION ALL SELECT user_id FROM passkey_challenges WHERE user_id = $1`,
    [id],
  );
  expect(rows).toEqual([]);
});
