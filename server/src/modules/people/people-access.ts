import { Injectable } from '@nestjs/common';
import { requestPermission, roleCan, seesAllRequests } from '../../contract/permissions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ColumnTest, ListEngine, type Where } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestKind } from '../../requests/request-kind.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { scopeSql } from '../../requests/store/request-scope.js';
import { PersonEntity } from './person.entity.js';

/** Adds a value to a statement and answers its placeholder. */
export type Add = (value: unknown) => string;

/** SQL of the records that stand behind a person. */
export const membersSql = (id: string) => `SELECT m.id FROM people m WHERE m.root_id = ${id}`;

/** A kind of request in SQL. */
export interface ReadableKind {
  kind: RequestKind;
  /** The table, as `t`. */
  table: string;
  /** Whether the viewer may open a row `t`; it adds values, so it is only asked for where it is used. */
  scope: () => string;
}

/** Which people somebody of the office sees: all, or for a lawyer those with a request in their scope. */
@Injectable()
export class PeopleAccess {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
  ) {}

  /** The kinds of requests that somebody may read. */
  readableKinds(viewer: Viewer, add: Add): ReadableKind[] {
    return this.kinds
      .all()
      .filter(({ definition: { name } }) => roleCan(viewer.role, requestPermission(name, 'read')))
      .map((kind) => ({
        kind,
        table: `"${this.lists.metadataOf(kind.table.entity).tableName}" t`,
        scope: () => scopeSql(viewer, kind.definition, { table: 't', add }) ?? 'true',
      }));
  }

  /** A condition on the id of a root. */
  scopeSql(viewer: Viewer, column: string, add: Add): string {
    if (seesAllRequests(viewer.role)) return 'true';
    const visible = this.readableKinds(viewer, add).map(
      ({ table, scope }) =>
        `SELECT t.person_id FROM ${table} WHERE t.deleted_at IS NULL AND ${scope()}`,
    );
    return `${column} IN (
      SELECT seen.root_id FROM people seen WHERE seen.id IN (${visible.join(' UNION ALL ')}))`;
  }

  /** SQL of the ids of those with a request that is not done and that somebody may open. */
  openSql(viewer: Viewer, add: Add): string {
    const open = this.readableKinds(viewer, add).map(({ kind, table, scope }) => {
      const done = kind.definition.doneStatuses.map((status) => `'${status}'`).join(', ');
      return `SELECT t.person_id FROM ${table} WHERE t.deleted_at IS NULL AND t.status NOT IN (${done}) AND ${scope()}`;
    });
    return `
      SELECT m.root_id FROM people m WHERE m.id IN (${open.join(' UNION ALL ')})`;
  }

  /** The people that exist for somebody. */
  visibleTo(viewer: Viewer): Where<PersonEntity> {
    return {
      isListed: true,
      id: new ColumnTest((column, add) => this.scopeSql(viewer, column, add)),
    };
  }

  /** The root of a record; NOT_FOUND if the viewer does not see it. */
  async find(viewer: Viewer, id: string): Promise<PersonEntity> {
    const isRoot = new ColumnTest((column, add) => {
      const root = `(SELECT asked.root_id FROM people asked WHERE asked.id = ${add(id)})`;
      return `${column} = ${root} AND ${this.scopeSql(viewer, column, add)}`;
    });
    const person = await this.lists.one(PersonEntity, { isListed: true, id: isRoot });
    if (!person) throw new AppError('NOT_FOUND');
    return person;
  }
}
