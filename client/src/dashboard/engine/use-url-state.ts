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
  useEffect(() => {
    latest.current = params;
    set.current = setParams;
  }, [params, setParams]);

  const update = useCallback<UrlState['update']>((change, replace = false) => {
    latest.current = change(latest.current);
    set.current(latest.current, { replace, preventScrollReset: true });
  }, []);
  return useMemo(() => ({ params, update }), [params, update]);
}
