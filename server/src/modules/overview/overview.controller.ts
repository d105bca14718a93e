import { Controller, Get } from '@nestjs/common';
import { Allow } from '../../core/access/access.decorators.js';
import { OverviewService } from './overview.service.js';

@Controller('dashboard')
export class OverviewController {
  constructor(private readonly service: OverviewService) {}

  @Allow('overview.read')
  @Get('overview')
  overview() {
    return this.service.get();
  }
}
