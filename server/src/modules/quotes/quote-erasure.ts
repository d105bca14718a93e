import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';

/** Drafts and what was refused, withdrawn or never decided hold nothing that has to stay but its number. */
const DROP_DRAFTS = `
  DELETE FROM quotes WHERE request_id = ANY($1::uuid[]) AND status = 'draft' RETURNING id`;
const BLANK_QUOTES = `
  UPDATE quotes SET client_name = '', note = NULL, included = NULL, excluded = NULL, reason = NULL,
         lines = '[]', erased_at = now(), version = version + 1
   WHERE request_id = ANY($1::uuid[]) AND erased_at IS NULL RETURNING id`;
/** The hash stays, so that whoever kept the text can still show what was accepted. */
const BLANK_VERSIONS = `
  UPDATE quote_versions SET text = NULL WHERE quote_id = ANY($1::uuid[]) AND text IS NOT NULL`;
const BLANK_ACCEPTANCES = `
  UPDATE quote_acceptances SET account_name = NULL, address = NULL WHERE quote_id = ANY($1::uuid[])`;
const BLANK_PAYMENTS = `
  UPDATE payments SET payer_reference = NULL, reason = NULL WHERE quote_id = ANY($1::uuid[])`;
const DROP_NOTIFICATIONS = `
  DELETE FROM notifications WHERE entity = 'quote' AND entity_id = ANY($1::text[])`;
/** What was sent and paid is only blanked in a transaction that says so, as the record of changes. */
const ALLOW = `SELECT set_config('mizan.audit_retention', $1, true)`;

/**
 * Blanks the personal data in quotes and payments of requests that are erased. Numbers, amounts, statuses, times,
 * versions and hashes stay: the office has to account for them.
 */
@Injectable()
export class QuoteErasure {
  async ofRequests(transaction: Transaction, requestIds: readonly string[]): Promise<void> {
    if (requestIds.length === 0) return;
    const run = (text: string, ids: readonly string[]) =>
      transaction.execute<{ id: string }>(text, [ids]);
    const drafts = await run(DROP_DRAFTS, requestIds);
    const blanked = await run(BLANK_QUOTES, requestIds);
    const ids = blanked.map(({ id }) => id);
    await transaction.execute(ALLOW, ['on']);
    for (const statement of [BLANK_VERSIONS, BLANK_ACCEPTANCES, BLANK_PAYMENTS])
      await run(statement, ids);
    await transaction.execute(ALLOW, ['off']);
    await run(DROP_NOTIFICATIONS, [...drafts.map(({ id }) => id), ...ids]);
  }
}
