import type { Locale } from '../../contract/locales.js';
import type { ConsultationEntity } from './consultation.entity.js';

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
