import { Controller, Delete, Get, Param, Patch, Query, Req } from '@nestjs/common';
import { NOTIFICATION_CATEGORIES } from '../../contract/notifications.js';
import { type AnswerShape, Answers, DONE, SameAs } from '../../platform/http/described.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { doneAfter, ListKey } from '../../platform/http/envelope.interceptor.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { AppRequest } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Notification, NotificationListArgs } from './notification.types.js';
import { NotificationsService } from './notifications.service.js';

/** REST writes categories with a hyphen: `join-team`. It reads them either way. */
const hyphened = (category: string) => category.replaceAll('_', '-');

const toRest = (notification: Notification) => ({
  ...notification,
  category: hyphened(notification.category),
});

const REST_NOTIFICATION: AnswerShape = {
  name: 'NotificationRow',
  of: Notification,
  without: ['category'],
  more: {
    category: {
      ...{ type: 'string', enum: NOTIFICATION_CATEGORIES.map(hyphened) },
      description: 'What it is about.',
    },
  },
};
const COUNT = { type: 'integer', description: 'How many were changed.' };

@Allow('notification.own')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly service: NotificationsService) {}

  @SameAs('notifications')
  @Answers(() => REST_NOTIFICATION)
  @ListKey('notifications')
  @Get()
  async list(
    @CurrentViewer() viewer: Viewer,
    @Query() args: NotificationListArgs,
    @Req() request: AppRequest,
  ) {
    const page = await this.service.page(viewer, args, callerLocale(request));
    return { ...page, items: page.items.map(toRest) };
  }

  @SameAs('notificationCounts')
  @Get('counts')
  counts(@CurrentViewer() viewer: Viewer) {
    return this.service.counts(viewer);
  }

  @SameAs('markAllNotificationsRead')
  @Answers(() => COUNT)
  @Patch('read')
  markAllRead(@CurrentViewer() viewer: Viewer) {
    return this.service.markAllRead(viewer);
  }

  @SameAs('markNotificationRead')
  @Answers(() => REST_NOTIFICATION)
  @Patch(':id/read')
  async markRead(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Req() request: AppRequest,
  ) {
    return toRest(await this.service.markRead(viewer, id, callerLocale(request)));
  }

  @SameAs('eraseReadNotifications')
  @Answers(() => COUNT)
  @Delete('read')
  removeRead(@CurrentViewer() viewer: Viewer) {
    return this.service.removeRead(viewer);
  }

  @SameAs('eraseNotification')
  @Answers(() => DONE)
  @Delete(':id')
  remove(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.service.remove(viewer, id));
  }
}
