import type { TFunction } from 'i18next';

const LOCALIZED = /^(\w+)(Ar|Fr|En)$/;
/** The name that goes with such an id is among the fields, too. */
const IDS_WITH_NAMES = ['assigneeId', 'consultantId', 'serviceId', 'roleId'];

interface Change {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** The changes that say something to people. */
export const shownChanges = <C extends Change>(changes: readonly C[]): C[] =>
  changes.filter(({ field }) => !IDS_WITH_NAMES.includes(field));

/** The label of a recorded field; for `titleFr` with the language. A field without a label is shown by its name. */
export function fieldLabel(t: TFunction, field: string): string {
  const known = (name: string) =>
    t([`admin.audit.fields.${name}`, `admin.settings.fields.${name}`], { defaultValue: '' });
  const [, base = '', suffix = ''] = LOCALIZED.exec(field) ?? [];
  const label = known(base);
  if (!label) return known(field) || field;
  const language = t(`admin.audit.languages.${suffix.toLowerCase()}`);
  return t('admin.audit.inLanguage', { field: label, language });
}
