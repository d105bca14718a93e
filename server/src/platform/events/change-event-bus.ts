import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Subject } from 'rxjs';
import { z } from 'zod';
import type { Transaction } from '../database/transaction.js';
import { OutageLog } from '../logging/outage-log.js';
import { type ChangeConnection, ChangeTransport } from './change-transport.js';

const changeEvent = z.object({
  entity: z.string(),
  id: z.string(),
  /** The person whose row it is, where there is one. */
  ownerId: z.string().nullish(),
  /** People who may have seen the row before the change and may no longer: they are told that it is gone. */
  hiddenFrom: z.array(z.string()).readonly().optional(),
});

/** A committed change, sent to every process: ids only, because a message is small. */
type ChangeEvent = z.infer<typeof changeEvent>;

const changeNotification = z.object({
  from: z.string(),
  events: z.array(changeEvent),
  /** Set when the sender waits for an acknowledgement. */
  number: z.number().optional(),
  /** Changes before this could not be sent. */
  isIncomplete: z.boolean().optional(),
});

/** What a process tells the others. Without events it is a greeting: the process begins to listen. */
type ChangeNotification = z.infer<typeof changeNotification>;

const acknowledgement = z.object({ to: z.string(), by: z.string(), number: z.number() });

/** What a process answers to the sender of a notification. */
type Acknowledgement = z.infer<typeof acknowledgement>;

const changeMessage = z.union([acknowledgement, changeNotification]);

/** Reads what arrived, and throws unless a process of Mizan can have sent it. */
const parseChangeMessage = (text: string): Acknowledgement | ChangeNotification =>
  changeMessage.parse(JSON.parse(text));

/** A process that has not answered after this long is not waited for, until it is seen to listen again. */
const DEADLINE_MS = 500;

interface Waiting {
  missing: Set<string>;
  end: () => void;
}

interface Expectation {
  number?: number;
  /** Resolves when all have answered or the time is over. */
  done: Promise<void>;
  /** For a notification that was not sent: nobody is late then. */
  cancel: () => void;
}

/** Who of the other processes has got which notification. */
class Acknowledgements {
  private readonly waiting = new Map<number, Waiting>();
  private expected = new Set<string>();
  private last = 0;

  /** Names the other processes that listen. */
  expectFrom(processIds: readonly string[]): void {
    this.expected = new Set(processIds);
  }

  get areExpected(): boolean {
    return this.expected.size > 0;
  }

  /** Begins to wait. No number: nobody is to answer. */
  begin(): Expectation {
    if (!this.areExpected) return { done: Promise.resolve(), cancel: () => undefined };
    const number = (this.last += 1);
    const missing = new Set(this.expected);
    const done = new Promise<void>((resolve) => {
      const giveUp = () => {
        for (const id of missing) this.expected.delete(id);
        end();
      };
      const timer = setTimeout(giveUp, DEADLINE_MS);
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(number);
        resolve();
      };
      this.waiting.set(number, { missing, end });
    });
    return { number, done, cancel: () => this.waiting.get(number)?.end() };
  }

  take(number: number, processId: string): void {
    const waiting = this.waiting.get(number);
    waiting?.missing.delete(processId);
    if (waiting?.missing.size === 0) waiting.end();
  }
}

export type { ChangeEvent };

/** What to do about a message: send the answer that its sender waits for, look who is there. */
interface Received {
  answer?: string;
  isGreeting?: boolean;
}

const EVENTS_PER_NOTIFICATION = 30;
/** While no other process runs, changes within this time are sent in one notification. */
const BATCH_DELAY_MS = 20;

/**
 * Publishes committed changes of all processes to caches and subscriptions. This process publishes its
 * own changes before the transaction returns, so that the next read sees the write. Other processes get
 * them after the commit. While others run, the transaction returns when they have dropped what they kept:
 * the next read sees the write on each of them. Others are told later when they could not be told.
 */
@Injectable()
export class ChangeEventBus {
  readonly changes = new Subject<ChangeEvent>();
  /** Fires when changes may have been missed: this process could not send or not receive, or another has gone. */
  readonly reconnects = new Subject<void>();
  readonly processId = randomUUID();

  private readonly outages = new OutageLog(
    new Logger(ChangeEventBus.name),
    'Changes cannot be sent to other processes',
  );
  private readonly acknowledgements = new Acknowledgements();
  private listeners: string[] = [];
  private waiting: ChangeEvent[] = [];
  /** The notification that is being sent: changes meanwhile are sent together in the next one. */
  private sending: Promise<unknown> = Promise.resolve();
  private next?: Promise<void>;
  /** How many notifications could not be sent, and of how many of those the others were told later. */
  private unsent = 0;
  private toldLater = 0;

  constructor(private readonly transport: ChangeTransport) {}

  /** Publishes the event after the commit, never after a rollback. */
  announce(transaction: Transaction, event: ChangeEvent): void {
    transaction.onCommit(`${event.entity}:${event.id}`, () => this.publish(event));
  }

  /** Tells which processes listen. One that has gone may have had a change to tell. */
  setListeners(processIds: readonly string[]): void {
    const hasLost = this.listeners.some((id) => !processIds.includes(id));
    this.listeners = processIds.filter((id) => id !== this.processId);
    this.acknowledgements.expectFrom(this.listeners);
    if (hasLost) this.reconnects.next();
  }

  /** Whether others are still to be told that they missed changes of this process. */
  get hasUnsent(): boolean {
    return this.unsent > this.toldLater;
  }

  /** Tells the others that this process listens, and whether they missed changes of it. */
  async greet(connection: Pick<ChangeConnection, 'send'>): Promise<void> {
    const { unsent, hasUnsent: isIncomplete, processId: from } = this;
    const greeting: ChangeNotification = { from, events: [], isIncomplete };
    await connection.send(JSON.stringify(greeting));
    this.toldLater = unsent;
  }

  /** Handles what another process sent. */
  receive(payload: string): Received {
    const message = parseChangeMessage(payload);
    if ('to' in message) {
      if (message.to === this.processId) this.acknowledgements.take(message.number, message.by);
      return {};
    }
    const { from, events, number, isIncomplete } = message;
    if (from === this.processId) return {};
    if (isIncomplete) this.reconnects.next();
    events.forEach((event) => this.changes.next(event));
    const isGreeting = events.length === 0;
    if (number === undefined) return { isGreeting };
    const answer: Acknowledgement = { to: from, by: this.processId, number };
    return { isGreeting, answer: JSON.stringify(answer) };
  }

  private publish(event: ChangeEvent): Promise<void> | undefined {
    this.changes.next(event);
    this.waiting.push(event);
    if (this.acknowledgements.areExpected) return this.tellOthers();
    if (this.waiting.length === 1) setTimeout(() => void this.notify(), BATCH_DELAY_MS);
    return undefined;
  }

  private tellOthers(): Promise<void> {
    if (this.next) return this.next;
    const sent = this.sending.then(() => {
      this.next = undefined;
      return this.notify();
    });
    this.sending = sent;
    this.next = sent.then(({ acknowledged }) => acknowledged);
    return this.next;
  }

  /** Sends what waits; `acknowledged` resolves when the other processes have got it. Neither fails. */
  private async notify(): Promise<{ acknowledged: Promise<void> }> {
    const events = this.waiting.splice(0);
    const acknowledged: Promise<void>[] = [];
    for (let first = 0; first < events.length; first += EVENTS_PER_NOTIFICATION) {
      const { number, done, cancel } = this.acknowledgements.begin();
      const notice: ChangeNotification = {
        from: this.processId,
        events: events.slice(first, first + EVENTS_PER_NOTIFICATION),
        number,
      };
      try {
        await this.transport.send(JSON.stringify(notice));
        acknowledged.push(done);
      } catch (error) {
        cancel();
        this.unsent += 1;
        this.outages.add(error);
      }
    }
    return { acknowledged: Promise.all(acknowledged).then(() => undefined) };
  }
}
