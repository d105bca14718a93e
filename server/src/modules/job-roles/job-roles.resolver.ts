import { Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { Allow, Public } from '../../platform/access/access.decorators.js';
import { ContentResolver } from '../../content/content.resolver.js';
import { LanguageArg } from '../../platform/graphql/common-args.js';
import { JobRoleCategoryCount, jobRoleTypes } from './job-role.types.js';
import { JobRolesService } from './job-roles.service.js';

@Resolver(() => jobRoleTypes.managed)
export class JobRolesResolver extends ContentResolver(jobRoleTypes, JobRolesService) {
  @Allow('jobRole.read')
  @Query(() => [JobRoleCategoryCount], {
    description: 'All fields of work, with the number of their job roles; for the office.',
  })
  jobRoleCategories(@LanguageArg() language?: Locale) {
    return this.service.categories(language);
  }

  @Public()
  @Query(() => [JobRoleCategoryCount], {
    description: 'The fields of work that have an open job role.',
  })
  publicJobRoleCategories(@LanguageArg() language?: Locale) {
    return this.service.publicCategories(language);
  }
}
