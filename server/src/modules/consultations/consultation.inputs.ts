import { ArgsType, InputType } from '@nestjs/graphql';
import type { ConsultationBranch } from '../../contract/consultation-branches.js';
import { LIMITS } from '../../contract/limits.js';
import { consultation } from '../../contract/requests/consultation.js';
import { FlagFilter } from '../../core/list/list.args.js';
import { RequestArgs } from '../../core/requests/request-api.js';
import { VERSION } from '../../core/requests/request-status-input.js';
import {
  DayField,
  IdField,
  InstantField,
  IntField,
  TextField,
} from '../../core/validation/fields.js';

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
