import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import type { BulkOutcomeFragment } from '../../graphql/generated/graphql';
import { AgeText } from '../ui/age-text';
import styles from './bulk-bar.module.css';
import type { RequestWithStatus } from './request-kind';

type Conflict = BulkOutcomeFragment['conflicts'][number];

interface BulkConflictsProps {
  conflicts: readonly Conflict[];
  rows: readonly RequestWithStatus<string>[];
}

/** The requests that somebody else has changed, with who and when. */
export function BulkConflicts({ conflicts, rows }: BulkConflictsProps) {
  const { t } = useTranslation();
  const referenceOf = ({ id, reference }: Conflict) =>
    reference ?? rows.find((row) => row.id === id)?.reference ?? id;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('dashboard.bulk.conflicts', { count: conflicts.length })}
      description={
        <ul className={styles.conflicts}>
          {conflicts.map((conflict) => (
            <li key={conflict.id}>
              <Ltr>{referenceOf(conflict)}</Ltr>
              {' · '}
              <Bdi>{conflict.changedBy ?? t('dashboard.conflict.somebody')}</Bdi>
              {conflict.changedAt && (
                <>
                  {' · '}
                  <AgeText value={conflict.changedAt} />
                </>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
