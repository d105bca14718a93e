import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { LIMITS } from '@contract/limits';
import type { Page } from '../../dashboard/engine/operations';
import type { QueryResult } from '../../dashboard/engine/use-cached-query';
import { useApi } from '../../lib/api';
import { refetchAll } from '../../lib/freshness-link';
import { CONTACT_INFO_KEY_PREFIX } from './contact-info.queries';
import { contactEntries, type ContactRow } from './contact-entries';

/** Which part of the entries is on the screen. */
export interface ContactView {
  page: number;
  /** Server's own order, by type and place, when left out. */
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
}

export interface ContactEntries {
  view: ContactView;
  show(view: ContactView): void;
  result: QueryResult<Page<ContactRow>>;
  /** Something was changed: the list and what the public pages keep are out of date. */
  changed(): Promise<void>;
}

/** The entries of one page, and what makes them out of date. */
export function useContactEntries(): ContactEntries {
  const client = useApolloClient();
  const { store } = useApi();
  const [view, show] = useState<ContactView>({ page: 1 });
  const result = contactEntries.useData({ ...view, limit: LIMITS.list.defaultLimit });
  const changed = useCallback(async () => {
    store.expire(CONTACT_INFO_KEY_PREFIX);
    await refetchAll(client);
  }, [client, store]);
  return { view, show, result, changed };
}
