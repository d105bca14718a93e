import { DataSource } from 'typeorm';
import type { ErrorCode } from '../../src/contract/errors.js';
import { type AccountApi, TRANSPORTS } from '../support/account-api.js';
import { aClient, aColleague, anAdmin, linkToken, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import {
  challengeOf,
  codeAt,
  enableSecondFactor,
  nextCode,
  type SecondFactor,
  SECOND_FACTOR_APIS,
  type SecondFactorApi,
  withinStep,
  wrongCode,
} from '../support/second-factor.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

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

/** Somebody whose phone shows codes. */
async function aPersonWithCodes(): Promise<Person & SecondFactor> {
  const person = await aClient(app, { language: 'en' });
  return { ...person, ...(await enableSecondFactor(app, person)) };
}

describe.each(TRANSPORTS)('two-step sign-in over %s', (name, apiOf) => {
  let api: AccountApi;
  let codes: SecondFactorApi;
  let person: Person & SecondFactor;
  const passwordStep = async (address = '10.0.0.1') =>
    challengeOf(await api.login({ email: person.email, password: person.password }, from(address)));

  beforeEach(async () => {
    api = apiOf(app);
    codes = SECOND_FACTOR_APIS[name]!(app);
    person = await aPersonWithCodes();
  });

  it('a right password opens no session, and the code does', async () => {
    const { email, password, secret } = person;
    const first = await api.login({ email, password });
    expectRefused(first, 'SECOND_FACTOR_REQUIRED');
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(first.body)).not.toContain(secret);
    const second = await codes.signIn({ challenge: challengeOf(first), code: nextCode(secret) });
    const { token } = expectDone(second);
    expect(second.headers['set-cookie']).toHaveLength(2);
    expect(expectDone(await api.me(undefined, { token })).email).toBe(email);
  });

  it('nothing tells of the second factor before the password is right', async () => {
    const wrong = await api.login({ email: person.email, password: 'not-the-password' });
    const unknown = await api.login({ email: 'nobody@x.dz', password: 'not-the-password' });
    expectRefused(wrong, 'LOGIN_FAILED');
    expect(wrong.body).toEqual(unknown.body);
  });

  it.each([
    ['of the step before', -1],
    ['of the step after', 1],
  ])('a code %s is accepted, because clocks differ', async (_, steps) => {
    // the set-up used up the present code, and all before it
    await sql('UPDATE second_factors SET last_step = NULL WHERE user_id = $1', [person.id]);
    const answer = await withinStep(async () => {
      const challenge = await passwordStep();
      return codes.signIn({ challenge, code: codeAt(person.secret, steps) });
    });
    expectDone(answer);
  });

  it.each<{ title: string; code: ErrorCode; make: () => Promise<Record<string, unknown>> }>([
    {
      title: 'a wrong code',
      code: 'WRONG_CODE',
      make: async () => ({ challenge: await passwordStep(), code: wrongCode(person.secret) }),
    },
    {
      title: 'a code of two steps ago',
      code: 'WRONG_CODE',
      make: async () => ({ challenge: await passwordStep(), code: codeAt(person.secret, -3) }),
    },
    {
      title: 'letters',
      code: 'WRONG_CODE',
      make: async () => ({ challenge: await passwordStep(), code: 'ABCD-EFGH' }),
    },
    {
      title: 'the code that set it up',
      code: 'WRONG_CODE',
      make: async () => ({ challenge: await passwordStep(), code: person.firstCode }),
    },
  ])('$title is refused, and the field is named', async ({ code, make }) => {
    expectRefused(await codes.signIn(await make()), code, 'code');
  });

  it.each<{ title: string; make: () => Promise<string> }>([
    { title: 'an invented challenge', make: () => Promise.resolve('x'.repeat(43)) },
    {
      title: 'a challenge of five minutes ago',
      make: async () => {
        const challenge = await passwordStep();
        await sql('UPDATE sign_in_challenges SET expires_at = now() WHERE user_id = $1', [
          person.id,
        ]);
        return challenge;
      },
    },
    {
      title: 'a challenge from before a new password',
      make: async () => {
        const challenge = await passwordStep();
        await api.sendReset(person.email);
        const token = await linkToken(app, person.email, 'reset-password');
        const { code } = await api.reset({ token, newPassword: 'jasmin-sur-la-baie' });
        expect(code).toBeUndefined();
        return challenge;
      },
    },
  ])('$title is refused', async ({ make }) => {
    const challenge = await make();
    expectRefused(
      await codes.signIn({ challenge, code: nextCode(person.secret) }),
      'CHALLENGE_EXPIRED',
    );
  });

  it('one of three sign-ins at once with one code succeeds', async () => {
    const challenges = await Promise.all(Array.from({ length: 3 }, () => passwordStep()));
    const code = nextCode(person.secret);
    const answers = await Promise.all(
      challenges.map((challenge, index) =>
        codes.signIn({ challenge, code }, from(`10.0.1.${index}`)),
      ),
    );
    expect(answers.map((answer) => answer.code ?? 'done').toSorted()).toEqual(
      ['WRONG_CODE', 'WRONG_CODE', 'done'].toSorted(),
    );
    const used = challenges[answers.findIndex((answer) => !answer.code)]!;
    expectRefused(
      await codes.signIn({ challenge: used, code: nextCode(person.secret) }),
      'CHALLENGE_EXPIRED',
    );
  });

  it('a recovery code works once, however it is typed, and the person is told by mail', async () => {
    const [first = ''] = person.recoveryCodes;
    expect(first).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expectDone(await codes.signIn({ challenge: await passwordStep(), code: typed }));
    const again = await codes.signIn({ challenge: await passwordStep(), code: first });
    expectRefused(again, 'WRONG_CODE', 'code');
    await waitUntil('the mail', async () =>
      (await app.mailsTo(person.email)).some(({ text }) => text.includes('Codes left: 9.')),
    );
  });

  it('codes are right however they are pasted, with marks, other digits and other hyphens', async () => {
    const pastes: ((code: string) => string)[] = [
      (code) => code.replace(/^.../, '$&\u2013'),
      (code) => `\u202a${code}\u202c`,
      (code) => `\u2068${code.replace(/^.../, '$&\u00a0')}\u2069.`,
      (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
      (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit))),
    ];
    for (const pasted of pastes) {
      await sql('UPDATE second_factors SET last_step = NULL WHERE user_id = $1', [person.id]);
      const code = pasted(nextCode(person.secret));
      expectDone(await codes.signIn({ challenge: await passwordStep(), code }));
    }
    const spellings: ((code: string) => string)[] = [
      (code) => code.replaceAll('-', '\u2013'),
      (code) => code.replaceAll('-', '\u2011'),
      (code) => `\u2066${code}\u2069`,
      (code) => `\u200e${code.split('').join('\u200b')}`,
      (code) => code.replaceAll('-', '\u200f \u200f-\u200f '),
      (code) => code.normalize().replaceAll('-', '').toLowerCase(),
    ];
    for (const [index, spelled] of spellings.entries()) {
      const code = spelled(person.recoveryCodes[index] ?? '');
      expectDone(await codes.signIn({ challenge: await passwordStep(), code }));
    }
  });

  it('five wrong codes lock the account at this address, and right passwords between them do not help', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const challenge = await passwordStep('10.0.0.9');
      const code = wrongCode(person.secret);
      expectRefused(
        await codes.signIn({ challenge, code }, from('10.0.0.9')),
        'WRONG_CODE',
        'code',
      );
    }
    const { secret } = person;
    const challenge = await passwordStep('10.0.0.10');
    const right = { challenge, code: nextCode(secret) };
    expectRefused(await codes.signIn(right, from('10.0.0.9')), 'ACCOUNT_LOCKED');
    expectDone(await codes.signIn(right, from('10.0.0.10')));
  });
});

describe.each(TRANSPORTS)('the second factor of one’s account over %s', (name, apiOf) => {
  const codes = () => SECOND_FACTOR_APIS[name]!(app);

  it('a second factor counts once confirmed by a code, ends other sessions and mails the person', async () => {
    const person = await aClient(app, { language: 'en' });
    const { token, email, password } = person;
    const elsewhere = await app.signIn(email, password);
    const setup = expectDone(await codes().begin({ password }, { token }));
    expect(setup.uri).toContain(`secret=${setup.secret}&issuer=Mizan`);
    expect(setup.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expectDone(await apiOf(app).login({ email, password }));
    expectRefused(
      await codes().confirm({ code: wrongCode(setup.secret) }, { token }),
      'WRONG_CODE',
      'code',
    );
    const { codes: recovery } = expectDone(
      await codes().confirm({ code: nextCode(setup.secret) }, { token }),
    );
    expect(new Set(recovery).size).toBe(10);
    expectRefused(await apiOf(app).login({ email, password }), 'SECOND_FACTOR_REQUIRED');
    expectRefused(await apiOf(app).me(undefined, { token: elsewhere }), 'UNAUTHENTICATED');
    await waitUntil('the mail', async () =>
      (await subjectsTo(email)).includes('Two‑step verification was turned on'),
    );
    const [stored] = await sql<{ all: string }>(
      'SELECT f::text AS all FROM second_factors f WHERE user_id = $1',
      [person.id],
    );
    for (const open of [setup.secret, ...recovery]) expect(stored!.all).not.toContain(open);
  });

  it('new recovery codes and turning it off need password and code', async () => {
    const { token, email, password, secret, recoveryCodes } = await aPersonWithCodes();
    const [first, second] = recoveryCodes;
    for (const call of [codes().renew, codes().disable]) {
      const wrongPassword = await call({ password: 'not-it', code: nextCode(secret) }, { token });
      expectRefused(wrongPassword, 'WRONG_PASSWORD', 'password');
      const code = wrongCode(secret);
      expectRefused(await call({ password, code }, { token }), 'WRONG_CODE', 'code');
    }
    const renewed = expectDone(
      await codes().renew({ password, code: nextCode(secret) }, { token }),
    );
    expectRefused(
      await codes().disable({ password, code: second }, { token }),
      'WRONG_CODE',
      'code',
    );
    expect(renewed.codes).not.toContain(first);
    const off = await codes().disable({ password, code: renewed.codes[0] }, { token });
    expect(expectDone(off).hasSecondFactor).toBe(false);
    expectDone(await apiOf(app).login({ email, password }));
    expectRefused(
      await codes().disable({ password, code: '123456' }, { token }),
      'SECOND_FACTOR_OFF',
    );
  });

  it('a second factor cannot be begun without the password, begun twice, or confirmed before', async () => {
    const { token, password } = await aClient(app);
    expectRefused(
      await codes().begin({ password: 'not-it' }, { token }),
      'WRONG_PASSWORD',
      'password',
    );
    expectRefused(await codes().confirm({ code: '123456' }, { token }), 'SECOND_FACTOR_OFF');
    await enableSecondFactor(app, { token, password });
    expectRefused(await codes().begin({ password }, { token }), 'SECOND_FACTOR_ON');
    expectRefused(await codes().confirm({ code: '123456' }, { token }), 'SECOND_FACTOR_ON');
  });

  it('an administrator turns off that of somebody else, who is told by mail, and not their own', async () => {
    const admin = await anAdmin(app);
    const person = await aPersonWithCodes();
    const { token } = admin;
    expectRefused(await codes().disableFor({ id: admin.id }, { token }), 'OWN_SECOND_FACTOR');
    expectRefused(
      await codes().disableFor({ id: person.id }, { token: person.token }),
      'FORBIDDEN',
    );
    const after = expectDone(await codes().disableFor({ id: person.id }, { token }));
    expect(after.hasSecondFactor).toBe(false);
    expectRefused(await codes().disableFor({ id: person.id }, { token }), 'SECOND_FACTOR_OFF');
    expectDone(await apiOf(app).login({ email: person.email, password: person.password }));
    await waitUntil('the mail', async () =>
      (await subjectsTo(person.email)).includes('The office turned off your two‑step verification'),
    );
  });
});

it('the lock of a screen is opened with the password alone', async () => {
  const colleague = await aColleague(app, { role: 'secretary' });
  await enableSecondFactor(app, colleague);
  const { token, password } = colleague;
  expectDone(await app.rest('POST', '/auth/lock', { token }));
  expectDone(await app.rest('POST', '/auth/unlock', { token, body: { password } }));
});

it('nothing of the second factor is left of an erased person', async () => {
  const { id, email, token, password, recoveryCodes } = await aPersonWithCodes();
  const proof = { password, code: recoveryCodes[0] };
  await app.rest('POST', '/auth/login', { body: { email, password } });
  expectDone(await callOperation(app, ['mutation', 'eraseMyAccount'], proof, { token }));
  const rows = await sql(
    `SELECT user_id FROM second_factors WHERE user_id = $1
     UNION ALL SELECT user_id FROM sign_in_challenges WHERE user_id = $1
     UNION ALL SELECT id FROM users WHERE id = $1 AND second_factor_at IS NOT NULL`,
    [id],
  );
  expect(rows).toEqual([]);
});
