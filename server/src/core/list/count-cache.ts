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
    const key = JSON.stringify([text, values]);
    const known = this.counts.get(key) as Promise<Row> | undefined;
    if (known) return known;
    const count = this.database.query<Row>(text, values).then(([row]) => row as Row);
    this.counts.set(key, count);
    // the callers get the error; the next one counts again
    count.catch(() => this.counts.delete(key));
    return count;
  }
}
