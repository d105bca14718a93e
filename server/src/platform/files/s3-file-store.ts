import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { S3Settings } from '../config/s3-settings.js';
import { FileStore, type FoundFile, type OpenedFile } from './file-store.js';

/** What stores say when they have no room left, or the bucket has reached its quota. */
const FULL = /quota|storagefull|insufficientstorage|entitytoolarge/i;

interface Answer {
  status?: unknown;
  serviceCode?: unknown;
}

const statusOf = (error: unknown): unknown => (error as Answer).status;

/** A store that cannot be reached, refuses, or is full, with a code of the file system that says the same. */
export class FileStoreError extends Error {
  constructor(
    message: string,
    readonly code: 'EIO' | 'EDQUOT' = 'EIO',
    /** Whether the store answered, and will answer the same again. */
    readonly isRefusal = false,
  ) {
    super(message);
  }

  static of(error: unknown): FileStoreError {
    const { status, serviceCode } = error as Answer;
    if (typeof status !== 'number')
      return new FileStoreError(`The file store does not answer: ${reasonOf(error)}`);
    const said = `${status} ${String(serviceCode)}`;
    const isFull = status === 507 || FULL.test(said);
    const isRefusal = !isFull && status >= 400 && status < 500;
    return new FileStoreError(
      `The file store answers ${said}`,
      isFull ? 'EDQUOT' : 'EIO',
      isRefusal,
    );
  }
}

/** What is behind an error such as "fetch failed". */
function reasonOf(error: unknown): string {
  const { message, cause, code } = error as { message?: string; cause?: unknown; code?: string };
  return cause ? reasonOf(cause) : message || code || String(error);
}

/** A store that says nothing for this long has gone. A reader that takes its time does not count. */
const SILENCE_MS = 10_000;

/** `fetch`, given up when no answer, or no more of its body, comes for a while. */
const fetchUnlessSilent: typeof fetch = async (input, init) => {
  const abort = new AbortController();
  const response = await unlessSilent(fetch(input, { ...init, signal: abort.signal }), abort);
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(bodyOf(response.body, abort), { status, statusText, headers });
};

/** The same bytes, read when they are asked for. */
function bodyOf(body: ReadableStream<Uint8Array>, abort: AbortController) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await unlessSilent(reader.read(), abort);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function unlessSilent<T>(answer: Promise<T>, abort: AbortController): Promise<T> {
  const silence = new Error(`nothing came for ${SILENCE_MS / 1000} s`);
  const timer = setTimeout(() => abort.abort(silence), SILENCE_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}

const PAGE = 1000;
/** A store refuses calls of a clock that is further away. */
const MAX_CLOCK_SKEW_MS = 15 * 60_000;

/** Keeps files in a bucket of an S3-compatible store. Each is one object, which the store writes whole or not at all. */
export class S3FileStore extends FileStore {
  readonly clockSkewMs = MAX_CLOCK_SKEW_MS;
  readonly place: string;
  private readonly client: S3mini;

  constructor(
    { endpoint, bucket, ...access }: S3Settings,
    private readonly pageSize = PAGE,
  ) {
    super();
    this.place = `${endpoint}/${bucket}`;
    this.client = new S3mini({ ...access, endpoint: this.place, fetch: fetchUnlessSilent });
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    await this.call(() => this.client.putObject(path, bytes));
  }

  async open(path: string): Promise<OpenedFile | undefined> {
    const response = await this.call(() => this.client.getObjectResponse(path));
    if (!response?.body) return undefined;
    const length = response.headers.get('content-length');
    const content = Readable.fromWeb(response.body);
    return { ...(length !== null && { size: Number(length) }), content };
  }

  async exists(path: string): Promise<boolean> {
    return (await this.call(() => this.client.objectExists(path))) === true;
  }

  async erase(path: string): Promise<void> {
    await this.call(async () => {
      try {
        await this.client.deleteObject(path);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    });
  }

  async *list(folder?: string): AsyncGenerator<FoundFile> {
    let next: string | undefined;
    do {
      const page = await this.page(folder ? `${folder}/` : '', next);
      for (const { Key, LastModified } of page.objects ?? [])
        yield { path: Key, modifiedAt: new Date(LastModified).getTime() };
      next = page.nextContinuationToken;
    } while (next);
  }

  /** There is nothing: an object is written whole. */
  removeUnfinished(): Promise<number> {
    return Promise.resolve(0);
  }

  private async page(prefix: string, next?: string) {
    const page = await this.call(() =>
      this.client.listObjectsPaged('/', prefix, this.pageSize, next),
    );
    if (!page) throw new FileStoreError('There is no such bucket', 'EIO', true);
    return page;
  }

  private async call<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw FileStoreError.of(error);
    }
  }
}
