import DataLoader from 'dataloader';

/** Bounds the size of one statement. */
const MAX_BATCH_SIZE = 100;

/**
 * Reads that different callers ask for in the same moment, sent as one statement: under load the way to
 * the database costs more than the reading. Each is read anew after it was asked for; nothing is kept.
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
    // what arrived in one turn of the event loop, whichever connection it came by
    batchScheduleFn: (send) => setImmediate(send),
  });
  return (key) => loader.load(key);
}

/** Rows put into the order of the keys that they were asked for by; undefined where there is none. */
export function orderByKeys<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key));
}
