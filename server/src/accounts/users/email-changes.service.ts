import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { LIFETIME_SECONDS } from '../../contract/limits.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { hashOf, secretIn } from '../link-tokens/link-tokens.service.js';
import type { FormerProfile } from './email-change.entity.js';
import type { UserEntity } from './user.entity.js';

const SECRET_BYTES = 32;
const PAGE = '/undo-email-change';
/** By the clock and not by the transaction's beginning: the account is locked, so that later changes come later. */
const NOTE = `
  INSERT INTO email_changes (id, user_id, old_email, old_verified_at, token_hash, expires_at, profile, created_at)
  VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, clock_timestamp())`;
const FIND = `
  SELECT c.id, c.user_id AS "userId" FROM email_changes c
    JOIN users u ON u.id = c.user_id AND u.deleted_at IS NULL
   WHERE c.token_hash = $1 AND c.expires_at > now()`;
/** Later changes are undone with it, so that whoever made them has no link of theirs left. */
const TAKE = `
  WITH undone AS (SELECT * FROM email_changes WHERE id = $1 AND expires_at > now()),
  later AS (
    DELETE FROM email_changes c USING undone u
     WHERE c.user_id = u.user_id AND c.created_at >= u.created_at)
  SELECT old_email AS "oldEmail", old_verified_at AS "oldVerifiedAt", created_at AS "changedAt", profile FROM undone`;

const IS_OPEN = `
  SELECT EXISTS (SELECT 1 FROM email_changes
    WHERE user_id = $1 AND expires_at > now() AND lower(old_email) <> lower($2)) AS open`;

/** The address as it was before a change, with name and phone, and when it was changed. */
export interface FormerAddress {
  oldEmail: string;
  oldVerifiedAt: Date;
  changedAt: Date;
  profile: FormerProfile | null;
}

/** Changes of e-mail addresses that can be undone. */
@Injectable()
export class EmailChangesService {
  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
  ) {}

  /**
   * Tells the old address of the change, with a link that undoes it. An address that was never verified may be a
   * stranger's, who gets no mail and no link.
   */
  async note(transaction: Transaction, before: UserEntity): Promise<void> {
    const { id: userId, email, emailVerifiedAt, language, fullName } = before;
    const { phoneNumber, phoneE164, phoneVerifiedAt, emailProvedAt } = before;
    const profile: FormerProfile = {
      ...{ fullName, phoneNumber, phoneE164 },
      phoneVerifiedAt: phoneVerifiedAt?.toISOString() ?? null,
      emailProvedAt: emailProvedAt?.toISOString() ?? null,
    };
    if (!emailVerifiedAt) return;
    const id = uuidv7();
    const seconds = LIFETIME_SECONDS.emailChange;
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const values = [id, userId, email, emailVerifiedAt, hashOf(secret), seconds, profile];
    await transaction.execute(NOTE, values);
    await this.mails.enqueue(transaction, {
      cause: `emailChanged:${id}:${userId}`,
      to: email,
      language,
      template: 'emailChanged',
      path: `${PAGE}/${secret}`,
      variables: {
        name: fullName,
        changedAt: { moment: new Date().toISOString() },
        validity: { seconds },
      },
    });
  }

  /** The change that a link undoes; undefined if it is over, was undone, or the account is gone. */
  async find(typed: string): Promise<{ id: string; userId: string } | undefined> {
    const [change] = await this.database.query<{ id: string; userId: string }>(FIND, [
      hashOf(secretIn(typed)),
    ]);
    return change;
  }

  /** Whether somebody who reads another mailbox than that of the account can still take the account back. */
  async mayBeUndone(
    transaction: Transaction,
    { id, email }: Pick<UserEntity, 'id' | 'email'>,
  ): Promise<boolean> {
    const [found] = await transaction.execute<{ open: boolean }>(IS_OPEN, [id, email]);
    return found?.open ?? false;
  }

  /** Uses up the link and those of later changes. Lock the account first: then one of two calls gets it. */
  async take(transaction: Transaction, id: string): Promise<FormerAddress | undefined> {
    const [former] = await transaction.execute<FormerAddress>(TAKE, [id]);
    return former;
  }
}
