import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Address {
  params: URLSearchParams;
  /** Several changes in a row build on each other, also while the screen is still being drawn. */
  update(change: (current: URLSearchParams) => URLSearchParams, replace?: boolean): void;
}

/**
 * The parameters of the address. The router hands an update what was drawn last, so a row opened a
 * moment before a search begins would be closed by it; here an update gets what was asked for last.
 */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  const set = useRef(setParams);
  useEffect(() => {
    latest.current = params;
    set.current = setParams;
  }, [params, setParams]);

  const update = useCallback<Address['update']>((change, replace = false) => {
    latest.current = change(latest.current);
    set.current(latest.current, { replace, preventScrollReset: true });
  }, []);
  return useMemo(() => ({ params, update }), [params, update]);
}
