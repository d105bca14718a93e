import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import type { Conflict } from '../../../lib/api/api-error';
import { messageText } from '../../ui/message';
import styles from './resource-form.module.css';

/** Why a form could not be saved. */
export interface FormError {
  title: string;
  text?: string;
  /** Somebody else changed the row in the meantime. */
  stale: boolean;
  /** The person who changed the row and the time, if known. */
  conflict?: Conflict;
}

interface FormSummaryProps {
  error: FormError;
  /** Loads the saved version and discards what was typed. */
  onReload(): void;
  /** Saves what was typed over the other version. */
  onOverwrite(): void;
  /** Both versions, once the other one is loaded. */
  comparison?: ReactNode;
}

/** The error above a form. After a conflict it offers both versions. */
export function FormSummary({ error, onReload, onOverwrite, comparison }: FormSummaryProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { stale, conflict, title, text } = error;
  const values = conflict && {
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
            {values && <p>{messageText(t, { key: 'dashboard.conflict.who', values })}</p>}
            <p>{t('dashboard.conflict.kept')}</p>
            {comparison}
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
