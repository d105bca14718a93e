import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { BufferedResponse } from './buffered-response.js';

/** The parts of a request that a rule checks to decide whether it may be answered from the cache. */
export interface CacheableRequest {
  /** Path of the address, as it was sent. */
  path: string;
  /** The part after the question mark, or nothing. */
  search: string;
  headers: IncomingHttpHeaders;
}

/** One kind of public response: which requests get it, and its Cache-Control header. */
export interface CacheRule {
  /** The cache key, the same for all requests with the same response; undefined for other requests. */
  keyOf(request: CacheableRequest): string | undefined;
  cacheControl: string;
  /** Whether a response with status 200 may be cached; all may if left out. */
  isCacheable?(answer: BufferedResponse): boolean;
  /** Whether everybody gets the same answer to a request, even if it is not cached, such as a search. */
  isPublic?(request: CacheableRequest): boolean;
  /** Whether `Authorization` and `Origin` of a request make no difference; otherwise such requests are not cached. */
  ignoresCaller?: boolean;
  /** Changes a request before the application answers it. */
  prepare?(request: IncomingMessage): void;
}

/** Public API responses: browsers revalidate each time, shared caches may keep them for a minute. */
export const PUBLIC_API = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
