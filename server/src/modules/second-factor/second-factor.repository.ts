import { Injectable } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import type { Transaction } from '../../core/database/transaction.js';

/** A second factor as it is stored; it counts once it is confirmed. */
export interface StoredFactor {
  sealedSecret: string;
  confirmedAt: Date | null;
  lastStep: number | null;
  codesLeft: number;
}

const READ = `
  SELECT sealed_secret AS "sealedSecret", confirmed_at AS "confirmedAt", last_step AS "lastStep",
         cardinality(recovery_hashes) AS "codesLeft"
    FROM second_factors WHERE user_id = $1`;
/** Replaces one that was never confirmed. */
const BEGIN = `
  INSERT INTO second_factors (user_id, sealed_secret) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, created_at = now()
   WHERE second_factors.confirmed_at IS NULL
  RETURNING user_id`;
/** Only the secret that the code was checked against: another one may have been begun meanwhile. */
const CONFIRM = `
  UPDATE second_factors SET confirmed_at = now(), last_step = $3, recovery_hashes = $4
   WHERE user_id = $1 AND sealed_secret = $2 AND confirmed_at IS NULL
  RETURNING confirmed_at AS "confirmedAt"`;
/** Only one of two calls with the same code gets a row. */
const USE_STEP = `
  UPDATE second_factors SET last_step = $2
   WHERE user_id = $1 AND confirmed_at IS NOT NULL AND coalesce(last_step, 0) < $2 RETURNING user_id`;
const USE_RECOVERY_CODE = `
  UPDATE second_factors SET recovery_hashes = array_remove(recovery_hashes, $2)
   WHERE user_id = $1 AND confirmed_at IS NOT NULL AND $2 = ANY(recovery_hashes)
  RETURNING cardinality(recovery_hashes) AS left`;
const RENEW =
  'UPDATE second_factors SET recovery_hashes = $2 WHERE user_id = $1 AND confirmed_at IS NOT NULL';
const REMOVE =
  'DELETE FROM second_factors WHERE user_id = $1 RETURNING confirmed_at AS "confirmedAt"';

/** Reads and writes second factors. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly database: Database) {}

  /** Inside a transaction on its own connection: waiting for a second one could exhaust the pool. */
  async find(userId: string, transaction?: Transaction): Promise<StoredFactor | undefined> {
    const [factor] = transaction
      ? await transaction.execute<StoredFactor>(READ, [userId])
      : await this.database.query<StoredFactor>(READ, [userId]);
    return factor;
  }

  /** False if the account has a confirmed one. */
  async begin(userId: string, sealedSecret: string): Promise<boolean> {
    return (await this.database.query(BEGIN, [userId, sealedSecret])).length > 0;
  }

  /** When it was confirmed; undefined if it was meanwhile, or begun again. */
  async confirm(
    transaction: Transaction,
    userId: string,
    values: { sealedSecret: string; step: number; recoveryHashes: readonly string[] },
  ): Promise<Date | undefined> {
    const { sealedSecret, step, recoveryHashes } = values;
    const [row] = await transaction.execute<{ confirmedAt: Date }>(CONFIRM, [
      ...[userId, sealedSecret, step, recoveryHashes],
    ]);
    return row?.confirmedAt;
  }

  /** False if a code of this time step or a later one was used. */
  async useStep(transaction: Transaction, userId: string, step: number): Promise<boolean> {
    return (await transaction.execute(USE_STEP, [userId, step])).length > 0;
  }

  /** How many recovery codes are left; undefined if this is none of them. */
  async useRecoveryCode(
    transaction: Transaction,
    userId: string,
    hash: string,
  ): Promise<number | undefined> {
    const values = [userId, hash];
    const [row] = await transaction.execute<{ left: number }>(USE_RECOVERY_CODE, values);
    return row?.left;
  }

  async renewCodes(
    transaction: Transaction,
    userId: string,
    hashes: readonly string[],
  ): Promise<void> {
    await transaction.execute(RENEW, [userId, hashes]);
  }

  /** False if the account had none that was confirmed. */
  async remove(transaction: Transaction, userId: string): Promise<boolean> {
    const [row] = await transaction.execute<{ confirmedAt: Date | null }>(REMOVE, [userId]);
    return Boolean(row?.confirmedAt);
  }
}
