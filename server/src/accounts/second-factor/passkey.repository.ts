import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { LIMITS } from '../../contract/limits.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Credential } from './relying-party.js';

/** A passkey as it is stored. */
export interface StoredPasskey extends Credential {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const COLUMNS = `
  id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt", credential_id AS "credentialId",
  public_key AS "publicKey", counter::float8 AS counter, transports`;
const LIST = `
  SELECT ${COLUMNS} FROM passkeys WHERE user_id = $1 ORDER BY created_at, id LIMIT ${LIMITS.passkey.perAccount}`;
const FIND = `SELECT ${COLUMNS} FROM passkeys WHERE user_id = $1 AND credential_id = $2`;
const ADD = `
  INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports)
  VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${COLUMNS}`;
/** A counter that does not go up belongs to a copy; passkeys that do not count say 0. */
const USE = `
  UPDATE passkeys SET counter = $2, last_used_at = now()
   WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`;
const RENAME = `
  UPDATE passkeys SET name = $3, updated_at = now() WHERE user_id = $1 AND id = $2
  RETURNING ${COLUMNS}`;
const REMOVE = 'DELETE FROM passkeys WHERE user_id = $1 AND id = $2 RETURNING id';

/** Reads and writes passkeys, always of one account. */
@Injectable()
export class PasskeyRepository {
  constructor(private readonly database: Database) {}

  /** Inside a transaction on its own connection: waiting for a second one could exhaust the pool. */
  async list(userId: string, transaction?: Transaction): Promise<StoredPasskey[]> {
    return transaction
      ? transaction.execute<StoredPasskey>(LIST, [userId])
      : this.database.query<StoredPasskey>(LIST, [userId]);
  }

  async find(
    transaction: Transaction,
    userId: string,
    credentialId: string,
  ): Promise<StoredPasskey | undefined> {
    const [passkey] = await transaction.execute<StoredPasskey>(FIND, [userId, credentialId]);
    return passkey;
  }

  /** PASSKEY_TAKEN if an account has it already. */
  async add(
    transaction: Transaction,
    userId: string,
    { name, credentialId, publicKey, counter, transports }: Credential & { name: string },
  ): Promise<StoredPasskey> {
    const values = [uuidv7(), userId, name, credentialId, publicKey, counter, transports];
    const [passkey] = await transaction.execute<StoredPasskey>(ADD, values);
    return passkey as StoredPasskey;
  }

  /** False if the counter did not go up. */
  async use(transaction: Transaction, id: string, counter: number): Promise<boolean> {
    return (await transaction.execute(USE, [id, counter])).length > 0;
  }

  async rename(
    transaction: Transaction,
    userId: string,
    { id, name }: { id: string; name: string },
  ): Promise<StoredPasskey | undefined> {
    const [passkey] = await transaction.execute<StoredPasskey>(RENAME, [userId, id, name]);
    return passkey;
  }

  /** False if it is not theirs. */
  async remove(transaction: Transaction, userId: string, id: string): Promise<boolean> {
    return (await transaction.execute(REMOVE, [userId, id])).length > 0;
  }

  async removeAll(transaction: Transaction, userId: string): Promise<void> {
    await transaction.execute('DELETE FROM passkeys WHERE user_id = $1', [userId]);
  }

  async removeSince(transaction: Transaction, userId: string, since: Date): Promise<void> {
    await transaction.execute('DELETE FROM passkeys WHERE user_id = $1 AND created_at >= $2', [
      userId,
      since,
    ]);
  }
}
