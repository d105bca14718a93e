import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** The secret of a new address, and what is stored of it. */
export function newFeedSecret(): { secret: string; tokenHash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, tokenHash: hashOf(secret) };
}

/** What would be stored of a secret; undefined for what cannot be one. */
export const feedHash = (secret: string): Buffer | undefined =>
  SECRET.test(secret) ? hashOf(secret) : undefined;
