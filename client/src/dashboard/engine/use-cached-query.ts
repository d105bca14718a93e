import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type ErrorLike,
  NetworkStatus,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { expireAnswers, type Freshness, queryContext } from '../../lib/api/freshness-link';
import type { CallOptions } from '../../lib/api/transport';
import { NETWORK_ERROR } from '../../lib/api/api-error';
import { readError } from '../../lib/api/read-error';

/** Queries whose data are shown although the newest reload of them got no answer. */
let outdated = 0;
const listeners = new Set<() => void>();

function count(by: 1 | -1): void {
  outdated += by;
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether a failure says only that nobody could answer just now, and nothing about what was asked. */
const isOutage = (error: unknown): boolean =>
  ([NETWORK_ERROR, 'SERVICE_UNAVAILABLE'] as string[]).includes(readError(error).code);

/** Counts a query as outdated as long as `isOutdated` holds and its screen is there. */
function useReportOutdated(isOutdated: boolean): void {
  useEffect(() => {
    if (!isOutdated) return;
    count(1);
    return () => count(-1);
  }, [isOutdated]);
}

/** True while something on the screen could not be loaded again. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => outdated > 0,
    () => false,
  );
}

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

/**
 * Returns the variables once they are committed. A navigation is a transition, and Apollo's `useQuery` writes
 * to its store while it renders new variables: React then starts the transition again, for five seconds.
 */
function useCommittedVariables<Variables extends OperationVariables>(variables: Variables) {
  const current = JSON.stringify(variables);
  const [committed, setCommitted] = useState(current);
  useLayoutEffect(() => setCommitted(current), [current]);
  const parsed = useMemo(() => JSON.parse(committed) as Variables, [committed]);
  return { committed: parsed, isBehind: committed !== current };
}

/** How long after a reload without an answer the next one comes. */
const RELOAD_MS = 3000;

/** The data that were last read with the same variables. */
function useLastData<Data>(data: Data | undefined, variables: OperationVariables) {
  const [last, setLast] = useState<{ data: Data; variables: OperationVariables }>();
  if (data !== undefined && last?.data !== data) setLast({ data, variables });
  return last?.variables === variables ? last.data : undefined;
}

/**
 * Returns cached data at once, and requests it again when it is older than `maxAge`. When a reload gets no
 * answer, what was read before stays on the screen, which says so, and it is asked for again until it comes. Apollo
 * sends it by the links in app/apollo-boundary.tsx.
 */
export function useCachedQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { maxAge, retries = 1, inline }: FetchOptions,
): QueryResult<Data> {
  const { committed, isBehind } = useCommittedVariables(variables);
  const result = useQuery<Data, OperationVariables>(document, {
    variables: committed,
    fetchPolicy: 'cache-and-network',
    context: queryContext({ maxAge, retries, inline }),
  });
  const { client, observable, error } = result;
  const last = useLastData(result.data, committed);
  const data = result.data ?? last ?? result.previousData;
  const isBackground = result.networkStatus === NetworkStatus.refetch && data !== undefined;
  const refetch = useCallback(() => {
    expireAnswers(client);
    observable.refetch().catch(() => undefined);
  }, [client, observable]);

  const isUnanswered = error !== undefined && last !== undefined && isOutage(error);
  useEffect(() => {
    if (!isUnanswered) return;
    const timer = setTimeout(refetch, RELOAD_MS);
    return () => clearTimeout(timer);
  }, [isUnanswered, refetch]);
  // Stays while it is asked for again, so that the notice does not come and go.
  const [isOutdated, setOutdated] = useState(false);
  if (!result.loading && isOutdated !== isUnanswered) setOutdated(isUnanswered);
  useReportOutdated(isOutdated);
  return {
    data,
    loading: isBehind || (result.loading && !isBackground),
    error: isUnanswered ? undefined : error,
    refetch,
  };
}
