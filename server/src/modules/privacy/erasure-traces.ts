import { Injectable } from '@nestjs/common';
import { accountKey } from '../../platform/access/counter-keys.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { KeptRecords } from '../../requests/people/kept-records.js';
import type { ErasedRequests } from '../../requests/people/request-erasure.js';
import type { RequestKind } from '../../requests/request-kind.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { QuoteErasure } from '../quotes/quote-erasure.js';

/** Who was erased: the account, what is known to be the person's, and what the account only said. */
export interface ErasedPerson {
  userId: string;
  /** Those to which everything was for this person, at the office's word: other mails may be somebody else's. */
  addresses: readonly string[];
  /** Numbers of nobody else that SMS may wait for, such as `+213555123456`. */
  phones: readonly string[];
  /** Texts that somebody of the office may have searched for. */
  words: readonly string[];
}

const IDS = `substring(path from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')`;
/**
 * A cause names the account, the request or its event; that of a repeated application names the first one, which may
 * be another person's.
 */
const CAUSED = `(cause NOT LIKE '%:repeat:%' AND (string_to_array(cause, ':') && $3::text[]
  OR split_part(cause, ':', 2) IN (
    SELECT id::text FROM request_events WHERE request_id = ANY($3::text[]::uuid[]))))`;
/** Mails to the person's address, and mails to anybody about the account and these requests. */
const THEIR_MAILS = `(to_address = ANY($1::text[]) OR variables ->> 'reference' = ANY($2::text[])
  OR ${IDS} = ANY($3::text[]) OR ${CAUSED})`;
/** Mails that were not delivered must not be sent any more. */
const DROP_MAILS = `DELETE FROM mails WHERE status <> 'sent' AND ${THEIR_MAILS} RETURNING id`;
const BLANK_MAILS = `
  UPDATE mails SET to_address = '', path = NULL, variables = '{}', calendar = NULL, last_error = NULL
   WHERE status = 'sent' AND ${THEIR_MAILS} RETURNING id`;

/** What was not sent yet. */
const DROP_SMS = 'DELETE FROM sms_messages WHERE to_number = ANY($1::text[])';

/** The values of a change without some fields; of some changes there are none. */
const without = (column: string, fields: string) =>
  `${column} = CASE WHEN jsonb_typeof(${column}) = 'object' THEN ${column} - ${fields}::text[] END`;

const ALLOW = `SELECT set_config('mizan.audit_retention', $1, true)`;
const AUDIT_OF_REQUESTS = `
  UPDATE audit_events SET ${without('before', '$3')}, ${without('after', '$3')}
   WHERE entity = $1 AND entity_id = ANY($2::text[])`;
const AUDIT_OF_USER = `
  UPDATE audit_events SET label = NULL, ${without('before', '$2')}, ${without('after', '$2')}
   WHERE entity = 'user' AND entity_id = $1`;
const AUDIT_BY_USER = `UPDATE audit_events SET actor_name = NULL WHERE actor_id = $1`;
const AUDIT_OF_MAILS = `
  UPDATE audit_events SET label = NULL, before = NULL, after = NULL
   WHERE entity = 'mail' AND entity_id = ANY($1::text[])`;
/** Exports that somebody made after a search for the person. */
const AUDIT_OF_EXPORTS = `
  UPDATE audit_events e SET after = after #- '{filters,search}'
   WHERE entity = ANY($1::text[]) AND entity_id = 'export'
     AND EXISTS (
       SELECT 1 FROM unnest($2::text[]) word
        WHERE replace(search_fold(after #>> '{filters,search}'), ' ', '') = replace(search_fold(word), ' ', ''))`;
const USER_FIELDS = ['fullName', 'email', 'phoneNumber'];

/** What they were told, and what the office was told about them and their requests. */
const DROP_NOTIFICATIONS = `
  DELETE FROM notifications WHERE user_id = $1::uuid OR entity_id = ANY($2::text[])`;
const DROP_VIEWS = 'DELETE FROM row_views WHERE user_id = $1';
const DROP_PREFERENCES = 'DELETE FROM notification_preferences WHERE user_id = $1';
const DROP_KEYS = 'DELETE FROM idempotency_keys WHERE owner = ANY($1::text[])';
/** Counters of e-mail addresses and phone numbers are hashed, and stay: they limit what strangers are sent. */
const DROP_COUNTERS = `
  DELETE FROM rate_limits r
   WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) word WHERE position(word in r.key) > 0)`;

/** Removes what other records say about an erased person: mails, the audit log, keys and counters. */
@Injectable()
export class ErasureTraces {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly idempotency: Idempotency,
    private readonly quotes: QuoteErasure,
    private readonly kept: KeptRecords,
  ) {}

  async ofPerson(
    transaction: Transaction,
    person: ErasedPerson,
    requests: ErasedRequests,
  ): Promise<void> {
    const { userId, addresses, phones, words } = person;
    const owners = addresses.map((address) => this.idempotency.ownerWithoutAccount(address));
    const kinds = this.kinds.all().map(({ definition }) => definition.name);
    await allSettledOrThrow(
      transaction.execute(DROP_KEYS, [[userId, ...owners]]),
      transaction.execute(DROP_NOTIFICATIONS, [userId, [userId, ...requests.ids]]),
      transaction.execute(DROP_VIEWS, [userId]),
      transaction.execute(DROP_PREFERENCES, [userId]),
      transaction.execute(DROP_SMS, [phones]),
      transaction.execute(DROP_COUNTERS, [[userId, accountKey(userId)]]),
    );
    await this.quotes.dropNotifications(transaction, requests.ids);
    const about = { references: requests.references, ids: [userId, ...requests.ids] };
    const mailIds = await this.ofMails(transaction, about, addresses);
    await this.inAudit(transaction, () =>
      allSettledOrThrow(
        transaction.execute(AUDIT_OF_USER, [userId, USER_FIELDS]),
        transaction.execute(AUDIT_BY_USER, [userId]),
        transaction.execute(AUDIT_OF_EXPORTS, [kinds, words]),
        transaction.execute(AUDIT_OF_MAILS, [mailIds]),
        ...this.kinds.all().map((kind) => this.auditOf(transaction, kind, requests.ids)),
      ),
    );
  }

  /** The same for requests of one kind, whose sender keeps everything else. */
  async ofRequests(
    transaction: Transaction,
    kind: RequestKind,
    { ids, references }: ErasedRequests,
  ): Promise<void> {
    await this.kept.closeOf(transaction, ids);
    await this.quotes.dropNotifications(transaction, ids);
    const mailIds = await this.ofMails(transaction, { ids, references });
    await transaction.execute(DROP_NOTIFICATIONS, [null, ids]);
    await this.inAudit(transaction, () =>
      allSettledOrThrow(
        transaction.execute(AUDIT_OF_MAILS, [mailIds]),
        this.auditOf(transaction, kind, ids),
      ),
    );
  }

  /** The audit log takes changes only from a transaction that says so; no other statement may profit from it. */
  private async inAudit(transaction: Transaction, work: () => Promise<unknown>): Promise<void> {
    await transaction.execute(ALLOW, ['on']);
    await work();
    await transaction.execute(ALLOW, ['off']);
  }

  private auditOf(
    transaction: Transaction,
    { definition, table }: RequestKind,
    ids: readonly string[],
  ) {
    return transaction.execute(AUDIT_OF_REQUESTS, [definition.name, ids, table.personal.columns]);
  }

  private async ofMails(
    transaction: Transaction,
    { references, ids }: ErasedRequests,
    addresses: readonly string[] = [],
  ): Promise<string[]> {
    const values = [addresses, references, ids];
    const dropped = await transaction.execute<{ id: string }>(DROP_MAILS, values);
    const blanked = await transaction.execute<{ id: string }>(BLANK_MAILS, values);
    return [...dropped, ...blanked].map(({ id }) => id);
  }
}
