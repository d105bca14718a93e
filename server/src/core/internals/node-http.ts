import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Whether a part of an answer has been sent on a connection already. Reads the response that Node keeps
 * on the socket (`_httpMessage`, Node 24.21). If a new version renames it, look at how `socketOnError` in
 * Node's `lib/_http_server.js` finds out; without it a second answer may follow half of the first.
 */
export function hasBegunToAnswer(socket: Duplex): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return message?.headersSent ?? false;
}

/**
 * Decides which `Upgrade` headers are heeded, for a server that exists already; requests with others are
 * answered as if they had none. Sets what `createServer({ shouldUpgradeCallback })` keeps (Node 24.21).
 * If a new version keeps it elsewhere, look at `Server` in Node's `lib/_http_server.js`; without it a
 * client that offers HTTP/2 in passing gets no answer.
 */
export function acceptUpgrades(
  server: Server,
  shouldUpgrade: (request: IncomingMessage) => boolean,
): void {
  Object.assign(server, { shouldUpgradeCallback: shouldUpgrade });
}

/**
 * How often a server looks for requests that have taken too long; Node does so every 30 seconds. Sets what
 * `createServer({ connectionsCheckingInterval })` keeps until the server listens (Node 24.21). If a new
 * version keeps it elsewhere, look at `setupConnectionsTracking` in Node's `lib/_http_server.js`; without it
 * slow requests are ended up to half a minute late.
 */
export function checkConnectionsEvery(server: Server, milliseconds: number): void {
  Object.assign(server, { connectionsCheckingInterval: milliseconds });
}
