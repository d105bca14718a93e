import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What CBOR can hold. */
export type Cbor = Parameters<typeof isoCBOR.encode>[0];

/** What a browser answers, as the API takes it. */
export interface Assertion {
  credentialId: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
}
export interface Creation {
  credentialId: string;
  clientData: string;
  attestation: string;
  transports: string[];
}

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
}

/** What differs from a browser that keeps to the standard. */
export interface Deviations {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  counter?: number;
  format?: string;
  /** What the attestation states, for example certificates. */
  statement?: Map<string, Cbor>;
  /** The id in the attestation, if it is not the one that is sent beside it. */
  attestedId?: Buffer;
  /** What the device says of itself: whether somebody touched it, and whether it knows who. */
  flags?: number;
}

const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

export const PRESENT = 0x01;
export const VERIFIED = 0x04;
const HAS_KEY = 0x40;

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** The public key as COSE has it: an elliptic curve key for ES256. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const map = new Map<number, number | Uint8Array>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return isoCBOR.encode(map);
}

/** A device with one passkey, which really signs. */
export class SoftwareAuthenticator {
  readonly credentialId = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** What `navigator.credentials.create` answers. */
  create(options: Options, deviations: Deviations = {}): Creation {
    const id = deviations.attestedId ?? Buffer.from(this.credentialId, 'base64url');
    const key = coseKey(this.keys.publicKey);
    const credential = [Buffer.alloc(16), uint(id.length, 2), id, Buffer.from(key)];
    const head = this.head(options, { flags: PRESENT | VERIFIED | HAS_KEY, ...deviations });
    const authData = new Uint8Array(Buffer.concat([head, ...credential]));
    const attestation = new Map<string, Cbor>([
      ['fmt', deviations.format ?? 'none'],
      ['attStmt', deviations.statement ?? new Map()],
      ['authData', authData],
    ]);
    return {
      credentialId: this.credentialId,
      clientData: base64url(this.clientData('webauthn.create', options, deviations)),
      attestation: base64url(isoCBOR.encode(attestation)),
      transports: ['internal'],
    };
  }

  /** What `navigator.credentials.get` answers. */
  get(options: Options, deviations: Deviations = {}): Assertion {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options, deviations);
    const authenticatorData = this.head(options, { flags: PRESENT | VERIFIED, ...deviations });
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      credentialId: this.credentialId,
      clientData: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    };
  }

  private clientData(type: string, { challenge }: Options, deviations: Deviations): string {
    return JSON.stringify({ type, challenge, origin: this.origin, ...pick(deviations) });
  }

  private head({ rpId, rp }: Options, given: Deviations & { flags: number }): Buffer {
    const { counter = this.counter, flags } = given;
    const id = given.rpId ?? rpId ?? rp?.id ?? '';
    return Buffer.concat([sha256(id), Buffer.from([flags]), uint(counter, 4)]);
  }
}

const pick = ({ origin, type, challenge }: Deviations) =>
  Object.fromEntries(
    Object.entries({ origin, type, challenge }).filter(([, value]) => value !== undefined),
  );
