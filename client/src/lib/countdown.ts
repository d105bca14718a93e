import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** Seconds as m:ss, the way the screens show the time left until a mail may be asked for again. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface Clock {
  until: number;
  length: number;
}

const listeners = new Set<() => void>();
/** Where the browser refuses storage the clock still runs until the page is left. */
const memory = new Map<string, Clock>();

function readClock(name: string): Clock | undefined {
  const stored = readStored<Partial<Clock>>(`clock:${name}`);
  return typeof stored?.until === 'number' && typeof stored.length === 'number'
    ? { until: stored.until, length: stored.length }
    : memory.get(name);
}

/** A clock set back on the machine must never leave somebody waiting longer than was asked for. */
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

/** Starts a countdown by name, for screens that are shown only afterwards. */
export function startClock(name: string, seconds: number): void {
  const clock = { until: Date.now() + seconds * 1000, length: seconds };
  if (writeStored(`clock:${name}`, clock)) memory.delete(name);
  else memory.set(name, clock);
  listeners.forEach((notify) => notify());
}

export interface Countdown {
  /** Whole seconds left; 0 when nothing runs. */
  left: number;
  running: boolean;
  start: (seconds: number) => void;
}

/**
 * A countdown that survives a reload: its end is kept in the browser under `name`.
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
