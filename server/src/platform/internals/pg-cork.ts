import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';

/**
 * Holds back what a connection sends until the end of this turn of the event loop, so that statements
 * sent together leave in one packet. Uses the socket that pg keeps for itself (`Client.connection.stream`,
 * pg 8.23.1). If a new version moves it, look for where `Connection` writes; without corking everything
 * works, each statement in a packet of its own.
 */
export function corkUntilNextTick(client: ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
