import type { Locale } from '../../contract/locales.js';
import type { ConsultationEntity } from './consultation.entity.js';

/** The REST form of a consultation: with the consultant's name in the caller's language, without the account. */
export function serializeConsultation(row: ConsultationEntity, locale: Locale) {
  const { userId: _, consultantNames, ...rest } = row;
  return {
    ...rest,
    consultantName: consultantNames && consultantNames[locale],
    submissionDate: row.createdAt,
  };
}
