import { Injectable } from '@nestjs/common';
import { lateSince } from '../../contract/answer-due.js';
import { requestPermission, roleCan } from '../../contract/permissions.js';
import { MAX_QUEUE_COUNT, REQUEST_QUEUES } from '../../contract/requests/queues.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { IS_NULL, ListEngine, type Where } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import type { RequestKind } from '../../requests/request-kind.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { queueCondition } from '../../requests/desk/request-queues.js';
import { buildScope, visibleTo } from '../../requests/store/request-scope.js';
import { RowViews } from '../../requests/desk/row-views.js';
import { HolidayCalendar } from '../../requests/desk/holiday-calendar.js';
import type { QueueCounts, RequestViewers } from './desk.types.js';

const OUT_OF_TRASH: Where<RequestBase> = { deletedAt: IS_NULL };

const maySee = (viewer: Viewer, { definition }: RequestKind) =>
  roleCan(viewer.role, requestPermission(definition.name, 'read'));

/** What people who deal with requests share: counts of the queues, and who has what open. */
@Injectable()
export class DeskService {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly kinds: RequestKinds,
    private readonly calendar: HolidayCalendar,
    private readonly views: RowViews,
  ) {}

  /** All counts in one statement. */
  async queues(viewer: Viewer): Promise<QueueCounts[]> {
    const sql = new SqlValues();
    const holidays = await this.calendar.holidays();
    const context = { viewerId: viewer.id, lateSince: lateSince(new Date(), holidays) };
    const count = ({ definition, table }: RequestKind) => {
      const counts = REQUEST_QUEUES.map((queue) => {
        const condition = queueCondition(definition, queue, context);
        const where: Where<RequestBase>[] | undefined = condition && [
          OUT_OF_TRASH,
          condition,
          buildScope(viewer, definition),
        ];
        const value = where && this.lists.countUpTo(table.entity, where, MAX_QUEUE_COUNT, sql);
        return `${value ?? 'NULL::int'} AS "${queue}"`;
      });
      return `SELECT '${definition.name}' AS kind, ${counts.join(', ')}`;
    };
    const selects = this.kindsOf(viewer).map(count);
    return this.database.query<QueueCounts>(selects.join('\nUNION ALL '), sql.values);
  }

  /** The viewer has the request open, and has seen it; answers who else has. */
  async open(viewer: Viewer, kind: RequestKindName, id: string): Promise<RequestViewers> {
    await this.find(viewer, kind, id);
    await this.views.open(viewer, id);
    return this.viewers(viewer, id);
  }

  async close(viewer: Viewer, kind: RequestKindName, id: string): Promise<boolean> {
    await this.find(viewer, kind, id);
    await this.views.close(viewer, id);
    return true;
  }

  async viewers(viewer: Viewer, id: string): Promise<RequestViewers> {
    await this.requireVisible(viewer, id);
    return { id, viewers: await this.views.others(viewer, id) };
  }

  private kindsOf(viewer: Viewer): RequestKind[] {
    return this.kinds.all().filter((kind) => maySee(viewer, kind));
  }

  private async find(viewer: Viewer, name: RequestKindName, id: string): Promise<void> {
    const kind = this.kindsOf(viewer).find(({ definition }) => definition.name === name);
    if (!kind) throw new AppError('FORBIDDEN');
    const visible = { id, ...visibleTo(viewer, kind.definition) };
    const row = await this.lists.one(kind.table.entity, visible);
    if (!row) throw new AppError('NOT_FOUND');
  }

  /** NOT_FOUND for a request of any kind that does not exist for the viewer. */
  async requireVisible(viewer: Viewer, id: string): Promise<void> {
    const found = await Promise.all(
      this.kindsOf(viewer).map(({ table, definition }) =>
        this.lists.one(table.entity, { id, ...visibleTo(viewer, definition) }),
      ),
    );
    if (!found.some((row) => row)) throw new AppError('NOT_FOUND');
  }
}
