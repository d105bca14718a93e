import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocale } from '../../lib/i18n';
import type { RowId } from './field-types';
import { toListVariables, type ListState } from './list-state';
import type { Resource } from './resource';

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
