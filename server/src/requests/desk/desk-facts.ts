import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { EntityTarget } from 'typeorm';
import { answerDue } from '../../contract/answer-due.js';
import { type Permission, roleCan } from '../../contract/permissions.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestBase } from '../store/request.entity.js';
import { HolidayCalendar } from './holiday-calendar.js';

/** Requests that wait for an answer. */
const WAITING = 'r.deleted_at IS NULL AND r.unanswered_since IS NOT NULL';

/** SQL: the request `r` waits for an answer, and this person has not seen what the client wrote last. */
const unseenBy = (userId: string) =>
  `${WAITING} AND NOT EXISTS (SELECT FROM row_views v
    WHERE v.row_id = r.id AND v.user_id = ${userId} AND v.seen_at >= r.client_wrote_at)`;

/** Which requests somebody may not have seen: those of one table. */
interface UnseenQuestion {
  entity: EntityTarget<RequestBase>;
  permission: Permission;
  viewer: Viewer | undefined;
}

type UnseenLoaders = Map<UnseenQuestion['entity'], DataLoader<string, boolean>>;

/** What a request shows and no column holds: when its answer is due, and whether the caller has seen it. */
@Injectable()
export class DeskFacts {
  private readonly loaders = new WeakMap<GraphqlContext, UnseenLoaders>();

  constructor(
    private readonly database: Database,
    private readonly entities: EntityWriter,
    private readonly calendar: HolidayCalendar,
  ) {}

  async answerDueAt({ unansweredSince }: RequestBase): Promise<Date | null> {
    return unansweredSince && answerDue(unansweredSince, await this.calendar.holidays());
  }

  /** Loads which requests the person of the office has not seen, in one statement; none for anybody else. */
  async unseen(
    { entity, permission, viewer }: UnseenQuestion,
    ids: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (!viewer || !roleCan(viewer.role, permission) || ids.length === 0) return new Set();
    const rows = await this.database.query<{ id: string }>(
      `SELECT r.id FROM "${this.entities.tableOf(entity)}" r WHERE r.id = ANY($1) AND ${unseenBy('$2')}`,
      [ids, viewer.id],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Whether the caller of a GraphQL operation has not seen a request; one statement for all of a kind that it answers. */
  isUnseen(
    context: GraphqlContext,
    kind: Omit<UnseenQuestion, 'viewer'>,
    id: string,
  ): Promise<boolean> {
    const ofContext = this.loaders.get(context) ?? (new Map() as UnseenLoaders);
    this.loaders.set(context, ofContext);
    const loader =
      ofContext.get(kind.entity) ??
      // not kept: the context of a subscription lives as long as that
      new DataLoader(
        async (ids: readonly string[]) => {
          const unseen = await this.unseen({ ...kind, viewer: context.req.viewer }, ids);
          return ids.map((each) => unseen.has(each));
        },
        { cache: false },
      );
    ofContext.set(kind.entity, loader);
    return loader.load(id);
  }
}
