import { ArgsType, Field, ID, InputType, OmitType, PartialType } from '@nestjs/graphql';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import {
  CONSULTATION_BRANCHES,
  type ConsultationBranch,
} from '../../contract/consultation-branches.js';
import {
  CONSULTATION_CHANNELS,
  CONSULTATION_PRIORITIES,
  CONSULTATION_STATUSES,
  type ConsultationChannel,
  type ConsultationPriority,
  type ConsultationStatus,
} from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { CONSULTATION_LIMITS as limits } from '../../contract/requests/consultation.js';
import { FORM_CHECK_FIELDS, FormCheckInput } from '../../core/requests/form-check.js';
import { toBoolean } from '../../core/list/list.args.js';
import { RequestListArgs, StatusesField } from '../../core/requests/request-list.args.js';
import { RequestStatusInput, VERSION } from '../../core/requests/request-status-input.js';
import {
  DayField,
  EmailField,
  EnumField,
  IdField,
  InstantField,
  IntField,
  PhoneField,
  TextField,
} from '../../core/validation/fields.js';
import { LineField, NameField } from '../../core/validation/line-fields.js';
import {
  ConsultationChannelEnum,
  ConsultationPriorityEnum,
  ConsultationStatusEnum,
} from './consultation.enums.js';

const BRANCH = `The branch of law, one of ${CONSULTATION_BRANCHES.join(', ')}; null or left out: the client does not know, and the office chooses it.`;
const STARTS_AT =
  'When it begins: a free slot, with its time zone, such as 2026-12-01T09:00:00+01:00.';

@InputType({ description: 'A new consultation, which takes a free slot.' })
export class SubmitConsultationInput extends FormCheckInput {
  @NameField({ ...limits.clientName, description: 'Name of the client, 2 to 100 characters.' })
  clientName: string;

  @EmailField({ description: 'E-mail address of the client.' })
  email: string;

  @PhoneField({ description: 'Phone number of the client, at which the office can call.' })
  phone: string;

  @EnumField(String, CONSULTATION_BRANCHES, { optional: true, description: BRANCH })
  consultationType?: ConsultationBranch | null;

  @EnumField(ConsultationChannelEnum, CONSULTATION_CHANNELS, { description: 'How it takes place.' })
  channel: ConsultationChannel;

  @InstantField({ description: STARTS_AT })
  startsAt: string;

  @IdField({
    optional: true,
    description: 'Id of the consultant; null or left out: whoever is free.',
  })
  consultantId?: string | null;

  @LineField({ ...limits.title, description: 'What it is about, up to 200 characters.' })
  title: string;

  @TextField({ ...limits.description, description: 'The details, up to 5000 characters.' })
  description: string;
}

@InputType({
  description:
    'Corrections to a consultation by an administrator; fields left out stay as they are.',
})
export class UpdateConsultationInput extends PartialType(
  OmitType(SubmitConsultationInput, [...FORM_CHECK_FIELDS, 'startsAt', 'consultantId'] as const),
  { skipNullProperties: false },
) {
  @EnumField(ConsultationPriorityEnum, CONSULTATION_PRIORITIES, {
    optional: true,
    description: 'How important it is to the office.',
  })
  priority?: ConsultationPriority | null;

  @IntField(VERSION)
  version?: number | null;
}

@InputType({ description: 'A new status for a consultation, with a note for the client.' })
export class SetConsultationStatusInput extends RequestStatusInput(
  ConsultationStatusEnum,
  CONSULTATION_STATUSES,
) {}

@InputType({ description: 'Another time or consultant for a consultation.' })
export class RescheduleConsultationInput {
  @InstantField({ description: STARTS_AT })
  startsAt: string;

  @IdField({
    optional: true,
    description: 'Id of the consultant; null or left out: the same one.',
  })
  consultantId?: string | null;

  @TextField({
    ...LIMITS.note,
    optional: true,
    description: 'Note for the client, shown in the timeline and sent by mail.',
  })
  note?: string | null;

  @IntField(VERSION)
  version?: number | null;
}

@InputType({ description: 'The end of a consultation that the client no longer wants.' })
export class CancelConsultationInput {
  @TextField({ ...LIMITS.note, optional: true, description: 'The reason, for the office.' })
  reason?: string | null;
}

@ArgsType()
export class ConsultationListArgs extends RequestListArgs {
  @Field(() => ConsultationStatusEnum, {
    nullable: true,
    description: 'Only consultations with this status.',
  })
  @IsOptional()
  @IsIn(CONSULTATION_STATUSES, { message: 'oneOf' })
  status?: ConsultationStatus;

  @StatusesField(ConsultationStatusEnum, CONSULTATION_STATUSES)
  statuses?: ConsultationStatus[];

  @Field(() => ConsultationPriorityEnum, {
    nullable: true,
    description: 'Only consultations with this priority.',
  })
  @IsOptional()
  @IsIn(CONSULTATION_PRIORITIES, { message: 'oneOf' })
  priority?: ConsultationPriority;

  @Field(() => String, {
    nullable: true,
    description: 'Only consultations in this branch of law.',
  })
  @IsOptional()
  @IsIn(CONSULTATION_BRANCHES, { message: 'oneOf' })
  consultationType?: ConsultationBranch;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: only consultations for which the office has to choose the branch; false: the others.',
  })
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  toBePlaced?: boolean;

  @Field(() => ConsultationChannelEnum, {
    nullable: true,
    description: 'Only consultations that take place in this way.',
  })
  @IsOptional()
  @IsIn(CONSULTATION_CHANNELS, { message: 'oneOf' })
  channel?: ConsultationChannel;

  @Field(() => ID, {
    nullable: true,
    description: 'Only consultations of the consultant with this id.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'id' })
  consultantId?: string;

  @DayField({
    optional: true,
    description: 'Only consultations on this day in Algiers or later, written as YYYY-MM-DD.',
  })
  startsFrom?: string;

  @DayField({
    optional: true,
    description:
      'Only consultations on this day in Algiers or earlier; at most ten years after `startsFrom`.',
  })
  startsTo?: string;
}
