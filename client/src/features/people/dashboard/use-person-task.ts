import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTaskRunner } from '../../../dashboard/engine/page/use-resource-handle';
import { refetchAll } from '../../../lib/api/freshness-link';

/** Runs a change of people, says how it ended, and reads everything on the screen again. */
export function usePersonTask() {
  const client = useApolloClient();
  const refresh = useCallback(() => refetchAll(client), [client]);
  return useTaskRunner(refresh);
}
