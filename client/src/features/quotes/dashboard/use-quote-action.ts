import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '../../../dashboard/engine/resource-context';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useSingleRun } from '../../../dashboard/ui/use-single-run';
import { useErrorText } from '../../../lib/api/use-error-text';

interface ActionOptions {
  /** Called after a change, beside reading the list of the screen again. */
  onDone(): void;
}

/** Runs one change of a quote, and says `done`, a translation key, after it. `error` says why it was refused. */
export function useQuoteAction({ onDone }: ActionOptions) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const { run, busy } = useSingleRun();
  const [error, setError] = useState<string>();
  const act = (change: (client: ApolloClient) => Promise<unknown>, done?: string) =>
    run(async () => {
      setError(undefined);
      try {
        await change(client);
        if (done) notify('success', t(done));
        onDone();
        await refresh().catch(() => undefined);
      } catch (thrown) {
        setError(errorText(thrown, t('quotes.failed')));
      }
    });
  return { act, busy, error };
}
