import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { ApolloLink } from '@apollo/client';
import { createSocket } from './socket';
import { setSocketOpen } from './socket-state';

/** Apollo's WebSocket of subscriptions. */
export function createSocketLink(): ApolloLink {
  return new GraphQLWsLink(
    createSocket({ connected: () => setSocketOpen(true), closed: () => setSocketOpen(false) }),
  );
}
