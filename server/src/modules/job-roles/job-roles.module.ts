import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobRoleEntity } from './job-role.entity.js';
import {
  JobRoleCategoriesController,
  JobRolesController,
  PublicJobRolesController,
} from './job-roles.controller.js';
import { JobRolesResolver } from './job-roles.resolver.js';
import { JobRolesSeed } from './job-roles.seed.js';
import { JobRolesService } from './job-roles.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobRoleEntity])],
  controllers: [JobRoleCategoriesController, JobRolesController, PublicJobRolesController],
  providers: [JobRolesService, JobRolesResolver, JobRolesSeed],
  exports: [JobRolesService, JobRolesSeed],
})
export class JobRolesModule {}
