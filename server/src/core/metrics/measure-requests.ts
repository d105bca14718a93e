import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { exchangeOf } from '../http/http-exchange.js';
import { Metrics } from './metrics.js';

/** Measures every request, including those answered from the cache, which Express never sees. */
export function measureRequests(app: INestApplication): void {
  const metrics = app.get(Metrics);
  if (!metrics.isOn) return;
  const server = app.getHttpServer() as Server;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const { url = '' } = request;
    response.once('close', () => {
      const exchange = exchangeOf(request, response, url);
      metrics.observe(exchange, (performance.now() - started) / 1000);
    });
  });
}
