import { Body, Controller, Get, Put } from '@nestjs/common';
import { Allow, CurrentViewer } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { SettingsService } from './settings.service.js';
import { UpdateSettingsInput } from './settings.types.js';

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
