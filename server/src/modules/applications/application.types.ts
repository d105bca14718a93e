import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, MaxLength } from 'class-validator';
import { application, type ApplicationStatus } from '../../contract/requests/application.js';
import type { DocumentState } from '../../contract/documents.js';
import {
  requestApi,
  RequestArgs,
  RequestItem,
  RequestObject,
  statusEnum,
  SubmitRequestInput,
} from '../../requests/api/request-api.js';
import { IntakeInput } from '../../requests/api/request-intake.resolver.js';
import { LIMITS } from '../../contract/limits.js';
import type { CorrectedRequest } from '../../contract/requests/define-request.js';
import { FileField } from '../../platform/files/file-field.js';
import type { IncomingFile } from '../../platform/files/incoming-file.js';
import { omit } from '../../platform/omit.js';
import { DocumentStateEnum } from '../../requests/papers/request-papers.types.js';
import { RequestStatusInput } from '../../requests/store/request.types.js';
import { TextField } from '../../platform/validation/fields.js';
import { IsSafeText } from '../../platform/validation/text-rules.js';
import type { ApplicationEntity } from './application.entity.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

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

/** What the office writes down of an application beside the declared fields: without a CV it would be a message. */
@InputType({ isAbstract: true })
export abstract class ApplicationIntakeInput extends IntakeInput {
  @TextField({ max: LIMITS.slug.max, description: 'Id or slug of an active job role.' })
  roleId: string;

  @FileField({
    description:
      'The CV that the person brought or sent: a PDF or Word document without macros, smaller than 5 MB.',
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

@ObjectType({ description: 'The job that an application is for, as it was at that time.' })
export class AppliedJob {
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

  @Field(() => statusEnum(application), { description: 'Status of the application.' })
  status: ApplicationStatus;

  @Field(() => Boolean, { description: 'Whether it was sent from an account.' })
  hasAccount: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt: Date;
}

@RequestObject(application)
export class Application extends RequestItem(application) {
  @Field(() => String, { description: 'Name of the CV file, as the applicant called it.' })
  cvName: string;

  @Field(() => String, { description: 'Format of the CV by its content: pdf, doc or docx.' })
  cvType: string;

  @Field(() => Int, { description: 'Size of the CV in bytes.' })
  cvSize: number;

  @Field(() => DocumentStateEnum, { description: 'Whether the CV can be opened.' })
  cvState: DocumentState;
}

type RoleColumns = Pick<ApplicationEntity, 'roleId' | 'roleSlug' | 'roleTitles'>;

/** The job of an application, as it was when it was applied for (A41). */
export const toRole = ({ roleId, roleSlug, roleTitles }: RoleColumns) => ({
  id: roleId,
  slug: roleSlug,
  titleAr: roleTitles.ar,
  titleFr: roleTitles.fr,
  titleEn: roleTitles.en,
});

/** The address of the CV, for the office with a bearer token. */
export const toCvUrl = ({ id }: { id: string }) => `/api/v1/join-team-applications/${id}/cv`;

/** The REST form of an application: without the account, and without where its CV is stored. */
export function serializeApplication(row: ApplicationEntity) {
  const rest = omit(row, 'userId', 'cvKey', 'roleSlug', 'roleTitles', 'language');
  return { ...rest, role: toRole(row), cvUrl: toCvUrl(row) };
}

/** What lists of applications can be sorted by, beside the declared fields. */
export const APPLICATION_COLUMNS = { roleSlug: 'Slug of the job role.' };

export const applicationTypes = requestApi(application, {
  submitAccess: 'public',
  item: Application,
  listArgs: ApplicationListArgs,
  columns: APPLICATION_COLUMNS,
  submitInput: SubmitApplicationInput,
  statusInput: SetApplicationStatusInput,
  serialize: serializeApplication,
  restFields: {
    role: AppliedJob,
    roleId: { type: 'string', description: 'Id of the job role, once more.' },
    cvUrl: { type: 'string', description: 'Path of the CV, for the office with a bearer token.' },
  },
});
