import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What a rule looks at to tell whether a request may be answered from the cache. */
export interface CacheableRequest {
  /** Path of the address, as it was sent. */
  path: string;
  /** The part after the question mark, or nothing. */
  search: string;
  headers: IncomingHttpHeaders;
}

/** An answer as the application wrote it. */
export interface BufferedResponse {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  body: Buffer;
}

/** One kind of public answers: which requests ask for them, and what browsers and proxies are told. */
export interface CacheRule {
  /** The same key for all requests that get the same answer; nothing for a request of another kind. */
  keyOf(request: CacheableRequest): string | undefined;
  cacheControl: string;
  /** Whether an answer with status 200 is good enough to be kept; all are when left out. */
  isCacheable?(answer: BufferedResponse): boolean;
  /** Completes a request that the application is going to answer. */
  prepare?(request: IncomingMessage): void;
}

/** Public answers of the API: browsers ask again each time and get a 304, shared caches may keep a minute. */
export const PUBLIC_API = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
