import { useCallback, useState } from 'react';
import { inOrder, type HistoryEvent } from './request-history';
import type { RequestKind, RequestWithStatus } from './request-kind';

/** What somebody else did to a request while a decision about it was being written. */
export interface ConcurrentChange {
  /** Undefined for a change that is not in the history. */
  event: HistoryEvent | undefined;
}

/**
 * The version of a request that a decision is about: the one on the screen when the dialog opened. A live
 * update does not replace it; the newer version counts only once somebody has looked at it.
 */
export function useDecision<Status extends string>(
  kind: RequestKind<Status>,
  request: RequestWithStatus<Status>,
) {
  const { data: current, refetch } = kind.current.useData({ id: request.id });
  const [basis, setBasis] = useState<{ status: Status; version: number }>(request);
  const isNewer = current !== undefined && current.version > basis.version;
  const change: ConcurrentChange | undefined = isNewer
    ? { event: inOrder(current.timeline).at(-1) }
    : undefined;
  const accept = useCallback(() => {
    if (current) setBasis({ status: current.status, version: current.version });
  }, [current]);
  return { basis, change, accept, refetch };
}
