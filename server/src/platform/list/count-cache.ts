import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { merge } from 'rxjs';
import { Database } from '../database/database.js';
import { ChangeEventBus } from '../events/change-event-bus.js';

const MAX_COUNTS = 500;
/** Every change clears the counts. After this time one is counted again, for rows that were changed by SQL. */
const FRESH_MS = 2000;
/** Until it is counted again, a count of this age is still answered. */
const TTL_MS = 30_000;

interface Count {
  at: number;
  row: Promise<object | undefined>;
}

/**
 * Keeps the totals and counters of lists until something changes. An exact count reads every row that it
 * counts, so it is what grows with a table; a page does not (P07).
 */
@Injectable()
export class CountCache {
  private readonly counts = new LRUCache<string, Count>({ max: MAX_COUNTS, ttl: TTL_MS });

  constructor(
    private readonly database: Database,
    events: ChangeEventBus,
  ) {
    // a count that is still running is dropped, too: it may have been begun before the change
    merge(events.changes, events.reconnects).subscribe(() => this.counts.clear());
  }

  /** The row of a counting statement. `text` must come from a fixed set, values only through `$n`. */
  read<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row> {
    const key = JSON.stringify([text, values]);
    const known = this.counts.get(key);
    const row =
      known && Date.now() - known.at < FRESH_MS ? known.row : this.count(key, text, values);
    return (known?.row ?? row) as Promise<Row>;
  }

  private count(key: string, text: string, values: readonly unknown[]) {
    const row = this.database.query(text, values).then(([first]) => first);
    this.counts.set(key, { at: Date.now(), row });
    // the callers get the error; the next one counts again
    row.catch(() => this.counts.delete(key));
    return row;
  }
}
