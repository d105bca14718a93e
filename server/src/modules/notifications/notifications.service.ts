import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import { MAX_UNREAD_COUNT } from '../../contract/notifications.js';
import { ROLE_PERMISSIONS, seesAllRequests } from '../../contract/permissions.js';
import { readSearch, type TermForm } from '../../contract/search-terms.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Page } from '../../platform/database/page.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import {
  ColumnTest,
  IS_NULL,
  type ListDefinition,
  ListEngine,
  NOT_NULL,
  type Where,
} from '../../platform/list/list-engine.js';
import { termCondition } from '../../platform/list/search-conditions.js';
import type { DeletedItem } from '../../platform/graphql/answers.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { scopeSql } from '../../requests/store/request-scope.js';
import { eventsNamed, wordsOfNotification } from './notification-words.js';
import { NOTIFICATION } from './notification-writer.js';
import { NotificationEntity } from './notification.entity.js';
import {
  type Notification,
  NOTIFICATION_COLUMNS,
  type NotificationCounts,
  type NotificationListArgs,
} from './notification.types.js';

/** Which of their notifications people may still read: a lawyer may have lost the request that one is about. */
@Injectable()
export class ReadableNotifications {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly entities: EntityWriter,
  ) {}

  /** The caller's own, without those about what the caller may no longer read. */
  by(viewer: Viewer): Where<NotificationEntity> {
    const inScope = new ColumnTest((id, add) => this.inScope(viewer, id, add));
    return {
      userId: viewer.id,
      permission: new ColumnTest(
        (permission, add) =>
          `(${permission} IS NULL OR ${permission} = ANY(${add(ROLE_PERMISSIONS[viewer.role])}))`,
      ),
      ...(!seesAllRequests(viewer.role) && { entityId: inScope }),
    };
  }

  /** SQL: the notification is the person's own, or its request is in the person's scope. */
  private inScope(viewer: Viewer, id: string, add: (value: unknown) => string): string {
    const kinds = this.kinds.all().map(({ definition, table }) => {
      const scope = scopeSql(viewer, definition, { table: 'r', add }) ?? 'true';
      return `WHEN '${definition.name}' THEN EXISTS (
        SELECT FROM "${this.entities.tableOf(table.entity)}" r WHERE r.id = ${id}::uuid AND ${scope})`;
    });
    return `(t.permission IS NULL OR CASE t.entity ${kinds.join(' ')} ELSE true END)`;
  }
}

const LIST: ListDefinition<NotificationEntity> = {
  sortable: columnNames(NOTIFICATION_COLUMNS),
  defaultSort: [['createdAt', 'desc']],
};
const MARK_READ =
  'UPDATE notifications t SET read_at = coalesce(read_at, now()), updated_at = now()';
const REMOVE = 'DELETE FROM notifications t';

/** What each person was told. Everybody reads and changes only their own notifications. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly events: ChangeEventBus,
    private readonly readable: ReadableNotifications,
  ) {}

  async page(
    viewer: Viewer,
    { type, category, read, search, ...args }: NotificationListArgs,
    language: Locale,
  ): Promise<Page<Notification>> {
    const where: Where<NotificationEntity>[] = [
      { ...this.readable.by(viewer), type, category },
      { readAt: read === undefined || read === null ? undefined : read ? NOT_NULL : IS_NULL },
      ...readSearch(search ?? '').terms.map((forms) => ({ event: mentions(forms) })),
    ];
    const page = await this.lists.page(NotificationEntity, where, args, LIST);
    return { ...page, items: page.items.map((row) => toNotification(row, language)) };
  }

  /** A notification that was added, changed or, if it is undefined, deleted. */
  async readChange(viewer: Viewer, id: string): Promise<ChangedNotification> {
    const [row, { unread }] = await Promise.all([
      this.lists.one(NotificationEntity, { id, ...this.readable.by(viewer) }),
      this.counts(viewer),
    ]);
    return { row, unread };
  }

  /** Both counts in one statement. */
  async counts(viewer: Viewer): Promise<NotificationCounts> {
    const sql = new SqlValues();
    const count = (where: Where<NotificationEntity>, max: number) =>
      this.lists.countUpTo(NotificationEntity, { ...this.readable.by(viewer), ...where }, max, sql);
    const unread = count({ readAt: IS_NULL }, MAX_UNREAD_COUNT);
    const total = count({}, MAX_TOTAL);
    const statement = `SELECT ${total} AS total, ${unread} AS unread`;
    const [counts] = await this.database.query<NotificationCounts>(statement, sql.values);
    return counts!;
  }

  async markRead(viewer: Viewer, id: string, language: Locale): Promise<Notification> {
    await this.change(viewer, MARK_READ, { id });
    const row = await this.lists.one(NotificationEntity, { id, ...this.readable.by(viewer) });
    if (!row) throw new AppError('NOT_FOUND');
    return toNotification(row, language);
  }

  /** The number of notifications that were not read before. */
  markAllRead(viewer: Viewer): Promise<number> {
    return this.change(viewer, MARK_READ, { readAt: IS_NULL });
  }

  async remove(viewer: Viewer, id: string): Promise<DeletedItem> {
    if ((await this.change(viewer, REMOVE, { id })) === 0) throw new AppError('NOT_FOUND');
    return { id };
  }

  /** The number of notifications that were deleted. */
  removeRead(viewer: Viewer): Promise<number> {
    return this.change(viewer, REMOVE, { readAt: NOT_NULL });
  }

  /** Changes those that the caller may read, and tells the caller's other windows. */
  private change(
    viewer: Viewer,
    statement: string,
    where: Where<NotificationEntity>,
  ): Promise<number> {
    const sql = new SqlValues();
    const readable = { ...this.readable.by(viewer), ...where };
    const condition = this.lists.condition(NotificationEntity, readable, sql);
    const text = `${statement} ${condition} RETURNING t.id`;
    return this.database.transaction(async (transaction) => {
      const rows = await transaction.execute<{ id: string }>(text, sql.values);
      const [first] = rows;
      if (first) {
        this.events.announce(transaction, {
          entity: NOTIFICATION,
          id: first.id,
          ownerId: viewer.id,
        });
      }
      return rows.length;
    });
  }
}

/** A notification of the caller as it is stored, with the number of unread ones. */
export interface ChangedNotification {
  row: NotificationEntity | undefined;
  unread: number;
}

/** Nobody pages through more. */
const MAX_TOTAL = 10_000;

/** A term of the names and references in it, or of its fixed words in any language. */
const mentions = (forms: readonly TermForm[]) =>
  new ColumnTest(
    (event, add) =>
      `(${termCondition(forms, add)} OR t.entity || '.' || ${event} = ANY(${add(eventsNamed(forms))}))`,
  );

export function toNotification(row: NotificationEntity, language: Locale): Notification {
  const { id, type, category, createdAt, readAt, entity, entityId } = row;
  const read = readAt !== null;
  const words = wordsOfNotification(row, language);
  return { id, type, category, ...words, time: createdAt, read, entity, entityId };
}
