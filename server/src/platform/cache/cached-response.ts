import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A complete response of the application. */
export interface BufferedResponse {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  body: Buffer;
}

/**
 * Buffers what the application writes and passes it to `onEnd` when it is complete. When `onEnd` returns
 * true, it has sent a response itself; otherwise the buffered response is sent unchanged.
 */
export function bufferResponse(
  response: ServerResponse,
  onEnd: (answer: BufferedResponse) => boolean,
): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  const add = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };

  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    add(chunk, rest[0]);
    callbackOf(rest)?.();
    return true;
  }) as typeof response.write;

  response.end = ((...given: unknown[]) => {
    response.write = write;
    response.end = end;
    add(given[0], given[1]);
    const body = Buffer.concat(chunks);
    const answer = { status: response.statusCode, headers: response.getHeaders(), body };
    if (response.headersSent || !onEnd(answer)) response.end(body);
    const done = callbackOf(given);
    if (done) response.once('finish', done);
    return response;
  }) as typeof response.end;
}

const encodingOf = (encoding: unknown) =>
  typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';

const callbackOf = (given: unknown[]) =>
  given.find((value): value is () => void => typeof value === 'function');

type Encoding = 'identity' | 'gzip' | 'br';

/** One encoding of the body. The headers are a flat list, which Node sends fastest. */
interface Variant {
  headers: string[];
  unchangedHeaders: string[];
  /** A latin1 string where it is small: Node then sends it in one piece with the headers. */
  body: string | Buffer;
}

/** What the client accepts, read before the headers are changed. */
export interface ResponsePreferences {
  head: boolean;
  encodings: string;
  knownTags: string | undefined;
}

export function readPreferences({ method, headers }: IncomingMessage): ResponsePreferences {
  return {
    head: method === 'HEAD',
    encodings: String(headers['accept-encoding'] ?? ''),
    knownTags: headers['if-none-match'],
  };
}

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|xml))/;
const MIN_COMPRESSED_BYTES = 1024;
/** Node copies a longer string to newly allocated memory for each response, but sends a buffer as it is. */
const MAX_STRING_BYTES = 12 * 1024;
const brotli = (body: Buffer, quality: number) =>
  promisify<Buffer, object, Buffer>(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
/** For the first response, which must not wait long for compression. */
const FAST_QUALITY = 6;
/** A tenth smaller, but a hundred times slower. */
const BEST_QUALITY = 11;
const RECOMPRESS_AFTER = 8;
const SUFFIX = { identity: '', gzip: '-gzip', br: '-br' } as const;
/** Set here or by Node, so not copied from the original response. */
const REWRITTEN_HEADERS = new Set([
  'cache-control',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'vary',
  // of the request that was answered first
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
]);
/** Left out of a 304, which has no body. */
const BODY_HEADERS = new Set(['content-length', 'content-type']);

const compress = {
  identity: (body: Buffer) => Promise.resolve(body),
  gzip: promisify<Buffer, Buffer>(gzip),
  br: (body: Buffer) => brotli(body, FAST_QUALITY),
};

/** One at a time in the whole process, because sign-ins need the same threads. */
let isRecompressing = false;

/**
 * A public response with a strong ETag. It is compressed once, and a second time with the best quality
 * when it is requested often.
 */
export class CachedResponse {
  /** Bytes of memory, including the compressed variants. */
  readonly size: number;
  private readonly tag: string;
  private readonly compressible: boolean;
  private readonly variants: Partial<Record<Encoding, Variant>> = {};
  private readonly pending: Partial<Record<Encoding, Promise<Variant>>> = {};
  private repeats = 0;

  constructor(
    private readonly original: BufferedResponse,
    private readonly cacheControl: string,
  ) {
    this.tag = createHash('sha1').update(original.body).digest('base64url');
    const type = String(original.headers['content-type'] ?? '');
    this.compressible = original.body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);
    this.size = original.body.length * (this.compressible ? 2 : 1) + 4096;
  }

  send(preferences: ResponsePreferences, response: ServerResponse): void {
    const encoding = this.compressible ? bestOf(preferences.encodings) : 'identity';
    const variant = this.variants[encoding];
    if (!variant) {
      void this.compressOnce(encoding).then((made) => this.write(made, preferences, response));
      return;
    }
    this.write(variant, preferences, response);
    if (encoding === 'br') this.recompress();
  }

  /** Compresses with the best quality in the background, when the response is requested often. */
  private recompress(): void {
    if (
      this.repeats >= RECOMPRESS_AFTER ||
      (this.repeats === RECOMPRESS_AFTER - 1 && isRecompressing)
    )
      return;
    this.repeats += 1;
    if (this.repeats < RECOMPRESS_AFTER) return;
    isRecompressing = true;
    brotli(this.original.body, BEST_QUALITY)
      .then((body) => (this.variants.br = this.variant(body, 'br', '-br-dense')))
      // the fast variant stays in use
      .catch(() => undefined)
      .finally(() => (isRecompressing = false));
  }

  private write(
    variant: Variant,
    preferences: ResponsePreferences,
    response: ServerResponse,
  ): void {
    if (response.destroyed) return;
    if (!this.isNotModified(preferences)) {
      response.writeHead(200, variant.headers).end(preferences.head ? '' : variant.body, 'latin1');
      return;
    }
    for (const name of BODY_HEADERS) response.removeHeader(name);
    response.writeHead(304, variant.unchangedHeaders).end();
  }

  /** True if the client has any variant of this body. */
  private isNotModified({ knownTags }: ResponsePreferences): boolean {
    return knownTags !== undefined && (knownTags.includes(this.tag) || knownTags.trim() === '*');
  }

  /** Compresses once for all concurrent requests; a body that cannot be compressed is sent as it is. */
  private compressOnce(encoding: Encoding): Promise<Variant> {
    this.pending[encoding] ??= compress[encoding](this.original.body)
      .then((body) => this.variant(body, encoding))
      .catch(() => this.variant(this.original.body, 'identity'))
      .then((variant) => (this.variants[encoding] = variant));
    return this.pending[encoding];
  }

  private variant(body: Buffer, encoding: Encoding, suffix: string = SUFFIX[encoding]): Variant {
    const { headers } = this.original;
    const vary = [headers['vary'], this.compressible && 'Accept-Encoding'].filter(Boolean);
    const written = Object.entries(headers).filter(([name]) => !REWRITTEN_HEADERS.has(name));
    const common = [
      ...written.filter(([name]) => !BODY_HEADERS.has(name)),
      ['etag', `"${this.tag}${suffix}"`],
      ['cache-control', this.cacheControl],
      ...(vary.length > 0 ? [['vary', vary.join(', ')]] : []),
    ];
    const ofBody = [
      ...written.filter(([name]) => BODY_HEADERS.has(name)),
      ...(encoding === 'identity' ? [] : [['content-encoding', encoding]]),
      ['content-length', body.length],
    ];
    return {
      body: body.length > MAX_STRING_BYTES ? body : body.toString('latin1'),
      headers: [...common, ...ofBody].flat().map(String),
      unchangedHeaders: common.flat().map(String),
    };
  }
}

/** Brotli before gzip; an encoding with quality 0 is refused. */
function bestOf(encodings: string): Encoding {
  if (accepts(encodings, 'br')) return 'br';
  return accepts(encodings, 'gzip') ? 'gzip' : 'identity';
}

function accepts(encodings: string, name: string): boolean {
  const at = encodings.indexOf(name);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(encodings.slice(at + name.length));
}
