import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { publicReads } from '../graphql/public-reads.js';
import { PublicCache } from './public-cache.js';
import { publicRest } from './public-rest.js';

/** Puts the cache of public answers in front of the application: a kept answer never reaches Express. */
export function openFrontDoor(app: NestExpressApplication): void {
  const cache = app.get(PublicCache);
  cache.addRule(publicReads());
  cache.addRule(publicRest);
  const server = app.getHttpServer();
  const [application] = server.listeners('request') as RequestListener[];
  if (!application) throw new Error('The HTTP server has no application yet');
  server.removeListener('request', application);
  server.on('request', (request, response) => cache.answer(request, response, application));
}
