import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../../core/settings/settings.js';
import { SecretBox } from './secret-box.js';
import { SettingGroupEntity } from './setting-group.entity.js';
import { SettingsController } from './settings.controller.js';
import { SettingsResolver } from './settings.resolver.js';
import { SettingsService } from './settings.service.js';

/** Global, because every part of the product reads settings. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingGroupEntity])],
  controllers: [SettingsController],
  providers: [
    SecretBox,
    SettingsService,
    SettingsResolver,
    { provide: Settings, useExisting: SettingsService },
  ],
  exports: [Settings],
})
export class SettingsModule {}
