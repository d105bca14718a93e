import { Injectable } from '@nestjs/common';
import { PubSub } from 'graphql-subscriptions';
import type { ErrorCode } from '../../contract/errors.js';
import { type Permission, roleCan } from '../../contract/permissions.js';
import { Authenticator } from '../access/authenticator.js';
import type { Viewer } from '../request-context/viewer.js';
import { AppError } from '../errors/app-error.js';
import { describeError } from '../errors/describe-error.js';
import { LocalizedError } from '../errors/localized-error.js';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest } from '../request-context/request-of.js';
import { type ChangeEvent, ChangeEvents } from './change-events.js';

/** Which changes a live screen follows: all of one kind, or one person's. */
type Followed = Pick<ChangeEvent, 'entity'> & { ownerId?: string };

/** Changes as GraphQL subscriptions read them: every process hears of every change through the database. */
@Injectable()
export class LiveChanges {
  private readonly pubSub = new PubSub();

  constructor(
    events: ChangeEvents,
    private readonly authenticator: Authenticator,
  ) {
    events.changes.subscribe((event) => {
      void this.pubSub.publish(topic({ entity: event.entity }), event);
      if (event.ownerId) {
        void this.pubSub.publish(topic({ entity: event.entity, ownerId: event.ownerId }), event);
      }
    });
  }

  /**
   * Reads what a follower may still see: a socket outlives its session, so each event asks anew who is
   * there (S07). The error ends that event only; the client's next call is refused as well.
   */
  async readAs<T>(
    req: AppRequest,
    permission: Permission,
    read: (viewer: Viewer) => Promise<T>,
  ): Promise<T> {
    const viewer = await this.authenticator.authenticate(req.headers, 'bearer-or-cookie');
    if (!viewer || !roleCan(viewer.role, permission)) throw refusal('UNAUTHENTICATED', req);
    req.viewer = viewer;
    if (viewer.isLocked) throw refusal('SESSION_LOCKED', req);
    return read(viewer);
  }

  /** The changes as they come; the resolver reads the row that each one names. */
  follow(followed: Followed): AsyncIterableIterator<ChangeEvent> {
    return this.pubSub.asyncIterableIterator<ChangeEvent>(topic(followed));
  }
}

const refusal = (code: ErrorCode, req: AppRequest) =>
  new LocalizedError(describeError(new AppError(code), callerLocale(req)));

const topic = ({ entity, ownerId }: Followed) => (ownerId ? `${entity}:${ownerId}` : entity);
