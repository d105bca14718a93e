import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** Seconds as m:ss, for the time left until another e-mail can be requested. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface Clock {
  until: number;
  length: number;
}

const listeners = new Set<() => void>();
/** Used when the browser refuses storage: countdowns then last until the page is left. */
const memory = new Map<string, Clock>();

function readClock(name: string): Clock | undefined {
  const stored = readStored<Partial<Clock>>(`clock:${name}`);
  return typeof stored?.until === 'number' && typeof stored.length === 'number'
    ? { until: stored.until, length: stored.length }
    : memory.get(name);
}

/** Limited to the countdown's length, in case the system clock was set back. */
function secondsLeft(name: string): number {
  const clock = readClock(name);
  if (!clock) return 0;
  return Math.max(0, Math.min(clock.length, Math.ceil((clock.until - Date.now()) / 1000)));
}

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  listeners.add(notify);
  return () => {
    clearInterval(timer);
    listeners.delete(notify);
  };
}

/** Starts a countdown by name before the screen that shows it is rendered. */
export function startClock(name: string, seconds: number): void {
  const clock = { until: Date.now() + seconds * 1000, length: seconds };
  if (writeStored(`clock:${name}`, clock)) memory.delete(name);
  else memory.set(name, clock);
  listeners.forEach((notify) => notify());
}

export interface Countdown {
  /** Whole seconds left; 0 when it does not run. */
  left: number;
  running: boolean;
  start: (seconds: number) => void;
}

/**
 * A countdown that survives a reload: its end is stored in the browser under `name`.
 *
 * @example const clock = useCountdown(`verify-panel:${userId}`); clock.start(60);
 */
export function useCountdown(name: string): Countdown {
  const left = useSyncExternalStore(
    subscribe,
    () => secondsLeft(name),
    () => 0,
  );
  const start = useCallback((seconds: number) => startClock(name, seconds), [name]);
  return { left, running: left > 0, start };
}
