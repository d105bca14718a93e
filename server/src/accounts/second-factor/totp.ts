import { createHash, randomBytes } from 'node:crypto';
import { generateSecret, generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import { readCode } from '../../contract/codes.js';

const PERIOD_SECONDS = 30;
const CODE = /^\d{6}$/;
const RECOVERY_CODES = 10;
/** 120 bits: ASVS 5.0 (6.5.2) asks for 112 where the hash is a fast one. */
const RECOVERY_BYTES = 15;

export const newSecret = (): string => generateSecret();

/** What an authenticator app reads from a QR code. */
export const setupUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret });

/**
 * The time step that a code of the app is of; undefined if it is wrong. One step before and after the
 * present one are accepted, because clocks differ, but none up to `lastStep`, so that a code works once.
 */
export function findStep(
  secret: string,
  code: string,
  lastStep: number | null,
): number | undefined {
  if (!CODE.test(code)) return undefined;
  const result = verifySync({
    secret,
    token: code,
    epochTolerance: PERIOD_SECONDS,
    ...(lastStep !== null && { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Codes for the day the phone is lost, six groups of four letters and digits. */
export function newRecoveryCodes(): string[] {
  const base32 = new ScureBase32Plugin();
  return Array.from({ length: RECOVERY_CODES }, () =>
    (base32.encode(randomBytes(RECOVERY_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
}

export const recoveryHash = (code: string): string =>
  createHash('sha256').update(readCode(code)).digest('hex');
