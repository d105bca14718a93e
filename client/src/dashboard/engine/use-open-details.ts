import { useCallback } from 'react';
import type { UrlState } from './use-url-state';

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
