import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSocketOpen } from '../lib/socket-state';

/** Interval of polling while the WebSocket is not connected. */
const POLL_MS = 20_000;

export interface LiveRequests<Data> {
  refetch: () => unknown;
  onChange?: (changed: Data) => void;
}

/**
 * Keeps the person's requests up to date. Changes come over the WebSocket and update Apollo's cache; without
 * it, the requests are loaded every 20 seconds. They are also loaded when the socket opens and when the
 * person returns to the page, because events may have been missed.
 */
export function useLiveRequests<Data>(
  changes: TypedDocumentNode<Data, Record<string, never>>,
  { refetch, onChange }: LiveRequests<Data>,
): { live: boolean } {
  const open = useSocketOpen();
  const { error } = useSubscription(changes, {
    onData: ({ data }) => {
      if (data.data) onChange?.(data.data);
    },
  });
  const live = open && !error;
  const refetchRequests = useEffectEvent(() => void refetch());

  useEffect(() => {
    // Events are not sent again after a time without a connection.
    if (live) return refetchRequests();
    const timer = setInterval(() => refetchRequests(), POLL_MS);
    return () => clearInterval(timer);
  }, [live]);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') refetchRequests();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  return { live };
}
