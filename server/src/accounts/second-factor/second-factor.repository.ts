import { Injectable } from '@nestjs/common';
import type { UserVerb } from '../../contract/audit-verbs.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** What is stored for the codes of an app and for recovery codes. The app counts once it is confirmed. */
export interface StoredFactor {
  sealedSecret: string | null;
  confirmedAt: Date | null;
  lastStep: number | null;
}

/** What an account has beside its password. */
export interface FactorState {
  enabledAt: Date | null;
  appAddedAt: Date | null;
  passkeys: number;
  recoveryCodesLeft: number;
}

const READ = `
  SELECT sealed_secret AS "sealedSecret", confirmed_at AS "confirmedAt", last_step AS "lastStep"
    FROM second_factors WHERE user_id = $1`;
const STATE = `
  SELECT u.second_factor_at AS "enabledAt", f.confirmed_at AS "appAddedAt",
         coalesce(cardinality(f.recovery_hashes), 0) AS "recoveryCodesLeft",
         (SELECT count(*) FROM passkeys p WHERE p.user_id = u.id)::int AS passkeys
    FROM users u LEFT JOIN second_factors f ON f.user_id = u.id WHERE u.id = $1`;
/** Replaces one that was never confirmed. */
const BEGIN = `
  INSERT INTO second_factors (user_id, sealed_secret) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, created_at = now()
   WHERE second_factors.confirmed_at IS NULL
  RETURNING user_id`;
/** Only the secret that the code was checked against: another one may have been begun meanwhile. */
const CONFIRM = `
  UPDATE second_factors SET confirmed_at = now(), last_step = $3
   WHERE user_id = $1 AND sealed_secret = $2 AND confirmed_at IS NULL
  RETURNING user_id`;
/** Only one of two calls with the same code gets a row. */
const USE_STEP = `
  UPDATE second_factors SET last_step = $2
   WHERE user_id = $1 AND confirmed_at IS NOT NULL AND coalesce(last_step, 0) < $2 RETURNING user_id`;
const USE_RECOVERY_CODE = `
  UPDATE second_factors SET recovery_hashes = array_remove(recovery_hashes, $2)
   WHERE user_id = $1 AND $2 = ANY(recovery_hashes)
  RETURNING cardinality(recovery_hashes) AS left`;
/** An app that was only begun is forgotten: it may have been begun with the password alone. */
const SET_RECOVERY_CODES = `
  INSERT INTO second_factors (user_id, recovery_hashes) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE
    SET recovery_hashes = excluded.recovery_hashes,
        sealed_secret = CASE WHEN second_factors.confirmed_at IS NULL THEN NULL
                             ELSE second_factors.sealed_secret END
  RETURNING now() AS "setAt"`;
const REMOVE_APP = `
  UPDATE second_factors SET sealed_secret = NULL, confirmed_at = NULL, last_step = NULL
   WHERE user_id = $1 AND confirmed_at IS NOT NULL RETURNING user_id`;

const CHANGES = [
  'second_factor_enabled',
  'authenticator_added',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
] as const satisfies readonly UserVerb[];
const CHANGES_SINCE = `
  SELECT DISTINCT action FROM audit_events
   WHERE entity = 'user' AND entity_id = $1 AND created_at >= $2 AND action = ANY($3)`;
const REMOVE_APP_SINCE = `
  UPDATE second_factors SET sealed_secret = NULL, confirmed_at = NULL, last_step = NULL
   WHERE user_id = $1 AND confirmed_at >= $2`;

/** Reads and writes what codes are checked against. */
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

  async state(userId: string, transaction?: Transaction): Promise<FactorState> {
    const [state] = transaction
      ? await transaction.execute<FactorState>(STATE, [userId])
      : await this.database.query<FactorState>(STATE, [userId]);
    return state as FactorState;
  }

  /** What was added, removed or renewed since a moment, by the record of changes. */
  async changesSince(transaction: Transaction, userId: string, since: Date): Promise<string[]> {
    const actions = CHANGES.map((verb) => `user.${verb}`);
    const values = [userId, since, actions];
    const changes = await transaction.execute<{ action: string }>(CHANGES_SINCE, values);
    return changes.map(({ action }) => action);
  }

  async removeAppSince(transaction: Transaction, userId: string, since: Date): Promise<void> {
    await transaction.execute(REMOVE_APP_SINCE, [userId, since]);
  }

  /** False if the account has a confirmed app. */
  async begin(transaction: Transaction, userId: string, sealedSecret: string): Promise<boolean> {
    return (await transaction.execute(BEGIN, [userId, sealedSecret])).length > 0;
  }

  /** False if it was confirmed meanwhile, or begun again. */
  async confirm(
    transaction: Transaction,
    userId: string,
    { sealedSecret, step }: { sealedSecret: string; step: number },
  ): Promise<boolean> {
    return (await transaction.execute(CONFIRM, [userId, sealedSecret, step])).length > 0;
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

  /** Replaces all recovery codes, and answers when. */
  async setRecoveryCodes(
    transaction: Transaction,
    userId: string,
    hashes: readonly string[],
  ): Promise<Date> {
    const values = [userId, hashes];
    const [row] = await transaction.execute<{ setAt: Date }>(SET_RECOVERY_CODES, values);
    return (row as { setAt: Date }).setAt;
  }

  /** False if the account had no confirmed app. */
  async removeApp(transaction: Transaction, userId: string): Promise<boolean> {
    return (await transaction.execute(REMOVE_APP, [userId])).length > 0;
  }

  /** Removes the app, begun or confirmed, and the recovery codes. */
  async remove(transaction: Transaction, userId: string): Promise<void> {
    await transaction.execute('DELETE FROM second_factors WHERE user_id = $1', [userId]);
  }
}
