import { DataSource } from 'typeorm';
import type { ErrorCode } from '../../src/contract/errors.js';
import { type AccountApi, TRANSPORTS } from '../support/account-api.js';
import { aClient, type Person } from '../support/builders.js';
import {
  aPersonWithPasskey,
  PASSKEY_APIS,
  type PasskeyApi,
  type PersonWithPasskey,
  SITE,
} from '../support/passkeys.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import {
  challengeOf,
  enableSecondFactor,
  SECOND_FACTOR_APIS,
  type SecondFactorApi,
} from '../support/second-factor.js';
import {
  type Assertion,
  PRESENT,
  SoftwareAuthenticator,
  VERIFIED,
} from '../support/software-authenticator.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  // The test sets the address of each caller with the header of a proxy.
  app = await TestApp.start(__filename, { TRUST_PROXY: 'loopback' });
});
afterAll(() => app.close());

const sql = <Row>(text: string, values: unknown[]) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const sorted = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe.each(TRANSPORTS)('signing in with a passkey over %s', (name, apiOf) => {
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

  const passwordStep = async (whose: Person = person, address = '10.0.0.1') =>
    challengeOf(await api.login({ email: whose.email, password: whose.password }, from(address)));
  const optionsFor = async (challenge: string) =>
    expectDone(await passkeys.beginSignIn({ challenge }));

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
      title: 'the signature of a new passkey',
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
        const other = await aPersonWithPasskey(app);
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

  it('a signed answer works once, also after a failed attempt', async () => {
    const challenge = await passwordStep();
    const options = await optionsFor(challenge);
    const wrong = person.device.get(options, { origin: 'https://evil.dz' });
    expectRefused(await factors.signIn({ challenge, passkey: wrong }), 'WRONG_PASSKEY', 'passkey');
    const late = person.device.get(options);
    expectRefused(await factors.signIn({ challenge, passkey: late }), 'WRONG_PASSKEY', 'passkey');
    const passkey = person.device.get(await optionsFor(challenge));
    expectDone(await factors.signIn({ challenge, passkey }));
    const again = await passwordStep();
    await optionsFor(again);
    const replayed = await factors.signIn({ challenge: again, passkey });
    expectRefused(replayed, 'WRONG_PASSKEY', 'passkey');
  });

  it('one of three sign-ins at once with one answer of a passkey succeeds', async () => {
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
    const challenge = await passwordStep(person, '10.0.0.10');
    const passkey = person.device.get(await optionsFor(challenge));
    expectRefused(await factors.signIn({ challenge, passkey }, at), 'ACCOUNT_LOCKED');
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
