import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UrlState, useOpenDetails } from '../engine/list/use-url-state';
import type { ListStateHandle } from '../engine/list/use-list-state';

interface ListedRequests {
  /** Ids of the loaded page of the list, in its order. */
  ids: readonly string[];
  loading: boolean;
  lastPage: number;
}

export interface OpenRequest {
  id: string | null;
  /** Its place in the whole list, from 1; undefined when it is not in the loaded page. */
  position: number | undefined;
  /** Index of the open request, or of the one that was open last. */
  index: number;
  open(id: string): void;
  close(): void;
  openNext: (() => void) | undefined;
  openPrevious: (() => void) | undefined;
}

/** Turns the page of the list and opens its first or last request as soon as that is loaded. */
function usePageTurn(list: ListStateHandle, listed: ListedRequests, open: (id: string) => void) {
  const target = useRef<{ page: number; edge: 0 | -1 }>(undefined);
  const openEdge = useEffectEvent(() => {
    const { page, edge } = target.current ?? {};
    if (page !== list.state.page || edge === undefined || listed.loading) return;
    target.current = undefined;
    const id = listed.ids.at(edge);
    if (id !== undefined) open(id);
  });
  useEffect(() => openEdge(), [list.state.page, listed.ids, listed.loading]);
  return (page: number, edge: 0 | -1) => {
    target.current = { page, edge };
    list.change({ page }, { replace: true });
  };
}

/** The open request is in the URL; next and previous follow the order of the list across its pages. */
export function useOpenRequest(
  urlState: UrlState,
  list: ListStateHandle,
  listed: ListedRequests,
  beforeOpen: (id: string) => void,
): OpenRequest {
  const { id, open, close } = useOpenDetails(urlState, beforeOpen);
  const [lastIndex, setLastIndex] = useState(0);
  const found = id === null ? -1 : listed.ids.indexOf(id);
  if (found >= 0 && found !== lastIndex) setLastIndex(found);

  // Back leads to the list, however many requests were opened one after the other.
  const replace = useCallback((next: string) => open(next, true), [open]);
  const turnTo = usePageTurn(list, listed, replace);
  const { page, size } = list.state;
  // A request that left the list, as after a decision, has its successor in its place.
  const nextId = found >= 0 ? listed.ids[found + 1] : listed.ids[lastIndex];
  const previousId = found >= 0 ? listed.ids[found - 1] : listed.ids[lastIndex - 1];
  const step = (neighbour: string | undefined, otherPage: number, edge: 0 | -1) => {
    if (id === null) return undefined;
    if (neighbour !== undefined) return () => replace(neighbour);
    // While a page is being turned the rows are still those of the one before: a second step would skip a page.
    const exists = !listed.loading && otherPage >= 1 && otherPage <= listed.lastPage;
    return exists ? () => turnTo(otherPage, edge) : undefined;
  };
  return {
    id,
    position: found >= 0 ? (page - 1) * size + found + 1 : undefined,
    index: found >= 0 ? found : lastIndex,
    open,
    close,
    openNext: step(nextId, page + 1, 0),
    openPrevious: step(previousId, page - 1, -1),
  };
}
