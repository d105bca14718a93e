import { RequestMethod } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { limitRequestsPerAddress } from './core/access/address-rate-limit.js';
import { AppConfig } from './core/config/app-config.js';
import { graphqlUploads } from './core/files/graphql-uploads.js';
import { persistedOperationCalls } from './core/graphql/persisted-operation.middleware.js';
import { persistedOperations } from './core/graphql/persisted-operations.js';
import { corsOptions } from './core/http/cors.js';
import { requireObjectBody } from './core/http/require-object-body.js';
import { rememberRequest } from './core/request-context/current-locale.js';
import { securityHeaders } from './core/http/security-headers.js';

const MAX_BODY = '1mb';
/** Paths that are not under /api/v1. */
const UNPREFIXED = ['health/*path', 'dev/*path'];

/** Everything about HTTP that main and the tests share: headers, bodies, prefixes. */
export function configureApp(app: NestExpressApplication): NestExpressApplication {
  const config = app.get(AppConfig);
  app.disable('x-powered-by');
  if (config.http.trustProxy !== undefined) app.set('trust proxy', config.http.trustProxy);
  app.set('query parser', 'simple');
  // Answers that may be kept get theirs from the response cache; hashing the others is for nothing.
  app.set('etag', false);
  app.use(helmet(securityHeaders(config)));
  app.enableCors(corsOptions(config));
  app.use(privateByDefault);
  app.use(limitRequestsPerAddress(app));
  app.useBodyParser('json', { limit: MAX_BODY });
  app.use(requireObjectBody);
  app.use(publicAlias);
  app.use(
    '/graphql',
    rememberRequest,
    persistedOperationCalls(app),
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
 * Answers of the API are nobody else's to keep; public ones say otherwise themselves (S32). Any
 * case of letters finds a route.
 */
function privateByDefault(request: Request, response: Response, next: NextFunction): void {
  if (/^\/(api|public|graphql|dev|health)(\/|$)/i.test(request.path))
    response.setHeader('Cache-Control', 'no-store');
  next();
}

/** `/public/…` answers what `/api/v1/public/…` does (A01). */
function publicAlias(request: Request, _: Response, next: NextFunction): void {
  if (request.url.startsWith('/public/')) request.url = `/api/v1${request.url}`;
  next();
}
