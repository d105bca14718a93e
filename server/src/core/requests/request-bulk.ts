import { allSettledOrThrow } from '../database/all-settled-or-throw.js';
import type { Transaction } from '../database/transaction.js';
import { AppError } from '../errors/app-error.js';
import type { Viewer } from '../request-context/viewer.js';
import type { StatusChange } from './request-change.types.js';
import type {
  BulkAssignment,
  StaleRequest,
  BulkResult,
  RequestRow,
  RequestRows,
} from './request-bulk.types.js';
import type { Handover } from './request-handover.js';
import type { RequestBase } from './request.entity.js';
import { isInScope } from './request-scope.js';
import { isInTrash, RequestStatusChanges, type TrashVerb } from './request-status-changes.js';

/** The rows that somebody chose, and whether they are in the trash. */
interface RowsToChange {
  rows: RequestRow[];
  inTrash: boolean;
}

/** The same change of many requests, in one transaction: all of them, or none and the reasons why. */
export abstract class RequestBulk<E extends RequestBase> extends RequestStatusChanges<E> {
  setStatuses(
    viewer: Viewer,
    { rows, ...change }: RequestRows & Pick<StatusChange<E>, 'status' | 'note'>,
  ): Promise<BulkResult> {
    return this.changeAll(viewer, { rows, inTrash: false }, (transaction, before) =>
      this.applyStatus(transaction, viewer, before, change),
    );
  }

  assignAll(viewer: Viewer, { rows, assigneeId = null }: BulkAssignment): Promise<BulkResult> {
    return this.transactionOf(viewer, async (transaction) => {
      const assignee = await this.findAssignee(transaction, assigneeId);
      return this.changeAllIn(transaction, viewer, { rows, inTrash: false }, (before) =>
        this.applyAssignee(transaction, viewer, before, assignee),
      );
    });
  }

  removeAll(viewer: Viewer, { rows }: RequestRows): Promise<BulkResult> {
    return this.moveAll(viewer, rows, 'removed');
  }

  restoreAll(viewer: Viewer, { rows }: RequestRows): Promise<BulkResult> {
    return this.moveAll(viewer, rows, 'restored');
  }

  /** How many requests somebody deals with that are not done. */
  async countAssigned(userId: string): Promise<number> {
    const [row] = await this.dependencies.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${this.assignedSql}`,
      [userId],
    );
    return row?.count ?? 0;
  }

  /** Gives them to somebody else, or to nobody. */
  async handOver(transaction: Transaction, { viewer, from, to }: Handover): Promise<void> {
    const { entityWriter } = this.dependencies;
    const assignee = await this.findAssignee(transaction, to, 'successorId');
    const rows = await transaction.execute<{ id: string }>(`SELECT id FROM ${this.assignedSql}`, [
      from,
    ]);
    const ids = rows.map(({ id }) => id);
    const locked = await entityWriter.lockAll(transaction, this.table.entity, ids);
    // somebody else may have taken one of them in the meantime
    const assigned = locked.filter(({ assigneeId }) => assigneeId === from);
    await allSettledOrThrow(
      ...assigned.map((before) => this.applyAssignee(transaction, viewer, before, assignee)),
    );
  }

  /** SQL: the table with the condition of what the person $1 deals with and is not done. */
  private get assignedSql(): string {
    const { doneStatuses } = this.definition;
    const done = doneStatuses.map((status) => `'${status}'`).join(', ');
    const table = this.dependencies.entityWriter.tableOf(this.table.entity);
    return `"${table}" WHERE assignee_id = $1 AND deleted_at IS NULL AND status NOT IN (${done})`;
  }

  private moveAll(viewer: Viewer, rows: RequestRow[], verb: TrashVerb): Promise<BulkResult> {
    return this.changeAll(viewer, { rows, inTrash: verb === 'restored' }, (transaction, before) =>
      this.applyTrash(transaction, viewer, before, verb),
    );
  }

  private changeAll(
    viewer: Viewer,
    where: RowsToChange,
    apply: (transaction: Transaction, before: E) => Promise<E>,
  ): Promise<BulkResult> {
    return this.transactionOf(viewer, (transaction) =>
      this.changeAllIn(transaction, viewer, where, (before) => apply(transaction, before)),
    );
  }

  private async changeAllIn(
    transaction: Transaction,
    viewer: Viewer,
    { rows, inTrash }: RowsToChange,
    apply: (before: E) => Promise<E>,
  ): Promise<BulkResult> {
    const { entityWriter } = this.dependencies;
    const ids = rows.map(({ id }) => id);
    const locked = await entityWriter.lockAll(transaction, this.table.entity, ids);
    const found = locked.filter((row) => isInScope(viewer, this.definition, row));
    const conflicts = await this.conflictsOf(transaction, rows, found, inTrash);
    if (conflicts.length > 0) return { changed: [], conflicts };
    if (found.some(({ erasedAt }) => erasedAt)) throw new AppError('DATA_ERASED');
    await allSettledOrThrow(...found.map(apply));
    return { changed: found.map(({ id }) => id), conflicts };
  }

  /** The rows that are no longer as the administrator saw them, with who changed them. */
  private async conflictsOf(
    transaction: Transaction,
    rows: RequestRow[],
    found: E[],
    inTrash: boolean,
  ): Promise<StaleRequest[]> {
    const current = new Map(found.map((row) => [row.id, row]));
    const stale = rows.filter(({ id, version }) => {
      const row = current.get(id.toLowerCase());
      return !row || row.version !== version || isInTrash(row) !== inTrash;
    });
    return Promise.all(
      stale.map(async ({ id }) => {
        const reference = current.get(id.toLowerCase())?.reference ?? null;
        const latest =
          reference &&
          (await this.dependencies.auditLog.latestOf(transaction, this.definition.name, id));
        return { changedBy: null, changedAt: null, ...latest, id, reference };
      }),
    );
  }
}
