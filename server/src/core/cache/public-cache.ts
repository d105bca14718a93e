import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SIGNED_IN_COOKIE, TOKEN_COOKIE } from '../access/credentials.js';
import { ChangeEvents } from '../events/change-events.js';
import type { CacheRule, WrittenAnswer } from './cache-rule.js';
import { askedBy, KeptAnswer } from './kept-answer.js';
import { holdBack } from './written-answer.js';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Writes drop answers at once; this bounds what a lost notification can do. */
const TTL_MS = 60_000;
const MAX_PLACES = 1000;
const MAX_PLACE_LENGTH = 2000;

/** Where an answer stands: under which key, kept by which rule. */
interface Place {
  key: string;
  rule: CacheRule;
}

/**
 * Answers that are the same for everybody, sent before any other work is done. Nothing is kept for
 * somebody who carries a token or a session; every write to public content drops everything, and an
 * answer that was begun before a write is not kept after it.
 */
@Injectable()
export class PublicCache {
  private readonly answers = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
    ttl: TTL_MS,
    ttlResolution: 500,
  });
  /** Requests as they were sent -> where their answer stands: reading an address costs more than answering it. */
  private readonly places = new LRUCache<string, Place>({ max: MAX_PLACES });
  private readonly pending = new Map<string, Promise<KeptAnswer | undefined>>();
  private readonly rules: CacheRule[] = [];
  private readonly entities = new Set<string>();
  private writes = 0;

  constructor(events: ChangeEvents) {
    events.changes.subscribe(({ entity }) => {
      if (this.entities.has(entity)) this.clear();
    });
    events.gaps.subscribe(() => this.clear());
  }

  addRule(rule: CacheRule): void {
    this.rules.push(rule);
  }

  /** Public answers show this entity: a change of it drops them. */
  dependsOn(entity: string): void {
    this.entities.add(entity);
  }

  clear(): void {
    this.writes += 1;
    this.answers.clear();
    this.pending.clear();
  }

  /** Answers from what is kept, or lets the application answer and keeps that. */
  answer(request: IncomingMessage, response: ServerResponse, application: RequestListener): void {
    const place = this.placeOf(request);
    const kept = place && this.answers.get(place.key);
    if (kept) kept.send(askedBy(request), response);
    else if (place && request.method === 'GET')
      this.answerOnce(place, { request, response, application });
    else application(request, response);
  }

  private placeOf(request: IncomingMessage): Place | undefined {
    const { method, headers, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isAnonymous(request)) return undefined;
    // What stands behind a `#` is part of the address for some readers and not for others.
    if (url.includes('#')) return undefined;
    const { accept = '', cookie = '' } = headers;
    const asSent = `${url}\n${accept}\n${headers['accept-language'] ?? ''}\n${cookie}`;
    const known = this.places.get(asSent);
    if (known) return known;
    const [path = '', search = ''] = url.split(/\?(.*)/s, 2);
    for (const rule of this.rules) {
      const key = rule.keyOf({ path, search, headers });
      if (key === undefined) continue;
      const place = { key, rule };
      if (asSent.length <= MAX_PLACE_LENGTH) this.places.set(asSent, place);
      return place;
    }
    return undefined;
  }

  /** However many ask at the same time, the application answers one of them. */
  private answerOnce(place: Place, exchange: Exchange): void {
    const running = this.pending.get(place.key);
    if (!running) {
      this.lead(place, exchange);
      return;
    }
    const { request, response, application } = exchange;
    void running.then((kept) => {
      if (kept) kept.send(askedBy(request), response);
      else application(request, response);
    });
  }

  private lead({ key, rule }: Place, { request, response, application }: Exchange): void {
    const asked = askedBy(request);
    const { writes } = this;
    const running = new Promise<KeptAnswer | undefined>((resolve) => {
      response.once('close', () => resolve(undefined));
      holdBack(response, (answer) => {
        const kept = keepable(answer, rule) ? new KeptAnswer(answer, rule.cacheControl) : undefined;
        if (kept && writes === this.writes) this.answers.set(key, kept);
        resolve(kept);
        kept?.send(asked, response);
        return kept !== undefined;
      });
    });
    this.pending.set(key, running);
    void running.then(() => this.pending.get(key) === running && this.pending.delete(key));
    // What is kept is whole and plain; what the asking side can take is seen to on sending.
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    rule.prepare?.(request);
    application(request, response);
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  application: RequestListener;
}

/** A caller from another site may get other headers, so its answers are not shared either. */
function isAnonymous({ headers }: IncomingMessage): boolean {
  const { authorization, origin, cookie = '' } = headers;
  if (authorization !== undefined || origin !== undefined) return false;
  return !cookie.includes(TOKEN_COOKIE) && !cookie.includes(SIGNED_IN_COOKIE);
}

function keepable(answer: WrittenAnswer, rule: CacheRule): boolean {
  const { status, headers, body } = answer;
  if (status !== 200 || headers['set-cookie'] !== undefined) return false;
  if (headers['content-encoding'] !== undefined || body.length > MAX_ANSWER_BYTES) return false;
  return rule.keeps?.(answer) ?? true;
}
