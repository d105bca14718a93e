import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import type { Conflict } from '../../lib/api-error';
import { say } from '../ui/message';
import styles from './resource-form.module.css';

/** What stands above a form that could not be saved. */
export interface Refusal {
  title: string;
  text?: string;
  /** Somebody else changed the row meanwhile; who and when, if that is known. */
  stale: boolean;
  conflict?: Conflict;
}

interface FormSummaryProps {
  refusal: Refusal;
  /** Takes what the other one saved; what was typed is gone. */
  onReload(): void;
  /** Saves what was typed over it. */
  onOverwrite(): void;
}

/** Why a form could not be saved; after a conflict the choice between both versions. */
export function FormSummary({ refusal, onReload, onOverwrite }: FormSummaryProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { stale, conflict, title, text } = refusal;
  const told = conflict && {
    name: conflict.changedBy ?? t('dashboard.conflict.somebody'),
    date: formatDateTime(conflict.changedAt, locale),
  };
  return (
    <Alert
      className={styles.summary}
      type={stale ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={title}
      description={
        stale ? (
          <>
            {told && <p>{say(t, { key: 'dashboard.conflict.who', values: told })}</p>}
            <p>{t('dashboard.conflict.kept')}</p>
            <div className={styles.choices}>
              <Button onClick={onReload}>{t('dashboard.conflict.theirs')}</Button>
              <Button onClick={onOverwrite}>{t('dashboard.conflict.mine')}</Button>
            </div>
          </>
        ) : (
          text
        )
      }
    />
  );
}
