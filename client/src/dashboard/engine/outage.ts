import { useEffect, useSyncExternalStore } from 'react';
import { NETWORK_ERROR } from '../../lib/api-error';
import { readError } from '../../lib/read-error';

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
export const isOutage = (error: unknown): boolean =>
  ([NETWORK_ERROR, 'SERVICE_UNAVAILABLE'] as string[]).includes(readError(error).code);

/** Counts a query as outdated as long as `isOutdated` holds and its screen is there. */
export function useReportOutdated(isOutdated: boolean): void {
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
