import { localized } from '../../contract/locales.js';
import { consultation } from '../../contract/requests/consultation.js';
import type { ExportColumn } from '../../core/export/export-columns.js';
import { requestTable } from '../../core/requests/request-table.js';
import { valueInWords } from '../../core/texts/locale-texts.js';
import { ConsultationEntity } from './consultation.entity.js';
import { branchTerm } from './consultation-mails.js';

/** When, about what and with whom: what an export of consultations shows before the client. */
const APPOINTMENT: readonly ExportColumn<ConsultationEntity>[] = [
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
];

/** How consultations are listed, exported and erased. */
export const CONSULTATION_TABLE = requestTable<ConsultationEntity>(consultation, {
  entity: ConsultationEntity,
  subject: ['title'],
  startsAt: 'startsAt',
  exported: {
    name: localized('الاستشارات', 'Consultations', 'Consultations'),
    before: { clientName: APPOINTMENT },
  },
});
