import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { MarkMyRequestSeenDocument } from '../graphql/generated/graphql';

interface ShownRequest {
  id: string;
  timeline: readonly { id: string }[];
}

/** Tells the server that the client has seen what the office answered, as soon as the page is in sight. */
export function useMarkSeen(kind: RequestKindName, request: ShownRequest | undefined): void {
  const client = useApolloClient();
  const id = request?.id;
  const last = request?.timeline.at(-1)?.id;
  useEffect(() => {
    if (!id || !last) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      // Without it the list shows the mark once more, which is no reason for a message.
      client
        .mutate({ mutation: MarkMyRequestSeenDocument, variables: { kind, id } })
        .catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, kind, id, last]);
}
