import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { LinkTokensModule } from '../../accounts/link-tokens/link-tokens.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { EarlierRequestsController } from './earlier-requests.controller.js';
import { EarlierRequestsResolver } from './earlier-requests.resolver.js';
import { EarlierRequestsService } from './earlier-requests.service.js';

@Module({
  imports: [UsersModule, LinkTokensModule, JobsModule],
  controllers: [EarlierRequestsController],
  providers: [EarlierRequestsService, EarlierRequestsResolver],
})
export class EarlierRequestsModule {}
