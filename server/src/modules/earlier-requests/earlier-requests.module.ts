import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SmsModule } from '../../platform/sms/sms.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { LinkTokensModule } from '../../accounts/link-tokens/link-tokens.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { EarlierRequestsController } from './earlier-requests.controller.js';
import { EarlierRequestsResolver } from './earlier-requests.resolver.js';
import { EarlierRequestsService } from './earlier-requests.service.js';
import { RequestJoinCodeEntity } from './request-join-code.entity.js';
import { RequestJoinCodes } from './request-join-codes.js';
import { RequestJoinsResolver } from './request-joins.resolver.js';
import { RequestJoinsService } from './request-joins.service.js';

@Module({
  imports: [
    ...[UsersModule, LinkTokensModule, JobsModule, SmsModule],
    TypeOrmModule.forFeature([RequestJoinCodeEntity]),
  ],
  controllers: [EarlierRequestsController],
  providers: [
    ...[EarlierRequestsService, EarlierRequestsResolver],
    ...[RequestJoinCodes, RequestJoinsService, RequestJoinsResolver],
  ],
})
export class EarlierRequestsModule {}
