import type { Request } from 'express';

interface Layer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/**
 * The methods of each route that matches the path of a request, in lower case. Reads the list of layers
 * that Express keeps for itself (`app.router.stack`, express 5.3.0, router 2). If a new version moves
 * it, look at `Router.prototype.handle`; without it the answer to a wrong method has no `Allow` header.
 */
export function methodsOfMatchingRoutes(request: Request): string[][] {
  const { stack } = (request.app as unknown as { router: { stack: Layer[] } }).router;
  const path = `${request.baseUrl}${request.path}`;
  return stack
    .filter((layer) => layer.route && matches(layer, path))
    .map(({ route }) => Object.keys(route?.methods ?? {}));
}

/** A path that cannot be decoded matches nothing; Express throws for it. */
function matches(layer: Layer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}
