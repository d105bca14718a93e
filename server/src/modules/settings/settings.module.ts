import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../../core/settings/settings.js';
import { SecretBox } from './secret-box.js';
import { SettingGroupEntity } from './setting-group.entity.js';
import { SettingsController, SiteController } from './settings.controller.js';
import { SettingsResolver, SiteResolver } from './settings.resolver.js';
import { SettingsService } from './settings.service.js';

/** Global, because every part of the product reads settings. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingGroupEntity])],
  controllers: [SettingsController, SiteController],
  providers: [
    SecretBox,
    SettingsService,
    SettingsResolver,
    SiteResolver,
    { provide: Settings, useExisting: SettingsService },
  ],
  exports: [Settings],
})
export class SettingsModule {}
