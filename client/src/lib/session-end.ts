type Listener = () => void;

/** Tells the screens that the session has ended, without importing them into the transport. */
export interface SessionEnd {
  announce: () => void;
  subscribe: (listener: Listener) => () => void;
}

export function createSessionEnd(): SessionEnd {
  const listeners = new Set<Listener>();
  return {
    announce: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
