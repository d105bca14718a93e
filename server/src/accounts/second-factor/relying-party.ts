import { Injectable } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { LIFETIME_SECONDS } from '../../contract/limits.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { PasskeyAssertionInput, PasskeyCreationInput } from './passkey.types.js';

/** What is stored of a passkey and needed to check what it signs. */
export interface Credential {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

interface Person {
  id: string;
  email: string;
  fullName: string;
}

/** EdDSA, ES256 and RS256: what devices can do. */
const ALGORITHMS = [-8, -7, -257];
/** What browsers send when no attestation is asked for. The other formats carry certificates. */
const FORMATS = new Set(['none', 'packed']);
const TIMEOUT_MS = LIFETIME_SECONDS.signInChallenge * 1000;

/** The library's reasons quote what was sent. */
const MAX_REASON = 200;

/** Loaded when somebody uses a passkey: most sign-ins need none of it. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Throws for certificates of the device's maker, before the library reads any: nobody asked for them. */
async function refuseCertificates(attestation: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
  const format = decoded.get('fmt');
  if (!FORMATS.has(format)) throw new Error(`Unexpected attestation format ${format}`);
  if (decoded.get('attStmt').get('x5c')) throw new Error('Unexpected certificates');
}

const descriptorOf = ({ credentialId: id, transports }: Credential) => ({ id, transports });

/** WebAuthn for this site, whose address is the configured one and never that of a request. */
@Injectable()
export class RelyingParty {
  private readonly origin: string;
  private readonly id: string;

  constructor(
    config: AppConfig,
    private readonly log: SecurityLog,
  ) {
    const { origin, hostname } = new URL(config.publicUrl);
    this.origin = origin;
    this.id = hostname;
  }

  /** What a browser needs to make a passkey; one that the person has is not made again. */
  async creationOptions(
    name: string,
    { id, email, fullName }: Person,
    known: readonly Credential[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await loadWebAuthn();
    return generateRegistrationOptions({
      rpName: name,
      rpID: this.id,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: fullName,
      timeout: TIMEOUT_MS,
      excludeCredentials: known.map(descriptorOf),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  }

  /** What a browser needs to use one of these passkeys. */
  async requestOptions(
    known: readonly Credential[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    return generateAuthenticationOptions({
      rpID: this.id,
      timeout: TIMEOUT_MS,
      allowCredentials: known.map(descriptorOf),
      userVerification: 'preferred',
    });
  }

  /** The new passkey; undefined if it was made for another challenge or site, or is malformed. */
  verifyCreation(
    { credentialId, clientData, attestation, transports }: PasskeyCreationInput,
    challenge: string,
  ): Promise<Credential | undefined> {
    return this.attempt(async ({ verifyRegistrationResponse }) => {
      await refuseCertificates(attestation);
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          id: credentialId,
          rawId: credentialId,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: clientData, attestationObject: attestation },
        },
        supportedAlgorithmIDs: ALGORITHMS,
        ...this.expected(challenge),
      });
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      // the length of the attested one is not limited otherwise
      if (id !== credentialId) throw new Error('Another id than the attested id');
      const key = Buffer.from(publicKey);
      return { credentialId: id, publicKey: key, counter, transports: transports ?? [] };
    });
  }

  /** The counter of the passkey after this use; undefined if it did not sign this challenge for this site. */
  verifyAssertion(
    { credentialId, clientData, authenticatorData, signature }: PasskeyAssertionInput,
    challenge: string,
    { publicKey, counter }: Credential,
  ): Promise<number | undefined> {
    return this.attempt(async ({ verifyAuthenticationResponse }) => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id: credentialId,
          rawId: credentialId,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: clientData, authenticatorData, signature },
        },
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
        ...this.expected(challenge),
      });
      return verified ? authenticationInfo.newCounter : undefined;
    });
  }

  private expected(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.id,
      // asked for, but not every security key has a PIN
      requireUserVerification: false,
    };
  }

  /** The library throws for everything that a caller can have sent wrong. */
  private async attempt<T>(
    verify: (webAuthn: Awaited<ReturnType<typeof loadWebAuthn>>) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const webAuthn = await loadWebAuthn();
    try {
      return await verify(webAuthn);
    } catch (error) {
      this.log.warn('passkey.refused', { reason: String(error).slice(0, MAX_REASON) });
      return undefined;
    }
  }
}
