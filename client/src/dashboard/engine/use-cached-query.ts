import { useCallback } from 'react';
import {
  NetworkStatus,
  type ErrorLike,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { expireAnswers, type Freshness } from '../../lib/freshness-link';
import type { CallOptions } from '../../lib/transport';

/** What a screen needs to know of a query. While new variables load, `data` is still the previous answer. */
export interface QueryResult<Data> {
  data: Data | undefined;
  loading: boolean;
  error: ErrorLike | undefined;
  /** Asks again in silence: what is there stays on the screen, and `loading` does not change. */
  refetch(): void;
}

/** How a screen asks for its data: `inline` when it shows a 401 itself. */
export interface FetchOptions extends Freshness, Pick<CallOptions, 'inline'> {}

/** Reads through Apollo's cache: what is known is shown at once, and asked for again when it is too old. */
export function useCachedQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { maxAge, retries = 1, inline }: FetchOptions,
): QueryResult<Data> {
  const result = useQuery<Data, OperationVariables>(document, {
    variables,
    fetchPolicy: 'cache-and-network',
    context: { maxAge, retries, inline },
  });
  const { client, observable } = result;
  const data = result.data ?? result.previousData;
  const isSilent = result.networkStatus === NetworkStatus.refetch && data !== undefined;
  const refetch = useCallback(() => {
    expireAnswers(client);
    observable.refetch().catch(() => undefined);
  }, [client, observable]);
  return { data, loading: result.loading && !isSilent, error: result.error, refetch };
}
