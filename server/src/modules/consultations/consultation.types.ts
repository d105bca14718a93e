import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  CONSULTATION_BRANCHES,
  type ConsultationBranch,
} from '../../contract/consultation-branches.js';
import type {
  ConsultationChannel,
  ConsultationPriority,
  ConsultationStatus,
} from '../../contract/enums.js';
import { consultation } from '../../contract/requests/consultation.js';
import { PageType } from '../../core/list/page-type.js';
import type { RequestApiOptions } from '../../core/requests/request-api-options.js';
import { RequestType } from '../../core/requests/request.types.js';
import {
  ConsultationChannelEnum,
  ConsultationPriorityEnum,
  ConsultationStatusEnum,
} from './consultation.enums.js';
import {
  ConsultationListArgs,
  SetConsultationStatusInput,
  SubmitConsultationInput,
  UpdateConsultationInput,
} from './consultation.inputs.js';
import { serializeConsultation } from './serialize-consultation.js';

@ObjectType({ description: 'An appointment for legal advice.' })
export class Consultation extends RequestType {
  @Field(() => String, { description: 'Name of the client.' })
  clientName: string;

  @Field(() => String, { description: 'E-mail address of the client, as given in the form.' })
  email: string;

  @Field(() => String, { description: 'Phone number of the client, as it was typed.' })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Phone number in international form, such as +213555123456; null if it is not a known number.',
  })
  phoneE164: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The branch of law, one of ${CONSULTATION_BRANCHES.join(', ')}; null until the office has chosen it.`,
  })
  consultationType: ConsultationBranch | null;

  @Field(() => ConsultationChannelEnum, { description: 'How it takes place.' })
  channel: ConsultationChannel;

  @Field(() => String, { description: 'What it is about, in a few words.' })
  title: string;

  @Field(() => String, { description: 'What it is about, in detail.' })
  description: string;

  @Field(() => ConsultationPriorityEnum, {
    description: 'How important it is to the office; set by administrators.',
  })
  priority: ConsultationPriority;

  @Field(() => GraphQLISODateTime, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends.' })
  endsAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the consultant who gives it; null if the firm had no consultants.',
  })
  consultantId: string | null;

  @Field(() => Int, { description: 'How often it was moved to another time or consultant.' })
  rescheduled: number;

  @Field(() => ConsultationStatusEnum, { description: 'Status of the consultation.' })
  status: ConsultationStatus;
}

@ObjectType({ description: 'A page of consultations.' })
export class ConsultationPage extends PageType(Consultation) {}

@ObjectType({ description: 'Counts of consultations, without those in the trash.' })
export class ConsultationStats {
  @Field(() => Int, { description: 'Number of all consultations.' })
  totalConsultations: number;

  @Field(() => Int, { description: 'Number of consultations that wait to be confirmed.' })
  pendingConsultations: number;

  @Field(() => Int, { description: 'Number of confirmed consultations.' })
  inProgressConsultations: number;

  @Field(() => Int, { description: 'Number of consultations that have taken place.' })
  completedConsultations: number;

  @Field(() => Int, { description: 'Number of cancelled consultations.' })
  cancelledConsultations: number;
}

export const consultationTypes: RequestApiOptions = {
  definition: consultation,
  submitAccess: 'request.submit',
  item: Consultation,
  page: ConsultationPage,
  stats: ConsultationStats,
  listArgs: ConsultationListArgs,
  submitInput: SubmitConsultationInput,
  updateInput: UpdateConsultationInput,
  statusInput: SetConsultationStatusInput,
  serialize: serializeConsultation,
};
