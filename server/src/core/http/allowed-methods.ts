import type { Request } from 'express';
import { methodsOfMatchingRoutes } from '../internals/express-routes.js';

/** The methods that are answered at the address of a request that nothing has answered; mostly none. */
export function allowedMethods(request: Request): string[] {
  const methods = methodsOfMatchingRoutes(request)
    // the framework's own catch-alls take every method; a handler of ours takes one
    .filter((taken) => taken.length === 1)
    .flat()
    .map((method) => method.toUpperCase());
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}
