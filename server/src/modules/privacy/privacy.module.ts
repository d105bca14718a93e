import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AuthModule } from '../../accounts/auth/auth.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { DataArchive } from './data-archive.js';
import { ErasureService } from './erasure.service.js';
import { ErasureTraces } from './erasure-traces.js';
import { MyDataService } from './my-data.service.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyResolver } from './privacy.resolver.js';
import { RetentionRunEntity } from './retention-run.entity.js';
import { RetentionService } from './retention.service.js';
import { RetentionTasks } from './retention-tasks.js';

/** People's rights over their data, and how long the firm keeps it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([RetentionRunEntity]),
    AuthModule,
    JobsModule,
    QuotesModule,
    RatingsModule,
  ],
  controllers: [PrivacyController],
  providers: [
    DataArchive,
    ErasureService,
    ErasureTraces,
    MyDataService,
    PrivacyResolver,
    RetentionService,
    RetentionTasks,
  ],
})
export class PrivacyModule {}
