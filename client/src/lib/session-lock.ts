type Listener = () => void;

/** Whether the person is at the screen; the transport asks it and reports use. */
export interface Presence {
  /** Nobody has used the page for a while, so calls made now are automatic. */
  isAway: () => boolean;
  /** Called for each request that counts as use of the session. */
  used: () => void;
}

/**
 * The lock of an administrator's session (A12). It connects the transport, which gets the refusal,
 * with the screen that unlocks, without either importing the other.
 */
export interface SessionLock {
  isLocked: () => boolean;
  subscribe: (listener: Listener) => () => void;
  /** Shows the lock. Resolves when it is gone: true when calls can be retried. */
  lock: () => Promise<boolean>;
  /** Removes the lock: true after the password was given, false after signing out. */
  release: (again: boolean) => void;
  presence: Presence;
}

/** Used until presence is tracked: every call counts as made by the person. */
export const ALWAYS_PRESENT: Presence = { isAway: () => false, used: () => undefined };

export function createSessionLock(): SessionLock {
  const listeners = new Set<Listener>();
  let gone: Promise<boolean> | undefined;
  let settle: (again: boolean) => void = () => undefined;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    presence: ALWAYS_PRESENT,
    isLocked: () => gone !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lock: () => {
      if (!gone) {
        gone = new Promise((resolve) => (settle = resolve));
        tell();
      }
      return gone;
    },
    release: (again) => {
      if (!gone) return;
      gone = undefined;
      settle(again);
      tell();
    },
  };
}
