import DataLoader from 'dataloader';

/** Bounds the size of one statement. */
const MAX_BATCH_SIZE = 100;

/**
 * Combines reads of different callers in the same turn of the event loop into one statement: under load
 * the round trip costs more than the read. Nothing is cached.
 *
 * @param read answers one row, or undefined, for each key in the order given
 * @example const priceOf = batchLoader((ids: readonly number[]) => this.prices(ids));
 */
export function batchLoader<Key, Row>(
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
): (key: Key) => Promise<Row> {
  const loader = new DataLoader<Key, Row>(read, {
    cache: false,
    maxBatchSize: MAX_BATCH_SIZE,
    // collects the keys of one turn of the event loop, from all requests
    batchScheduleFn: (send) => setImmediate(send),
  });
  return (key) => loader.load(key);
}

/** Sorts rows in the order of the keys; undefined where there is no row. */
export function orderByKeys<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key));
}
