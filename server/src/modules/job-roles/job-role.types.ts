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
import type { ContentTypes } from '../../core/content/content-types.js';
import {
  CreateContentInput,
  ManagedContentType,
  PublicContentType,
  UpdateContentInput,
} from '../../core/content/content.types.js';
import { ContentStatusEnum, graphqlEnum } from '../../core/validation/graphql-enums.js';
import { PageType } from '../../core/list/page-type.js';
import { EnumField, TextField } from '../../core/validation/fields.js';

const CategoryEnum = graphqlEnum(
  'JobRoleCategory',
  JOB_ROLE_CATEGORIES,
  'Field of work of a job role.',
);

/** `full-time` on the wire of REST and in the database, `full_time` where a name cannot hold a hyphen. */
const TypeEnum = Object.fromEntries(
  JOB_ROLE_TYPES.map((type) => [type.replace('-', '_'), type]),
) as Record<string, JobRoleType>;
registerEnumType(TypeEnum, { name: 'JobRoleType', description: 'Kind of contract.' });

const says = {
  id: 'Id of the role.',
  icon: 'One emoji that marks it.',
  category: 'Field of work; missing for a role that names none and has no fixed one (A37).',
  type: 'Kind of contract; missing counts as full-time (A39).',
  experience: 'Experience that is asked for, in one line.',
  location: 'Place of work, in one line.',
  salary: 'Pay, in one line.',
};
const byDefault = (name: keyof typeof JOB_ROLE_DEFAULTS) =>
  `${says[name]} "${JOB_ROLE_DEFAULTS[name]}" when left out (A38).`;

/** What a role says beside its texts, to everybody. */
@ObjectType({ isAbstract: true })
class JobRoleLines {
  @Field(() => ID, { description: says.id })
  id: string;

  @Field(() => String, { description: says.icon })
  icon: string;

  @Field(() => CategoryEnum, { nullable: true, description: says.category })
  category: JobRoleCategory | null;

  @Field(() => TypeEnum, { nullable: true, description: says.type })
  type: JobRoleType | null;

  @Field(() => String, { description: says.experience })
  experience: string;

  @Field(() => String, { description: says.location })
  location: string;

  @Field(() => String, { description: says.salary })
  salary: string;
}

const withLines = <T extends object>(texts: abstract new () => T) =>
  IntersectionType(texts as Type<T>, JobRoleLines, ObjectType);

@ObjectType({ description: 'A job role, as the public reads it.' })
export class PublicJobRole extends withLines(PublicContentType(jobRoleContent)) {
  @Field(() => ContentStatusEnum, { description: 'active: the public reads no other.' })
  status: ContentStatus;

  @Field(() => Date, { description: 'When it was opened.' })
  createdAt: Date;
}

@ObjectType({ description: 'A job role, as administrators read it.' })
export class JobRole extends withLines(ManagedContentType(jobRoleContent)) {}

@ObjectType({ description: 'Public job roles, one page.' })
export class PublicJobRolePage extends PageType(PublicJobRole) {}

@ObjectType({ description: 'Job roles, one page.' })
export class JobRolePage extends PageType(JobRole) {}

@ObjectType({ description: 'Counts of job roles, the trash left out.' })
export class JobRoleStats {
  @Field(() => Int, { description: 'All roles.' })
  totalRoles: number;

  @Field(() => Int, { description: 'Roles that the public sees.' })
  activeRoles: number;

  @Field(() => Int, { description: 'Roles that the public does not see.' })
  inactiveRoles: number;

  @Field(() => Int, { description: 'Roles that are still being written.' })
  draftRoles: number;
}

@ObjectType({ description: 'Counts of the roles that the public sees.' })
export class PublicJobRoleStats {
  @Field(() => Int, { description: 'Open roles.' })
  totalRoles: number;

  @Field(() => Int, { description: 'The same: the public sees active roles only.' })
  activeRoles: number;

  @Field(() => Int, { description: 'Fields of work with an open role.' })
  totalCategories: number;
}

@ObjectType({ description: 'A field of work and how many roles it has.' })
export class JobRoleCategoryCount {
  @Field(() => CategoryEnum, { description: 'What lists are filtered by.' })
  slug: JobRoleCategory;

  @Field(() => String, { description: 'Its name in the language asked for.' })
  name: string;

  @Field(() => Int, { description: 'How many roles it has.' })
  count: number;
}

const { icon, experience, location, salary } = JOB_ROLE_LIMITS;

@InputType({ description: 'A new job role.' })
export class CreateJobRoleInput extends CreateContentInput(jobRoleContent) {
  @TextField({ ...icon, optional: true, description: byDefault('icon') })
  icon?: string;

  @EnumField(CategoryEnum, JOB_ROLE_CATEGORIES, {
    optional: true,
    description: `${says.category} Found by the slug when left out.`,
  })
  category?: JobRoleCategory;

  @EnumField(TypeEnum, JOB_ROLE_TYPES, { optional: true, description: says.type })
  type?: JobRoleType;

  @TextField({ ...experience, optional: true, description: byDefault('experience') })
  experience?: string;

  @TextField({ ...location, optional: true, description: byDefault('location') })
  location?: string;

  @TextField({ ...salary, optional: true, description: byDefault('salary') })
  salary?: string;
}

@InputType({ description: 'Changes to a job role; what is left out stays.' })
export class UpdateJobRoleInput extends UpdateContentInput(CreateJobRoleInput) {}

const categoryFilter = { nullable: true, description: 'Only roles of this field of work.' };
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

export const jobRoleTypes: ContentTypes = {
  definition: jobRoleContent,
  permission: 'jobRole.manage',
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
