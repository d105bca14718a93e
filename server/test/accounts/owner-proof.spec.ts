import { aClient, aContactRequest, aRegistration, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { addPasskey, PASSKEY_APIS, proofBy } from '../support/passkeys.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { enableSecondFactor, nextCode, wrongCode } from '../support/second-factor.js';
import type { SoftwareAuthenticator } from '../support/software-authenticator.js';
import { type Answer, TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start(__filename);
});
afterAll(() => app.close());

type Given = Record<string, unknown>;
type Call = (token: string, proof: Given) => Promise<Answer<unknown>>;

const input = ({ password, ...given }: Given) => ({
  ...{ currentPassword: password, newPassword: 'another-harbour-28', ...given },
});
const OPERATIONS: { title: string; REST: Call; GraphQL: Call }[] = [
  {
    title: 'the download of everything',
    REST: (token, body) => app.rest('POST', '/privacy/downloads', { token, body }),
    GraphQL: (token, proof) =>
      callOperation(app, ['mutation', 'createMyDataDownload'], proof, { token }),
  },
  {
    title: 'the erasure of the account',
    REST: (token, body) => app.rest('POST', '/privacy/erasure', { token, body }),
    GraphQL: (token, proof) => callOperation(app, ['mutation', 'eraseMyAccount'], proof, { token }),
  },
  {
    title: 'a new password',
    REST: (token, proof) => app.rest('PUT', '/auth/change-password', { token, body: input(proof) }),
    GraphQL: (token, proof) =>
      callOperation(app, ['mutation', 'changePassword'], { input: input(proof) }, { token }),
  },
  {
    title: 'another e-mail address',
    REST: (token, proof) =>
      app.rest('PUT', '/auth/email', { token, body: { ...proof, email: aRegistration().email } }),
    GraphQL: (token, proof) =>
      callOperation(
        ...[app, ['mutation', 'changeEmail'] as const],
        { ...proof, email: aRegistration().email },
        { token },
      ),
  },
];

interface Guarded extends Person {
  secret: string;
  recoveryCodes: string[];
  device: SoftwareAuthenticator;
}

async function guarded(): Promise<Guarded> {
  const person = await aClient(app);
  const { secret, recoveryCodes } = await enableSecondFactor(app, person);
  const [code] = recoveryCodes;
  const { device } = await addPasskey(app, { ...person, code });
  return { ...person, secret, recoveryCodes, device };
}

const rows = OPERATIONS.flatMap((operation) =>
  (['REST', 'GraphQL'] as const).map((name) => ({
    title: operation.title,
    name,
    call: operation[name],
  })),
);

describe.each(rows)('$title over $name', ({ name, call, title }) => {
  it(`${title} needs no second factor of people who have none`, async () => {
    const { token, password } = await aClient(app);
    const field = title === 'a new password' ? 'currentPassword' : 'password';
    expectRefused(await call(token, { password: 'not-it' }), 'WRONG_PASSWORD', field);
    expectDone(await call(token, { password }));
  });

  it(`${title} is refused without the second factor, with a wrong or a used one`, async () => {
    const person = await guarded();
    const { token, password, recoveryCodes, secret } = person;
    expectRefused(await call(token, { password }), 'BAD_USER_INPUT', 'code');
    expectRefused(await call(token, { password, code: '' }), 'BAD_USER_INPUT', 'code');
    const wrong = { password, code: wrongCode(secret) };
    expectRefused(await call(token, wrong), 'WRONG_CODE', 'code');
    expectRefused(await call(token, { password, code: recoveryCodes[0] }), 'WRONG_CODE', 'code');
    const passkeys = PASSKEY_APIS[name]!(app);
    const { passkey } = await proofBy(passkeys, person);
    const forged = { password, passkey: { ...passkey, signature: 'AAAA' } };
    expectRefused(await call(token, forged), 'WRONG_PASSKEY', 'passkey');
    expect((await app.rest('GET', '/auth/profile', { token })).data).toMatchObject({
      email: person.email,
    });
    expectRefused(
      await app.rest('POST', '/auth/login', { body: { email: person.email, password } }),
      'SECOND_FACTOR_REQUIRED',
    );
  });

  it.each<[string, (person: Guarded) => Promise<Given> | Given]>([
    ['a code of the app', ({ secret }) => ({ code: nextCode(secret) })],
    ['a recovery code', ({ recoveryCodes }) => ({ code: recoveryCodes[1]?.replaceAll('-', '–') })],
    [
      'a passkey',
      async (person) => ({ passkey: (await proofBy(PASSKEY_APIS[name]!(app), person)).passkey }),
    ],
  ])(`${title} is allowed with %s`, async (_, give) => {
    const person = await guarded();
    const { token, password } = person;
    expectDone(await call(token, { password, ...(await give(person)) }));
  });
});

it('a refused password uses up no code', async () => {
  const { token, password, recoveryCodes } = await guarded();
  const [, code] = recoveryCodes;
  const change = (newPassword: string) =>
    app.rest('PUT', '/auth/change-password', {
      token,
      body: { currentPassword: password, newPassword, code },
    });
  expectRefused(await change('password'), 'BAD_USER_INPUT', 'newPassword');
  expectDone(await change('another-harbour-28'));
});

it('an erasure that is refused uses up no code and counts no try', async () => {
  const { token, password, recoveryCodes } = await guarded();
  const message = aContactRequest();
  expectDone(await app.rest('POST', '/contact-requests', { token, body: message }));
  const body = { password, code: recoveryCodes[1] };
  for (let tries = 0; tries < 6; tries += 1)
    expectRefused(
      await app.rest('POST', '/privacy/erasure', { token, body }),
      'ERASURE_OPEN_REQUESTS',
    );
  expectDone(await app.rest('POST', '/privacy/downloads', { token, body }));
});

it('one of two downloads at once with one code succeeds', async () => {
  const { token, password, recoveryCodes } = await guarded();
  const body = { password, code: recoveryCodes[1] };
  const answers = await Promise.all(
    Array.from({ length: 2 }, () => app.rest('POST', '/privacy/downloads', { token, body })),
  );
  expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['WRONG_CODE', 'done']);
});
