import type { Server } from 'node:http';
import { type INestApplication, Logger } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { REQUEST_ID_HEADER } from '../logging/request-id.js';
import { onExchange } from './http-exchange.js';

/**
 * Logs every answered request: its route and not its address, which may hold the secret of a link or what
 * somebody looks for. Answers from the cache are logged, too, but have no id.
 */
export function logAccess(app: INestApplication): void {
  if (!app.get(AppConfig).accessLog) return;
  const logger = new Logger('Access');
  onExchange(app.getHttpServer() as Server, (exchange, seconds, response) => {
    const requestId = response.getHeader(REQUEST_ID_HEADER);
    const milliseconds = Math.round(seconds * 1000);
    logger.log({ ...exchange, milliseconds, ...(requestId !== undefined && { requestId }) });
  });
}
