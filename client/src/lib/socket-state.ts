import { useSyncExternalStore } from 'react';

/** Whether the WebSocket is connected. Kept apart, so that reading it does not load the socket code. */
let open = false;
const listeners = new Set<() => void>();

/** Called by the socket (see subscriptions.ts). */
export function setSocketOpen(next: boolean): void {
  open = next;
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** True while subscriptions arrive. While false, a screen that must stay current should poll. */
export function useSocketOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}
