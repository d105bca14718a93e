import { createHash } from 'node:crypto';
import { DatabaseError } from 'pg';
import { LIMITS } from '../../contract/limits.js';
import type { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { AppError, invalidFields } from '../errors/app-error.js';

/** A creating call that may be repeated: its owner, kind, key and body. */
export interface IdempotentRequest {
  owner: string;
  kind: string;
  key: string;
  body: object;
}

const CLAIM = `
  INSERT INTO idempotency_keys (owner, kind, key, body_hash, result_id) VALUES ($1, $2, $3, $4, $5)`;
const EARLIER = `
  SELECT body_hash AS "bodyHash", result_id AS "resultId" FROM idempotency_keys
  WHERE owner = $1 AND kind = $2 AND key = $3`;

/** Refuses a key that is too short to be unique or too long to keep. */
function checkKey(key: string): void {
  const { min, max } = LIMITS.idempotencyKey;
  if (key.length < min || key.length > max || !/^[\x21-\x7e]+$/.test(key)) {
    throw invalidFields({ field: 'idempotencyKey', rule: `length:${min}:${max}` });
  }
}

/** The call under its key; undefined for one that is sent without a key. */
export function idempotentRequest(
  owner: string,
  kind: string,
  { key, body }: { key?: string | null; body: object },
): IdempotentRequest | undefined {
  if (typeof key !== 'string') return undefined;
  checkKey(key);
  return { owner, kind, key, body };
}

/**
 * Stores the key in the transaction that creates `resultId`. If the key was used before, the transaction
 * fails (`mayBeRepeat`); a concurrent second call waits here for the first one.
 */
export async function claimKey(
  transaction: Transaction,
  request: IdempotentRequest,
  resultId: string,
): Promise<void> {
  const { owner, kind, key } = request;
  await transaction.execute(CLAIM, [owner, kind, key, hashOf(request), resultId]);
}

/** Whether the failed call may repeat an earlier one: its key was used, or it is over the submission limit. */
export const mayBeRepeat = (error: unknown) =>
  isKeyTaken(error) || (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS');

/** Whether a write failed because its key was used before. */
function isKeyTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'pk_idempotency_keys';
}

/** What the first call of this key made, if there was one; a 409 when its body was another (B04). */
export async function previousResult(
  database: Database,
  request: IdempotentRequest,
): Promise<string | undefined> {
  const { owner, kind, key } = request;
  const [earlier] = await database.query<PreviousResult>(EARLIER, [owner, kind, key]);
  if (earlier && earlier.bodyHash !== hashOf(request)) throw new AppError('IDEMPOTENCY_MISMATCH');
  return earlier?.resultId;
}

interface PreviousResult {
  bodyHash: string;
  resultId: string;
}

const hashOf = ({ body }: IdempotentRequest) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');
