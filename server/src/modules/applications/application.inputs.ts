import { ArgsType, Field, InputType, OmitType, PartialType } from '@nestjs/graphql';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { FileField } from '../../core/files/file-field.js';
import type { IncomingFile } from '../../core/files/incoming-file.js';
import { FORM_CHECK_FIELDS, FormCheckInput } from '../../core/requests/form-check.js';
import { RequestListArgs, StatusesField } from '../../core/requests/request-list.args.js';
import { RequestStatusInput, VERSION } from '../../core/requests/request-status-input.js';
import {
  DayField,
  EmailField,
  IntField,
  PhoneField,
  TextField,
  WebAddressField,
} from '../../core/validation/fields.js';
import { LineField, NameField } from '../../core/validation/line-fields.js';
import { IsSafeText } from '../../core/validation/text-rules.js';
import { ApplicationStatusEnum } from './application.types.js';

const limits = LIMITS.application;
/** Of a correction (A82) and of a status. */
const ADMIN_NOTES = {
  ...limits.adminNotes,
  optional: true,
  description: 'Notes of the office, which the applicant never sees. They replace the old ones.',
} as const;

@InputType({ description: 'A new job application.' })
export class SubmitApplicationInput extends FormCheckInput {
  @TextField({ max: LIMITS.slug.max, description: 'Id or slug of an active job role.' })
  roleId: string;

  @NameField({ ...limits.fullName, description: 'Full name, 2 to 100 characters.' })
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

  @LineField({ ...limits.city, description: 'City of the applicant.' })
  city: string;

  @LineField({ ...limits.country, description: 'Country.' })
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

  @LineField({ ...limits.expectedSalary, optional: true, description: 'Expected salary.' })
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
  @IntField(VERSION)
  version?: number | null;

  @TextField(ADMIN_NOTES)
  adminNotes?: string | null;
}

@InputType({ description: 'A new status for a job application.' })
export class SetApplicationStatusInput extends RequestStatusInput(
  ApplicationStatusEnum,
  APPLICATION_STATUSES,
) {
  @TextField(ADMIN_NOTES)
  adminNotes?: string | null;
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
