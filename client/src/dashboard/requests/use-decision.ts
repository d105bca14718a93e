import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readError } from '../../lib/read-error';
import { useResource } from '../engine/resource-context';
import { useErrorText } from '../../lib/use-error-text';
import { useNotify } from '../ui/use-notify';
import type { RequestKind, StatusBearer } from './request-kind';

interface StatusChangeError {
  text: string;
  /** Somebody else changed the request meanwhile. */
  stale: boolean;
}

/** Sets a status once at a time; a refusal stays in the dialog, with the note that was written. */
export function useDecision<Status extends string>(kind: RequestKind<Status>, onDone: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { changed } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<StatusChangeError>();

  const decide = useCallback(
    async ({ id, version }: StatusBearer<Status>, status: Status, note: string) => {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setError(undefined);
      try {
        await kind.set(client, { id, status, version, ...(note ? { note } : {}) });
        notify('success', t('dashboard.toast.statusChanged'));
        onDone();
        await changed().catch(() => undefined);
      } catch (error) {
        setError({
          text: errorText(error, t('dashboard.errors.status')),
          stale: readError(error).code === 'STALE_WRITE',
        });
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
    [changed, client, errorText, kind, notify, onDone, t],
  );

  const reload = useCallback(() => {
    setError(undefined);
    void changed().catch(() => undefined);
  }, [changed]);
  return { decide, reload, busy, error };
}
