import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { publicGraphql } from './core/cache/public-graphql.js';
import { PublicCache } from './core/cache/public-cache.js';
import { publicRest } from './core/cache/public-rest.js';

/** Puts the cache of public responses in front of Express, so that a cached response skips all middleware. */
export function installResponseCache(app: NestExpressApplication): void {
  const cache = app.get(PublicCache);
  cache.addRule(publicGraphql());
  cache.addRule(publicRest);
  const server = app.getHttpServer();
  const [application] = server.listeners('request') as RequestListener[];
  if (!application) throw new Error('The HTTP server has no application yet');
  server.removeListener('request', application);
  server.on('request', (request, response) => cache.handle(request, response, application));
}
