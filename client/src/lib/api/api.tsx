import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { ApiError } from './api-error';
import type { QueryStore, QueryOptions } from './query-store';
import type { CallOptions, Transport } from './transport';

/** Sends one operation. Resolves to its data, or rejects with an `ApiError`. */
export type Request = <TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  options?: CallOptions,
) => Promise<TData>;

/** Wraps the transport: returns the data of a response, or throws its error. */
export function createRequest(transport: Transport): Request {
  return async (document, variables, options) => {
    const { data, errors } = await transport(document, variables, options);
    if (errors?.length || !data) throw new ApiError(errors ?? []);
    return data;
  };
}

interface Api {
  transport: Transport;
  request: Request;
  store: QueryStore;
}

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/**
 * Calls the server without Apollo, for pages whose JavaScript must stay small.
 *
 * @example const { request } = useApi(); await request(VerifyEmailDocument, { token });
 */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider');
  return api;
}

export interface PublicData<T> {
  data: T | undefined;
  loading: boolean;
  error: unknown;
  retry: () => void;
}

/** Calls `onFocus` when the window or tab gets the focus again. */
function useFocus(enabled: boolean, onFocus: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    const check = () => document.visibilityState === 'visible' && onFocus();
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [enabled, onFocus]);
}

/**
 * Content that is the same for every visitor. It is cached as its options say, and available at once
 * when the server sent it with the page. Memoize the options (`useMemo`): a new object reads again.
 */
export function usePublicData<T>(query: QueryOptions<T>): PublicData<T> {
  const { store } = useApi();
  const { key, caching } = query;
  const [failure, setFailure] = useState<{ key: string; error: unknown }>();

  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      await store.load(query);
    } catch (error) {
      setFailure({ key: query.key, error });
    }
  }, [query, store]);
  const refresh = useCallback(() => {
    if (!store.isFresh(key, caching?.freshMs)) void load();
  }, [key, caching?.freshMs, load, store]);

  const watch = useCallback((onChange: () => void) => store.watch(query, onChange), [query, store]);
  const read = () => store.get<T>(key);
  const data = useSyncExternalStore(watch, read, read);
  useEffect(refresh, [refresh]);
  useFocus(caching?.onFocus === true, refresh);

  const error = failure?.key === key ? failure.error : undefined;
  return {
    data,
    error,
    loading: data === undefined && error === undefined,
    retry: () => void load(),
  };
}

/**
 * A call made by a form or a button. `busy` is true while it runs; errors are thrown to the caller.
 *
 * @example const [send, { busy }] = useSubmit(SendPasswordResetDocument); await send({ email });
 */
export function useSubmit<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options?: CallOptions,
): [(variables: TVariables) => Promise<TData>, { busy: boolean }] {
  const { request } = useApi();
  const [busy, setBusy] = useState(false);
  const inline = options?.inline;
  const send = useCallback(
    async (variables: TVariables) => {
      setBusy(true);
      try {
        return await request(document, variables, { inline });
      } finally {
        setBusy(false);
      }
    },
    [document, inline, request],
  );
  return [send, { busy }];
}
