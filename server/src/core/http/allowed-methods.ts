import type { Request } from 'express';

interface Layer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/** The methods that are answered at the address of a request that nothing has answered; mostly none. */
export function allowedMethods(request: Request): string[] {
  const { stack } = (request.app as unknown as { router: { stack: Layer[] } }).router;
  const path = `${request.baseUrl}${request.path}`;
  const methods = stack
    .filter((layer) => isHandler(layer) && matches(layer, path))
    .flatMap(({ route }) => Object.keys(route?.methods ?? {}))
    .map((method) => method.toUpperCase());
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}

/** The framework's own catch-alls take every method; a handler of ours takes one. */
const isHandler = ({ route }: Layer) => route && Object.keys(route.methods).length === 1;

function matches(layer: Layer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}
