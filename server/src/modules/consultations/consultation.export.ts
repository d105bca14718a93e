import { localized } from '../../contract/locales.js';
import type { ExportColumn } from '../../core/export/export-columns.js';
import { valueInWords } from '../../core/texts/locale-texts.js';
import { phoneText } from '../../core/requests/request-export-columns.js';
import type { ExportedTable } from '../../core/requests/request-kind.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { branchTerm } from './consultation-mails.js';

/** What an export of consultations has beside the columns of every request. */
const COLUMNS: readonly ExportColumn<ConsultationEntity>[] = [
  {
    heading: localized('الحالة', 'État', 'Status'),
    value: (row, locale) => valueInWords({ term: `consultationStatus.${row.status}` }, locale),
  },
  {
    heading: localized('الأولوية', 'Priorité', 'Priority'),
    value: (row, locale) => valueInWords({ term: `consultationPriority.${row.priority}` }, locale),
  },
  { heading: localized('الموعد', 'Rendez-vous', 'Appointment'), value: (row) => row.startsAt },
  { heading: localized('النهاية', 'Fin', 'End'), value: (row) => row.endsAt },
  {
    heading: localized('المجال', 'Domaine', 'Branch of law'),
    value: (row, locale) => valueInWords({ term: branchTerm(row) }, locale),
  },
  {
    heading: localized('طريقة الاستشارة', 'Mode', 'Channel'),
    value: (row, locale) => valueInWords({ term: `consultationChannel.${row.channel}` }, locale),
  },
  {
    heading: localized('المستشار', 'Consultant', 'Consultant'),
    value: (row, locale) => row.consultantNames?.[locale],
  },
  { heading: localized('العميل', 'Client', 'Client'), value: (row) => row.clientName },
  { heading: localized('البريد الإلكتروني', 'E‑mail', 'E‑mail'), value: (row) => row.email },
  {
    heading: localized('الهاتف', 'Téléphone', 'Phone'),
    value: (row) => phoneText(row.phoneE164, row.phone),
  },
  { heading: localized('الموضوع', 'Objet', 'Subject'), value: (row) => row.title },
  { heading: localized('التفاصيل', 'Description', 'Description'), value: (row) => row.description },
];

export const CONSULTATION_EXPORT: ExportedTable<ConsultationEntity> = {
  name: localized('الاستشارات', 'Consultations', 'Consultations'),
  columns: COLUMNS,
};
