import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { namesSession } from '../access/token-extractors.js';
import { asPublicRead, ReadReplica } from '../database/read-replica.js';
import { ChangeEventBus } from '../events/change-event-bus.js';
import {
  type BufferedResponse,
  bufferResponse,
  CachedResponse,
  readPreferences,
} from './cached-response.js';

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

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Writes clear the cache at once; this limits how long a response is stale after a lost notification. */
const TTL_MS = 60_000;
const MAX_ENTRIES = 1000;
const MAX_REQUEST_LENGTH = 2000;

/** The cache key of a request, and the rule that made it. */
interface CacheEntry {
  key: string;
  rule: CacheRule;
}

/**
 * Caches responses that are the same for everybody, and sends them before any other work is done.
 * Requests with a session are never cached, nor are those with a token of which the answer depends. Every write to public content clears the cache,
 * and a response that was begun before a write is not stored after it.
 */
@Injectable()
export class PublicCache {
  private readonly responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
    ttl: TTL_MS,
    ttlResolution: 500,
  });
  /** Requests as sent -> cache entry, because parsing an address costs more than answering it. */
  private readonly entriesByRequest = new LRUCache<string, CacheEntry>({ max: MAX_ENTRIES });
  private readonly pending = new Map<string, Promise<SharedAnswer | undefined>>();
  private readonly rules: CacheRule[] = [];
  private readonly entities = new Set<string>();
  private generation = 0;
  private hits = 0;
  private misses = 0;

  constructor(
    events: ChangeEventBus,
    private readonly replica: ReadReplica,
  ) {
    events.changes.subscribe(({ entity }) => {
      if (this.entities.has(entity)) this.clear();
    });
    events.reconnects.subscribe(() => this.clear());
  }

  addRule(rule: CacheRule): void {
    this.rules.push(rule);
  }

  /** Declares that public responses show this entity: a change of it clears the cache. */
  dependsOn(entity: string): void {
    this.entities.add(entity);
  }

  clear(): void {
    this.generation += 1;
    this.replica.expectChange();
    this.responses.clear();
    this.pending.clear();
  }

  /** Answers from the cache, or lets the application answer and stores the response. */
  handle(request: IncomingMessage, response: ServerResponse, application: RequestListener): void {
    const place = this.entryOf(request);
    const cached = place && this.responses.get(place.key);
    if (cached) {
      this.hits += 1;
      cached.send(readPreferences(request), response);
    } else if (place) {
      this.misses += 1;
      this.coalesce(place, { request, response, application });
    } else if (this.mayReadReplica(request)) {
      asPublicRead(response, () => application(request, response));
    } else application(request, response);
  }

  /** Requests answered from the cache and others that could be, since the start, and its size. */
  counts(): { hits: number; misses: number; bytes: number } {
    const { hits, misses } = this;
    return { hits, misses, bytes: this.responses.calculatedSize };
  }

  private entryOf(request: IncomingMessage): CacheEntry | undefined {
    const { method, headers, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || namesSession(headers)) return undefined;
    // some parsers take a `#` part for a part of the address and others do not
    if (url.includes('#')) return undefined;
    const {
      host = '',
      'x-forwarded-host': forwarded = '',
      accept = '',
      'accept-language': languages = '',
      cookie = '',
    } = headers;
    const namesCaller = hasCaller(request);
    const asSent = [url, host, forwarded, accept, languages, namesCaller, cookie].join('\n');
    const known = this.entriesByRequest.get(asSent);
    if (known) return known;
    const asked = cacheable(request);
    for (const rule of this.rules) {
      if (namesCaller && !rule.ignoresCaller) continue;
      const key = rule.keyOf(asked);
      if (key === undefined) continue;
      const place = { key, rule };
      if (asSent.length <= MAX_REQUEST_LENGTH) this.entriesByRequest.set(asSent, place);
      return place;
    }
    return undefined;
  }

  private mayReadReplica(request: IncomingMessage): boolean {
    if (request.method !== 'GET' || namesSession(request.headers) || hasCaller(request))
      return false;
    const asked = cacheable(request);
    return this.rules.some((rule) => rule.isPublic?.(asked));
  }

  /** The application answers only one of several concurrent requests for the same entry. */
  private coalesce(place: CacheEntry, exchange: Exchange): void {
    const running = this.pending.get(place.key);
    if (!running) {
      this.fetchAndStore(place, exchange);
      return;
    }
    const { request, response, application } = exchange;
    void running.then((share) => {
      if (share) share(request, response);
      else asPublicRead(response, () => application(request, response));
    });
  }

  private fetchAndStore(
    { key, rule }: CacheEntry,
    { request, response, application }: Exchange,
  ): void {
    const preferences = readPreferences(request);
    const { generation } = this;
    const running = new Promise<SharedAnswer | undefined>((resolve) => {
      response.once('close', () => resolve(undefined));
      bufferResponse(response, (answer) => {
        const cached = isCacheable(answer, rule)
          ? new CachedResponse(answer, rule.cacheControl)
          : undefined;
        if (cached && generation === this.generation) this.responses.set(key, cached);
        resolve(cached ? sharedSuccess(cached) : sharedFailure(answer));
        cached?.send(preferences, response);
        return cached !== undefined;
      });
    });
    this.pending.set(key, running);
    void running.then(() => this.pending.get(key) === running && this.pending.delete(key));
    // the full, uncompressed response is stored; HEAD, encoding and 304 are handled when it is sent
    request.method = 'GET';
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    rule.prepare?.(request);
    asPublicRead(response, () => application(request, response));
  }
}

/** Answers another request that came while this answer was made. */
type SharedAnswer = (request: IncomingMessage, response: ServerResponse) => void;

const sharedSuccess =
  (cached: CachedResponse): SharedAnswer =>
  (request, response) =>
    cached.send(readPreferences(request), response);

/** Each would wait as long for the same failure, after it has waited for this one. */
function sharedFailure({ status, headers, body }: BufferedResponse): SharedAnswer | undefined {
  if (status < 500) return undefined;
  return (_, response) => {
    if (!response.destroyed) response.writeHead(status, headers).end(body);
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  application: RequestListener;
}

function cacheable({ url = '', headers }: IncomingMessage): CacheableRequest {
  const [path = '', search = ''] = url.split(/\?(.*)/s, 2);
  return { path, search, headers };
}

/** A request from another site may get other headers, so its responses are not shared either. */
const hasCaller = ({ headers: { authorization, origin } }: IncomingMessage): boolean =>
  authorization !== undefined || origin !== undefined;

function isCacheable(answer: BufferedResponse, rule: CacheRule): boolean {
  const { status, headers, body } = answer;
  if (status !== 200 || headers['set-cookie'] !== undefined) return false;
  if (headers['content-encoding'] !== undefined || body.length > MAX_ANSWER_BYTES) return false;
  return rule.isCacheable?.(answer) ?? true;
}
