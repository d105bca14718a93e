import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { Allow, CurrentViewer, Public } from '../../core/access/access.decorators.js';
import { LanguageArgs } from '../../core/content/content.args.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { SettingsService } from './settings.service.js';
import { UpdateSettingsInput } from './settings.types.js';

/** Answers under `/public` are cached. */
@Public()
@Controller(['site', 'public/site'])
export class SiteController {
  constructor(private readonly service: SettingsService) {}

  @Get()
  get(@Query() { language }: LanguageArgs) {
    return this.service.site(language);
  }
}

@Allow('settings.manage')
@Controller('settings')
export class SettingsController {
  constructor(private readonly service: SettingsService) {}

  @Get()
  get() {
    return this.service.shown();
  }

  @Put()
  update(@CurrentViewer() viewer: Viewer, @Body() input: UpdateSettingsInput) {
    return this.service.update(viewer, input);
  }
}
