import { Injectable } from '@nestjs/common';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestKind } from '../request-kind.js';
import { RequestKinds, type RequestParts } from '../request-kinds.js';

/** Who gives the requests away that another person deals with, and to whom; null is nobody. */
interface Handover {
  viewer: Viewer;
  from: string;
  to: string | null;
}

/** What becomes of the requests of somebody who leaves the office, over all kinds. */
@Injectable()
export class RequestHandover {
  constructor(
    private readonly database: Database,
    private readonly entities: EntityWriter,
    private readonly kinds: RequestKinds,
  ) {}

  /** How many requests the person deals with that are not done. */
  async count(userId: string): Promise<number> {
    const counts = this.kinds.all().map(async (kind) => {
      const text = `SELECT count(*)::int AS count FROM ${this.assignedSql(kind)}`;
      const [row] = await this.database.query<{ count: number }>(text, [userId]);
      return row?.count ?? 0;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  /** Gives all of them to somebody else, or to nobody, in the transaction in which the person leaves. */
  async run(transaction: Transaction, handover: Handover): Promise<void> {
    for (const parts of this.kinds.allParts()) await this.handOver(transaction, parts, handover);
  }

  private async handOver(
    transaction: Transaction,
    { kind, store, assignment }: RequestParts,
    { viewer, from, to }: Handover,
  ): Promise<void> {
    const assignee = await assignment.findAssignee(transaction, to, 'successorId');
    const text = `SELECT id FROM ${this.assignedSql(kind)}`;
    const rows = await transaction.execute<{ id: string }>(text, [from]);
    const ids = rows.map(({ id }) => id);
    const locked = await store.lockAll(transaction, ids);
    // somebody else may have taken one of them in the meantime
    const assigned = locked.filter(({ assigneeId }) => assigneeId === from);
    await allSettledOrThrow(
      ...assigned.map((before) => assignment.apply(transaction, viewer, before, assignee)),
    );
  }

  /** SQL: the table with the condition of what the person $1 deals with and is not done. */
  private assignedSql({ definition, table }: RequestKind): string {
    const done = definition.doneStatuses.map((status) => `'${status}'`).join(', ');
    const name = this.entities.tableOf(table.entity);
    return `"${name}" WHERE assignee_id = $1 AND deleted_at IS NULL AND status NOT IN (${done})`;
  }
}
