import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useSocketOpen, useSocketReturns } from '../../lib/live/socket-state';

/** Several events within this time cause one call. */
const DEBOUNCE_MS = 400;
/** Keeps the screen current when the WebSocket does not work. */
const POLL_MS = 60_000;
/** How the socket is closed when the session ends. Reading would be refused, and lead away from the screen. */
const SESSION_ENDED = /\b4401\b/;

/** Calls `load` when the connection is there or back: what happened before is not sent any more. */
function useMissedEvents(load: () => void): void {
  const onMissed = useEffectEvent(load);
  const returns = useSocketReturns();
  const known = useRef(returns);
  useEffect(() => {
    if (returns !== known.current) onMissed();
    known.current = returns;
  }, [returns]);

  // The screen was read before the first connection.
  const open = useSocketOpen();
  const wasOpen = useRef(open);
  useEffect(() => {
    if (!open || wasOpen.current) return;
    wasOpen.current = true;
    onMissed();
  }, [open]);
}

/**
 * Calls `onChange` when the connection is there or back, and once a minute in case events are lost. What it answers is
 * for events of any number of subscriptions, of which those of a moment cause one call.
 */
export function useChanges(onChange: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const debounced = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onChange, DEBOUNCE_MS);
  }, [onChange]);

  useMissedEvents(debounced);

  useEffect(() => {
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible') onChange();
    }, POLL_MS);
    return () => {
      clearInterval(poll);
      clearTimeout(timer.current);
    };
  }, [onChange]);
  return debounced;
}

/** Calls `onEvent` at each event of a subscription. */
export function useEvents<Data>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  onEvent: () => void,
): void {
  // An event can say that a row may no longer be seen; the subscription goes on.
  useSubscription(subscription, {
    onData: onEvent,
    onError: ({ message }) => {
      if (!SESSION_ENDED.test(message)) onEvent();
    },
    errorPolicy: 'all',
    ignoreResults: true,
  });
}

/**
 * Calls `onChange` after events of a subscription, when the connection is there or back, and once a minute
 * in case events are lost.
 */
export function useChangeSubscription<Data>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  onChange: () => void,
): void {
  useEvents(subscription, useChanges(onChange));
}
