import { localized } from '../../contract/locales.js';
import { dayOf, type ExportColumn } from '../../core/export/export-columns.js';
import { valueInWords } from '../../core/texts/locale-texts.js';
import { phoneText } from '../../core/requests/request-export-columns.js';
import type { ExportedTable } from '../../core/requests/request-kind.js';
import type { ApplicationEntity } from './application.entity.js';

/** What an export of applications has beside the columns of every request. */
const COLUMNS: readonly ExportColumn<ApplicationEntity>[] = [
  {
    heading: localized('الحالة', 'État', 'Status'),
    value: (row, locale) => valueInWords({ term: `applicationStatus.${row.status}` }, locale),
  },
  { heading: localized('الاسم الكامل', 'Nom complet', 'Full name'), value: (row) => row.fullName },
  { heading: localized('البريد الإلكتروني', 'E‑mail', 'E‑mail'), value: (row) => row.email },
  {
    heading: localized('الهاتف', 'Téléphone', 'Phone'),
    value: (row) => phoneText(row.phoneE164, row.phoneNumber),
  },
  {
    heading: localized('الوظيفة', 'Poste', 'Job'),
    value: (row, locale) => row.roleTitles[locale],
  },
  {
    heading: localized('تاريخ الميلاد', 'Date de naissance', 'Date of birth'),
    value: (row) => dayOf(row.dateOfBirth),
  },
  { heading: localized('العنوان', 'Adresse', 'Address'), value: (row) => row.address },
  { heading: localized('المدينة', 'Ville', 'City'), value: (row) => row.city },
  { heading: localized('البلد', 'Pays', 'Country'), value: (row) => row.country },
  { heading: localized('الخبرة', 'Expérience', 'Experience'), value: (row) => row.experience },
  { heading: localized('الدراسة', 'Formation', 'Education'), value: (row) => row.education },
  { heading: localized('المهارات', 'Compétences', 'Skills'), value: (row) => row.skills },
  {
    heading: localized('دوافع الترشح', 'Motivation', 'Motivation'),
    value: (row) => row.motivation,
  },
  {
    heading: localized('الأجر المتوقع', 'Salaire souhaité', 'Expected salary'),
    value: (row) => row.expectedSalary,
  },
  {
    heading: localized('متاح ابتداءً من', 'Disponible à partir du', 'Available from'),
    value: (row) => dayOf(row.availability),
  },
  {
    heading: localized('ملاحظات المكتب', 'Notes du cabinet', 'Notes of the office'),
    value: (row) => row.adminNotes,
  },
];

export const APPLICATION_EXPORT: ExportedTable<ApplicationEntity> = {
  name: localized('طلبات التوظيف', 'Candidatures', 'Applications'),
  columns: COLUMNS,
};
