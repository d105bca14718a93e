import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import type { Page } from '../../dashboard/engine/operations';
import { pageAfterResize } from '../../dashboard/engine/page-size';
import type { QueryResult } from '../../dashboard/engine/use-cached-query';
import { usePageSize } from '../../dashboard/engine/use-page-size';
import { useApi } from '../../lib/api';
import { refetchAll } from '../../lib/freshness-link';
import { CONTACT_INFO_KEY_PREFIX } from './contact-info.queries';
import { contactEntries, type ContactRow } from './contact-entries';

/** Page and sorting of the list. */
export interface ContactView {
  page: number;
  /** By type and position when left out. */
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
}

export interface ContactEntries {
  view: ContactView;
  setView(view: ContactView): void;
  /** Rows on a page. */
  size: number;
  turnTo(page: number, size: number): void;
  result: QueryResult<Page<ContactRow>>;
  /** Loads the list again and expires what public pages have cached. */
  refresh(): Promise<void>;
}

/** The entries of one page. */
export function useContactEntries(): ContactEntries {
  const client = useApolloClient();
  const { store } = useApi();
  const [view, setView] = useState<ContactView>({ page: 1 });
  const [size, setSize] = usePageSize('contactInfo');
  const result = contactEntries.useData({ ...view, limit: size });
  const turnTo = (page: number, chosen: number) => {
    if (chosen !== size) setSize(chosen);
    setView({ ...view, page: chosen === size ? page : pageAfterResize(view.page, size, chosen) });
  };
  const refresh = useCallback(async () => {
    store.expire(CONTACT_INFO_KEY_PREFIX);
    await refetchAll(client);
  }, [client, store]);
  return { view, setView, size, turnTo, result, refresh };
}
