import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { EntityWriter } from '../database/entity-writer.js';
import { RequestEventEntity } from './request-event.entity.js';
import type { Transaction } from '../database/transaction.js';

const READ = `
  SELECT id, request_id AS "requestId", type, status, note, is_public AS "public",
    actor_name AS "actorName", created_at AS "createdAt"
  FROM request_events WHERE request_id = ANY($1::uuid[]) AND (is_public OR NOT $2::boolean)
  ORDER BY request_id, created_at, id`;

/** An event as it is written; the database dates it. */
export type NewTimelineEvent = Omit<RequestEventEntity, 'createdAt'>;

/** The dated events of requests. */
@Injectable()
export class Timeline {
  constructor(
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
  ) {}

  add(transaction: Transaction, event: NewTimelineEvent): Promise<void> {
    return this.entityWriter.insertWithoutReturning(transaction, RequestEventEntity, event);
  }

  /** Events of many requests in one statement, in the order asked; clients see the public ones, without names. */
  async of(requestIds: readonly string[], forClient: boolean): Promise<RequestEventEntity[][]> {
    const events = await this.database.query<RequestEventEntity>(READ, [requestIds, forClient]);
    const shown = events.map((event) => (forClient ? { ...event, actorName: null } : event));
    return requestIds.map((id) => shown.filter((event) => event.requestId === id));
  }
}
