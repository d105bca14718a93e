import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import { type INestApplication, Logger, RequestMethod } from '@nestjs/common';
import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import { AppModule } from './app.module.js';
import { limitConnections } from './platform/access/connection-limit.js';
import { AppConfig } from './platform/config/app-config.js';
import { measureRequests } from './platform/metrics/metrics.js';
import { handleClientErrors } from './platform/http/client-error-handler.js';
import { ApiAdapter, limitBodyTimes } from './platform/http/api-adapter.js';
import { traceOperation, traceRequests } from './platform/http/trace-requests.js';
import { createLogger } from './platform/logging/logger.js';
import { installSite } from './modules/site/install-site.js';
import { writeError } from './platform/http/all-errors.filter.js';
import { AppError, invalidFields } from './platform/errors/app-error.js';
import { toErrorResponse } from './platform/errors/error-response.js';
import { callerLocale, rememberRequest } from './platform/request-context/caller-locale.js';
import type { AppRequest } from './platform/request-context/request-of.js';
import { nameRequest, REQUEST_ID_HEADER } from './platform/logging/request-id.js';
import { onExchange } from './platform/http/http-exchange.js';
import { publicGraphql, publicRest } from './platform/cache/public-api-rules.js';
import { PublicCache } from './platform/cache/public-cache.js';
import { limitRequestsPerAddress } from './platform/access/address-rate-limit.js';
import { limitUploads } from './platform/files/upload-limit.js';
import { graphqlUploads } from './platform/files/graphql-uploads.js';
import { operationCalls } from './platform/graphql/operation.middleware.js';
import { persistedOperations } from './platform/graphql/persisted-operations.js';
import { setSecurityHeaders } from './platform/http/security-headers.js';
import { bodyRefusal, isRecord } from './platform/http/body-limits.js';
import { addressKey } from './platform/access/counter-keys.js';

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

const MAX_BODY = '1mb';
/** Paths that are not under /api/v1. */
const UNPREFIXED = ['health/*path', 'metrics', 'dev/*path'];

/** Sets up HTTP for main and the tests alike: headers, body parsing, prefixes and middleware. */
function configureApp(app: NestExpressApplication): NestExpressApplication {
  const config = app.get(AppConfig);
  app.disable('x-powered-by');
  if (config.http.trustProxy !== undefined) app.set('trust proxy', config.http.trustProxy);
  app.set('query parser', 'simple');
  // The response cache sets the ETag of public answers. The others are not stored, so they need none.
  app.set('etag', false);
  app.use(nameRequest);
  app.use(tellUntrustedProxies(app));
  app.use(setSecurityHeaders(config));
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

/** Anybody can send the header, so that a forged one must not hide the proxy. */
const MOST_TOLD = 10;

/** Names each proxy once whose X-Forwarded-For is not read: all its visitors share its address and its limits. */
function tellUntrustedProxies(app: NestExpressApplication) {
  const logger = new Logger('TrustProxy');
  const { trustProxy } = app.get(AppConfig).http;
  const told = new Set<string>();
  return (request: Request, _: Response, next: NextFunction): void => {
    next();
    if (request.headers['x-forwarded-for'] === undefined || told.size >= MOST_TOLD) return;
    const { remoteAddress } = request.socket;
    const address = addressKey(remoteAddress);
    if (told.has(address) || trustProxy?.(remoteAddress, 0)) return;
    told.add(address);
    logger.warn(
      `${address} sends X-Forwarded-For and is not in TRUST_PROXY: if it is your proxy, all its visitors share one address, with its limits and locks`,
    );
  };
}

/** Names that are lost when an object is copied, so validation would not see them. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor'];

/**
 * Middleware that accepts only JSON objects or empty bodies over REST, within `bodyRefusal`. Apollo Server
 * checks what the bodies of GraphQL hold, and `FormInterceptor` those of multipart forms.
 */
function requireObjectBody(request: Request, _: Response, next: NextFunction): void {
  const { body, headers } = request as { body: unknown; headers: IncomingHttpHeaders };
  if (request.path === '/graphql') return next(isRecord(body) ? bodyRefusal(body) : undefined);
  if (request.is('multipart/form-data')) return next();
  const isSent =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (body === undefined) return next(isSent ? new AppError('UNSUPPORTED_MEDIA_TYPE') : undefined);
  const isObject = isRecord(body) && !Array.isArray(body);
  next(isObject ? bodyRefusal(body, prototypeRefusal) : new AppError('BAD_REQUEST'));
}

function prototypeRefusal(value: object): AppError | undefined {
  const field = PROTOTYPE_KEYS.find((name) => Object.hasOwn(value, name));
  return field === undefined ? undefined : invalidFields({ field, rule: 'unknownField' });
}

/** Other sites may call only when they are listed, with `Vary: Origin` (S32). */
function corsOptions({ http: { corsOrigins } }: AppConfig): CorsOptions {
  return {
    origin: corsOrigins.length > 0 ? corsOrigins : false,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'Idempotency-Replayed',
      'Link',
      'Location',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
    ],
    maxAge: 600,
  };
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

/** Puts the cache of public responses in front of Express, so that a cached response skips all middleware. */
function installResponseCache(app: NestExpressApplication): void {
  const cache = app.get(PublicCache);
  cache.addRule(publicGraphql());
  cache.addRule(publicRest);
  const server = app.getHttpServer();
  const [application] = server.listeners('request') as RequestListener[];
  if (!application) throw new Error('The HTTP server has no application yet');
  server.removeListener('request', application);
  server.on('request', (request, response) => cache.handle(request, response, application));
}

/**
 * Logs every answered request: its route and not its address, which may hold the secret of a link or what
 * somebody looks for. Answers from the cache are logged, too, but have no id.
 */
function logAccess(app: INestApplication): void {
  if (!app.get(AppConfig).accessLog) return;
  const logger = new Logger('Access');
  onExchange(app.getHttpServer() as Server, (exchange, seconds, response) => {
    const requestId = response.getHeader(REQUEST_ID_HEADER);
    const milliseconds = Math.round(seconds * 1000);
    logger.log({ ...exchange, milliseconds, ...(requestId !== undefined && { requestId }) });
  });
}

/** The last handler: answers 404 for unknown addresses. Add it after all routes. */
function notFound(request: AppRequest, response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  writeError(response, toErrorResponse(new AppError('ROUTE_NOT_FOUND'), callerLocale(request)));
}
