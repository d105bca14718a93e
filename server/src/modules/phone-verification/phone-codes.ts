import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { purposeKey } from '../../core/access/secret-box.js';
import { PHONE_CODE } from '../../contract/sms.js';
import { AppConfig } from '../../core/config/app-config.js';
import { Database } from '../../core/database/database.js';
import type { Transaction } from '../../core/database/transaction.js';

const PURPOSE = 'phone-codes';
/** One row for each account: a new code replaces the older one. */
const ISSUE = `
  INSERT INTO phone_codes (user_id, phone_e164, code_hash, expires_at)
  VALUES ($1, $2, $3, now() + make_interval(mins => $4))
  ON CONFLICT (user_id) DO UPDATE
     SET phone_e164 = excluded.phone_e164, code_hash = excluded.code_hash, attempts = 0,
         expires_at = excluded.expires_at, updated_at = now()`;
/** Counts the try before it is compared, so that parallel tries cannot be more than allowed. */
const TRY = `
  UPDATE phone_codes SET attempts = attempts + 1, updated_at = now()
   WHERE user_id = $1 AND expires_at > now() AND attempts < $2
  RETURNING phone_e164 AS "phoneE164", code_hash AS "codeHash"`;
const DROP = 'DELETE FROM phone_codes WHERE user_id = $1';

interface SentCode {
  phoneE164: string;
  codeHash: Buffer;
}

/** Whose number a code confirms. */
export interface PhoneOwner {
  userId: string;
  phoneE164: string;
}

/** Issues and checks the codes that confirm phone numbers. */
@Injectable()
export class PhoneCodes {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    { settingsSecret }: AppConfig,
  ) {
    this.key = purposeKey(settingsSecret, PURPOSE);
  }

  /** A new code; older ones of the account end. */
  async issue(transaction: Transaction, owner: PhoneOwner): Promise<string> {
    const { digits, minutes } = PHONE_CODE;
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    const { userId, phoneE164 } = owner;
    await transaction.execute(ISSUE, [userId, phoneE164, this.hashOf(owner, code), minutes]);
    return code;
  }

  /** The number that a code was sent to; undefined for a wrong or late one, and after too many tries. */
  async check(userId: string, code: string): Promise<string | undefined> {
    const [sent] = await this.database.query<SentCode>(TRY, [userId, PHONE_CODE.attempts]);
    const isRight = sent && this.hashOf({ userId, ...sent }, code).equals(sent.codeHash);
    return isRight ? sent.phoneE164 : undefined;
  }

  async drop(transaction: Transaction, userId: string): Promise<void> {
    await transaction.execute(DROP, [userId]);
  }

  /** Keyed, because a million codes are soon tried by whoever has a copy of the database. */
  private hashOf({ userId, phoneE164 }: PhoneOwner, code: string): Buffer {
    return createHmac('sha256', this.key).update(`${userId} ${phoneE164} ${code}`).digest();
  }
}
