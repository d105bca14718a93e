import type { Viewer } from '../request-context/viewer.js';
import { type Conflict, staleWrite } from '../errors/app-error.js';
import type { Transaction } from '../database/transaction.js';

/** One change, as it is kept for administrators: who did what to which row, and how it looked. */
export interface RecordedChange {
  /** Undefined when the product itself did it. */
  viewer?: Viewer;
  /** `entity.verb`, for instance `service.updated`. */
  action: string;
  entity: string;
  entityId: string;
  /** What a person calls the row: a title, a reference, a name. */
  label?: string;
  before?: object;
  after?: object;
}

/** Keeps the record of changes, inside the transaction that makes them. The audit module implements it. */
export abstract class ChangeRecorder {
  abstract record(transaction: Transaction, change: RecordedChange): Promise<void>;

  /** Who changed a row last, and when. */
  abstract latestOf(
    transaction: Transaction,
    entity: string,
    entityId: string,
  ): Promise<Conflict | undefined>;

  /** Refuses a write that expects another version than the row has, and tells who was quicker. */
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
