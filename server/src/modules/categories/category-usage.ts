import type { Transaction } from '../../core/database/transaction.js';

/** A table whose rows are sorted into categories, told of by the module that has it. */
export interface CategoryUsage {
  /** The scope that a category of its rows must have, or `both`. */
  scope: 'faq' | 'service';
  /** How many rows are in the category, those in the trash too: they may come back. */
  count(transaction: Transaction, slug: string): Promise<number>;
  /** Moves all of them to another category. */
  move(transaction: Transaction, from: string, to: string): Promise<void>;
}
