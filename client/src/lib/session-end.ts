type Listener = () => void;

/** Lets the wire tell the screens that the session is over, without either knowing the other. */
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
