import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readError } from '../../lib/read-error';
import { useErrorText } from '../../lib/use-error-text';
import { useResource } from '../engine/resource-context';
import { useNotify } from '../ui/use-notify';
import type { RequestKind, StatusChange } from './request-kind';

interface StatusChangeOptions {
  onDone(): void;
  /** Somebody else changed the request since the version that was sent. */
  onStale(): void;
}

/** Changes a status. An error is shown in the dialog, so that the note is not lost. */
export function useStatusChange<Status extends string>(
  kind: RequestKind<Status>,
  { onDone, onStale }: StatusChangeOptions,
) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const changeStatus = async (change: StatusChange<Status>) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await kind.setStatus(client, change);
      notify('success', t('dashboard.toast.statusChanged'));
      onDone();
      await refresh().catch(() => undefined);
    } catch (error) {
      if (readError(error).code === 'STALE_WRITE') onStale();
      setError(errorText(error, t(kind.statusFailure ?? 'dashboard.errors.status')));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { changeStatus, busy, error };
}
