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
/** Longer than any request lasts: what is younger may belong to a row that is being written. */
const GRACE_MS = 2 * 60_000;

/** Of these addresses of pictures, the ones that some row holds. */
export type ImageOwner = (urls: string[]) => Promise<string[]>;

/** Pictures for everybody to see: made anew, kept under a random name, gone with what shows them. */
@Injectable()
export class ImagesService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Images');
  private readonly owners: ImageOwner[] = [];
  private later?: NodeJS.Timeout;

  constructor(private readonly store: FileStore) {}

  /** A module whose rows hold pictures says which: all others are swept away. */
  ownedBy(owner: ImageOwner): void {
    this.owners.push(owner);
  }

  onApplicationBootstrap(): void {
    const sweep = () => this.sweep().catch((error) => this.logger.warn(`Sweep: ${String(error)}`));
    void sweep();
    // what broke off just before this start was too young for the first sweep
    this.later = setTimeout(() => void sweep(), GRACE_MS + 1000).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.later);
  }

  /**
   * Keeps a picture that was sent and answers the address where everybody can see it. Whoever calls has
   * checked everything else of the input, and removes the picture when the row cannot be written.
   *
   * @throws what `IncomingFile.read` and `reencodeImage` throw; nothing is left on disk then.
   */
  async keep(file: IncomingFile, field: string): Promise<string> {
    const picture = await reencodeImage(await file.read(field), field);
    return ADDRESS + (await this.store.write(FOLDER, EXTENSION, picture));
  }

  /** Removes what `keep` answered. */
  async remove(url: string | null | undefined): Promise<void> {
    if (url?.startsWith(ADDRESS)) await this.store.remove(FOLDER, basename(url));
  }

  get folder(): string {
    return this.store.folder(FOLDER);
  }

  /** Removes what no row shows: left by a crash between the file and its row (S23). */
  async sweep(now = Date.now()): Promise<void> {
    const names = await this.store.olderThan(FOLDER, now - GRACE_MS);
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
