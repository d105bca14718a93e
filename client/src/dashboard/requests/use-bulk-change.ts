import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkOutcomeFragment } from '../../graphql/generated/graphql';
import { useErrorText } from '../../lib/use-error-text';
import { useResource } from '../engine/resource-context';
import { useNotify } from '../ui/use-notify';
import { useSingleRun } from '../ui/use-single-run';
import type { BulkChange } from './bulk-change';
import type { RequestWithStatus } from './request-kind';

type Conflicts = BulkOutcomeFragment['conflicts'];

/** Sends a change of several requests; after conflicts, the next attempt is about the others. */
export function useBulkChange(
  change: BulkChange,
  rows: readonly RequestWithStatus<string>[],
  onDone: () => void,
) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const { run, busy } = useSingleRun();
  const [error, setError] = useState<string>();
  const [conflicts, setConflicts] = useState<Conflicts>([]);
  const remaining = rows.filter(({ id }) => !conflicts.some((conflict) => conflict.id === id));

  const send = async (note: string) => {
    await run(async () => {
      setError(undefined);
      try {
        const versions = remaining.map(({ id, version }) => ({ id, version }));
        const outcome = await change.run(client, versions, note);
        if (outcome.conflicts.length > 0) {
          setConflicts((before) => [...before, ...outcome.conflicts]);
        } else {
          notify('success', t('dashboard.bulk.done', { count: outcome.changed.length }));
          onDone();
        }
      } catch (failure) {
        setError(errorText(failure, t('dashboard.bulk.failed')));
      }
    });
    await refresh().catch(() => undefined);
  };
  return { send, busy, error, conflicts, remaining };
}
