import { Module } from '@nestjs/common';
import { AfterCommitModule } from '../database/after-commit.module.js';
import { JobsService } from './jobs.service.js';

@Module({ imports: [AfterCommitModule], providers: [JobsService], exports: [JobsService] })
export class JobsModule {}
