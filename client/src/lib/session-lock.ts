type Listener = () => void;

/** What the wire asks and tells about the person's being there. */
export interface Presence {
  /** Nobody touched the page for a while: what it asks now, it asks by itself. */
  isAway: () => boolean;
  /** A call went out that counts as use of the session. */
  used: () => void;
}

/**
 * The lock of an administrator's session, between the wire that runs into it and the screen that
 * opens it (A12): neither knows the other.
 */
export interface SessionLock {
  isLocked: () => boolean;
  subscribe: (listener: Listener) => () => void;
  /** Shows the lock. Resolves when it is gone: true when calls may be tried again. */
  lock: () => Promise<boolean>;
  /** Takes the lock away: the person gave the password (true), or left. */
  release: (again: boolean) => void;
  presence: Presence;
}

/** Until somebody watches over the person's being there, every call is theirs. */
export const ALWAYS_THERE: Presence = { isAway: () => false, used: () => undefined };

export function createSessionLock(): SessionLock {
  const listeners = new Set<Listener>();
  let gone: Promise<boolean> | undefined;
  let settle: (again: boolean) => void = () => undefined;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    presence: ALWAYS_THERE,
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
