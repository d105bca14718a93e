import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { IsOptional, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { application } from '../../contract/requests/application.js';
import type { CorrectedRequest } from '../../contract/requests/define-request.js';
import { FileField } from '../../core/files/file-field.js';
import type { IncomingFile } from '../../core/files/incoming-file.js';
import { RequestArgs, statusEnum, SubmitRequestInput } from '../../core/requests/request-api.js';
import { RequestStatusInput } from '../../core/requests/request-status-input.js';
import { TextField } from '../../core/validation/fields.js';
import { IsSafeText } from '../../core/validation/text-rules.js';

const { adminNotes } = application.fields;

@InputType({ description: 'A new job application.' })
export class SubmitApplicationInput extends SubmitRequestInput(application) {
  @TextField({ max: LIMITS.slug.max, description: 'Id or slug of an active job role.' })
  roleId: string;

  @FileField({
    description:
      'The CV: a PDF or Word document without macros, smaller than 5 MB, told by its content and its name.',
  })
  cv: IncomingFile;
}

@InputType({ description: 'A new status for a job application.' })
export class SetApplicationStatusInput extends RequestStatusInput(
  statusEnum(application),
  application.statuses,
) {
  @TextField({ ...adminNotes, description: adminNotes.inputDescription })
  adminNotes?: string | null;
}

@ArgsType()
export class ApplicationListArgs extends RequestArgs(application) {
  @Field(() => String, {
    nullable: true,
    description: 'Only applications for the job role with this id or slug.',
  })
  @IsOptional()
  @IsSafeText({ message: 'characters' })
  @MaxLength(LIMITS.slug.max, { message: `maxLength:0:${LIMITS.slug.max}` })
  role?: string;
}

/** Corrections by the office (A82): also another job, or another CV. */
export type UpdateApplicationInput = CorrectedRequest<typeof application> &
  Partial<Pick<SubmitApplicationInput, 'roleId' | 'cv'>>;
