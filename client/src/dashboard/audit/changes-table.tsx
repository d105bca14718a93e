import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Typography } from 'antd';
import { type Locale, LOCALES } from '@contract/locales';
import { Bdi, Ltr } from '../../components/bdi';
import { FreeText } from '../../components/free-text';
import { formatNumber } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { DateText } from '../ui/date-text';
import styles from './changes-table.module.css';
import { fieldLabel, shownChanges } from './audit-words';
import type { AuditEventFieldsFragment as AuditEvent } from '../../graphql/generated/graphql';
import { CompareTable } from '../ui/compare-table';

type Side = 'before' | 'after';

/** New rows, and rows that were only read, have no values before; removed rows have none after. */
function sidesOf({ action, changes }: AuditEvent): Side[] {
  if (/\.(created|exported|cv_downloaded|cv_infected)$/.test(action)) return ['after'];
  const isGone = action.endsWith('.removed') && changes.every(({ after }) => after === null);
  return isGone ? ['before'] : ['before', 'after'];
}

/** The changed fields of an event with their values before and after, side by side. */
export function ChangesTable({ event }: { event: AuditEvent }) {
  const { t } = useTranslation();
  const changes = shownChanges(event.changes);
  const sides = sidesOf(event);
  const heading = (side: Side) => t(`admin.audit.${sides.length === 1 ? 'value' : side}`);
  if (changes.length === 0)
    return <Typography.Text type="secondary">{t('admin.audit.onlyFact')}</Typography.Text>;
  return (
    <CompareTable
      corner={t('admin.audit.field')}
      headings={sides.map(heading)}
      rows={changes.map((change) => ({
        name: change.field,
        label: fieldLabel(t, event.entity, change.field),
        values: sides.map((side) => (
          <AuditValue key={side} entity={event.entity} field={change.field} value={change[side]} />
        )),
      }))}
    />
  );
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Addresses, short names, keys and phone numbers, which are read from left to right. */
const CODE = /^(?:[\x21-\x7e]+|\+?\d[\d ()-]+)$/;

/** Shorter texts stand at the beginning of their line, whatever their direction. */
const SHORT = 80;

/** The translation keys of a field's values, without their last part: for every kind of row, or by kind. */
const VALUE_LABEL_KEYS: Record<string, string | Record<string, string>> = {
  status: {
    serviceRequest: 'words.requestStatus',
    contactRequest: 'message.officeStatus',
    application: 'words.applicationStatus',
    consultation: 'words.consultationStatus',
    mail: 'admin.audit.mailStatus',
    quote: 'quotes.status',
    other: 'dashboard.contentStatus',
  },
  role: { user: 'nav.roles' },
  category: { jobRole: 'jobRoles.categoryNames' },
  type: { jobRole: 'jobRoles.types', contactInfo: 'admin.contactInfo.types' },
  language: 'admin.audit.languages',
  staleLanguages: 'admin.audit.languages',
  urgency: 'words.urgency',
  priority: { consultation: 'words.consultationPriority', other: 'words.messagePriority' },
  channel: 'consultation.channels',
  consultationType: 'words.consultationBranch',
  branch: 'words.consultationBranch',
  branches: 'words.consultationBranch',
  door: 'situations.doors',
  arabicDates: 'admin.settings.choices',
  emailService: 'admin.settings.choices',
  kind: { service: 'service.sections', replyTemplate: 'admin.replyTemplates.kinds' },
  scope: 'admin.categories.scopes',
  disposition: 'admin.audit.disposition',
};

interface AuditValueProps {
  entity: string;
  field: string;
  value: unknown;
}

/** The translation keys of a value, the first that exists is taken; none if values of the field are shown as they are. */
export function valueLabelKeys(entity: string, field: string, value: string): string[] {
  const prefix = VALUE_LABEL_KEYS[field === 'statuses' ? 'status' : field];
  const key = typeof prefix === 'object' ? (prefix[entity] ?? prefix['other']) : prefix;
  // the stored `full-time` is `full_time` in GraphQL, and so it is in texts
  return key ? [`${key}.${value}`, `${key}.${value.replaceAll('-', '_')}`] : [];
}

/** Translates a value of a fixed set; '' if it has no translation. */
function translateValue(t: TFunction, { entity, field, value }: AuditValueProps): string {
  if (typeof value !== 'string') return '';
  const keys = valueLabelKeys(entity, field, value);
  return keys.length > 0 ? t(keys, { defaultValue: '' }) : '';
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

const isTrilingual = (value: object): value is Record<Locale, unknown> =>
  Object.keys(value).length === LOCALES.length && LOCALES.every((locale) => locale in value);

function ObjectValue({ entity, value }: { entity: string; value: object }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (isTrilingual(value)) return <AuditValue entity={entity} field="" value={value[locale]} />;
  return (
    <dl className={styles.object}>
      {Object.entries(value as Record<string, unknown>)
        .filter(([, inner]) => !isEmpty(inner))
        .map(([name, inner]) => (
          <div key={name}>
            <dt>{fieldLabel(t, entity, name)}</dt>
            <dd>
              <AuditValue entity={entity} field={name} value={inner} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Text({ children }: { children: string }) {
  if (TIME.test(children)) return <DateText value={children} time />;
  if (DAY.test(children)) return <DateText value={children} />;
  if (CODE.test(children)) return <Ltr>{children}</Ltr>;
  const isShort = children.length <= SHORT && !children.includes('\n');
  return isShort ? <Bdi>{children}</Bdi> : <FreeText>{children}</FreeText>;
}

/** A recorded value, in the reader's language where it has words for it. */
export function AuditValue(props: AuditValueProps) {
  const { entity, field, value } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  if (isEmpty(value)) return <span className={styles.none}>{t('admin.audit.noValue')}</span>;
  const label = translateValue(t, props);
  if (label) return label;
  if (typeof value === 'boolean') return t(value ? 'admin.audit.yes' : 'admin.audit.no');
  if (typeof value === 'number') return <Ltr>{formatNumber(value, locale)}</Ltr>;
  if (Array.isArray(value))
    return (
      <ul className={styles.list}>
        {(value as unknown[]).map((item, index) => (
          <li key={index}>
            <AuditValue entity={entity} field={field} value={item} />
          </li>
        ))}
      </ul>
    );
  if (typeof value === 'object') return <ObjectValue entity={entity} value={value as object} />;
  return <Text>{typeof value === 'string' ? value : JSON.stringify(value)}</Text>;
}
