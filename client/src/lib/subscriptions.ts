import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { ApolloLink } from '@apollo/client';
import { createClient } from 'graphql-ws';
import { env } from './env';
import { setSocketOpen } from './live';

/** Longest pause between two attempts to reach the server again. */
const LONGEST_PAUSE_MS = 30_000;
/** A line that died without a word is noticed after this long. */
const KEEP_ALIVE_MS = 20_000;

function pauseBeforeRetry(retries: number): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** retries) + Math.random() * 1000;
  return new Promise((resolve) => setTimeout(resolve, pause));
}

/** The live wire: the session cookie authenticates it, and it comes back by itself when it breaks. */
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
