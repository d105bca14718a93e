import {
  ArgsType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  OmitType,
  PartialType,
} from '@nestjs/graphql';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { application } from '../../contract/requests/application.js';
import { FileField } from '../../core/files/file-field.js';
import type { IncomingFile } from '../../core/files/incoming-file.js';
import { PageType } from '../../core/list/page-type.js';
import { FORM_CHECK_FIELDS, FormCheckInput } from '../../core/requests/form-check.js';
import { RequestListArgs, StatusesField } from '../../core/requests/request-list.args.js';
import type { RequestApiOptions } from '../../core/requests/request-api.js';
import { RequestType } from '../../core/requests/request.types.js';
import {
  DayField,
  EmailField,
  EnumField,
  IntField,
  PhoneField,
  TextField,
  WebAddressField,
} from '../../core/validation/fields.js';
import { graphqlEnum } from '../../core/validation/graphql-enums.js';
import { IsSafeText } from '../../core/validation/text-rules.js';
import { serializeApplication } from './serialize-application.js';

const ApplicationStatusEnum = graphqlEnum(
  'ApplicationStatus',
  APPLICATION_STATUSES,
  'Status of a job application.',
  {
    pending: 'Nobody has looked at it yet.',
    reviewed: 'Read, and not decided yet.',
    shortlisted: 'Among the few that are considered further.',
    rejected: 'Not accepted.',
    accepted: 'The person gets the job.',
  },
);
const limits = LIMITS.application;
const VERSION = 'The version that was read. STALE_WRITE if it is no longer the newest.';

@ObjectType({ description: 'The job that an application is for, as it was at that time.' })
export class ApplicationRole {
  @Field(() => ID, { description: 'Id of the job role.' })
  id: string;

  @Field(() => String, { description: 'Slug of the job role.' })
  slug: string;

  @Field(() => String, { description: 'Title in Arabic.' })
  titleAr: string;

  @Field(() => String, { description: 'Title in French.' })
  titleFr: string;

  @Field(() => String, { description: 'Title in English.' })
  titleEn: string;
}

@ObjectType({ description: 'Another application from the same address for the same job.' })
export class ApplicationRepeat {
  @Field(() => ID, { description: 'Id of the application.' })
  id: string;

  @Field(() => String, { description: 'Reference number that people quote.' })
  reference: string;

  @Field(() => ApplicationStatusEnum, { description: 'Status of the application.' })
  status: ApplicationStatus;

  @Field(() => Boolean, { description: 'Whether it was sent from an account.' })
  hasAccount: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'An application for one of the jobs that the firm offers.' })
export class Application extends RequestType {
  @Field(() => String, { description: 'Full name of the applicant.' })
  fullName: string;

  @Field(() => String, { description: 'E-mail address of the applicant.' })
  email: string;

  @Field(() => String, { description: 'Phone number of the applicant, as it was typed.' })
  phoneNumber: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Phone number in international form, such as +213555123456; null if it is not a known number.',
  })
  phoneE164: string | null;

  @Field(() => String, { nullable: true, description: 'Day of birth, written as YYYY-MM-DD.' })
  dateOfBirth: string | null;

  @Field(() => String, { description: 'Postal address of the applicant.' })
  address: string;

  @Field(() => String, { description: 'City of the applicant.' })
  city: string;

  @Field(() => String, { description: 'Country of the applicant.' })
  country: string;

  @Field(() => String, { nullable: true, description: 'Link to a LinkedIn profile.' })
  linkedin: string | null;

  @Field(() => String, { nullable: true, description: 'Link to a website.' })
  website: string | null;

  @Field(() => String, { description: 'Work experience, in the words of the applicant.' })
  experience: string;

  @Field(() => String, { description: 'Education and diplomas.' })
  education: string;

  @Field(() => String, { description: 'Skills of the applicant.' })
  skills: string;

  @Field(() => String, { description: 'Why the person applies.' })
  motivation: string;

  @Field(() => String, { nullable: true, description: 'Salary that the person expects.' })
  expectedSalary: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'First day on which the person could start, written as YYYY-MM-DD.',
  })
  availability: string | null;

  @Field(() => String, { nullable: true, description: 'Anything else the applicant wrote.' })
  additionalInfo: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Notes of the office; null for everybody but administrators.',
  })
  adminNotes: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the first application from this address for this job, if this one was sent by somebody who did not prove that the address is theirs; null for everybody but administrators.',
  })
  repeatOfId: string | null;

  @Field(() => String, { description: 'Name of the CV file, as the applicant called it.' })
  cvName: string;

  @Field(() => String, { description: 'Format of the CV by its content: pdf, doc or docx.' })
  cvType: string;

  @Field(() => Int, { description: 'Size of the CV in bytes.' })
  cvSize: number;

  @Field(() => ApplicationStatusEnum, { description: 'Status of the application.' })
  status: ApplicationStatus;
}

@ObjectType({ description: 'A page of job applications.' })
export class ApplicationPage extends PageType(Application) {}

@ObjectType({ description: 'Counts of job applications, without those in the trash.' })
export class ApplicationStats {
  @Field(() => Int, { description: 'Number of all applications.' })
  totalApplications: number;

  @Field(() => Int, { description: 'Number of applications that nobody has looked at yet.' })
  pendingApplications: number;

  @Field(() => Int, { description: 'Number of applications that were read and are undecided.' })
  reviewedApplications: number;

  @Field(() => Int, { description: 'Number of shortlisted applications.' })
  shortlistedApplications: number;

  @Field(() => Int, { description: 'Number of rejected applications.' })
  rejectedApplications: number;

  @Field(() => Int, { description: 'Number of accepted applications.' })
  acceptedApplications: number;
}

@InputType({ description: 'A new job application.' })
export class SubmitApplicationInput extends FormCheckInput {
  @TextField({ max: LIMITS.slug.max, description: 'Id or slug of an active job role.' })
  roleId: string;

  @TextField({ ...limits.fullName, description: 'Full name, 2 to 100 characters.' })
  fullName: string;

  @EmailField({ description: 'E-mail address; receipts go there if nobody is signed in.' })
  email: string;

  @PhoneField({
    description:
      'Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses.',
  })
  phoneNumber: string;

  @DayField({ optional: true, description: 'Day of birth, written as YYYY-MM-DD.' })
  dateOfBirth?: string | null;

  @TextField({ ...limits.address, description: 'Postal address.' })
  address: string;

  @TextField({ ...limits.city, description: 'City of the applicant.' })
  city: string;

  @TextField({ ...limits.country, description: 'Country.' })
  country: string;

  @WebAddressField({ optional: true, description: 'Link to a LinkedIn profile.' })
  linkedin?: string | null;

  @WebAddressField({ optional: true, description: 'Link to a website.' })
  website?: string | null;

  @TextField({ ...limits.experience, description: 'Work experience, up to 5000 characters.' })
  experience: string;

  @TextField({ ...limits.education, description: 'Education, up to 5000 characters.' })
  education: string;

  @TextField({ ...limits.skills, description: 'Skills, up to 3000 characters.' })
  skills: string;

  @TextField({ ...limits.motivation, description: 'Why the person applies.' })
  motivation: string;

  @TextField({ ...limits.expectedSalary, optional: true, description: 'Expected salary.' })
  expectedSalary?: string | null;

  @DayField({
    optional: true,
    description: 'First day on which the person could start, written as YYYY-MM-DD.',
  })
  availability?: string | null;

  @TextField({ ...limits.additionalInfo, optional: true, description: 'Anything else.' })
  additionalInfo?: string | null;

  @FileField({
    description:
      'The CV: a PDF or Word document without macros, smaller than 5 MB, told by its content and its name.',
  })
  cv: IncomingFile;
}

@InputType({
  description:
    'Corrections to a job application by an administrator; fields left out stay as they are.',
})
export class UpdateApplicationInput extends PartialType(
  OmitType(SubmitApplicationInput, FORM_CHECK_FIELDS),
  { skipNullProperties: false },
) {
  @IntField({ optional: true, description: VERSION })
  version?: number | null;
}

@InputType({ description: 'A new status for a job application.' })
export class SetApplicationStatusInput {
  @EnumField(ApplicationStatusEnum, APPLICATION_STATUSES, {
    description: 'The new status; any status may follow any other.',
  })
  status: ApplicationStatus;

  @TextField({
    ...limits.adminNotes,
    optional: true,
    description: 'Notes of the office, which the applicant never sees. They replace the old ones.',
  })
  adminNotes?: string | null;

  @TextField({
    ...LIMITS.note,
    optional: true,
    description: 'Note for the applicant, shown in the timeline and sent by mail.',
  })
  note?: string | null;

  @IntField({ optional: true, description: VERSION })
  version?: number | null;
}

@ArgsType()
export class ApplicationListArgs extends RequestListArgs {
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description: 'Only applications with this status.',
  })
  @IsOptional()
  @IsIn(APPLICATION_STATUSES, { message: 'oneOf' })
  status?: ApplicationStatus;

  @StatusesField(ApplicationStatusEnum, APPLICATION_STATUSES)
  statuses?: ApplicationStatus[];

  @Field(() => String, {
    nullable: true,
    description: 'Only applications for the job role with this id or slug.',
  })
  @IsOptional()
  @IsSafeText({ message: 'characters' })
  @MaxLength(LIMITS.slug.max, { message: `maxLength:0:${LIMITS.slug.max}` })
  role?: string;
}

export const applicationTypes: RequestApiOptions = {
  definition: application,
  permission: 'application.manage',
  submitAccess: 'public',
  item: Application,
  page: ApplicationPage,
  stats: ApplicationStats,
  listArgs: ApplicationListArgs,
  submitInput: SubmitApplicationInput,
  updateInput: UpdateApplicationInput,
  statusInput: SetApplicationStatusInput,
  serialize: serializeApplication,
};
