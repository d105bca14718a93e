import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authAddress, SESSION_ENDED } from '../lib/addresses';
import { useAuth } from '../lib/auth';

type Listener = () => void;

/** Lets the API client report a 401 to the screens without importing them. */
export interface SessionEndEvents {
  announce: () => void;
  subscribe: (listener: Listener) => () => void;
}

export function createSessionEnd(): SessionEndEvents {
  const listeners = new Set<Listener>();
  return {
    announce: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** After a 401, unless the person is signing out: removes the user and opens the sign-in page, which leads back here. */
export function useSessionEnd(sessionEnd: SessionEndEvents | undefined): void {
  const { expire, signedOutByChoice } = useAuth();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const leave = useEffectEvent(() => {
    // Reads that were under way while the person signs out are refused, too.
    if (signedOutByChoice) return;
    expire();
    void navigate(authAddress(pathname + search + hash), { state: SESSION_ENDED });
  });
  useEffect(() => sessionEnd?.subscribe(() => leave()), [sessionEnd]);
}
