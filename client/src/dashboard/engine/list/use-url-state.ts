import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The URL parameter that names the row whose details are open. */
const VIEW_PARAM = 'view';

/** The row whose details are open. It is in the URL, so that links to it work. `beforeOpen` is told of it before it is rendered. */
export function useOpenDetails(
  { params, update }: UrlState,
  beforeOpen: (id: string) => void,
): {
  id: string | null;
  /** `replace` keeps the browser's Back button on the list. */
  open(id: string, replace?: boolean): void;
  close(): void;
} {
  const setParam = useCallback(
    (id: string | null, replace?: boolean) => {
      update((current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(VIEW_PARAM);
        else next.set(VIEW_PARAM, id);
        return next;
      }, replace);
    },
    [update],
  );
  const open = useCallback(
    (id: string, replace?: boolean) => {
      beforeOpen(id);
      setParam(id, replace);
    },
    [beforeOpen, setParam],
  );
  const close = useCallback(() => setParam(null), [setParam]);
  return { id: params.get(VIEW_PARAM), open, close };
}

export interface UrlState {
  params: URLSearchParams;
  /** Each change gets the result of the one before it, also when that is not rendered yet. */
  update(change: (current: URLSearchParams) => URLSearchParams, replace?: boolean): void;
}

/**
 * The search parameters of the URL. `setSearchParams` of the router gives an update the parameters of the
 * last render, so that a search right after opening a row would close the row again; here an update
 * gets the latest parameters.
 */
export function useUrlState(): UrlState {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  const set = useRef(setParams);
  /** Updates that are not rendered yet. */
  const pending = useRef<string[]>([]);
  useEffect(() => {
    set.current = setParams;
    const position = pending.current.indexOf(params.toString());
    // after an older update, the latest parameters are still those of a newer one
    pending.current = position < 0 ? [] : pending.current.slice(position + 1);
    if (pending.current.length === 0) latest.current = params;
  }, [params, setParams]);

  const update = useCallback<UrlState['update']>((change, replace = false) => {
    latest.current = change(latest.current);
    pending.current.push(latest.current.toString());
    set.current(latest.current, { replace, preventScrollReset: true });
  }, []);
  return useMemo(() => ({ params, update }), [params, update]);
}
