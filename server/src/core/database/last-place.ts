import { LIMITS } from '../../contract/limits.js';
import type { Transaction } from './transaction.js';

/**
 * The place after all rows of a table, those in the trash included. Rows that are made at the same time
 * may share it; their ids then decide. `table` and `column` must come from the code.
 */
export async function lastPlace(
  transaction: Transaction,
  table: string,
  column = 'sort_order',
): Promise<number> {
  const [last] = await transaction.execute<{ place: number }>(
    `SELECT least(coalesce(max("${column}") + 1, 0), $1::integer) AS place FROM "${table}"`,
    [LIMITS.order.max],
  );
  return last?.place ?? 0;
}
