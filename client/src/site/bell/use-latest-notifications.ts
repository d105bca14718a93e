import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import {
  LatestNotificationsDocument,
  NotificationReceivedDocument,
  type LatestNotificationsQuery,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { createSocket } from '../../lib/socket';
import { hashOf } from '../../lib/transport';

/** Several events within this time cause one call. */
const DEBOUNCE_MS = 400;
/** Keeps the bell current when the WebSocket does not work. */
const POLL_MS = 60_000;

/** Follows the events of the signed-in person over a WebSocket of its own, because the page has no Apollo. */
function follow(onEvent: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(onEvent, DEBOUNCE_MS);
  };
  const socket = createSocket({ connected: onChange, closed: () => undefined });
  const sha256Hash = hashOf(NotificationReceivedDocument);
  const stop = socket.subscribe(
    { query: '', extensions: { persistedQuery: { version: 1, sha256Hash } } },
    { next: onChange, error: () => undefined, complete: () => undefined },
  );
  return () => {
    clearTimeout(timer);
    stop();
    void socket.dispose();
  };
}

/** The newest notifications of the signed-in person: live, and loaded again every minute in case events are lost. */
export function useLatestNotifications() {
  const { request } = useApi();
  const [data, setData] = useState<LatestNotificationsQuery>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(
    () =>
      request(LatestNotificationsDocument, {}, { inline: true }).then(
        (answer) => {
          setData(answer);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [request],
  );
  const reload = useEffectEvent(() => void load());

  useEffect(() => {
    reload();
    const unfollow = follow(() => reload());
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, POLL_MS);
    return () => {
      unfollow();
      clearInterval(poll);
    };
  }, []);

  return { data, failed, load };
}
