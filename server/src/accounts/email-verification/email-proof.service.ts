import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { EMAIL_CODE } from '../../contract/limits.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { purposeKey } from '../../platform/access/secret-box.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { LinkMailsService, MAILS_OF_CALLER } from '../link-tokens/link-mails.service.js';
import { toUser, type UserType } from '../users/user.types.js';
import { type UserEntity, UsersService } from '../users/users.service.js';
import type { EmailCodeReceipt } from './email-verification.types.js';

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

/** The account whose mailbox a code was sent to. */
interface MailboxOwner {
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

const { resendSeconds, minutes } = EMAIL_CODE;
const COOLDOWN: OperationLimit = {
  name: 'email-code',
  points: 1,
  seconds: resendSeconds,
  per: 'callerAndEmail',
};
/** The address may be somebody else's, who gets the mails. */
const PER_ACCOUNT: OperationLimit = {
  name: 'email-code-account',
  points: 5,
  seconds: 3600,
  per: 'account',
};
export const EMAIL_CODE_CHECKS: OperationLimit = {
  name: 'email-code-check',
  points: 20,
  seconds: 3600,
  per: 'account',
};
export const EMAIL_CODE_LIMITS = [COOLDOWN, PER_ACCOUNT, MAILS_OF_CALLER];

/**
 * Proves that the person of an account reads its address: a code that is mailed there is typed in a session of the
 * account. That the address is verified is not enough, because programs that read mail open links, too (A79).
 */
@Injectable()
export class EmailProofService {
  constructor(
    private readonly users: UsersService,
    private readonly codes: EmailCodes,
    private readonly mails: MailService,
    private readonly linkMails: LinkMailsService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Mails a code to the address of the account; older codes end. EMAIL_ALREADY_PROVED if none is needed. */
  async sendCode(viewer: Viewer, clientInfo: ClientInfo): Promise<EmailCodeReceipt> {
    if (viewer.isEmailProved) throw new AppError('EMAIL_ALREADY_PROVED');
    await this.limits.consume(PER_ACCOUNT, viewer.id);
    await this.linkMails.enforceRateLimit(COOLDOWN, viewer.email, clientInfo);
    await this.users.transaction(async (transaction) => {
      const user = await this.users.lockActive(transaction, viewer.id);
      if (user && (await this.linkMails.mayMail(transaction, user.email, { reason: 'code' })))
        await this.mail(transaction, user);
    });
    return { retryAfter: resendSeconds, validFor: minutes * 60 };
  }

  /** INVALID_EMAIL_CODE for a wrong or late code, after too many tries, and once the address is another one. */
  async prove(viewer: Viewer, code: string): Promise<UserType> {
    await this.limits.consume(EMAIL_CODE_CHECKS, viewer.id);
    const email = await this.codes.check(viewer.id, code);
    const user = email && (await this.confirm(viewer, email));
    if (!user) throw new AppError('INVALID_EMAIL_CODE', {}, [{ field: 'code', rule: 'emailCode' }]);
    return toUser(user);
  }

  private confirm(viewer: Viewer, email: string): Promise<UserEntity | undefined> {
    return this.users.transaction(async (transaction) => {
      const user = await this.users.markProved(transaction, viewer, email);
      return (await this.codes.drop(transaction, viewer.id)) ? user : undefined;
    });
  }

  /** Without a name: whoever made the account may have typed one. */
  private async mail(transaction: Transaction, user: UserEntity): Promise<void> {
    const code = await this.codes.issue(transaction, { userId: user.id, email: user.email });
    await this.mails.enqueue(transaction, {
      cause: `emailCode:${uuidv7()}:${user.id}`,
      ...{ to: user.email, language: user.language, template: 'emailCode' },
      variables: { code, validity: { seconds: minutes * 60 } },
    });
  }
}
