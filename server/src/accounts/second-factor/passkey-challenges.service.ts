import { Injectable } from '@nestjs/common';
import { LIFETIME_SECONDS } from '../../contract/limits.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** The purpose of asking for a passkey, and the sign-in or session that asks. */
export interface PasskeyPurpose {
  purpose: 'registration' | 'signIn' | 'proof';
  holderId: string;
  userId: string;
}

/** A new one takes the place of the one before; those of the person that are over are removed. */
const ISSUE = `
  WITH old AS (
    DELETE FROM passkey_challenges
     WHERE user_id = $3 AND expires_at < now() AND (purpose, holder_id) <> ($1, $2::uuid))
  INSERT INTO passkey_challenges (purpose, holder_id, user_id, challenge, expires_at)
  VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
  ON CONFLICT (purpose, holder_id)
  DO UPDATE SET user_id = excluded.user_id, challenge = excluded.challenge, expires_at = excluded.expires_at`;
const CONSUME = `
  DELETE FROM passkey_challenges WHERE purpose = $1 AND holder_id = $2 AND user_id = $3
  RETURNING challenge, expires_at > now() AS "isValid"`;
const FORGET_REGISTRATIONS = `
  DELETE FROM passkey_challenges WHERE user_id = $1 AND purpose = 'registration'`;

/** What passkeys have to sign: each works for one attempt, within five minutes. */
@Injectable()
export class PasskeyChallengesService {
  constructor(private readonly database: Database) {}

  async issue(
    { purpose, holderId, userId }: PasskeyPurpose,
    challenge: string,
    transaction?: Transaction,
  ): Promise<void> {
    const values = [purpose, holderId, userId, challenge, LIFETIME_SECONDS.signInChallenge];
    if (transaction) await transaction.execute(ISSUE, values);
    else await this.database.query(ISSUE, values);
  }

  /** Uses it up, also for an attempt that fails; undefined if there is none or it is over. */
  async consume(
    transaction: Transaction,
    { purpose, holderId, userId }: PasskeyPurpose,
  ): Promise<string | undefined> {
    const [found] = await transaction.execute<{ challenge: string; isValid: boolean }>(CONSUME, [
      ...[purpose, holderId, userId],
    ]);
    return found?.isValid ? found.challenge : undefined;
  }

  /** A passkey that the person began to add is not added any more. */
  async forgetRegistrations(transaction: Transaction, userId: string): Promise<void> {
    await transaction.execute(FORGET_REGISTRATIONS, [userId]);
  }
}
