import { Injectable, type OnModuleInit } from '@nestjs/common';
import { batchLoader, orderByKeys } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { RequestErasure } from '../../requests/people/request-erasure.js';
import { TestimonialSources } from '../testimonials/testimonial-sources.js';
import { RATING } from './rating.entity.js';

const OF_REQUESTS = `
  SELECT request_id AS "requestId", stars, comment, language, public_name AS "publicName",
         consent_version AS "consentVersion", consent_language AS "consentLanguage",
         consented_at AS "consentedAt", consent_withdrawn_at AS "consentWithdrawnAt",
         created_at AS "createdAt", updated_at AS "updatedAt"
    FROM case_ratings WHERE request_id = ANY($1::uuid[])`;
const ERASE = `DELETE FROM case_ratings WHERE request_id = ANY($1::uuid[]) RETURNING id`;
const DROP_NOTIFICATIONS = `
  DELETE FROM notifications WHERE entity = '${RATING}' AND entity_id = ANY($1::text[])`;

/** Ratings as personal data: they are in the person's download, and go with the request that they are about. */
@Injectable()
export class RatingRecords implements OnModuleInit {
  /** The rating of each request, as the person downloads it. */
  readonly of = batchLoader((requestIds: readonly string[]) => this.read(requestIds));

  constructor(
    private readonly database: Database,
    private readonly erasure: RequestErasure,
    private readonly testimonials: TestimonialSources,
  ) {}

  onModuleInit(): void {
    this.erasure.add((transaction, requestIds) => this.erase(transaction, requestIds));
  }

  /** All of it is about the person: nothing is left, neither stars nor a testimonial. */
  private async erase(transaction: Transaction, requestIds: readonly string[]): Promise<void> {
    const erased = await transaction.execute<{ id: string }>(ERASE, [requestIds]);
    if (erased.length === 0) return;
    const ids = erased.map(({ id }) => id);
    await this.testimonials.erase(transaction, ids);
    await transaction.execute(DROP_NOTIFICATIONS, [ids]);
  }

  private async read(requestIds: readonly string[]): Promise<(object | undefined)[]> {
    type Row = { requestId: string } & Record<string, unknown>;
    const rows = await this.database.query<Row>(OF_REQUESTS, [requestIds]);
    const found = orderByKeys(requestIds, rows, ({ requestId }) => requestId);
    return found.map((row) => row && { ...row, requestId: undefined });
  }
}
