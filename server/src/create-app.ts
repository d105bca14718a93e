import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { configureApp } from './configure-app.js';
import { limitConnections } from './core/access/connection-limit.js';
import type { AppConfig } from './core/config/app-config.js';
import { installResponseCache } from './install-response-cache.js';
import { notFound } from './core/http/not-found.js';
import { logAccess } from './core/http/access-log.js';
import { measureRequests } from './core/metrics/measure-requests.js';
import { handleClientErrors } from './core/http/client-error-handler.js';
import { checkConnectionsEvery } from './core/internals/node-http.js';
import { traceRequests } from './core/http/trace-requests.js';
import { createLogger } from './core/logging/logger.js';
import { installSite } from './modules/site/install-site.js';

/** Of the time in which a request has to arrive, the part for its headers. */
const HEADERS_SHARE = 1 / 4;
/** How often slow requests are looked for, as a part of the same time. */
const CHECK_SHARE = 1 / 12;
/** Longer than proxies keep theirs: otherwise one could send a request on a connection that is being closed here, and answer 502. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** Creates the application, ready to listen, for main and the tests. */
export async function createApp(config: AppConfig): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config), {
    logger: createLogger(config),
    bodyParser: false,
    abortOnError: false,
  });
  configureApp(app);
  installResponseCache(app);
  measureRequests(app);
  logAccess(app);
  traceRequests(app);
  if (config.serveSite) installSite(app);
  await app.init();
  app.use(notFound);
  const server = app.getHttpServer();
  limitTimes(server, config.http.requestMs);
  limitConnections(app);
  handleClientErrors(server, config);
  return app;
}

/** Slow senders are answered 408, and idle connections are closed (S38). */
function limitTimes(server: Server, requestMs: number): void {
  server.headersTimeout = requestMs * HEADERS_SHARE;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  checkConnectionsEvery(server, requestMs * CHECK_SHARE);
}
