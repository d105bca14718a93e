import { Args, Context, ID, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type Delivery, LiveChanges, readRow } from '../../platform/events/live-changes.js';
import { ChangeCount, countOf, DeletedItem } from '../../platform/graphql/answers.js';
import { OwnLanguageArg } from '../../platform/graphql/common-args.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { Listed } from '../../platform/list/graphql-list.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  Notification,
  NotificationChange,
  NotificationCounts,
  notificationList,
  type NotificationListArgs,
  NotificationPage,
} from './notification.types.js';
import { NOTIFICATION } from './notification-writer.js';
import {
  type ChangedNotification,
  NotificationsService,
  toNotification,
} from './notifications.service.js';

const Id = () => Args('id', { type: () => ID, description: 'Id of the notification.' }, UuidPipe);

@Allow('notification.own')
@Resolver(() => Notification)
export class NotificationsResolver {
  constructor(
    private readonly service: NotificationsService,
    private readonly live: LiveChanges,
  ) {}

  @Query(() => NotificationPage, { description: "The caller's notifications, newest first." })
  notifications(
    @CurrentViewer() viewer: Viewer,
    @Listed(notificationList) args: NotificationListArgs,
    @Context() { req }: GraphqlContext,
  ) {
    return this.service.page(viewer, args, args.language ?? callerLocale(req));
  }

  @Query(() => NotificationCounts, { description: "Counts of the caller's notifications." })
  notificationCounts(@CurrentViewer() viewer: Viewer) {
    return this.service.counts(viewer);
  }

  @Mutation(() => Notification, {
    description: "Marks one of the caller's notifications as read; NOT_FOUND for others.",
  })
  markNotificationRead(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Context() { req }: GraphqlContext,
    @OwnLanguageArg() language?: Locale,
  ) {
    return this.service.markRead(viewer, id, language ?? callerLocale(req));
  }

  @Mutation(() => ChangeCount, {
    description: "Marks all of the caller's notifications as read; answers how many were not.",
  })
  markAllNotificationsRead(@CurrentViewer() viewer: Viewer) {
    return countOf(this.service.markAllRead(viewer));
  }

  @Mutation(() => DeletedItem, {
    description: "Deletes one of the caller's notifications for good; NOT_FOUND for others.",
  })
  eraseNotification(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.remove(viewer, id);
  }

  @Mutation(() => ChangeCount, {
    description:
      "Deletes the caller's notifications that are read, for good; answers how many there were.",
  })
  eraseReadNotifications(@CurrentViewer() viewer: Viewer) {
    return countOf(this.service.removeRead(viewer));
  }

  @Subscription(() => NotificationChange, {
    description: 'Sent whenever the caller gets, reads or deletes a notification.',
    resolve: (
      delivery: Delivery<ChangedNotification>,
      { language }: { language?: Locale },
      { req }: GraphqlContext,
    ): NotificationChange => {
      const { row, unread } = readRow(delivery) as ChangedNotification;
      const notification = row ? toNotification(row, language ?? callerLocale(req)) : null;
      return { notification, unread };
    },
  })
  notificationReceived(
    @CurrentViewer() viewer: Viewer,
    @Context() { req }: GraphqlContext,
    @OwnLanguageArg() _language?: Locale,
  ) {
    return this.live.subscribe(req, {
      entity: NOTIFICATION,
      ownerId: viewer.id,
      permission: 'notification.own',
      read: (id, reader) => this.service.readChange(reader, id),
    });
  }
}
