import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { configureApp } from './configure-app.js';
import type { AppConfig } from './core/config/app-config.js';
import { installResponseCache } from './install-response-cache.js';
import { notFound } from './core/http/not-found.js';
import { logAccess } from './core/http/access-log.js';
import { measureRequests } from './core/metrics/measure-requests.js';
import { handleClientErrors } from './core/http/client-error-handler.js';
import { traceRequests } from './core/http/trace-requests.js';
import { createLogger } from './core/logging/logger.js';
import { installSite } from './modules/site/install-site.js';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
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
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  handleClientErrors(server);
  return app;
}
