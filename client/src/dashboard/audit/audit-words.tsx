import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { CONTENT } from '@contract/content/content-kinds';
import type { ContentDefinition } from '@contract/content/define-content';
import { ReferenceText } from '../../components/reference-text';
import { messageText } from '../ui/message';

const LOCALIZED = /^(\w+)(Ar|Fr|En)$/;
/** The name that goes with such an id is among the fields, too. */
const IDS_WITH_NAMES = ['assigneeId', 'consultantId', 'serviceId', 'roleId'];

/** Where labels of fields are; those of content stand with its form. */
const PLACES = [
  ...['admin.audit', 'admin.settings'],
  ...['request', 'message', 'application', 'consultation'],
];

const contentOf = (kind = '') =>
  Object.values<ContentDefinition>(CONTENT).find(({ name }) => name === kind);

interface Change {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** The changes that say something to people. */
export const shownChanges = <C extends Change>(changes: readonly C[]): C[] =>
  changes.filter(({ field }) => !IDS_WITH_NAMES.includes(field));

/**
 * The label of a recorded field of an entity; for `titleFr` with the language. A field without a label is shown
 * by its name.
 */
export function fieldLabel(t: TFunction, entity: string, field: string): string {
  const content = contentOf(entity);
  const places = content ? [`admin.${content.plural}`, ...PLACES] : PLACES;
  const known = (name: string) =>
    t(
      places.map((place) => `${place}.fields.${name}`),
      { defaultValue: '' },
    );
  const [, base = '', suffix = ''] = LOCALIZED.exec(field) ?? [];
  const label = known(base);
  if (!label) return known(field) || field;
  const language = t(`admin.audit.languages.${suffix.toLowerCase()}`);
  return t('admin.audit.inLanguage', { field: label, language });
}

interface EventTextProps {
  event: { action: string; label?: string | null; actorName?: string | null };
}

/** Who did what to which row, in a sentence. */
export function EventText({ event: { action, label, actorName } }: EventTextProps) {
  const { t } = useTranslation();
  const [kind, verb] = action.split('.');
  const content = contentOf(kind);
  const sentence = messageText(t, {
    key: [
      `admin.activity.${action}`,
      ...(content ? [`dashboard.content.activity.${verb}`] : []),
      // an action without a text, such as one of a newer server, is shown by its name
      'admin.activity.other',
    ],
    noun: content && `admin.${content.plural}.noun`,
    values: {
      actor: actorName ?? t('admin.activity.system'),
      label: label ?? '',
      action,
    },
  });
  return <ReferenceText text={sentence} />;
}
