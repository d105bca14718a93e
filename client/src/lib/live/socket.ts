import { type Client, createClient, type EventListener } from 'graphql-ws';
import { env } from '../env';

/** Longest pause between two attempts to reconnect. */
const LONGEST_PAUSE_MS = 30_000;
/** A connection that broke without a close frame is noticed after this time. */
const KEEP_ALIVE_MS = 20_000;

function pauseBeforeRetry(retries: number): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** retries) + Math.random() * 1000;
  return new Promise((resolve) => setTimeout(resolve, pause));
}

interface SocketEvents {
  connected: EventListener<'connected'>;
  closed: EventListener<'closed'>;
}

/** A WebSocket of subscriptions. The session cookie authenticates it, and it reconnects by itself. */
export function createSocket(on: SocketEvents): Client {
  const address = new URL(`${env.apiBase}/graphql`, window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return createClient({
    url: address.href,
    lazy: true,
    keepAlive: KEEP_ALIVE_MS,
    retryAttempts: Infinity,
    retryWait: pauseBeforeRetry,
    shouldRetry: () => true,
    on: { ...on },
  });
}
