import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isSmsReady, PHONE_CODE } from '../../contract/sms.js';
import { accountKey } from '../../platform/access/counter-keys.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { purposeKey } from '../../platform/access/secret-box.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import { SmsService } from '../../platform/sms/sms.service.js';
import type { UserType } from '../users/user.types.js';
import { UsersService } from '../users/users.service.js';
import type { PhoneCodeReceipt } from './phone-verification.types.js';

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

/** The account whose phone number a code confirms. */
interface PhoneOwner {
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

const { resendSeconds, minutes } = PHONE_CODE;
const COOLDOWN: OperationLimit = {
  name: 'phone-code',
  points: 1,
  seconds: resendSeconds,
  per: 'account',
};
/** Each SMS is paid for, and somebody else may have the number. */
const PER_ACCOUNT: OperationLimit = {
  name: 'phone-code-account',
  points: 5,
  seconds: 3600,
  per: 'account',
};
const PER_NUMBER: OperationLimit = {
  name: 'phone-code-number',
  points: 5,
  seconds: 3600,
  per: 'phone',
};
/** Far above what the people of one office or network ask for; each of them has the limit of their account. */
const PER_CLIENT_ADDRESS: OperationLimit = {
  name: 'phone-code-address',
  points: 200,
  seconds: 3600,
  per: 'address',
};
export const PHONE_CODE_CHECKS: OperationLimit = {
  name: 'phone-code-check',
  points: 20,
  seconds: 3600,
  per: 'account',
};
export const PHONE_CODE_LIMITS = [COOLDOWN, PER_ACCOUNT, PER_NUMBER, PER_CLIENT_ADDRESS];

/** Confirms the phone number of the caller's own account by a code that is sent there. */
@Injectable()
export class PhoneVerificationService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly codes: PhoneCodes,
    private readonly sms: SmsService,
    private readonly limits: RateLimitsService,
    private readonly settings: Settings,
  ) {}

  /** Sends a code to the number of the account; older codes end. */
  async sendCode(viewer: Viewer, { address }: ClientInfo): Promise<PhoneCodeReceipt> {
    const phoneE164 = await this.numberOf(viewer);
    await this.limits.consume(COOLDOWN, viewer.id);
    await this.limits.consume(PER_ACCOUNT, viewer.id);
    await this.limits.consume(PER_NUMBER, accountKey(phoneE164));
    await this.limits.consume(PER_CLIENT_ADDRESS, address);
    const seconds = minutes * 60;
    await this.database.transaction(async (transaction) => {
      const code = await this.codes.issue(transaction, { userId: viewer.id, phoneE164 });
      await this.sms.enqueue(transaction, {
        ...{ to: phoneE164, language: viewer.language, seconds },
        template: 'phoneCode',
        variables: { code, validity: { seconds } },
      });
    });
    return { retryAfter: resendSeconds, validFor: seconds };
  }

  /** INVALID_PHONE_CODE for a wrong or late code, after too many tries, and once the number is another one. */
  async verify(viewer: Viewer, code: string): Promise<UserType> {
    await this.limits.consume(PHONE_CODE_CHECKS, viewer.id);
    const phoneE164 = await this.codes.check(viewer.id, code);
    const user = phoneE164 && (await this.confirm(viewer, phoneE164));
    if (!user) throw new AppError('INVALID_PHONE_CODE', {}, [{ field: 'code', rule: 'phoneCode' }]);
    return user;
  }

  private confirm(viewer: Viewer, phoneE164: string): Promise<UserType | undefined> {
    return this.database.transaction(async (transaction) => {
      const user = await this.users.markPhoneVerified(transaction, viewer, phoneE164);
      await this.codes.drop(transaction, viewer.id);
      return user;
    });
  }

  /** The number that a code can be sent to, or why none can. */
  private async numberOf(viewer: Viewer): Promise<string> {
    if (!isSmsReady(await this.settings.all())) throw new AppError('SMS_UNAVAILABLE');
    const account = await this.users.findAccountById(viewer.id);
    if (account?.user.phoneVerifiedAt) throw new AppError('PHONE_ALREADY_VERIFIED');
    const number = account?.user.phoneE164;
    if (!number) throw invalidFields({ field: 'phoneNumber', rule: 'phone' });
    return number;
  }
}
