import { lateSince } from '../../contract/answer-due.js';
import { countName } from '../../contract/requests/count-name.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { Page } from '../../platform/database/page.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { DayRange } from '../../platform/list/day-range.js';
import type { PageArgs } from '../../platform/list/list.args.js';
import { IS_NULL, NOT_NULL, type Where } from '../../platform/list/list-engine.js';
import type { TextValue } from '../../platform/texts/text-values.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestDependencies } from '../request-dependencies.js';
import { namesWhere } from './request-field-kinds.js';
import { describeRequest, forClient } from '../request-kind.js';
import type { RequestFilters } from '../api/request-list.args.js';
import { queueCondition, queueOrder } from '../desk/request-queues.js';
import { scopeSql, seesTrash, visibleTo } from './request-scope.js';
import type { RequestStore } from './request-store.js';
import type { RequestBase } from './request.entity.js';

/** How many requests there are, and how many have each status. */
type RequestCounts<Status extends string = string> = Record<'total' | Status, number>;

/** SQL that counts the rows of a table by their status. */
function countsSql({ statuses }: RequestDefinition): string {
  const counts = statuses.map(
    (status) => `count(*) FILTER (WHERE status = '${status}')::int AS "${status}"`,
  );
  return [`count(*)::int AS "total"`, ...counts].join(', ');
}

/** How many requests the office still works on. */
export const countOpen = ({ doneStatuses }: RequestDefinition, counts: RequestCounts): number =>
  doneStatuses.reduce((open, status) => open - (counts[status] ?? 0), counts.total ?? 0);

const CREATED = { from: 'createdFrom', to: 'createdTo' };

/** A person or a request, in few words. */
export interface FoundRecord {
  id: string;
  /** The person whose it is; null for an account of the office. */
  personId: string | null;
  reference: string | null;
  /** The name of the person. */
  title: string;
  /** The e-mail address. */
  detail: string;
  opposingParty: string | null;
  /** What a request is about, its status and when it was sent; null for an account. */
  about: { subject: TextValue; status: TextValue; createdAt: Date } | null;
}

/** What is read of a kind of request: one of them, lists and counts. */
export class RequestReads<E extends RequestBase> {
  constructor(
    private readonly dependencies: RequestDependencies,
    private readonly store: RequestStore<E>,
  ) {}

  async list(viewer: Viewer, args: RequestFilters): Promise<Page<E>> {
    const { definition, table } = this.store.kind;
    const where = await this.conditions(viewer, args);
    return this.dependencies.lists.page(table.entity, where, args, {
      ...table.list,
      namedSorts: { queue: queueOrder(definition) },
    });
  }

  /** What a list, or an export of it, reads. */
  async conditions(viewer: Viewer, args: RequestFilters): Promise<Where<E>[]> {
    if (args.deleted && !seesTrash(viewer, this.store.kind.definition))
      throw new AppError('FORBIDDEN');
    const deletedAt = args.deleted ? NOT_NULL : IS_NULL;
    const queue = await this.queueOf(viewer, args);
    const { definition } = this.store.kind;
    const own = await this.store.kind.filters?.(args);
    const filters = { ...sharedFilters(args), ...declaredFilters(definition, args), ...own };
    return [{ ...filters, deletedAt }, queue, this.store.scopeOf(viewer)];
  }

  /** All requests outside of the trash, and those of each status. */
  async counts(viewer: Viewer): Promise<RequestCounts<E['status']>> {
    const { definition, table } = this.store.kind;
    const { tableName } = this.dependencies.lists.metadataOf(table.entity);
    const { add, values } = new SqlValues();
    const scope = scopeSql(viewer, definition, { table: 't', add });
    return this.dependencies.counts.read(
      `SELECT ${countsSql(definition)} FROM "${tableName}" t
       WHERE t.deleted_at IS NULL ${scope ? `AND ${scope}` : ''}`,
      values,
    );
  }

  /** The same by their names over REST: `totalRequests`, `inProgressRequests`. */
  async stats(viewer: Viewer): Promise<Record<string, number>> {
    const { definition } = this.store.kind;
    const counts: RequestCounts = await this.counts(viewer);
    return Object.fromEntries(
      Object.entries(counts).map(([count, rows]) => [countName(count, definition.noun), rows]),
    );
  }

  /** The caller's own requests and nobody else's, newest first. */
  async mine(viewer: Viewer, { page, limit, offset }: PageArgs): Promise<Page<E>> {
    const { kind } = this.store;
    const where = { userId: viewer.id, deletedAt: IS_NULL } as Where<E>;
    const { lists } = this.dependencies;
    const bounds = { page, limit, offset };
    const own = await lists.page(kind.table.entity, where, bounds, kind.table.list);
    return { ...own, items: own.items.map((row) => forClient(kind, row)) };
  }

  /** A request outside of the trash; for who may restore it, with `deleted` also one in it (A71, A85). */
  async get(viewer: Viewer, id: string, deleted?: boolean | null): Promise<E> {
    const outOfTrash = !deleted && { deletedAt: IS_NULL };
    const visible = visibleTo(viewer, this.store.kind.definition) as Where<E>;
    return this.store.find({ id, ...visible, ...outOfTrash });
  }

  /** A request, for several readers: who calls this asks `isInScope` for each of them. */
  getForAll(id: string): Promise<E> {
    return this.store.find({ id } as Where<E>);
  }

  /** Somebody else's request is not found rather than forbidden (A67). */
  async getMine(viewer: Viewer, id: string): Promise<E> {
    const own = { id, userId: viewer.id, deletedAt: IS_NULL } as Where<E>;
    return forClient(this.store.kind, await this.store.find(own));
  }

  /** The newest requests outside of the trash that a text finds, as their list does. */
  async findRecords(viewer: Viewer, search: string, limit: number): Promise<FoundRecord[]> {
    const { entity, list, person } = this.store.kind.table;
    const { items } = await this.dependencies.lists.page(
      entity,
      [{ deletedAt: IS_NULL }, this.store.scopeOf(viewer)],
      { search, limit, sortBy: 'createdAt', sortOrder: 'desc' },
      { ...list, selection: { total: false } },
    );
    const text = (row: E, name: keyof E) => String(row[name] ?? '');
    return items.map((row) => ({
      id: row.id,
      personId: row.personId,
      reference: row.reference,
      title: text(row, person.name),
      detail: text(row, person.email),
      opposingParty: (person.opposingParty && text(row, person.opposingParty)) || null,
      about: { ...describeRequest(this.store.kind, row), createdAt: row.createdAt },
    }));
  }

  private async queueOf({ id: viewerId }: Viewer, { queue }: RequestFilters): Promise<object> {
    if (!queue) return {};
    const holidays = await this.dependencies.calendar.holidays();
    const context = { viewerId, lateSince: lateSince(new Date(), holidays) };
    const condition = queueCondition(this.store.kind.definition, queue, context);
    if (!condition) throw invalidFields({ field: 'queue', rule: 'oneOf' });
    return condition;
  }
}

/** The filters that every kind of request has, as conditions of its rows. */
function sharedFilters(args: RequestFilters): object {
  const { status, statuses, assigneeId, unassigned, unanswered, createdFrom, createdTo } = args;
  const { intakeChannel, takenById } = args;
  return {
    status: statuses?.length ? statuses : status,
    assigneeId: unassigned ? IS_NULL : assigneeId,
    ...{ intakeChannel, takenById },
    unansweredSince: unanswered ? NOT_NULL : undefined,
    createdAt: DayRange.of(createdFrom, createdTo, CREATED),
  };
}

/** The filters of the declared fields, as conditions. */
function declaredFilters(definition: RequestDefinition, args: RequestFilters): object {
  const names = namesWhere(definition, ({ filter }) => Boolean(filter));
  const given = args as RequestFilters & Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}
