import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { JobRolesModule } from '../job-roles/job-roles.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApplicationCvScans } from './application-cv-scans.js';
import { ApplicationCvService } from './application-cv.service.js';
import { ApplicationRepeats } from './application-repeats.js';
import { ApplicationEntity } from './application.entity.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsResolver } from './applications.resolver.js';
import { ApplicationsService } from './applications.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApplicationEntity]), JobRolesModule, UsersModule, MailModule],
  controllers: [ApplicationsController],
  providers: [
    ApplicationsService,
    ApplicationCvService,
    ApplicationCvScans,
    ApplicationRepeats,
    ApplicationsResolver,
  ],
  exports: [ApplicationsService],
})
export class ApplicationsModule {}
