import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Subject } from 'rxjs';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';

/** A committed change, sent to every process: ids only, because a notification holds 8000 bytes. */
export interface ChangeEvent {
  entity: string;
  id: string;
  /** The person whose row it is, where there is one. */
  ownerId?: string | null;
  /** People who may have seen the row before the change and may no longer: they are told that it is gone. */
  hiddenFrom?: readonly string[];
}

/** The payload of a notification to other processes. */
interface ChangeNotification {
  from: string;
  events: ChangeEvent[];
}

export const CHANGE_CHANNEL = 'mizan_changes';
const EVENTS_PER_NOTIFICATION = 30;
/** Changes within this time are sent in one notification. */
const BATCH_DELAY_MS = 20;
const NOTIFY = 'SELECT pg_notify($1, $2)';

/**
 * Publishes committed changes of all processes to caches and subscriptions. This process publishes its
 * own changes before the transaction returns, so that the next read sees the write. Other processes get
 * them by NOTIFY after the commit, because NOTIFY inside transactions makes commits wait for each other.
 */
@Injectable()
export class ChangeEvents {
  readonly changes = new Subject<ChangeEvent>();
  /** Fires when a lost connection is back; changes in between were missed. */
  readonly reconnects = new Subject<void>();

  private readonly logger = new Logger(ChangeEvents.name);
  private readonly processId = randomUUID();
  private waiting: ChangeEvent[] = [];

  constructor(private readonly database: Database) {}

  /** Publishes the event after the commit, never after a rollback. */
  announce(transaction: Transaction, event: ChangeEvent): void {
    transaction.onCommit(`${event.entity}:${event.id}`, () => this.publish(event));
  }

  /** Handles a notification of another process. */
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
          this.logger.warn(`A change could not be sent to other processes: ${String(error)}`);
        });
    }
  }
}
