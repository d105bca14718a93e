import type { TFunction } from 'i18next';

const LOCALIZED = /^(\w+)(Ar|Fr|En)$/;
/** The name that goes with such an id is among the fields, too. */
const IDS_WITH_NAMES = ['assigneeId', 'consultantId', 'serviceId', 'roleId'];

/** Where labels of fields are. */
const PLACES = [
  ...['admin.audit', 'admin.settings'],
  ...['request', 'message', 'application', 'consultation'],
];

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
    t(
      PLACES.map((place) => `${place}.fields.${name}`),
      { defaultValue: '' },
    );
  const [, base = '', suffix = ''] = LOCALIZED.exec(field) ?? [];
  const label = known(base);
  if (!label) return known(field) || field;
  const language = t(`admin.audit.languages.${suffix.toLowerCase()}`);
  return t('admin.audit.inLanguage', { field: label, language });
}
