import { Injectable } from '@nestjs/common';
import { lockAccount } from '../../platform/access/session-hold.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { LinkRequestsService } from './link-requests.service.js';
import { UserEntity } from './user.entity.js';

/** The account stays as a row without a person: requests and the audit log refer to its id. */
const BLANK = `
  UPDATE users
     SET full_name = '', email = '', phone_number = '', phone_e164 = NULL, phone_verified_at = NULL, password_hash = '',
         second_factor_at = NULL, is_active = false, deleted_at = coalesce(deleted_at, now()), updated_at = now(),
         version = version + 1
   WHERE id = $1`;
const DROP_SESSIONS = 'DELETE FROM sessions WHERE user_id = $1';
const DROP_CHALLENGES = 'DELETE FROM sign_in_challenges WHERE user_id = $1';
const DROP_SECOND_FACTOR = 'DELETE FROM second_factors WHERE user_id = $1';
const DROP_PASSKEYS = 'DELETE FROM passkeys WHERE user_id = $1';
const DROP_PASSKEY_CHALLENGES = 'DELETE FROM passkey_challenges WHERE user_id = $1';
const DROP_LINKS = 'DELETE FROM link_tokens WHERE user_id = $1';
const DROP_ENDED_LINKS = 'DELETE FROM ended_links WHERE user_id = $1';
const DROP_EMAIL_CHANGES = 'DELETE FROM email_changes WHERE user_id = $1';
const DROP_EMAIL_CODE = 'DELETE FROM email_codes WHERE user_id = $1';
const DROP_PHONE_CODE = 'DELETE FROM phone_codes WHERE user_id = $1';

/** A deleted account's address can be somebody else's by now. */
const OWN_ADDRESSES = `
  SELECT lower(own.email) AS address, own.email_proved_at IS NOT NULL AS "isProved" FROM users own
   WHERE own.id = $1 AND own.email_verified_at IS NOT NULL AND NOT EXISTS (
     SELECT 1 FROM users other
      WHERE lower(other.email) = lower(own.email) AND other.id <> own.id AND other.deleted_at IS NULL)`;
/** A number that another account has, too, is the person's only once it is confirmed. */
const OWN_NUMBERS = `
  SELECT own.phone_e164 AS number FROM users own
   WHERE own.id = $1 AND own.phone_e164 IS NOT NULL AND (own.phone_verified_at IS NOT NULL OR NOT EXISTS (
     SELECT 1 FROM users other WHERE other.phone_e164 = own.phone_e164 AND other.id <> own.id))`;
const WORDS = `
  SELECT DISTINCT word FROM (
    SELECT before AS had FROM audit_events WHERE entity = 'user' AND entity_id = $1::text
    UNION ALL SELECT after FROM audit_events WHERE entity = 'user' AND entity_id = $1::text
    UNION ALL SELECT jsonb_build_object('fullName', full_name, 'email', email, 'phoneNumber', phone_number,
        'phoneE164', phone_e164) FROM users WHERE id = $1::uuid) AS versions
   CROSS JOIN LATERAL unnest(ARRAY[
     had ->> 'fullName', had ->> 'email', had ->> 'phoneNumber', had ->> 'phoneE164']) AS word
   WHERE word <> ''`;

interface OwnAddress {
  address: string;
  isProved: boolean;
}

export interface OwnAddresses {
  verified: string[];
  proved: string[];
}

/** Erases the person from an account. */
@Injectable()
export class UserErasure {
  constructor(
    private readonly entityWriter: EntityWriter,
    private readonly events: ChangeEventBus,
    private readonly linkRequests: LinkRequestsService,
  ) {}

  /** Locks the account, also one that was deleted; NOT_FOUND once it is erased, STAFF_NOT_ERASED for the office's. */
  async lock(transaction: Transaction, id: string): Promise<UserEntity> {
    await lockAccount(transaction, id);
    const user = await this.entityWriter.lock(transaction, UserEntity, id);
    if (!user?.email) throw new AppError('NOT_FOUND');
    if (user.role !== 'client') throw new AppError('STAFF_NOT_ERASED');
    return user;
  }

  /**
   * The address in lower case if its mailbox is read (`verified`), and if the person of this account reads it
   * (`proved`, A79); none if it was only typed.
   */
  async ownAddresses(transaction: Transaction, { id }: UserEntity): Promise<OwnAddresses> {
    const rows = await transaction.execute<OwnAddress>(OWN_ADDRESSES, [id]);
    const addressesOf = (own: OwnAddress[]) => own.map(({ address }) => address);
    return {
      verified: addressesOf(rows),
      proved: addressesOf(rows.filter(({ isProved }) => isProved)),
    };
  }

  /** The number that SMS to the person wait for, if nobody else can be meant. */
  async ownNumbers(transaction: Transaction, { id }: UserEntity): Promise<string[]> {
    const rows = await transaction.execute<{ number: string }>(OWN_NUMBERS, [id]);
    return rows.map(({ number }) => number);
  }

  /** Every name, address and number that the account ever had. */
  async wordsOf(transaction: Transaction, id: string): Promise<string[]> {
    const rows = await transaction.execute<{ word: string }>(WORDS, [id]);
    return rows.map(({ word }) => word);
  }

  /** Nobody can sign in with it then, and its address can be registered again. */
  async erase(transaction: Transaction, id: string, addresses: readonly string[]): Promise<void> {
    const statements = [
      ...[BLANK, DROP_SESSIONS, DROP_CHALLENGES],
      ...[DROP_SECOND_FACTOR, DROP_PASSKEYS, DROP_PASSKEY_CHALLENGES],
      ...[DROP_LINKS, DROP_ENDED_LINKS, DROP_EMAIL_CHANGES, DROP_EMAIL_CODE, DROP_PHONE_CODE],
    ];
    await Promise.all(statements.map((statement) => transaction.execute(statement, [id])));
    await this.linkRequests.forget(transaction, addresses);
    this.events.announce(transaction, { entity: 'user', id });
  }
}
