import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { LinkTokensModule } from '../link-tokens/link-tokens.module.js';
import { UsersModule } from '../users/users.module.js';
import { EarlierRequestsController } from './earlier-requests.controller.js';
import { EarlierRequestsResolver } from './earlier-requests.resolver.js';
import { EarlierRequestsService } from './earlier-requests.service.js';

@Module({
  imports: [UsersModule, LinkTokensModule, JobsModule],
  controllers: [EarlierRequestsController],
  providers: [EarlierRequestsService, EarlierRequestsResolver],
})
export class EarlierRequestsModule {}
