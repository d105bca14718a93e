import { basename } from 'node:path';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { FileStore } from './file-store.js';
import { reencodeImage } from './image-processing.js';
import type { IncomingFile } from './incoming-file.js';

const FOLDER = 'images';
const ADDRESS = '/public/images/';
const EXTENSION = 'webp';
const BATCH = 500;
/** Longer than any request: a younger file may belong to a row that is still being written. */
const GRACE_MS = 2 * 60_000;

/** Returns those of the given image addresses that a row uses. */
export type ImageOwner = (urls: string[]) => Promise<string[]>;

/** Public images: encoded again, stored under random names, removed when no row uses them. */
@Injectable()
export class ImagesService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Images');
  private readonly owners: ImageOwner[] = [];
  private later?: NodeJS.Timeout;

  constructor(private readonly files: FileStore) {}

  /** Registers a module whose rows use images; images that no module uses are removed. */
  ownedBy(owner: ImageOwner): void {
    this.owners.push(owner);
  }

  onApplicationBootstrap(): void {
    const sweep = () => this.sweep().catch((error) => this.logger.warn(`Sweep: ${String(error)}`));
    void sweep();
    // files of a crash just before this start are too young for the first sweep
    this.later = setTimeout(() => void sweep(), GRACE_MS + 1000).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.later);
  }

  /**
   * Stores an uploaded image and returns its public address. The caller validates the rest of the input
   * first, and removes the image when the row cannot be written.
   *
   * @throws what `IncomingFile.read` and `reencodeImage` throw; nothing is left on disk then.
   */
  async store(file: IncomingFile, field: string): Promise<string> {
    const picture = await reencodeImage(await file.read(field), field);
    return ADDRESS + (await this.files.write(FOLDER, EXTENSION, picture));
  }

  /** Removes an image by the address that `store` returned. */
  async remove(url: string | null | undefined): Promise<void> {
    if (url?.startsWith(ADDRESS)) await this.files.remove(FOLDER, basename(url));
  }

  get folder(): string {
    return this.files.folder(FOLDER);
  }

  /** Removes images that no row uses, left by a crash between writing the file and its row (S23). */
  async sweep(now = Date.now()): Promise<void> {
    const names = await this.files.olderThan(FOLDER, now - GRACE_MS);
    for (let from = 0; from < names.length; from += BATCH) {
      const batch = names.slice(from, from + BATCH);
      const urls = batch.map((name) => ADDRESS + name);
      const held = new Set((await Promise.all(this.owners.map((owner) => owner(urls)))).flat());
      const orphans = urls.filter((url) => !held.has(url));
      await Promise.all(orphans.map((url) => this.remove(url)));
      if (orphans.length > 0) this.logger.log(`${orphans.length} orphaned pictures removed`);
    }
  }
}
