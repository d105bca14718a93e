import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSocketOpen } from '../lib/live/socket-state';

/** Interval of polling while the WebSocket is not connected. */
const POLL_MS = 20_000;

export interface LiveRequests<Data> {
  refetch: () => unknown;
  onChange?: (changed: Data) => void;
}

/**
 * Loads again while there are no events: every 20 seconds without the WebSocket, when it opens and when the
 * person returns to the page, because events may have been missed.
 */
function useReloading(live: boolean, reload: () => unknown): void {
  const load = useEffectEvent(() => void reload());

  useEffect(() => {
    // Events are not sent again after a time without a connection.
    if (live) return load();
    const timer = setInterval(() => load(), POLL_MS);
    return () => clearInterval(timer);
  }, [live]);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') load();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
}

/** Keeps one request up to date. Changes come over the WebSocket and update Apollo's cache. */
export function useLiveRequests<Data>(
  changes: TypedDocumentNode<Data, Record<string, never>>,
  { refetch, onChange }: LiveRequests<Data>,
): { live: boolean; changeCount: number } {
  const [changeCount, setChangeCount] = useState(0);
  const open = useSocketOpen();
  const { error } = useSubscription(changes, {
    onData: ({ data }) => {
      setChangeCount((count) => count + 1);
      if (data.data) onChange?.(data.data);
    },
  });
  const live = open && !error;
  useReloading(live, () => {
    setChangeCount((count) => count + 1);
    return refetch();
  });
  return { live, changeCount };
}

/** Keeps a list up to date that has rows of several kinds; each change loads it again. */
export function useLiveList(
  changes: readonly TypedDocumentNode<unknown, Record<string, never>>[],
  reload: () => unknown,
): void {
  const client = useApolloClient();
  const open = useSocketOpen();
  const [refused, setRefused] = useState(false);
  const load = useEffectEvent(() => void reload());
  useEffect(() => {
    const following = changes.map((query) =>
      client.subscribe({ query }).subscribe({
        next: () => load(),
        error: () => setRefused(true),
      }),
    );
    return () => following.forEach((each) => each.unsubscribe());
  }, [client, changes]);
  useReloading(open && !refused, reload);
}
