import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { consultation } from '../../contract/requests/consultation.js';
import {
  requestApi,
  RequestArgs,
  RequestItem,
  RequestObject,
} from '../../requests/api/request-api.js';
import type { ConsultationEntity } from './consultation.entity.js';
import type { ConsultationBranch } from '../../contract/consultation-branches.js';
import { LIMITS } from '../../contract/limits.js';
import { FlagFilter } from '../../platform/list/list.args.js';
import { omit } from '../../platform/omit.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';
import { VERSION } from '../../requests/store/request.types.js';
import {
  BooleanField,
  DayField,
  IdField,
  InstantField,
  IntField,
  TextField,
} from '../../platform/validation/fields.js';
import { BOOKING } from '../../contract/requests/booking.js';

@ArgsType()
export class ConsultationCalendarArgs {
  @DayField({ description: 'The first day in Algiers, written as YYYY-MM-DD.' })
  from: string;

  @DayField({
    description: `The last day; at most ${BOOKING.calendarDays} days with the first one.`,
  })
  to: string;

  @IdField({
    optional: true,
    description: 'Only consultations of the consultant with this id.',
  })
  consultantId?: string;
}

@InputType({ description: 'Another time or consultant for a consultation.' })
export class RescheduleConsultationInput {
  @InstantField({ description: consultation.fields.startsAt.inputDescription })
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

@InputType({ description: 'Another time for a consultation of the caller.' })
export class MoveConsultationInput {
  @InstantField({ description: consultation.fields.startsAt.inputDescription })
  startsAt: string;

  @IdField({
    optional: true,
    description: 'Id of the consultant; null: whoever is free; left out: the same one.',
  })
  consultantId?: string | null;

  @InstantField({
    optional: true,
    description: 'When it began as the caller read it; STALE_WRITE if that has changed meanwhile.',
  })
  movedFrom?: string | null;
}

@InputType({ description: 'That the client did not come to a consultation.' })
export class MarkNoShowInput {
  @BooleanField({
    optional: true,
    description: 'True: the client is offered another appointment by mail.',
  })
  offersAnother?: boolean | null;

  @IntField(VERSION)
  version?: number | null;
}

@InputType({ description: 'The end of a consultation that the client no longer wants.' })
export class CancelConsultationInput {
  @TextField({ ...LIMITS.note, optional: true, description: 'The reason, for the office.' })
  reason?: string | null;
}

@ArgsType()
export class ConsultationListArgs extends RequestArgs(consultation) {
  consultationType?: ConsultationBranch;

  @FlagFilter(
    'True: only consultations for which the office has to choose the branch; false: the others.',
  )
  toBePlaced?: boolean;

  @FlagFilter('True: only consultations that the client did not come to; false: the others.')
  noShow?: boolean;

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

@RequestObject(consultation)
export class Consultation extends RequestItem(consultation) {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the office noted that the client did not come; null otherwise.',
  })
  noShowAt: Date | null;

  @Field(() => Int, { description: 'How often it was moved to another time or consultant.' })
  rescheduled: number;
}

/**
 * The REST form of a consultation: with the consultant's name in the caller's language, without the account.
 * Its title, its date and who deals with it have a second name each: both spellings are in use.
 */
export function serializeConsultation(row: ConsultationEntity, locale: Locale) {
  const consultantName = row.consultantNames && row.consultantNames[locale];
  return {
    ...omit(row, 'userId', 'noShowAt', 'consultantNames'),
    consultantName,
    consultationTitle: row.title,
    assignedTo: row.assigneeName ?? consultantName,
    submissionDate: row.createdAt,
  };
}

export const consultationTypes = requestApi(consultation, {
  submitAccess: 'request.submit',
  item: Consultation,
  listArgs: ConsultationListArgs,
  serialize: serializeConsultation,
  refusals: [
    'APPOINTMENT_OVERLAPS',
    'CLIENT_HAS_APPOINTMENT',
    'SLOT_TAKEN',
    'TOO_MANY_APPOINTMENTS',
  ],
  restFields: {
    consultantName: {
      type: ['string', 'null'],
      description: 'Name of the consultant at the time of booking; null without one.',
    },
    consultationTitle: { type: 'string', description: 'The title once more.' },
    assignedTo: {
      type: ['string', 'null'],
      description: 'Who deals with it, else the consultant.',
    },
    submissionDate: {
      ...{ type: 'string', format: 'date-time' },
      description: 'When it was sent, once more.',
    },
  },
});
