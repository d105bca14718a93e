import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import { answerDue } from '../../contract/answer-due.js';
import { type Permission, roleCan } from '../../contract/permissions.js';
import { Database } from '../database/database.js';
import { EntityWriter } from '../database/entity-writer.js';
import type { Viewer } from '../request-context/viewer.js';
import type { RequestBase } from './request.entity.js';
import { unseenBy } from './unseen-sql.js';
import { HolidayCalendar } from './holiday-calendar.js';

/** Which requests somebody may not have seen: those of one table. */
export interface UnseenQuestion {
  entity: EntityTarget<RequestBase>;
  permission: Permission;
  viewer: Viewer | undefined;
}

/** What a request shows and no column holds: when its answer is due, and whether the caller has seen it. */
@Injectable()
export class DeskFacts {
  constructor(
    private readonly database: Database,
    private readonly entities: EntityWriter,
    private readonly calendar: HolidayCalendar,
  ) {}

  async answerDueAt({ unansweredSince }: RequestBase): Promise<Date | null> {
    return unansweredSince && answerDue(unansweredSince, await this.calendar.holidays());
  }

  /** Those of the requests that the administrator has not seen, in one statement; none for anybody else. */
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
}
