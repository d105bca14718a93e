import { localized } from '../../contract/locales.js';
import { dayOf, type ExportColumn } from '../../core/export/export-columns.js';
import { valueInWords } from '../../core/texts/locale-texts.js';
import { phoneText } from '../../core/requests/request-export-columns.js';
import type { ExportedTable } from '../../core/requests/request-kind.js';
import type { ServiceRequestEntity } from './service-request.entity.js';

/** What an export of service requests has beside the columns of every request. */
const COLUMNS: readonly ExportColumn<ServiceRequestEntity>[] = [
  {
    heading: localized('الحالة', 'État', 'Status'),
    value: (row, locale) => valueInWords({ term: `requestStatus.${row.status}` }, locale),
  },
  {
    heading: localized('الاستعجال', 'Urgence', 'Urgency'),
    value: (row, locale) => valueInWords({ term: `urgency.${row.urgency}` }, locale),
  },
  { heading: localized('الاسم', 'Nom', 'Name'), value: (row) => row.clientName },
  { heading: localized('البريد الإلكتروني', 'E‑mail', 'E‑mail'), value: (row) => row.clientEmail },
  {
    heading: localized('الهاتف', 'Téléphone', 'Phone'),
    value: (row) => phoneText(row.clientPhoneE164, row.clientPhone),
  },
  { heading: localized('العنوان', 'Adresse', 'Address'), value: (row) => row.clientAddress },
  {
    heading: localized('الخدمة', 'Service', 'Service'),
    value: (row, locale) => row.serviceTitles[locale],
  },
  {
    heading: localized('وصف الطلب', 'Description', 'Description'),
    value: (row) => row.serviceDescription,
  },
  {
    heading: localized('التاريخ المفضل', 'Date souhaitée', 'Preferred date'),
    value: (row) => dayOf(row.preferredDate),
  },
  {
    heading: localized('متطلبات إضافية', 'Précisions', 'Further wishes'),
    value: (row) => row.additionalRequirements,
  },
];

export const SERVICE_REQUEST_EXPORT: ExportedTable<ServiceRequestEntity> = {
  name: localized('طلبات الخدمات', 'Demandes de services', 'Service requests'),
  columns: COLUMNS,
};
