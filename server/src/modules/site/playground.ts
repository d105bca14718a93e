import { join } from 'node:path';
import { Router } from 'express';

/** The GraphQL Playground, for development only. It loads nothing from other hosts. */
export function playground(folder: string): Router {
  const router = Router();
  router.get('/playground', (_, response, next) => {
    response.set('Cache-Control', 'no-store');
    response.sendFile(join(folder, 'playground.html'), { cacheControl: false }, (error?: Error) => {
      if (error && !response.headersSent) next();
    });
  });
  // Only browsers are redirected: they ask for HTML.
  router.get('/graphql', (request, response, next) => {
    const isPerson = !request.query['query'] && request.accepts(['json', 'html']) === 'html';
    if (isPerson) response.redirect(302, '/playground');
    else next();
  });
  return router;
}
