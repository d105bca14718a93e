import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { AppConfig } from '../config/app-config.js';
import { describeExchange } from './http-exchange.js';
import { beginSpan } from '../tracing/tracing.js';

/**
 * Puts every request into a trace of its own, which begins here whatever the request says: strangers do not
 * choose how traces are called, and which are kept.
 */
export function traceRequests(app: INestApplication): void {
  if (!app.get(AppConfig).tracing) return;
  const server = app.getHttpServer() as Server;
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const answer = () => listeners.forEach((listener) => void listener(request, response));
    const span = beginSpan(() => ({ name: 'HTTP', kind: 'server', isRoot: true }));
    if (!span) return answer();
    const { url = '' } = request;
    response.once('close', () => span.end(outcomeOf(request, response, url)));
    span.enter(answer);
  });
}

/** Its route and not its address, which may hold the secret of a link or what somebody looks for. */
function outcomeOf(request: IncomingMessage, response: ServerResponse, url: string) {
  const { method, route, status } = describeExchange(request, response, url);
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': response.statusCode,
  };
  const error = status === 'aborted' || status >= '500' ? { code: status } : undefined;
  return { name: `${method} ${route}`, attributes, error };
}

/** Middleware for operations that strangers wrote: what they call them is not kept. */
export function traceOperation(_: Request, response: Response, next: NextFunction): void {
  const span = beginSpan(() => ({ name: 'GraphQL' }));
  if (!span) return next();
  response.once('close', () => span.end());
  span.enter(next);
}
