import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { S3Settings } from '../config/s3-settings.js';
import { FileStore, type FoundFile, type OpenedFile } from './file-store.js';
import { fetchUnlessSilent } from './fetch-unless-silent.js';
import { FileStoreError, statusOf } from './file-store-error.js';

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
