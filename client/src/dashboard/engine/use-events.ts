import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';

/** Changes that come in a burst are one change to the screen. */
const GATHER_MS = 400;
/** Where the live wire is cut off, the screen is still never older than this. */
const POLL_MS = 60_000;

/** Calls back when the server tells of a change, and once a minute in case it could not. */
export function useEvents<Data>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  onChange: () => void,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gather = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onChange, GATHER_MS);
  }, [onChange]);
  useSubscription(subscription, { onData: gather, ignoreResults: true });

  useEffect(() => {
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible') onChange();
    }, POLL_MS);
    return () => {
      clearInterval(poll);
      clearTimeout(timer.current);
    };
  }, [onChange]);
}
