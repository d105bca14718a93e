import type { Type } from '@nestjs/common';
import {
  ArgsType,
  Field,
  ID,
  InputType,
  Int,
  IntersectionType,
  ObjectType,
  registerEnumType,
} from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import {
  JOB_ROLE_CATEGORIES,
  JOB_ROLE_DEFAULTS,
  JOB_ROLE_LIMITS,
  JOB_ROLE_TYPES,
  jobRoleContent,
  type JobRoleCategory,
  type JobRoleType,
} from '../../contract/content/job-role.js';
import type { ContentStatus } from '../../contract/enums.js';
import { ContentListArgs, PublicContentListArgs } from '../../core/content/content.args.js';
import type { ContentApiOptions } from '../../core/content/content-api-options.js';
import { CreateContentInput, UpdateContentInput } from '../../core/content/content.inputs.js';
import { ManagedContentType, PublicContentType } from '../../core/content/content.types.js';
import { ContentStatusEnum, graphqlEnum } from '../../core/graphql/graphql-enums.js';
import { PageType } from '../../core/list/page-type.js';
import { EnumField } from '../../core/validation/fields.js';
import { LineField } from '../../core/validation/line-fields.js';

const CategoryEnum = graphqlEnum(
  'JobRoleCategory',
  JOB_ROLE_CATEGORIES,
  'Field of work of a job role.',
  {
    administrative: 'Administration of the office.',
    content: 'Writing and design.',
    legal: 'Legal work.',
    training: 'Teaching and training.',
  },
);

/** `full-time` in REST and in the database; `full_time` in GraphQL, whose names cannot have hyphens. */
const TypeEnum = Object.fromEntries(
  JOB_ROLE_TYPES.map((type) => [type.replace('-', '_'), type]),
) as Record<string, JobRoleType>;
registerEnumType(TypeEnum, {
  name: 'JobRoleType',
  description: 'Kind of contract.',
  valuesMap: {
    full_time: { description: 'Full-time employment.' },
    part_time: { description: 'Part-time employment.' },
    contract: { description: 'A contract for a limited time or task.' },
    internship: { description: 'An internship.' },
  },
});

const descriptions = {
  id: 'Id of the job role.',
  icon: 'Emoji shown beside the title.',
  category: 'Field of work; null if none is set.',
  type: 'Kind of contract; null counts as full-time.',
  experience: 'Required experience, in one line.',
  location: 'Place of work, in one line.',
  salary: 'Salary, in one line.',
};
const withDefault = (name: keyof typeof JOB_ROLE_DEFAULTS) =>
  `${descriptions[name]} A new job role has "${JOB_ROLE_DEFAULTS[name]}" by default.`;

/** The fields beside the texts, for the public and administrators alike. */
@ObjectType({ isAbstract: true })
class JobRoleFields {
  @Field(() => ID, { description: descriptions.id })
  id: string;

  @Field(() => String, { description: descriptions.icon })
  icon: string;

  @Field(() => CategoryEnum, { nullable: true, description: descriptions.category })
  category: JobRoleCategory | null;

  @Field(() => TypeEnum, { nullable: true, description: descriptions.type })
  type: JobRoleType | null;

  @Field(() => String, { description: descriptions.experience })
  experience: string;

  @Field(() => String, { description: descriptions.location })
  location: string;

  @Field(() => String, { description: descriptions.salary })
  salary: string;
}

const withJobRoleFields = <T extends object>(texts: abstract new () => T) =>
  IntersectionType(texts as Type<T>, JobRoleFields, ObjectType);

@ObjectType({ description: 'A job role, as the public sees it.' })
export class PublicJobRole extends withJobRoleFields(PublicContentType(jobRoleContent)) {
  @Field(() => ContentStatusEnum, {
    description: 'Always active, since the public sees no others.',
  })
  status: ContentStatus;

  @Field(() => Date, { description: 'When the job role was created.' })
  createdAt: Date;
}

@ObjectType({ description: 'A job role, as administrators see it.' })
export class JobRole extends withJobRoleFields(ManagedContentType(jobRoleContent)) {}

@ObjectType({ description: 'A page of public job roles.' })
export class PublicJobRolePage extends PageType(PublicJobRole) {}

@ObjectType({ description: 'A page of job roles.' })
export class JobRolePage extends PageType(JobRole) {}

@ObjectType({ description: 'Counts of job roles, without those in the trash.' })
export class JobRoleStats {
  @Field(() => Int, { description: 'Number of all job roles.' })
  totalRoles: number;

  @Field(() => Int, { description: 'Number of active job roles, which the public sees.' })
  activeRoles: number;

  @Field(() => Int, { description: 'Number of inactive job roles, which the public does not see.' })
  inactiveRoles: number;

  @Field(() => Int, { description: 'Number of drafts, which the public does not see.' })
  draftRoles: number;
}

@ObjectType({ description: 'Counts of the job roles that the public sees.' })
export class PublicJobRoleStats {
  @Field(() => Int, { description: 'Number of open job roles.' })
  totalRoles: number;

  @Field(() => Int, {
    description: 'Number of active job roles; equal to the total, since the public sees no others.',
  })
  activeRoles: number;

  @Field(() => Int, { description: 'Number of fields of work with an open job role.' })
  totalCategories: number;
}

@ObjectType({ description: 'A field of work and how many job roles it has.' })
export class JobRoleCategoryCount {
  @Field(() => CategoryEnum, { description: 'Value to filter job roles by.' })
  slug: JobRoleCategory;

  @Field(() => String, { description: 'Its name in the requested language.' })
  name: string;

  @Field(() => Int, { description: 'Number of its job roles.' })
  count: number;
}

const { icon, experience, location, salary } = JOB_ROLE_LIMITS;

@InputType({ description: 'A new job role.' })
export class CreateJobRoleInput extends CreateContentInput(jobRoleContent) {
  @LineField({ ...icon, optional: true, description: withDefault('icon') })
  icon?: string;

  @EnumField(CategoryEnum, JOB_ROLE_CATEGORIES, {
    optional: true,
    description: `${descriptions.category} Some well-known slugs imply one.`,
  })
  category?: JobRoleCategory;

  @EnumField(TypeEnum, JOB_ROLE_TYPES, { optional: true, description: descriptions.type })
  type?: JobRoleType;

  @LineField({ ...experience, optional: true, description: withDefault('experience') })
  experience?: string;

  @LineField({ ...location, optional: true, description: withDefault('location') })
  location?: string;

  @LineField({ ...salary, optional: true, description: withDefault('salary') })
  salary?: string;
}

@InputType({ description: 'Changes to a job role; fields left out stay as they are.' })
export class UpdateJobRoleInput extends UpdateContentInput(CreateJobRoleInput) {}

const categoryFilter = { nullable: true, description: 'Only job roles in this field of work.' };
const isCategory = { message: 'oneOf' };

@ArgsType()
export class PublicJobRoleListArgs extends PublicContentListArgs(jobRoleContent) {
  @Field(() => CategoryEnum, categoryFilter)
  @IsOptional()
  @IsIn(JOB_ROLE_CATEGORIES, isCategory)
  category?: JobRoleCategory;
}

@ArgsType()
export class JobRoleListArgs extends ContentListArgs(jobRoleContent) {
  @Field(() => CategoryEnum, categoryFilter)
  @IsOptional()
  @IsIn(JOB_ROLE_CATEGORIES, isCategory)
  category?: JobRoleCategory;
}

export const jobRoleTypes: ContentApiOptions = {
  definition: jobRoleContent,
  ids: 'uuid',
  managed: JobRole,
  managedPage: JobRolePage,
  publicPage: PublicJobRolePage,
  publicItem: PublicJobRole,
  stats: JobRoleStats,
  listArgs: JobRoleListArgs,
  publicListArgs: PublicJobRoleListArgs,
  createInput: CreateJobRoleInput,
  updateInput: UpdateJobRoleInput,
  patches: { status: 'status', order: 'order' },
};
