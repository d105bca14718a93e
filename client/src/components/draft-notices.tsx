import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import { Banner } from './banner';
import { Button } from './button';

export interface ClearDraftProps {
  onClear: () => void;
}

/** Discards what was typed, after a second click to confirm. */
export function ClearDraft({ onClear }: ClearDraftProps) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  if (!confirming) {
    return (
      <Button variant="ghost" size="small" onClick={() => setConfirming(true)}>
        {t('request.draft.clear')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger" size="small" autoFocus onClick={onClear}>
        {t('request.draft.confirm')}
      </Button>
      <Button variant="ghost" size="small" onClick={() => setConfirming(false)}>
        {t('request.draft.keep')}
      </Button>
    </>
  );
}

export interface DraftNoticesProps extends ClearDraftProps {
  restoredAt: string | null;
  isTypedElsewhere: boolean;
}

/** Says that a draft was restored, and that the form is open in another tab, too. */
export function DraftNotices({ restoredAt, isTypedElsewhere, onClear }: DraftNoticesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      {restoredAt && (
        <Banner tone="info" actions={<ClearDraft key={restoredAt} onClear={onClear} />}>
          {t('request.draft.restored', { date: formatDateTime(restoredAt, locale) })}
        </Banner>
      )}
      {isTypedElsewhere && <Banner tone="notice">{t('request.draft.elsewhere')}</Banner>}
    </>
  );
}
