import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/use-error-text';
import { useResource } from '../engine/resource-context';
import { useNotify } from '../ui/use-notify';

/** Saves one field of the open request by itself. */
export function useFieldSave<Value>(
  save: (client: ApolloClient, value: Value) => Promise<unknown>,
) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh, inTrash, rights } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const run = async (value: Value) => {
    setBusy(true);
    try {
      await save(client, value);
      notify('success', t('dashboard.toast.fieldSaved'));
    } catch (error) {
      notify('error', errorText(error, t('dashboard.errors.field')));
    } finally {
      setBusy(false);
      await refresh().catch(() => undefined);
    }
  };
  return { run, busy, inTrash, mayChange: rights.mayChange };
}
