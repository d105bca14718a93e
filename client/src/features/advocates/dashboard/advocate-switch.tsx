import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LOCALE_SUFFIX } from '@contract/locales';
import { Bdi } from '../../../components/bdi';
import { fieldLabel } from '../../../dashboard/audit/audit-words';
import type { ControlProps, RowId } from '../../../dashboard/engine/field-types';
import { SwitchControl } from '../../../dashboard/engine/form/controls';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { screenOf } from '../../../dashboard/screens';
import { LoadError } from '../../../dashboard/ui/load-error';
import { useMay } from '../../../dashboard/ui/use-may';
import {
  ConsultantMentionsDocument,
  type ConsultantMentionsQuery,
} from '../../../graphql/generated/graphql';
import styles from './advocate-switch.module.css';

type Mention = ConsultantMentionsQuery['consultantMentions'][number];

const mentions = queryOf(
  ConsultantMentionsDocument,
  (data) => data.consultantMentions,
  MAX_AGE.none,
);

/** Where a text is changed: the form of its row, or the tab of the settings. */
function addressOf({ entity, id }: Mention): string {
  const { path } = screenOf(entity);
  if (entity === 'contactInfo') return `${path}?tab=contact-info`;
  return `${path}?${entity === 'settings' ? 'tab' : 'form'}=${encodeURIComponent(id)}`;
}

function MentionLine(mention: Mention) {
  const { t } = useTranslation();
  const { entity, id, title, texts } = mention;
  const labels = texts.map(({ field, language }) =>
    fieldLabel(t, entity, language ? field + LOCALE_SUFFIX[language] : field),
  );
  const name = title ?? t(`admin.settings.groups.${id}`);
  return (
    <li>
      <Link to={addressOf(mention)}>
        {t(screenOf(entity).label)}
        {' · '}
        <Bdi>{name}</Bdi>
      </Link>
      <span className={styles.texts}>
        {[...new Set(labels)].join(t('dashboard.form.separator'))}
      </span>
    </li>
  );
}

/** What names the consultant on the site, with the way to each text. */
function Mentions({ consultant }: { consultant: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = mentions.useData({ id: consultant });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  if (data.length === 0)
    return <p className={styles.none}>{t('admin.consultants.mentions.none')}</p>;
  return (
    <Alert
      type="info"
      showIcon
      title={t('admin.consultants.mentions.title')}
      description={
        <>
          {t('admin.consultants.mentions.text')}
          <ul className={styles.list}>
            {data.map((mention) => (
              <MentionLine key={`${mention.entity} ${mention.id}`} {...mention} />
            ))}
          </ul>
        </>
      }
    />
  );
}

interface AdvocateSwitchProps extends ControlProps<boolean> {
  /** Left out for a new row. */
  consultant?: RowId;
  yes: string;
  no: string;
}

/** Says that a consultant is an advocate, and then what else names them on the site, so that the office looks at it (A86). */
export function AdvocateSwitch({ consultant, ...control }: AdvocateSwitchProps) {
  const may = useMay();
  const isListed = control.value && consultant !== undefined && may('consultant.publish');
  return (
    <div className={styles.advocate}>
      <SwitchControl {...control} />
      {isListed && <Mentions consultant={String(consultant)} />}
    </div>
  );
}
