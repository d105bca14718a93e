import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RequestBulkMutations } from '../../requests/api/request-bulk.resolver.js';
import { RequestIntakeMutation } from '../../requests/api/request-intake.resolver.js';
import { RequestMutations } from '../../requests/api/request-mutations.resolver.js';
import { JobRolesModule } from '../job-roles/job-roles.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { ApplicationCvScans } from './application-cv-scans.js';
import { ApplicationCvService } from './application-cv.service.js';
import { ApplicationRepeats } from './application-repeats.js';
import { ApplicationEntity } from './application.entity.js';
import { ApplicationIntakeInput, applicationTypes } from './application.types.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsResolver } from './applications.resolver.js';
import { ApplicationsService } from './applications.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApplicationEntity]), JobRolesModule, UsersModule],
  controllers: [ApplicationsController],
  providers: [
    ApplicationsService,
    ApplicationCvService,
    ApplicationCvScans,
    ApplicationRepeats,
    ApplicationsResolver,
    RequestMutations(applicationTypes, ApplicationsService),
    RequestIntakeMutation(applicationTypes, ApplicationsService, ApplicationIntakeInput),
    RequestBulkMutations(applicationTypes, ApplicationsService),
  ],
  exports: [ApplicationsService],
})
export class ApplicationsModule {}
