import { useSyncExternalStore } from 'react';

/** Whether the WebSocket is connected. Kept apart, so that reading it does not load the socket code. */
let open = false;
let isLost = false;
let returns = 0;
const listeners = new Set<() => void>();

/** Called by the socket (see subscriptions.ts). `lost`: it was neither closed on purpose nor by the server. */
export function setSocketOpen(next: boolean, { lost = false } = {}): void {
  if (next && isLost) returns += 1;
  isLost = lost;
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

/** How often the WebSocket came back after it was lost. What happened meanwhile is not sent any more. */
export function useSocketReturns(): number {
  return useSyncExternalStore(
    subscribe,
    () => returns,
    () => 0,
  );
}
