import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readError } from '../../lib/read-error';
import { useResource } from '../engine/resource-context';
import { useErrorText } from '../../lib/use-error-text';
import { useNotify } from '../ui/use-notify';
import type { RequestKind, RequestWithStatus } from './request-kind';

interface StatusChangeError {
  text: string;
  /** Somebody else changed the request in the meantime. */
  stale: boolean;
}

/** Changes a status. An error is shown in the dialog, so that the note is not lost. */
export function useStatusChange<Status extends string>(
  kind: RequestKind<Status>,
  onDone: () => void,
) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<StatusChangeError>();

  const changeStatus = useCallback(
    async ({ id, version }: RequestWithStatus<Status>, status: Status, note: string) => {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setError(undefined);
      try {
        await kind.setStatus(client, { id, status, version, ...(note ? { note } : {}) });
        notify('success', t('dashboard.toast.statusChanged'));
        onDone();
        await refresh().catch(() => undefined);
      } catch (error) {
        const text = errorText(error, t('dashboard.errors.status'));
        setError({ text, stale: readError(error).code === 'STALE_WRITE' });
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
    [refresh, client, errorText, kind, notify, onDone, t],
  );

  const reload = useCallback(() => {
    setError(undefined);
    void refresh().catch(() => undefined);
  }, [refresh]);
  return { changeStatus, reload, busy, error };
}
