import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyAssertionInput, PasskeyCreationInput } from '../../graphql/generated/graphql';

/** Whether this browser can make and use passkeys. */
export const knowsPasskeys = browserSupportsWebAuthn;

/** Lets the browser make a passkey, which asks the person. */
export async function makePasskey(options: unknown): Promise<PasskeyCreationInput> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON }).catch(refused);
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports,
  };
}

/** Lets the browser use a passkey, which asks the person. */
export async function askPasskey(options: unknown): Promise<PasskeyAssertionInput> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await startAuthentication({ optionsJSON }).catch(refused);
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  };
}

function wordsFor(error: unknown): string {
  const { name, code } = error as Partial<WebAuthnError>;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'secondFactor.passkey.known';
  const wasCancelled = name === 'NotAllowedError' || name === 'AbortError';
  return `secondFactor.passkey.${wasCancelled ? 'cancelled' : 'refusedByBrowser'}`;
}

/** The browser made or used no passkey. */
export class BrowserRefusal extends Error {
  /** The key of the words for it. */
  readonly text: string;

  constructor(cause: unknown) {
    super('The browser refused a passkey', { cause });
    this.text = wordsFor(cause);
  }
}

const refused = (error: unknown): never => {
  throw new BrowserRefusal(error);
};
