import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** The current minute; renders again when it changes. */
export const useNow = (): Date =>
  new Date(useSyncExternalStore(subscribe, currentMinute) * MINUTE_MS);
