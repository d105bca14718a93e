import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EventEmitter, on } from 'node:events';
import type { ErrorCode } from '../../contract/errors.js';
import { type Permission, roleCan } from '../../contract/permissions.js';
import { Authenticator } from '../access/authenticator.js';
import { AppError, type ErrorDetails } from '../errors/app-error.js';
import { toErrorResponse } from '../errors/error-response.js';
import { LocalizedGraphqlError } from '../errors/localized-graphql-error.js';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest } from '../request-context/request-of.js';
import { findBarrier, type Viewer } from '../request-context/viewer.js';
import { type ChangeEvent, ChangeEventBus } from './change-event-bus.js';

/** Which changes a subscription gets (of one entity, or of one owner), and how their rows are read. */
interface SubscriptionOptions<T = unknown> extends Pick<ChangeEvent, 'entity'> {
  ownerId?: string;
  permission: Permission;
  read: (id: string, viewer: Viewer) => Promise<T>;
  /** What this viewer is told of the row: itself, that it is gone, or nothing. Without it, the row. */
  tells?(row: T, viewer: Viewer): 'row' | 'gone' | 'nothing';
}

/** One event of a subscription: the row, or the error that kept it from being read. */
export type Delivery<T = unknown> = { row: T } | { error: unknown };

const DELIVERY = 'delivery';

/** One open subscription and its deliveries that have not been sent yet. */
class ChangeSubscription implements AsyncIterableIterator<Delivery> {
  private readonly deliveries = new EventEmitter();
  private readonly incoming = on(this.deliveries, DELIVERY) as AsyncIterableIterator<[Delivery]>;

  constructor(
    readonly req: AppRequest,
    readonly options: SubscriptionOptions,
    private readonly leave: (subscription: ChangeSubscription) => void,
  ) {}

  push(delivery: Delivery): void {
    this.deliveries.emit(DELIVERY, delivery);
  }

  async next(): Promise<IteratorResult<Delivery>> {
    const next = await this.incoming.next();
    return next.done ? { value: undefined, done: true } : { value: next.value[0], done: false };
  }

  async return(): Promise<IteratorResult<Delivery>> {
    this.leave(this);
    await this.incoming.return?.();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * Subscriptions that get an event before other requests get their turn: each costs some tenths of a
 * millisecond, so that others wait only a few milliseconds.
 */
const SUBSCRIPTIONS_PER_SLICE = 10;

/** Reads that all subscriptions to one change share. */
interface SharedReads {
  viewers: Map<string, Promise<Viewer | undefined>>;
  rows: Map<string, Promise<unknown>>;
}

/** Sends changes to GraphQL subscriptions. */
@Injectable()
export class LiveChanges {
  private readonly subscriptions = new Map<string, Set<ChangeSubscription>>();
  /** Changes that are not delivered yet, at most one for each row, because delivery reads the newest state. */
  private readonly waiting = new Map<string, ChangeEvent>();
  private isDelivering = false;

  constructor(
    events: ChangeEventBus,
    private readonly authenticator: Authenticator,
  ) {
    events.changes.subscribe((event) => {
      if (topicsOf(event).some((topic) => this.subscriptions.has(topic))) this.enqueue(event);
    });
  }

  /** The events of one subscription; `readRow` reads the row from each. */
  subscribe<T>(req: AppRequest, options: SubscriptionOptions<T>): AsyncIterableIterator<Delivery> {
    const topic = topicOf(options);
    const subscription = new ChangeSubscription(req, options, (left) => this.leave(topic, left));
    this.subscriptions.set(topic, (this.subscriptions.get(topic) ?? new Set()).add(subscription));
    return subscription;
  }

  private leave(topic: string, subscription: ChangeSubscription): void {
    const others = this.subscriptions.get(topic);
    others?.delete(subscription);
    if (others?.size === 0) this.subscriptions.delete(topic);
  }

  private enqueue(event: ChangeEvent): void {
    const key = `${event.entity}:${event.id}`;
    const hiddenFrom = [...(this.waiting.get(key)?.hiddenFrom ?? []), ...(event.hiddenFrom ?? [])];
    this.waiting.set(key, { ...event, hiddenFrom });
    if (!this.isDelivering) void this.deliverWaiting();
  }

  private async deliverWaiting(): Promise<void> {
    this.isDelivering = true;
    try {
      // changes that are added meanwhile are delivered in the same loop
      for (const [key, event] of this.waiting) {
        this.waiting.delete(key);
        for (const topic of topicsOf(event)) await this.deliver(topic, event);
      }
    } finally {
      this.isDelivering = false;
    }
  }

  /** Delivers in slices, so that other requests get their turn between two of them. */
  private async deliver(topic: string, event: ChangeEvent): Promise<void> {
    const subscriptions = [...(this.subscriptions.get(topic) ?? [])];
    const reads: SharedReads = { viewers: new Map(), rows: new Map() };
    for (let first = 0; first < subscriptions.length; first += SUBSCRIPTIONS_PER_SLICE) {
      const slice = subscriptions.slice(first, first + SUBSCRIPTIONS_PER_SLICE);
      const deliveries = await Promise.all(
        slice.map((subscription) => this.deliveryFor(subscription, event, reads)),
      );
      slice.forEach((subscription, index) => {
        const delivery = deliveries[index];
        if (delivery) subscription.push(delivery);
      });
      await setImmediate();
    }
  }

  /**
   * Nothing for a row that the viewer may not see, unless they could before: then NOT_FOUND with its id. An error ends this event only;
   * the client's next call is refused as well.
   */
  private async deliveryFor(
    { req, options }: ChangeSubscription,
    { id, hiddenFrom }: ChangeEvent,
    reads: SharedReads,
  ): Promise<Delivery | undefined> {
    try {
      const viewer = await this.viewerOf(req, options, reads);
      // rows of one owner are read for that person; others once for everybody with the permission
      const reader = options.ownerId === undefined ? options.permission : viewer.id;
      const row = await once(reads.rows, reader, () => options.read(id, viewer));
      const told = options.tells?.(row, viewer) ?? 'row';
      if (told === 'row') return { row };
      if (told === 'nothing' && !hiddenFrom?.includes(viewer.id)) return undefined;
      throw new AppError('NOT_FOUND');
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
      // without the id nobody knows which row they lost
      return { error: isGone ? refusal('NOT_FOUND', req, { id }) : error };
    }
  }

  /** A socket can outlive its session, so each event authenticates again (S07). */
  private async viewerOf(
    req: AppRequest,
    { permission }: SubscriptionOptions,
    { viewers }: SharedReads,
  ): Promise<Viewer> {
    const { authorization = '', cookie = '' } = req.headers;
    const viewer = await once(viewers, `${authorization}\n${cookie}`, () =>
      this.authenticator.authenticate(req.headers, 'bearer-or-cookie'),
    );
    if (!viewer || !roleCan(viewer.role, permission)) throw refusal('UNAUTHENTICATED', req);
    req.viewer = viewer;
    const barrier = findBarrier(viewer);
    if (barrier) throw refusal(barrier, req);
    return viewer;
  }
}

/** The row that a delivery brings; throws what kept it from being read. */
export function readRow(delivery: Delivery): unknown {
  if ('error' in delivery) throw delivery.error;
  return delivery.row;
}

function once<T>(known: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const promise = known.get(key) ?? read();
  known.set(key, promise);
  return promise;
}

const refusal = (code: ErrorCode, req: AppRequest, details: ErrorDetails = {}) =>
  new LocalizedGraphqlError(
    toErrorResponse(new AppError(code, {}, [], details), callerLocale(req)),
  );

const topicOf = ({ entity, ownerId }: Pick<ChangeEvent, 'entity' | 'ownerId'>) =>
  ownerId ? `${entity}:${ownerId}` : entity;

/** The topics of all changes of its kind, and of its owner's. */
const topicsOf = ({ entity, ownerId }: ChangeEvent) =>
  ownerId ? [entity, topicOf({ entity, ownerId })] : [entity];
