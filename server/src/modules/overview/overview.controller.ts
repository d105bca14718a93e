import { Controller, Get } from '@nestjs/common';
import { SameAs } from '../../platform/http/described.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { OverviewService } from './overview.service.js';

@Controller('dashboard')
export class OverviewController {
  constructor(private readonly service: OverviewService) {}

  @SameAs('overview')
  @Allow('overview.read')
  @Get('overview')
  overview(@CurrentViewer() viewer: Viewer) {
    return this.service.get(viewer);
  }
}
