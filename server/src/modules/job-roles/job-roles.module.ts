import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import {
  JobRoleCategoriesController,
  JobRolesController,
  PublicJobRolesController,
} from './job-roles.controller.js';
import { JobRolesResolver } from './job-roles.resolver.js';
import { JobRoleEntity } from './job-role.entity.js';
import { jobRoleTypes } from './job-role.types.js';
import { JobRolesSeed } from './job-roles.seed.js';
import { JobRolesService } from './job-roles.service.js';

@Module(
  contentModule({
    types: jobRoleTypes,
    entity: JobRoleEntity,
    service: JobRolesService,
    seed: JobRolesSeed,
    resolver: JobRolesResolver,
    controllers: [JobRoleCategoriesController, JobRolesController, PublicJobRolesController],
  }),
)
export class JobRolesModule {}
