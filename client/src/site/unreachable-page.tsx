import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { useAuth } from '../lib/auth';
import { MessagePage } from './message-page';

/** Replaces a private page while the server cannot be reached; the page opens when it answers again. */
export function UnreachablePage() {
  const { t } = useTranslation();
  const { refetch } = useAuth();
  const [busy, setBusy] = useState(false);

  const retry = async () => {
    setBusy(true);
    await refetch();
    setBusy(false);
  };
  const onOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const again = () => onOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return (
    <MessagePage
      title={t('errorPage.unreachable')}
      text={t('errorPage.unreachableText')}
      actions={
        <Button busy={busy} onClick={() => void retry()}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
