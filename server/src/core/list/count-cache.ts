import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { merge } from 'rxjs';
import { Database } from '../database/database.js';
import { ChangeEvents } from '../events/change-events.js';

const MAX_COUNTS = 500;
/** Every change clears the counts; this limits how long one is wrong for rows that were changed by SQL. */
const TTL_MS = 2000;

/**
 * Keeps the totals and counters of lists until something changes. An exact count reads every row that it
 * counts, so it is what grows with a table; a page does not (P07).
 */
@Injectable()
export class CountCache {
  private readonly counts = new LRUCache<string, Promise<object | undefined>>({
    max: MAX_COUNTS,
    ttl: TTL_MS,
  });

  constructor(
    private readonly database: Database,
    events: ChangeEvents,
  ) {
    // a count that is still running is dropped, too: it may have been begun before the change
    merge(events.changes, events.reconnects).subscribe(() => this.counts.clear());
  }

  /** The row of a counting statement. `text` must come from a fixed set, values only through `$n`. */
  read<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row> {
    return this.readBy(text, values, () => this.count(text, values));
  }

  /** The row of a counting statement, read from the database. */
  async count<Row extends object>(text: string, values: readonly unknown[]): Promise<Row> {
    const [row] = await this.database.query<Row>(text, values);
    return row as Row;
  }

  /** The row of a counting statement that is known, or else what `run` returns instead of it. */
  readBy<Row extends object>(
    text: string,
    values: readonly unknown[],
    run: () => Promise<Row>,
  ): Promise<Row> {
    const key = JSON.stringify([text, values]);
    const known = this.counts.get(key) as Promise<Row> | undefined;
    if (known) return known;
    const count = run();
    this.counts.set(key, count);
    // the callers get the error; the next one counts again
    count.catch(() => this.counts.delete(key));
    return count;
  }
}
