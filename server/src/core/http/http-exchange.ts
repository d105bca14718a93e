import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** One answered HTTP request, as it is counted and traced. */
export interface HttpExchange {
  method: string;
  route: string;
  /** `aborted` if nobody was answered, because the connection ended first. */
  status: string;
}

/** @param url the address as it came: middleware changes `request.url` */
export function exchangeOf(
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
