import { aClient, type Person } from './builders.js';
import { proveEmail } from './email-proof.js';
import { callOperation } from './operation.js';
import { expectDone } from './refusals.js';
import { type Assertion, SoftwareAuthenticator } from './software-authenticator.js';
import type { Answer, CallOptions, TestApp } from './test-app.js';

/** The configured address of the product in tests, which is not the one that it is called at. */
export const SITE = 'http://mizan.test';

export interface PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}
export interface WebAuthnOptions {
  challenge: string;
  rpId?: string;
  rp?: { id: string; name: string };
  allowCredentials?: { id: string }[];
  excludeCredentials?: { id: string }[];
  userVerification?: string;
}

type Send<T> = (body: Record<string, unknown>, options?: CallOptions) => Promise<Answer<T>>;

/** The operations on passkeys, callable in the same way over both transports. */
export interface PasskeyApi {
  beginSignIn: Send<WebAuthnOptions>;
  list: Send<PasskeyView[]>;
  begin: Send<WebAuthnOptions>;
  add: Send<{ passkey: PasskeyView; codes: string[] }>;
  beginProof: Send<WebAuthnOptions>;
  rename: Send<PasskeyView>;
  remove: Send<{ hasSecondFactor: boolean }>;
}

const restApi = (app: TestApp): PasskeyApi => {
  const post =
    <T>(path: string): Send<T> =>
    (body, options) =>
      app.rest<T>('POST', `/auth/${path}`, { ...options, body });
  return {
    beginSignIn: post('login/passkey'),
    list: (_, options) => app.rest('GET', '/auth/passkeys', options),
    begin: post('passkeys/begin'),
    add: post('passkeys'),
    beginProof: post('passkeys/proof'),
    rename: ({ id, ...body }, options) =>
      app.rest('PATCH', `/auth/passkeys/${String(id)}`, { ...options, body }),
    remove: ({ id, ...body }, options) =>
      app.rest('POST', `/auth/passkeys/${String(id)}/remove`, { ...options, body }),
  };
};

const gqlApi = (app: TestApp): PasskeyApi => {
  const send =
    <T>(name: string): Send<T> =>
    (variables, options) =>
      callOperation<T>(app, ['mutation', name], variables, options);
  return {
    beginSignIn: send('beginPasskeySignIn'),
    list: (_, options) => callOperation(app, ['query', 'myPasskeys'], {}, options),
    begin: send('beginPasskey'),
    add: send('createPasskey'),
    beginProof: send('beginPasskeyProof'),
    rename: send('renamePasskey'),
    remove: send('erasePasskey'),
  };
};

export const PASSKEY_APIS = { REST: restApi, GraphQL: gqlApi } as Record<
  string,
  (app: TestApp) => PasskeyApi
>;

export interface AddedPasskey {
  device: SoftwareAuthenticator;
  passkeyId: string;
  recoveryCodes: string[];
}

/** Who adds a second factor, and what they prove it with: the one that they have, if there is one. */
export interface Prover {
  token: string;
  password: string;
  code?: string;
  passkey?: Assertion;
}

/** Adds a passkey on a device of its own. */
export async function addPasskey(
  app: TestApp,
  { token, password, code, passkey: signed }: Prover,
  name = 'Phone',
): Promise<AddedPasskey> {
  await proveEmail(app, token);
  const api = restApi(app);
  const device = new SoftwareAuthenticator(SITE);
  const proof = { password, code, passkey: signed };
  const options = expectDone(await api.begin(proof, { token }));
  const answer = await api.add({ name, passkey: device.create(options) }, { token });
  const { passkey, codes } = expectDone(answer);
  return { device, passkeyId: passkey.id, recoveryCodes: codes };
}

export type PersonWithPasskey = Person & AddedPasskey;

/** A client who reads English and has a passkey. */
export async function aPersonWithPasskey(app: TestApp): Promise<PersonWithPasskey> {
  const person = await aClient(app, { language: 'en' });
  return { ...person, ...(await addPasskey(app, person)) };
}

/** Password and passkey, as they are asked for before a change. */
export async function proofBy(
  api: PasskeyApi,
  { device, token, password }: Pick<PersonWithPasskey, 'device' | 'token' | 'password'>,
): Promise<{ password: string; passkey: Assertion }> {
  const options = expectDone(await api.beginProof({}, { token }));
  return { password, passkey: device.get(options) };
}
