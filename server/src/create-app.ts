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
import { ApiAdapter } from './core/http/api-adapter.js';
import { limitBodyTimes } from './core/http/request-times.js';
import { traceRequests } from './core/http/trace-requests.js';
import { createLogger } from './core/logging/logger.js';
import { installSite } from './modules/site/install-site.js';

/** Creates the application, ready to listen, for main and the tests. */
export async function createApp(config: AppConfig): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config),
    new ApiAdapter(config.http),
    { logger: createLogger(config), bodyParser: false, abortOnError: false },
  );
  configureApp(app);
  installResponseCache(app);
  measureRequests(app);
  logAccess(app);
  traceRequests(app);
  if (config.serveSite) installSite(app);
  await app.init();
  app.use(notFound);
  const server = app.getHttpServer();
  limitBodyTimes(server, config.http);
  limitConnections(app);
  handleClientErrors(server, config);
  return app;
}
