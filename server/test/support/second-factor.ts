import { generateSync } from 'otplib';
import { proveEmail } from './email-proof.js';
import { callOperation } from './operation.js';
import type { Prover } from './passkeys.js';
import { expectDone } from './refusals.js';
import type { Answer, CallOptions, TestApp } from './test-app.js';

const STEP_SECONDS = 30;

/** The code that an authenticator app shows so many steps of 30 seconds from now. */
export const codeAt = (secret: string, steps: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** A code that is good after the set-up used up the present one: clocks may differ by a step. */
export const nextCode = (secret: string) => codeAt(secret, 1);

const presentStep = () => Math.floor(Date.now() / 1000 / STEP_SECONDS);

/** What is called with a code of an earlier step is called again if the step changed meanwhile. */
export async function withinStep<T>(call: () => Promise<T>): Promise<T> {
  const step = presentStep();
  const answer = await call();
  return presentStep() === step ? answer : call();
}

/** A code of six digits that is none of those accepted now. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !right.includes(code),
  )!;
}

/** What the second step of signing in is sent with. */
export function challengeOf({ body }: Answer<unknown>): string {
  const { challenge, errors } = body as {
    challenge?: string;
    errors?: { extensions?: { challenge?: string } }[];
  };
  return challenge ?? errors?.[0]?.extensions?.challenge ?? '';
}

export interface SecondFactor {
  secret: string;
  /** It turned the second factor on, and is used up. */
  firstCode: string;
  recoveryCodes: string[];
}

/** Sets up an authenticator app, once it is proved that the person reads their address. */
export async function enableSecondFactor(
  app: TestApp,
  { token, password, code, passkey }: Prover,
): Promise<SecondFactor> {
  await proveEmail(app, token);
  const { secret } = expectDone(
    await app.rest<{ secret: string }>('POST', '/auth/second-factor', {
      token,
      body: { password, code, passkey },
    }),
  );
  const firstCode = codeAt(secret, 0);
  const answer = await app.rest<{ codes: string[] }>('POST', '/auth/second-factor/confirm', {
    token,
    body: { code: firstCode },
  });
  return { secret, firstCode, recoveryCodes: expectDone(answer).codes };
}

interface SignedIn {
  token: string;
}
type Send<T> = (body: Record<string, unknown>, options?: CallOptions) => Promise<Answer<T>>;

/** The operations around the second factor, callable in the same way over both transports. */
export interface SecondFactorApi {
  signIn: Send<SignedIn>;
  begin: Send<{ secret: string; uri: string; qrCode: string }>;
  confirm: Send<{ codes: string[] }>;
  state: Send<{ enabledAt: string | null; recoveryCodesLeft: number; isRequired: boolean }>;
  disable: Send<{ hasSecondFactor: boolean }>;
  renew: Send<{ codes: string[] }>;
  disableFor: Send<{ hasSecondFactor: boolean }>;
}

const restApi = (app: TestApp): SecondFactorApi => {
  const send =
    <T>(path: string): Send<T> =>
    (body, options) =>
      app.rest<T>('POST', `/auth/${path}`, { ...options, body });
  return {
    signIn: send('login/second-factor'),
    begin: send('second-factor'),
    confirm: send('second-factor/confirm'),
    state: (_, options) => app.rest('GET', '/auth/second-factor', options),
    disable: send('second-factor/disable'),
    renew: send('second-factor/recovery-codes'),
    disableFor: ({ id }, options) =>
      app.rest('DELETE', `/users/${String(id)}/second-factor`, options),
  };
};

const gqlApi = (app: TestApp): SecondFactorApi => {
  const send =
    <T>(name: string): Send<T> =>
    (variables, options) =>
      callOperation<T>(app, ['mutation', name], variables, options);
  return {
    signIn: send('signInWithSecondFactor'),
    begin: send('beginSecondFactor'),
    confirm: send('confirmSecondFactor'),
    state: (_, options) => callOperation(app, ['query', 'mySecondFactor'], {}, options),
    disable: send('disableSecondFactor'),
    renew: send('renewRecoveryCodes'),
    disableFor: send('disableUserSecondFactor'),
  };
};

export const SECOND_FACTOR_APIS = { REST: restApi, GraphQL: gqlApi } as Record<
  string,
  (app: TestApp) => SecondFactorApi
>;
