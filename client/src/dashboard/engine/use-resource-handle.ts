import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { refetchAll } from '../../lib/freshness-link';
import type { ResourceHandle } from './resource-context';
import type { Address } from './use-address';
import { usePerform } from './use-perform';

/** Name of the row that is looked at, in the address. */
const VIEW = 'view';

/** The row that the address asks to see, and the way to another. */
export function useViewed({ params, update }: Address): {
  id: string | null;
  view(id: string | null): void;
} {
  const view = useCallback(
    (id: string | null) => {
      update((current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(VIEW);
        else next.set(VIEW, id);
        return next;
      });
    },
    [update],
  );
  return { id: params.get(VIEW), view };
}

interface HandleOptions {
  inTrash: boolean;
  view(id: string): void;
}

/** Ties a screen's parts to its resource. */
export function useResourceHandle({ inTrash, view }: HandleOptions): ResourceHandle {
  const client = useApolloClient();
  const changed = useCallback(() => refetchAll(client), [client]);
  const perform = usePerform(changed);
  return useMemo(
    () => ({ perform, changed, inTrash, openDetails: view }),
    [changed, inTrash, perform, view],
  );
}
