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
import { readError } from '../../lib/read-error';
import type { CallOptions } from '../../lib/transport';
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

/** How a screen wants to be asked for its data. */
export interface FetchOptions extends Pick<CallOptions, 'inline'> {
  /** How often a failed attempt is repeated before anybody hears of it; once when left out. */
  retries?: number;
}

/** The first repetition comes at once, each later one after a pause twice as long. */
const RETRY_MS = 400;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whoever is signed out stays so, however often it is tried. */
const isWorthRepeating = (error: unknown) => readError(error).code !== 'UNAUTHENTICATED';

async function repeat(again: () => Promise<unknown>, retries: number): Promise<void> {
  for (let count = 0; count < retries; count += 1) {
    if (count > 0) await pause(RETRY_MS * 2 ** (count - 1));
    const error = await again();
    if (error === undefined || !isWorthRepeating(error)) return;
  }
}

interface Repeated {
  key: string;
  error: unknown;
  retries: number;
  /** Asks anew; answers with what went wrong, if anything did. */
  again: () => Promise<unknown>;
}

/** Repeats a failed attempt before anybody hears of it; true while that is under way. */
function useRetry({ key, error, retries, again }: Repeated): boolean {
  const started = useRef<string>(undefined);
  const [spent, setSpent] = useState<string>();
  const failed = error !== undefined && isWorthRepeating(error) && retries > 0;
  useEffect(() => {
    if (!failed || started.current === key) return;
    started.current = key;
    void repeat(again, retries).then(() => setSpent(key));
  }, [again, failed, key, retries]);
  return started.current === key ? spent !== key : failed && spent !== key;
}

const noop = () => undefined;

/**
 * Reads with a time limit on the cache: a younger answer is shown without asking, an older one is shown
 * and asked for again. One failed attempt is repeated, or as many as the options say, but never a 401;
 * nothing is fetched because a window got the focus. With `inline` the screen shows a 401 itself (A04).
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  maxAge: number,
  { retries = 1, inline }: FetchOptions = {},
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
        context: { inline },
      }),
    [client, document, inline, key, maxAge, sent],
  );
  const { result, data } = useWatched(query);
  const again = useCallback(() => query.refetch().then(noop, (error: unknown) => error), [query]);
  const refetch = useCallback(() => void again(), [again]);
  useStamp(client, key, result.networkStatus);
  const isRetrying = useRetry({ key, error: result.error, retries, again });
  const isSilent = result.networkStatus === NetworkStatus.refetch && data !== undefined;
  return {
    data,
    loading: isRetrying || (result.loading && !isSilent),
    error: isRetrying ? undefined : result.error,
    refetch,
  };
}
