import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readError } from '../../lib/read-error';
import { useErrorText } from '../../lib/use-error-text';
import { useResource } from '../engine/resource-context';
import { useNotify } from '../ui/use-notify';
import { useSingleRun } from '../ui/use-single-run';
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
  const { run, busy } = useSingleRun();
  const [error, setError] = useState<string>();

  const changeStatus = (change: StatusChange<Status>) =>
    run(async () => {
      setError(undefined);
      try {
        await kind.setStatus(client, change);
        notify('success', t('dashboard.toast.statusChanged'));
        onDone();
        await refresh().catch(() => undefined);
      } catch (error) {
        if (readError(error).code === 'STALE_WRITE') onStale();
        setError(errorText(error, t(kind.statusFailure ?? 'dashboard.errors.status')));
      }
    });
  return { changeStatus, busy, error };
}
