import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** One answered HTTP request, as it is counted and traced. */
export interface HttpExchange {
  method: string;
  route: string;
  /** `aborted` if nobody was answered, because the connection ended first. */
  status: string;
}

/** @param url the address as it came: middleware changes `request.url` */
export function describeExchange(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): HttpExchange {
  return {
    method: METHODS.includes(request.method ?? '') ? request.method! : 'other',
    route: routeOf(request, url),
    status: response.writableFinished ? String(response.statusCode) : 'aborted',
  };
}

type ExchangeListener = (exchange: HttpExchange, seconds: number, response: ServerResponse) => void;

/** Tells of every request once it is over, including those answered from the cache, which Express never sees. */
export function onExchange(server: Server, listener: ExchangeListener): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const { url = '' } = request;
    response.once('close', () => {
      const seconds = (performance.now() - started) / 1000;
      listener(describeExchange(request, response, url), seconds, response);
    });
  });
}

/** The route's pattern, never the address: there are only so many of them. */
function routeOf(request: IncomingMessage, url: string): string {
  const { route } = request as { route?: { path?: unknown } };
  if (typeof route?.path === 'string') return route.path;
  const path = url.split('?', 1)[0] ?? '';
  if (path === '/graphql') return path;
  const api = /^\/(?:api|public)(?=\/|$)/.exec(path);
  if (api) return `${api[0]}/*`;
  return /\.\w+$/.test(path) ? 'files' : 'pages';
}
