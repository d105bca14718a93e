import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { DevInboxController } from './dev-inbox.controller.js';
import { MailEntity } from './mail.entity.js';
import { MailService } from './mail.service.js';
import { MailTransport } from './mail.transport.js';
import { MailClaims } from './mail-claims.js';
import { MailRecords } from './mail-records.js';
import { MailWorker } from './mail.worker.js';
import { Reminders } from './reminders.js';

@Module({
  imports: [JobsModule, TypeOrmModule.forFeature([MailEntity])],
  controllers: [DevInboxController],
  providers: [MailClaims, MailRecords, MailService, MailTransport, MailWorker, Reminders],
  exports: [MailTransport, MailService, Reminders],
})
export class MailModule {}
