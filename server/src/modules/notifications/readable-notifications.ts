import { Injectable } from '@nestjs/common';
import { ROLE_PERMISSIONS, seesAllRequests } from '../../contract/permissions.js';
import { EntityWriter } from '../../core/database/entity-writer.js';
import { ColumnTest, type Where } from '../../core/list/list-engine.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { RequestKinds } from '../../core/requests/request-kinds.js';
import { scopeSql } from '../../core/requests/request-scope.js';
import type { NotificationEntity } from './notification.entity.js';

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
