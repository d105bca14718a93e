import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { Allow, Public } from '../../core/access/access.decorators.js';
import { ContentResolver } from '../../core/content/content.resolver.js';
import { LocaleEnum } from '../../core/validation/graphql-enums.js';
import {
  JobRole,
  JobRoleCategoryCount,
  jobRoleTypes,
  PublicJobRoleStats,
} from './job-role.types.js';
import { JobRolesService } from './job-roles.service.js';

const language = {
  type: () => LocaleEnum,
  nullable: true,
  description: 'Language of the texts in the answer; Arabic by default.',
};

@Resolver(() => JobRole)
export class JobRolesResolver extends ContentResolver<JobRolesService>(jobRoleTypes) {
  constructor(service: JobRolesService) {
    super(service);
  }

  @Allow('jobRole.manage')
  @Query(() => [JobRoleCategoryCount], {
    description: 'All fields of work, with the number of their job roles; for administrators.',
  })
  jobRoleCategories(@Args('language', language) locale?: Locale) {
    return this.service.categories(locale);
  }

  @Public()
  @Query(() => [JobRoleCategoryCount], {
    description: 'The fields of work that have an open job role.',
  })
  publicJobRoleCategories(@Args('language', language) locale?: Locale) {
    return this.service.publicCategories(locale);
  }

  @Public()
  @Query(() => PublicJobRoleStats, { description: 'Counts of open job roles.' })
  publicJobRoleStats() {
    return this.service.publicStats();
  }
}
