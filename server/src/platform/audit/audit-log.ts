import type { AuditAction } from '../../contract/audit-verbs.js';
import type { Actor, Viewer } from '../request-context/viewer.js';
import { type Conflict, staleWrite } from '../errors/app-error.js';
import type { Transaction } from '../database/transaction.js';

/** One entry of the audit log: who changed which row, and its values before and after. */
export interface AuditedChange {
  /** Undefined for a change made by the product itself. */
  viewer?: Actor | Viewer;
  /** `entity.verb`, for instance `service.updated`. */
  action: AuditAction;
  entity: string;
  entityId: string;
  /** What a person calls the row: a title, a reference, a name. */
  label?: string;
  /** The row before the change; null if there was none, and all values of `after` are recorded. */
  before?: object | null;
  /** The row after the change; null for one that is gone. Values are recorded only if both are given. */
  after?: object | null;
}

/** Writes the audit log in the transaction of the change. The audit module implements it. */
export abstract class AuditLog {
  /**
   * Records a change. What somebody signed in changes is undone, UNAUTHENTICATED, if their session ended or their rights
   * changed since it was read.
   */
  abstract record(transaction: Transaction, change: AuditedChange): Promise<void>;

  /** Who changed a row last, and when. */
  abstract latestOf(
    transaction: Transaction,
    entity: string,
    entityId: string,
  ): Promise<Conflict | undefined>;

  /** Refuses a write with an old version, and names who made the newest change. */
  async refuseStale(
    transaction: Transaction,
    entity: string,
    row: { id: string | number; version: number },
    expected: number | null | undefined,
  ): Promise<void> {
    if ((expected ?? row.version) === row.version) return;
    throw staleWrite(await this.latestOf(transaction, entity, String(row.id)));
  }
}
