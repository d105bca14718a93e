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

/** The result of a query. While new variables load, `data` is the previous result. */
export interface QueryResult<Data> {
  data: Data | undefined;
  loading: boolean;
  error: ErrorLike | undefined;
  /** Loads again in the background: `data` stays, and `loading` does not change. */
  refetch(): void;
}

/** `inline` means that the screen shows a 401 itself, without a redirect. */
export interface FetchOptions extends Freshness, Pick<CallOptions, 'inline'> {}

/** Returns cached data at once, and requests it again when it is older than `maxAge`. */
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
  const isBackground = result.networkStatus === NetworkStatus.refetch && data !== undefined;
  const refetch = useCallback(() => {
    expireAnswers(client);
    observable.refetch().catch(() => undefined);
  }, [client, observable]);
  return { data, loading: result.loading && !isBackground, error: result.error, refetch };
}
