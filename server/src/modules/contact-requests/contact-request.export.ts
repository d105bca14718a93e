import { localized } from '../../contract/locales.js';
import type { ExportColumn } from '../../core/export/export-columns.js';
import { valueInWords } from '../../core/texts/locale-texts.js';
import { phoneText } from '../../core/requests/request-export-columns.js';
import type { ExportedTable } from '../../core/requests/request-kind.js';
import type { ContactRequestEntity } from './contact-request.entity.js';

/** What an export of contact requests has beside the columns of every request. */
const COLUMNS: readonly ExportColumn<ContactRequestEntity>[] = [
  {
    heading: localized('الحالة', 'État', 'Status'),
    value: (row, locale) => valueInWords({ term: `contactStatus.${row.status}` }, locale),
  },
  {
    heading: localized('الأولوية', 'Priorité', 'Priority'),
    value: (row, locale) => valueInWords({ term: `urgency.${row.priority}` }, locale),
  },
  { heading: localized('الاسم', 'Nom', 'Name'), value: (row) => row.name },
  { heading: localized('البريد الإلكتروني', 'E‑mail', 'E‑mail'), value: (row) => row.email },
  {
    heading: localized('الهاتف', 'Téléphone', 'Phone'),
    value: (row) => phoneText(row.phoneE164, row.phone),
  },
  { heading: localized('الموضوع', 'Objet', 'Subject'), value: (row) => row.subject },
  { heading: localized('الرسالة', 'Message', 'Message'), value: (row) => row.message },
  {
    heading: localized('آخر رد', 'Dernière réponse', 'Last reply'),
    value: (row) => row.replyMessage,
  },
  { heading: localized('تاريخ الرد', 'Répondu le', 'Replied'), value: (row) => row.repliedAt },
];

export const CONTACT_REQUEST_EXPORT: ExportedTable<ContactRequestEntity> = {
  name: localized('رسائل التواصل', 'Messages de contact', 'Contact requests'),
  columns: COLUMNS,
};
