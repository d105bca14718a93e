import { Injectable, type OnModuleInit } from '@nestjs/common';
import { localized } from '../../contract/locales.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { KeptRecords } from '../../requests/people/kept-records.js';

/** Drafts and what was refused, withdrawn or never decided hold nothing that has to stay but its number. */
const DROP_DRAFTS = `
  DELETE FROM quotes WHERE id = ANY($1::uuid[]) AND status = 'draft'`;
/** One that nobody has decided about is decided by that: nobody can any more. */
const BLANK_QUOTES = `
  UPDATE quotes SET client_name = '', note = NULL, included = NULL, excluded = NULL,
         reason = CASE WHEN status = 'sent' THEN $2::jsonb ->> language::text END,
         decided_at = CASE WHEN status = 'sent' THEN now() ELSE decided_at END,
         status = CASE WHEN status = 'sent' THEN 'withdrawn' ELSE status END,
         lines = '[]', erased_at = now(), version = version + 1
   WHERE id = ANY($1::uuid[]) AND erased_at IS NULL`;
/** In the language of the quote. */
const WHY_WITHDRAWN = localized(
  'مُحيت بيانات صاحب الطلب قبل أن يقرر.',
  'Les données de la personne ont été effacées avant sa décision.',
  'The person’s data was erased before they decided.',
);
/** The hash stays, so that whoever kept the text can still show what was accepted. */
const BLANK_VERSIONS = `
  UPDATE quote_versions SET text = NULL WHERE quote_id = ANY($1::uuid[]) AND text IS NOT NULL`;
const BLANK_ACCEPTANCES = `
  UPDATE quote_acceptances SET account_name = NULL, address = NULL WHERE quote_id = ANY($1::uuid[])`;
const BLANK_PAYMENTS = `
  UPDATE payments SET payer_reference = NULL, reason = NULL WHERE quote_id = ANY($1::uuid[])`;
const DROP_NOTIFICATIONS = `
  DELETE FROM notifications WHERE entity = 'quote' AND entity_id IN (
    SELECT id::text FROM quotes WHERE request_id = ANY($1::uuid[]))`;
/** What was sent and paid is only blanked in a transaction that says so, as the record of changes. */
const ALLOW = `SELECT set_config('mizan.audit_retention', $1, true)`;

/**
 * What becomes of the quotes of requests that are erased. Accepted ones, with their payments, are kept for the period
 * that the office set, closed to it; then, and in all others at once, the personal data is blanked. Numbers, amounts,
 * statuses, times, revisions and hashes stay: the office has to account for them.
 */
@Injectable()
export class QuoteErasure implements OnModuleInit {
  constructor(private readonly keptRecords: KeptRecords) {}

  onModuleInit(): void {
    this.keptRecords.add({
      rule: 'quotes',
      table: 'quotes',
      requestId: 't.request_id',
      label: 't.number',
      since: "CASE WHEN t.status = 'accepted' THEN t.decided_at END",
      blank: (transaction, ids) => this.blank(transaction, ids),
    });
  }

  /** Nobody is told of these quotes any more. */
  async dropNotifications(transaction: Transaction, requestIds: readonly string[]): Promise<void> {
    await transaction.execute(DROP_NOTIFICATIONS, [requestIds]);
  }

  private async blank(transaction: Transaction, ids: readonly string[]): Promise<void> {
    await transaction.execute(DROP_DRAFTS, [ids]);
    await transaction.execute(BLANK_QUOTES, [ids, JSON.stringify(WHY_WITHDRAWN)]);
    await transaction.execute(ALLOW, ['on']);
    for (const statement of [BLANK_VERSIONS, BLANK_ACCEPTANCES, BLANK_PAYMENTS])
      await transaction.execute(statement, [ids]);
    await transaction.execute(ALLOW, ['off']);
  }
}
