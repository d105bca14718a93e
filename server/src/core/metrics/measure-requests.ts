import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { Metrics } from './metrics.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Measures every request, including those answered from the cache, which Express never sees. */
export function measureRequests(app: INestApplication): void {
  const metrics = app.get(Metrics);
  if (!metrics.isOn) return;
  const server = app.getHttpServer() as Server;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const { url = '' } = request;
    response.once('close', () => {
      const method = METHODS.includes(request.method ?? '') ? request.method! : 'other';
      // nobody was answered when the connection ended first
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      const exchange = { method, route: routeOf(request, url), status };
      metrics.observe(exchange, (performance.now() - started) / 1000);
    });
  });
}

/** The route's pattern, never the address: there are only so many of them. */
function routeOf(request: IncomingMessage, url: string): string {
  const { route } = request as { route?: { path?: unknown } };
  if (typeof route?.path === 'string') return route.path;
  const path = url.split('?', 1)[0] ?? '';
  if (path === '/graphql') return path;
  const api = /^\/(?:api|public)(?=\/|$)/.exec(path);
  if (api) return `${api[0]}/*`;
  return /\.\w+$/.test(path) ? 'files' : 'pages';
}
