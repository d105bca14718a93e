import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SmsModule } from '../../platform/sms/sms.module.js';
import { Notifier } from '../../platform/notifications/notifier.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationPreferenceEntity } from './notification-preference.entity.js';
import { NotificationPreferencesResolver } from './notification-preferences.resolver.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';
import { NotificationRetention } from './notification-retention.js';
import { NotificationSms, NotificationWriter } from './notification-writer.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService, ReadableNotifications } from './notifications.service.js';

/** Global, because writes of every module tell people. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([NotificationEntity, NotificationPreferenceEntity]),
    MailModule,
    SmsModule,
  ],
  controllers: [NotificationsController],
  providers: [
    NotificationsService,
    ReadableNotifications,
    NotificationsResolver,
    NotificationPreferencesService,
    NotificationPreferencesResolver,
    NotificationRetention,
    NotificationSms,
    NotificationWriter,
    { provide: Notifier, useExisting: NotificationWriter },
  ],
  exports: [Notifier],
})
export class NotificationsModule {}
