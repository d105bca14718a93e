import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

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
