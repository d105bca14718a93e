import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  NetworkStatus,
  type ApolloClient,
  type ErrorLike,
  type ObservableQuery,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { freshnessKey, isFresh, markFetched } from './freshness';

/** What a screen needs to know of a query. While new variables load, `data` is still the previous answer. */
export interface FreshResult<Data> {
  data: Data | undefined;
  loading: boolean;
  error: ErrorLike | undefined;
  /** Asks again in silence: what is there stays on the screen, and `loading` does not change. */
  refetch(): void;
}

interface Seen<Data> {
  query: ObservableQuery<Data>;
  result: ObservableQuery.Result<Data>;
  /** The last answer, whichever variables it was for. */
  data: Data | undefined;
}

function lookAt<Data>(query: ObservableQuery<Data>, before?: Data): Seen<Data> {
  const result = query.getCurrentResult();
  return { query, result, data: (result.data as Data | undefined) ?? before };
}

/**
 * Follows a query from effects only. Apollo's own hook starts its request while rendering, and a
 * navigation is rendered many times over before it shows: each attempt would ask, and hold up the next.
 */
function useWatched<Data>(query: ObservableQuery<Data>): Seen<Data> {
  const [seen, setSeen] = useState(() => lookAt(query));
  useEffect(() => {
    const subscription = query.subscribe(() => setSeen(({ data }) => lookAt(query, data)));
    return () => subscription.unsubscribe();
  }, [query]);
  return seen.query === query ? seen : lookAt(query, seen.data);
}

/** Notes when an answer has come from the server. */
function useStamp(client: ApolloClient, key: string, status: NetworkStatus): void {
  const asked = useRef(false);
  useEffect(() => {
    if (status !== NetworkStatus.ready) asked.current = true;
    else if (asked.current) {
      asked.current = false;
      markFetched(client, key);
    }
  }, [client, key, status]);
}

/** Repeats a failed attempt once before anybody hears of it; true while that is under way. */
function useRetry(key: string, failed: boolean, again: () => Promise<void>): boolean {
  const started = useRef<string>(undefined);
  const [spent, setSpent] = useState<string>();
  useEffect(() => {
    if (!failed || started.current === key) return;
    started.current = key;
    void again().then(() => setSpent(key));
  }, [again, failed, key]);
  return failed && spent !== key;
}

const noop = () => undefined;

/**
 * Reads with a time limit on the cache: a younger answer is shown without asking, an older one is shown
 * and asked for again. One failed attempt is repeated; nothing is fetched because a window got the focus.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  maxAge: number,
): FreshResult<Data> {
  const client = useApolloClient();
  const key = freshnessKey(document, variables);
  const sent = JSON.stringify(variables);
  const query = useMemo(
    () =>
      client.watchQuery<Data>({
        query: document,
        variables: JSON.parse(sent) as OperationVariables,
        fetchPolicy: isFresh(client, key, maxAge) ? 'cache-first' : 'cache-and-network',
        nextFetchPolicy: 'cache-first',
        notifyOnNetworkStatusChange: true,
      }),
    [client, document, key, maxAge, sent],
  );
  const { result, data } = useWatched(query);
  const again = useCallback(() => query.refetch().then(noop, noop), [query]);
  const refetch = useCallback(() => void again(), [again]);
  useStamp(client, key, result.networkStatus);
  const isRetrying = useRetry(key, result.error !== undefined, again);
  const isSilent = result.networkStatus === NetworkStatus.refetch && data !== undefined;
  return {
    data,
    loading: isRetrying || (result.loading && !isSilent),
    error: isRetrying ? undefined : result.error,
    refetch,
  };
}
