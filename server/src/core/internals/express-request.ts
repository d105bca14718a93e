import type { IncomingMessage } from 'node:http';
import type { Express, Request } from 'express';

/**
 * A request that Express does not handle, such as a WebSocket handshake, with what Express adds to its
 * own: above all `ip`, which looks behind trusted proxies. Express 5.3.0 does the same in `app.handle`.
 * If a new version makes its requests in another way, look there; `proxy-addr` alone would do, too.
 */
export function asExpressRequest(app: Express, request: IncomingMessage): Request {
  return Object.setPrototypeOf(request, app.request) as Request;
}

/**
 * Whether an address is that of a proxy which connects for others. Reads what Express 5.3.0 makes of its
 * setting `trust proxy`. If a new version keeps it elsewhere, look at `ip` in its `lib/request.js`;
 * `compile` of `proxy-addr` would do, too.
 */
export function trustedProxies(app: Express): (address: string | undefined) => boolean {
  const trust = app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
  return (address) => trust(address, 0);
}
