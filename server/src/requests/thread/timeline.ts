import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import { RequestEventEntity } from '../store/request-event.entity.js';
import type { Transaction } from '../../platform/database/transaction.js';

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

type Reader = 'nobody' | 'client' | 'office';
type Loader = DataLoader<string, RequestEventEntity[]>;

const readerOf = ({ req }: GraphqlContext, forClient: boolean): Reader => {
  if (!req.viewer) return 'nobody';
  return forClient ? 'client' : 'office';
};

/** The timelines that one GraphQL operation asks for, read in one statement. */
@Injectable()
export class TimelineLoader {
  private readonly loaders = new WeakMap<GraphqlContext, Map<Reader, Loader>>();

  /** By row and sort of reader: a row that many subscriptions share has its timeline read once. */
  private readonly known = new WeakMap<object, Map<Reader, Promise<RequestEventEntity[]>>>();

  constructor(private readonly timeline: Timeline) {}

  /** @param forClient without notes and names, which only the office sees */
  load(
    context: GraphqlContext,
    row: { id: string },
    forClient: boolean,
  ): Promise<RequestEventEntity[]> {
    const ofRow = this.known.get(row) ?? new Map<Reader, Promise<RequestEventEntity[]>>();
    this.known.set(row, ofRow);
    const reader = readerOf(context, forClient);
    const timeline = ofRow.get(reader) ?? this.loaderOf(context, reader).load(row.id);
    ofRow.set(reader, timeline);
    return timeline;
  }

  private loaderOf(context: GraphqlContext, reader: Reader): Loader {
    const ofContext = this.loaders.get(context) ?? new Map<Reader, Loader>();
    this.loaders.set(context, ofContext);
    const loader =
      ofContext.get(reader) ??
      new DataLoader((ids: readonly string[]) => this.read(reader, ids), { cache: false });
    ofContext.set(reader, loader);
    return loader;
  }

  private read(reader: Reader, ids: readonly string[]): Promise<RequestEventEntity[][]> {
    // somebody who is not signed in has just sent the request, and may not be who was answered before
    if (reader === 'nobody') return Promise.resolve(ids.map(() => []));
    return this.timeline.of(ids, reader === 'client');
  }
}
