import { EventEmitter, on } from 'node:events';
import type { AppRequest } from '../request-context/request-of.js';
import type { Viewer } from '../request-context/viewer.js';
import type { Permission } from '../../contract/permissions.js';
import type { ChangeEvent } from './change-event-bus.js';

/** Which changes a subscription gets (of one entity, or of one owner), and how their rows are read. */
export interface SubscriptionOptions<T = unknown> extends Pick<ChangeEvent, 'entity'> {
  ownerId?: string;
  permission: Permission;
  read: (id: string, viewer: Viewer) => Promise<T>;
  /** Whether this viewer may see the row; without it, everybody with the permission may. */
  isVisible?(row: T, viewer: Viewer): boolean;
}

/** One event of a subscription: the row, or the error that kept it from being read. */
export type Delivery<T = unknown> = { row: T } | { error: unknown };

const DELIVERY = 'delivery';

/** One open subscription and its deliveries that have not been sent yet. */
export class ChangeSubscription implements AsyncIterableIterator<Delivery> {
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
