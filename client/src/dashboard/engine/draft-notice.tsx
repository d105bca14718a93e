import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { messageText } from '../ui/message';
import styles from './resource-form.module.css';
import type { FormDraft } from './use-form-draft';

interface DraftNoticeProps {
  draft: FormDraft;
  /** The form has passwords or pictures, which are not stored in drafts. */
  isPartial?: boolean;
  /** Shows the stored values again. */
  onDiscard(): void;
}

/** Says that the form was filled from a draft, and offers to discard the draft. */
export function DraftNotice({ draft, isPartial = false, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!draft.restored) return null;
  const values = { date: formatDateTime(draft.restored.savedAt, locale) };
  return (
    <Alert
      className={styles.summary}
      type={draft.isOutdated ? 'warning' : 'info'}
      showIcon
      role="status"
      title={messageText(t, { key: 'dashboard.draft.restored', values })}
      description={
        <>
          {draft.isOutdated && <p>{t('dashboard.draft.outdated')}</p>}
          {isPartial && <p>{t('dashboard.draft.partial')}</p>}
        </>
      }
      action={
        <Button
          onClick={() => {
            draft.clear();
            onDiscard();
          }}
        >
          {t('dashboard.draft.discard')}
        </Button>
      }
    />
  );
}
