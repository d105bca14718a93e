import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import { INPUT_OPTIONS } from '../../core/graphql/input-options.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';
import { NotificationPreference, NotificationPreferencesInput } from './notification.types.js';

@Allow('desk.use')
@Resolver(() => NotificationPreference)
export class NotificationPreferencesResolver {
  constructor(private readonly service: NotificationPreferencesService) {}

  @Query(() => [NotificationPreference], {
    description: 'What the caller is told of, by category; for administrators.',
  })
  notificationPreferences(@CurrentViewer() viewer: Viewer) {
    return this.service.list(viewer);
  }

  @Mutation(() => [NotificationPreference], {
    description: 'Changes what the caller is told of; for administrators.',
  })
  updateNotificationPreferences(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_OPTIONS) { preferences }: NotificationPreferencesInput,
  ) {
    return this.service.update(viewer, preferences);
  }
}
