import type { Transaction } from '../../platform/database/transaction.js';
import type { Viewer } from '../../platform/request-context/viewer.js';

/** A table whose rows are in categories. Its module registers it with `CategoriesService.usageOf`. */
export interface CategoryUsage {
  /** The scope that a category of its rows must have, or `both`. */
  scope: 'faq' | 'service';
  /** Number of rows in the category, including those in the trash, which can be restored. */
  countInCategory(transaction: Transaction, slug: string): Promise<number>;
  /** Moves these rows to another category, each a change of the viewer. */
  moveToCategory(
    transaction: Transaction,
    viewer: Viewer,
    { from, to }: { from: string; to: string },
  ): Promise<void>;
}
