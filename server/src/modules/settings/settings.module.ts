import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { SmsModule } from '../../core/sms/sms.module.js';
import { Settings } from '../../core/settings/settings.js';
import { ContactInfoModule } from '../contact-info/contact-info.module.js';
import { ContactSettings } from './contact-settings.js';
import { MailTestService } from './mail-test.service.js';
import { FilesModule } from '../../core/files/files.module.js';
import { SettingPictures } from './setting-pictures.js';
import { SettingGroupEntity } from './setting-group.entity.js';
import { SettingsController, SiteController } from './settings.controller.js';
import { SettingsResolver, SiteResolver } from './settings.resolver.js';
import { SettingsService } from './settings.service.js';
import { SmsTestService } from './sms-test.service.js';

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
