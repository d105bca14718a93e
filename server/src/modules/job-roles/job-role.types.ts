import { Field, Int, ObjectType } from '@nestjs/graphql';
import { jobRoleContent, type JobRoleCategory } from '../../contract/content/job-role.js';
import { contentApi } from '../../content/content-api.js';
import { contentStats } from '../../content/content-stats.js';
import { declaredEnum } from '../../platform/graphql/graphql-enums.js';

export const jobRoleStats = contentStats(jobRoleContent, { noun: 'Roles' });

@ObjectType({ description: 'Counts of the job roles that the public sees.' })
export class PublicJobRoleStats {
  @Field(() => Int, { name: 'total', description: 'Number of open job roles.' })
  totalRoles: number;

  @Field(() => Int, {
    name: 'active',
    description: 'Number of active job roles; equal to the total, since the public sees no others.',
  })
  activeRoles: number;

  @Field(() => Int, { description: 'Number of fields of work with an open job role.' })
  totalCategories: number;
}

export const jobRoleTypes = contentApi(jobRoleContent, jobRoleStats, {
  publicStats: { type: PublicJobRoleStats, description: 'Counts of open job roles.' },
});

@ObjectType({ description: 'A field of work and how many job roles it has.' })
export class JobRoleCategoryCount {
  @Field(() => declaredEnum(jobRoleContent.fields.category.enum), {
    description: 'Value to filter job roles by.',
  })
  slug: JobRoleCategory;

  @Field(() => String, { description: 'Its name in the requested language.' })
  name: string;

  @Field(() => Int, { description: 'Number of its job roles.' })
  count: number;
}
