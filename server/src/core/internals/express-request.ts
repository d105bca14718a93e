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
