import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { QuoteEntity } from './quote.entity.js';
import { QuoteReads } from './quote-reads.js';
import { readCanonicalText } from './quote-text.js';

/** Of the requests of one kind that a person downloads at once; more than anybody has. */
const MOST = 1000;
const SENT = `
  SELECT id, number, status, paid_amount AS "paidAmount", open_amount AS "openAmount",
         decided_at AS "decidedAt", reason
    FROM quotes WHERE request_id = ANY($1::uuid[]) AND revision > 0
   ORDER BY created_at LIMIT ${MOST}`;

type Row = Pick<
  QuoteEntity,
  'id' | 'number' | 'status' | 'paidAmount' | 'openAmount' | 'decidedAt' | 'reason'
>;

/** The quotes of a person, for the download of everything about them. */
@Injectable()
export class QuoteArchive {
  constructor(
    private readonly database: Database,
    private readonly reads: QuoteReads,
  ) {}

  /** What was sent for these requests, with revisions, acceptance and payments. */
  async ofRequests(requestIds: readonly string[]) {
    const rows = await this.database.query<Row>(SENT, [requestIds]);
    return Promise.all(rows.map((row) => this.withParts(row)));
  }

  private async withParts({ id, number, ...row }: Row) {
    const [versions, [acceptance = null], payments] = await Promise.all([
      this.reads.versionsOf(id),
      this.reads.acceptancesOf(id),
      this.reads.paymentsOf(id),
    ]);
    return {
      ...{ number: number ?? id, ...row, acceptance },
      versions: versions.map(({ revision, hash, createdAt, text }) => {
        return { revision, hash, sentAt: createdAt, content: text && readCanonicalText(text) };
      }),
      payments: payments.map(({ recordedBy: _, ...payment }) => payment),
    };
  }
}
