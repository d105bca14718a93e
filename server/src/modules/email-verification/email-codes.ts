import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { purposeKey } from '../../core/access/secret-box.js';
import { EMAIL_CODE } from '../../contract/limits.js';
import { AppConfig } from '../../core/config/app-config.js';
import { Database } from '../../core/database/database.js';
import type { Transaction } from '../../core/database/transaction.js';

const PURPOSE = 'email-codes';
/** One row for each account: a new code replaces the older one. */
const ISSUE = `
  INSERT INTO email_codes (user_id, email, code_hash, expires_at)
  VALUES ($1, $2, $3, now() + make_interval(mins => $4))
  ON CONFLICT (user_id) DO UPDATE
     SET email = excluded.email, code_hash = excluded.code_hash, attempts = 0,
         expires_at = excluded.expires_at, updated_at = now()`;
/** Counts the try before it is compared, so that parallel tries cannot be more than allowed. */
const TRY = `
  UPDATE email_codes SET attempts = attempts + 1, updated_at = now()
   WHERE user_id = $1 AND expires_at > now() AND attempts < $2
  RETURNING email, code_hash AS "codeHash"`;
/** Only one of two calls with the same code gets a row. */
const DROP = 'DELETE FROM email_codes WHERE user_id = $1 RETURNING user_id';

/** Whose mailbox a code was sent to. */
export interface MailboxOwner {
  userId: string;
  email: string;
}

/** Issues and checks the codes that prove that the person of an account reads its address. */
@Injectable()
export class EmailCodes {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    { settingsSecret }: AppConfig,
  ) {
    this.key = purposeKey(settingsSecret, PURPOSE);
  }

  /** A new code; older ones of the account end. */
  async issue(transaction: Transaction, owner: MailboxOwner): Promise<string> {
    const { digits, minutes } = EMAIL_CODE;
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    const { userId, email } = owner;
    await transaction.execute(ISSUE, [userId, email, this.hashOf(owner, code), minutes]);
    return code;
  }

  /** The address that a code was mailed to; undefined for a wrong or late one, and after too many tries. */
  async check(userId: string, code: string): Promise<string | undefined> {
    const values = [userId, EMAIL_CODE.attempts];
    const [sent] = await this.database.query<{ email: string; codeHash: Buffer }>(TRY, values);
    const isRight = sent && this.hashOf({ userId, ...sent }, code).equals(sent.codeHash);
    return isRight ? sent.email : undefined;
  }

  /** Uses up the code of an account; false if there is none any more. */
  async drop(transaction: Transaction, userId: string): Promise<boolean> {
    return (await transaction.execute(DROP, [userId])).length > 0;
  }

  /** Keyed, because a million codes are soon tried by whoever has a copy of the database. */
  private hashOf({ userId, email }: MailboxOwner, code: string): Buffer {
    return createHmac('sha256', this.key).update(`${userId} ${email} ${code}`).digest();
  }
}
