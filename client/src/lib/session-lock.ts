type Listener = () => void;

/** Whether somebody uses the page; the transport asks it and reports use. */
export interface Activity {
  /** Nobody has used the page for a while, so calls made now are automatic. */
  isAway: () => boolean;
  /** Called for each request that counts as use of the session. */
  used: () => void;
}

/** Why calls wait: the session was not used for too long, or its owner has to set up a second factor (B27). */
export type LockReason = 'unused' | 'secondFactor';

/**
 * The lock of a session of the office (A12). It connects the transport, which gets the refusal,
 * with the screen that unlocks, without either importing the other.
 */
export interface SessionLock {
  isLocked: () => boolean;
  reason: () => LockReason | undefined;
  subscribe: (listener: Listener) => () => void;
  /** Shows the lock. Resolves when it is released: true when calls can be retried. */
  lock: (reason?: LockReason) => Promise<boolean>;
  /** Removes the lock: true after what it asked for was done, false after signing out. */
  release: (canRetry: boolean) => void;
  activity: Activity;
}

/** Used until activity is measured: every call counts as made by the person. */
export const ALWAYS_ACTIVE: Activity = { isAway: () => false, used: () => undefined };

export function createSessionLock(): SessionLock {
  const listeners = new Set<Listener>();
  let waiting: Promise<boolean> | undefined;
  let reason: LockReason | undefined;
  let settle: (canRetry: boolean) => void = () => undefined;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    activity: ALWAYS_ACTIVE,
    isLocked: () => reason !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reason: () => reason,
    lock: (next = 'unused') => {
      waiting ??= new Promise((resolve) => (settle = resolve));
      // the password comes first, because without it no second factor can be set up
      if (!reason || (next === 'unused' && reason !== next)) {
        reason = next;
        tell();
      }
      return waiting;
    },
    release: (canRetry) => {
      if (!waiting) return;
      waiting = reason = undefined;
      settle(canRetry);
      tell();
    },
  };
}
