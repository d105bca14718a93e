import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { ApolloLink } from '@apollo/client';
import { createClient } from 'graphql-ws';
import { env } from './env';
import { setSocketOpen } from './socket-state';

/** Longest pause between two attempts to reconnect. */
const LONGEST_PAUSE_MS = 30_000;
/** A connection that broke without a close frame is noticed after this time. */
const KEEP_ALIVE_MS = 20_000;

function pauseBeforeRetry(retries: number): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** retries) + Math.random() * 1000;
  return new Promise((resolve) => setTimeout(resolve, pause));
}

/** The WebSocket of subscriptions. The session cookie authenticates it, and it reconnects by itself. */
export function createSocketLink(): ApolloLink {
  const address = new URL(`${env.apiBase}/graphql`, window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new GraphQLWsLink(
    createClient({
      url: address.href,
      lazy: true,
      keepAlive: KEEP_ALIVE_MS,
      retryAttempts: Infinity,
      retryWait: pauseBeforeRetry,
      shouldRetry: () => true,
      on: { connected: () => setSocketOpen(true), closed: () => setSocketOpen(false) },
    }),
  );
}
