import { useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import {
  MyServiceRequestChangedDocument,
  type ClientRequestFragment,
} from '../../graphql/generated/graphql';
import { useSocketOpen } from '../../lib/live';

/** How often a screen asks again by itself while nothing arrives live. */
const POLL_MS = 20_000;

export interface LiveRequests {
  refetch: () => unknown;
  onChange?: (request: ClientRequestFragment) => void;
}

/**
 * Keeps a screen of the person's requests up to date: changes arrive over the socket and go straight
 * into the cache. While there is no socket the screen asks again every 20 seconds; it also asks when
 * the socket opens and when the person comes back to it, for what was missed.
 */
export function useLiveRequests({ refetch, onChange }: LiveRequests): { live: boolean } {
  const open = useSocketOpen();
  const { error } = useSubscription(MyServiceRequestChangedDocument, {
    onData: ({ data }) => {
      if (data.data) onChange?.(data.data.myServiceRequestChanged);
    },
  });
  const live = open && !error;
  const askAgain = useEffectEvent(() => void refetch());

  useEffect(() => {
    // What changed before the socket was open, or while it was gone, was sent to nobody.
    if (live) return askAgain();
    const timer = setInterval(() => askAgain(), POLL_MS);
    return () => clearInterval(timer);
  }, [live]);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  return { live };
}
