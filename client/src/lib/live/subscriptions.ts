import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { ApolloLink } from '@apollo/client';
import { createSocket } from './socket';
import { setSocketOpen } from './socket-state';

/** No subscription is left, or the session has ended. */
const ON_PURPOSE = [1000, 4401];

/** Apollo's WebSocket of subscriptions. */
export function createSocketLink(): ApolloLink {
  return new GraphQLWsLink(
    createSocket({
      connected: () => setSocketOpen(true),
      closed: (event) =>
        setSocketOpen(false, { lost: !ON_PURPOSE.includes((event as CloseEvent).code) }),
    }),
  );
}
