import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { readError } from '../../lib/read-error';
import { EmptyState } from '../ui/empty-state';
import { LoadError } from '../ui/load-error';
import { useIsNarrow } from '../ui/use-media-query';
import { useDesk } from './desk-context';

interface RequestLoadErrorProps {
  error: unknown;
  onRetry(): void;
}

/** Why the open request is not shown: it is not theirs or not there, or it could not be loaded. */
export function RequestLoadError({ error, onRetry }: RequestLoadErrorProps) {
  const { t } = useTranslation();
  const { close } = useDesk();
  const isNarrow = useIsNarrow();
  const { code } = readError(error);
  // Somebody else's id, or an invalid one, is shown as not found (A67).
  const isMissing = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  if (!isMissing) return <LoadError error={error} onRetry={onRetry} />;
  return (
    <div role="status">
      <EmptyState
        filtered={false}
        title={t('dashboard.desk.missing')}
        hint={t('dashboard.desk.missingText')}
        // on narrow screens the way back stands above it
        action={isNarrow ? undefined : <Button onClick={close}>{t('dashboard.desk.back')}</Button>}
      />
    </div>
  );
}
