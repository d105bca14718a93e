import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { SmsEntity } from './sms.entity.js';
import { SmsService } from './sms.service.js';
import { SmsWorker } from './sms.worker.js';

@Module({
  imports: [JobsModule, TypeOrmModule.forFeature([SmsEntity])],
  providers: [SmsService, SmsWorker],
  exports: [SmsService],
})
export class SmsModule {}
