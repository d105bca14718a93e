import { useSyncExternalStore } from 'react';

/** Whether the live wire carries events at this moment. Nothing here loads it. */
let open = false;
const listeners = new Set<() => void>();

/** Told by the socket itself (see subscriptions.ts). */
export function setSocketOpen(next: boolean): void {
  open = next;
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** True while subscriptions arrive; a screen that must not go stale asks again by itself while false. */
export function useSocketOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}
