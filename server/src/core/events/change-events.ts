import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Subject } from 'rxjs';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';

/** A committed change, told to every process: ids only, since a notification holds 8000 bytes. */
export interface ChangeEvent {
  entity: string;
  id: string;
  /** The person whose row it is, where there is one. */
  ownerId?: string | null;
}

/** What travels between processes. */
interface ChangeNotification {
  from: string;
  events: ChangeEvent[];
}

export const CHANGE_CHANNEL = 'mizan_changes';
const EVENTS_PER_NOTIFICATION = 30;
/** Changes of the same moment go in one notice. */
const BATCH_DELAY_MS = 20;
const NOTIFY = 'SELECT pg_notify($1, $2)';

/**
 * Changes as they are committed, on whichever process; caches and live screens listen. This process
 * hears of its own before the transaction is answered, so that the next read sees the write; the others
 * hear by NOTIFY right after the commit, in groups: inside the transaction it would make every
 * commit wait for every other.
 */
@Injectable()
export class ChangeEvents {
  readonly changes = new Subject<ChangeEvent>();
  /** Fires after a lost connection is back: what happened meanwhile is unknown. */
  readonly reconnects = new Subject<void>();

  private readonly logger = new Logger(ChangeEvents.name);
  private readonly processId = randomUUID();
  private waiting: ChangeEvent[] = [];

  constructor(private readonly database: Database) {}

  /** Tells everybody once the transaction is committed, and nobody if it is not. */
  announce(transaction: Transaction, event: ChangeEvent): void {
    transaction.onCommit(`${event.entity}:${event.id}`, () => this.publish(event));
  }

  /** What another process announced. */
  receive(payload: string): void {
    const { from, events } = JSON.parse(payload) as ChangeNotification;
    if (from !== this.processId) events.forEach((event) => this.changes.next(event));
  }

  private publish(event: ChangeEvent): void {
    this.changes.next(event);
    this.waiting.push(event);
    if (this.waiting.length === 1) setTimeout(() => void this.notify(), BATCH_DELAY_MS);
  }

  private async notify(): Promise<void> {
    const events = this.waiting.splice(0);
    for (let first = 0; first < events.length; first += EVENTS_PER_NOTIFICATION) {
      const notice: ChangeNotification = {
        from: this.processId,
        events: events.slice(first, first + EVENTS_PER_NOTIFICATION),
      };
      await this.database
        .query(NOTIFY, [CHANGE_CHANNEL, JSON.stringify(notice)])
        .catch((error: unknown) => {
          this.logger.warn(`Other processes were not told of a change: ${String(error)}`);
        });
    }
  }
}
