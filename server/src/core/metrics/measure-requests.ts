import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { onExchange } from '../http/http-exchange.js';
import { Metrics } from './metrics.js';

/** Measures every request, including those answered from the cache, which Express never sees. */
export function measureRequests(app: INestApplication): void {
  const metrics = app.get(Metrics);
  if (!metrics.isOn) return;
  onExchange(app.getHttpServer() as Server, (exchange, seconds) =>
    metrics.observe(exchange, seconds),
  );
}
