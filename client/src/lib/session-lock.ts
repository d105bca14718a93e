type Listener = () => void;

/** Whether the person is at the screen; the transport asks it and reports use. */
export interface Presence {
  /** Nobody has used the page for a while, so calls made now are automatic. */
  isAway: () => boolean;
  /** Called for each request that counts as use of the session. */
  used: () => void;
}

/** Why calls wait: the session was not used for too long, or its owner has to set up a second factor (B27). */
export type LockReason = 'unused' | 'secondFactor';

/**
 * The lock of an administrator's session (A12). It connects the transport, which gets the refusal,
 * with the screen that unlocks, without either importing the other.
 */
export interface SessionLock {
  isLocked: () => boolean;
  reason: () => LockReason | undefined;
  subscribe: (listener: Listener) => () => void;
  /** Shows the lock. Resolves when it is gone: true when calls can be retried. */
  lock: (reason?: LockReason) => Promise<boolean>;
  /** Removes the lock: true after what it asked for was done, false after signing out. */
  release: (again: boolean) => void;
  presence: Presence;
}

/** Used until presence is tracked: every call counts as made by the person. */
export const ALWAYS_PRESENT: Presence = { isAway: () => false, used: () => undefined };

export function createSessionLock(): SessionLock {
  const listeners = new Set<Listener>();
  let gone: Promise<boolean> | undefined;
  let reason: LockReason | undefined;
  let settle: (again: boolean) => void = () => undefined;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    presence: ALWAYS_PRESENT,
    isLocked: () => reason !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reason: () => reason,
    lock: (next = 'unused') => {
      gone ??= new Promise((resolve) => (settle = resolve));
      // Without the password nothing can be set up, so that the lock for want of use comes first.
      if (!reason || (next === 'unused' && reason !== next)) {
        reason = next;
        tell();
      }
      return gone;
    },
    release: (again) => {
      if (!gone) return;
      gone = reason = undefined;
      settle(again);
      tell();
    },
  };
}
