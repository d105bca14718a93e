import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../../platform/files/files.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { Settings } from '../../platform/settings/settings.js';
import { SmsModule } from '../../platform/sms/sms.module.js';
import { ContactInfoModule } from '../contact-info/contact-info.module.js';
import { ContactSettings } from './contact-settings.js';
import { SettingGroupEntity } from './setting-group.entity.js';
import { SettingPictures } from './setting-pictures.js';
import { SettingsController, SiteController } from './settings.controller.js';
import { SettingsResolver, SiteResolver } from './settings.resolver.js';
import { SettingsService } from './settings.service.js';
import { MailTestService, SmsTestService } from './test-messages.service.js';

/** Global, because every part of the product reads settings. */
@Global()
@Module({
  imports: [
    MailModule,
    SmsModule,
    FilesModule,
    ContactInfoModule,
    TypeOrmModule.forFeature([SettingGroupEntity]),
  ],
  controllers: [SettingsController, SiteController],
  providers: [
    ContactSettings,
    SettingPictures,
    MailTestService,
    SmsTestService,
    SettingsService,
    SettingsResolver,
    SiteResolver,
    { provide: Settings, useExisting: SettingsService },
  ],
  exports: [Settings],
})
export class SettingsModule {}
