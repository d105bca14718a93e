import { Injectable } from '@nestjs/common';
import { allSettledOrThrow } from '../database/all-settled-or-throw.js';
import type { Transaction } from '../database/transaction.js';
import type { AuditedChange } from './audit-log.js';

/** What a module does in the transaction of every recorded change. */
export type RecordedChangeListener = (
  transaction: Transaction,
  change: AuditedChange,
) => Promise<void>;

/** Tells modules of recorded changes, which stands apart from the record, since they write to it themselves. */
@Injectable()
export class RecordedChanges {
  private readonly listeners: RecordedChangeListener[] = [];

  add(listener: RecordedChangeListener): void {
    this.listeners.push(listener);
  }

  async tell(transaction: Transaction, change: AuditedChange): Promise<void> {
    await allSettledOrThrow(...this.listeners.map((listener) => listener(transaction, change)));
  }
}
