import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { consultation } from '../../contract/requests/consultation.js';
import { requestApi, RequestItem } from '../../core/requests/request-api.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { ConsultationListArgs } from './consultation.inputs.js';

@ObjectType({ description: consultation.descriptions.item })
export class Consultation extends RequestItem(consultation) {
  @Field(() => Int, { description: 'How often it was moved to another time or consultant.' })
  rescheduled: number;
}

/**
 * The REST form of a consultation: with the consultant's name in the caller's language, without the account.
 * Its title, its date and who deals with it have a second name each: both spellings are in use.
 */
export function serializeConsultation(row: ConsultationEntity, locale: Locale) {
  const { userId: _, consultantNames, ...rest } = row;
  const consultantName = consultantNames && consultantNames[locale];
  return {
    ...rest,
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
});
