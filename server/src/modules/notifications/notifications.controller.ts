import { Controller, Delete, Get, Param, Patch, Query, Req } from '@nestjs/common';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { doneAfter, ListKey } from '../../platform/http/envelope.interceptor.js';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { AppRequest } from '../../platform/request-context/request-of.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { type Notification, NotificationListArgs } from './notification.types.js';
import { NotificationsService } from './notifications.service.js';

/** REST writes categories with a hyphen: `join-team`. It reads them either way. */
const toRest = (notification: Notification) => ({
  ...notification,
  category: notification.category.replaceAll('_', '-'),
});

@Allow('notification.own')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly service: NotificationsService) {}

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

  @Get('counts')
  counts(@CurrentViewer() viewer: Viewer) {
    return this.service.counts(viewer);
  }

  @Patch('read')
  markAllRead(@CurrentViewer() viewer: Viewer) {
    return this.service.markAllRead(viewer);
  }

  @Patch(':id/read')
  async markRead(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Req() request: AppRequest,
  ) {
    return toRest(await this.service.markRead(viewer, id, callerLocale(request)));
  }

  @Delete('read')
  removeRead(@CurrentViewer() viewer: Viewer) {
    return this.service.removeRead(viewer);
  }

  @Delete(':id')
  remove(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.service.remove(viewer, id));
  }
}
