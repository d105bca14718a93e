import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';
import { NotificationPreference, NotificationPreferencesInput } from './notification.types.js';

@Allow('notification.own')
@Resolver(() => NotificationPreference)
export class NotificationPreferencesResolver {
  constructor(private readonly service: NotificationPreferencesService) {}

  @Query(() => [NotificationPreference], {
    description: 'What the caller is told of, by category of the work; empty for clients.',
  })
  notificationPreferences(@CurrentViewer() viewer: Viewer) {
    return this.service.list(viewer);
  }

  @Mutation(() => [NotificationPreference], {
    description: "Changes what the caller is told of; only categories of the caller's work.",
  })
  updateNotificationPreferences(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) { preferences }: NotificationPreferencesInput,
  ) {
    return this.service.update(viewer, preferences);
  }
}
