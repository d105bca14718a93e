import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { say } from '../ui/message';
import styles from './resource-form.module.css';
import type { FormDraft } from './use-form-draft';

interface DraftNoticeProps {
  draft: FormDraft;
  /** The form has passwords or pictures, which no draft keeps. */
  isPartial?: boolean;
  /** What the form starts with is shown again. */
  onDiscard(): void;
}

/** Above a form that was filled from a draft, with the way back to what is saved. */
export function DraftNotice({ draft, isPartial = false, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!draft.found) return null;
  const values = { date: formatDateTime(draft.found.savedAt, locale) };
  return (
    <Alert
      className={styles.summary}
      type={draft.isOutdated ? 'warning' : 'info'}
      showIcon
      role="status"
      title={say(t, { key: 'dashboard.draft.restored', values })}
      description={
        <>
          {draft.isOutdated && <p>{t('dashboard.draft.outdated')}</p>}
          {isPartial && <p>{t('dashboard.draft.partial')}</p>}
        </>
      }
      action={
        <Button
          onClick={() => {
            draft.forget();
            onDiscard();
          }}
        >
          {t('dashboard.draft.discard')}
        </Button>
      }
    />
  );
}
