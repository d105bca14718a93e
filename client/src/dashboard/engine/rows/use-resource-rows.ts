import { useCallback, useEffect, useMemo } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocale } from '../../../lib/i18n/i18n';
import type { RowId } from '../field-types';
import { type ListState, toListVariables } from '../list/list-state';
import type { Page } from '../operations';
import type { Resource } from '../resource';
import type { QueryResult } from '../use-cached-query';
import type { ListStateHandle } from '../list/use-list-state';

/**
 * Asks for rows and details at the click. The router renders a new address first, and only the screen
 * that comes of it would ask.
 */
export function usePrefetch<Row, Id extends RowId, Values extends object>(
  resource: Resource<Row, Id, Values>,
) {
  const client = useApolloClient();
  const locale = useLocale();
  const rows = useCallback(
    (state: ListState) =>
      resource.prefetchRows(client, toListVariables(state, resource.spec, locale), state.filters),
    [client, locale, resource],
  );
  const details = useCallback(
    (id: string) => resource.detailsQuery?.prefetch(client, { id }),
    [client, resource],
  );
  return { rows, details };
}

export interface ResourceRowsResult<Row> extends QueryResult<Page<Row>> {
  lastPage: number;
}

/** Loads the page of rows that the state of the list names. */
export function useResourceRows<Row, Id extends RowId, Values extends object>(
  resource: Resource<Row, Id, Values>,
  { state, change }: ListStateHandle,
): ResourceRowsResult<Row> {
  const locale = useLocale();
  const rows = resource.useRows(toListVariables(state, resource.spec, locale), state.filters);
  const { data, loading, error, refetch } = rows;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / state.size));
  const isBeyondLastPage =
    data !== undefined && !loading && data.items.length === 0 && state.page > lastPage;
  useEffect(() => {
    // The last row of the last page was deleted.
    if (isBeyondLastPage) change({ page: lastPage }, { replace: true });
  }, [isBeyondLastPage, change, lastPage]);
  return useMemo(
    () => ({ data, loading, error, refetch, lastPage }),
    [data, loading, error, refetch, lastPage],
  );
}
