import { RequestMethod } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { limitRequestsPerAddress } from './core/access/address-rate-limit.js';
import { AppConfig } from './core/config/app-config.js';
import { limitUploads } from './core/files/upload-limit.js';
import { graphqlUploads } from './core/files/graphql-uploads.js';
import { operationCalls } from './core/graphql/operation.middleware.js';
import { persistedOperations } from './core/graphql/persisted-operations.js';
import { corsOptions } from './core/http/cors.js';
import { requireObjectBody } from './core/http/require-object-body.js';
import { nameRequest } from './core/logging/request-id.js';
import { rememberRequest } from './core/request-context/current-locale.js';
import { tellUntrustedProxies } from './core/access/untrusted-proxy.js';
import { traceOperation } from './core/http/trace-requests.js';
import { securityHeaders } from './core/http/security-headers.js';

const MAX_BODY = '1mb';
/** Paths that are not under /api/v1. */
const UNPREFIXED = ['health/*path', 'metrics', 'dev/*path'];

/** Sets up HTTP for main and the tests alike: headers, body parsing, prefixes and middleware. */
export function configureApp(app: NestExpressApplication): NestExpressApplication {
  const config = app.get(AppConfig);
  app.disable('x-powered-by');
  if (config.http.trustProxy !== undefined) app.set('trust proxy', config.http.trustProxy);
  app.set('query parser', 'simple');
  // The response cache sets the ETag of public answers. The others are not stored, so they need none.
  app.set('etag', false);
  app.use(nameRequest);
  app.use(tellUntrustedProxies(app));
  app.use(helmet(securityHeaders(config)));
  app.enableCors(corsOptions(config));
  app.use(noStoreByDefault);
  app.use(limitRequestsPerAddress(app));
  app.use(limitUploads(app));
  app.useBodyParser('json', { limit: MAX_BODY });
  app.use(requireObjectBody);
  app.use(rewritePublicAlias);
  app.use(
    '/graphql',
    rememberRequest,
    operationCalls(app),
    traceOperation,
    graphqlUploads(),
    persistedOperations(),
  );
  app.setGlobalPrefix('api/v1', {
    exclude: [...UNPREFIXED, 'dev/mails'].map((path) => ({ path, method: RequestMethod.ALL })),
  });
  app.enableShutdownHooks();
  return app;
}

/**
 * Tells browsers and proxies not to store answers of the API; public ones set another Cache-Control
 * later (S32). Case is ignored, as it is in routes.
 */
function noStoreByDefault(request: Request, response: Response, next: NextFunction): void {
  if (/^\/(api|public|graphql|dev|health|metrics)(\/|$)/i.test(request.path))
    response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Routes `/public/…` to `/api/v1/public/…`; both forms are in use (A01). */
function rewritePublicAlias(request: Request, _: Response, next: NextFunction): void {
  if (request.url.startsWith('/public/')) request.url = `/api/v1${request.url}`;
  next();
}
