import { basename } from 'node:path';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { toAppError } from '../errors/error-response.js';
import { removeAbandonedUploads } from './abandoned-uploads.js';
import { FileStore } from './file-store.js';

const BATCH = 500;
/** Longer than any request: a younger file may belong to a row that is still being written. */
const GRACE_MS = 2 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Returns those of the given file names that a row uses. */
export type FileOwner = (names: string[]) => Promise<string[]>;

/** Removes files that no row uses, left by a crash between writing a file and its row (S23). */
@Injectable()
export class OrphanSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Files');
  private readonly owners = new Map<string, FileOwner[]>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly files: FileStore) {}

  /** Registers a module whose rows use files of this folder; what no module uses is removed. */
  own(folder: string, owner: FileOwner): void {
    this.owners.set(folder, [...(this.owners.get(folder) ?? []), owner]);
  }

  onApplicationBootstrap(): void {
    const sweep = () => this.sweep().catch((error) => this.logger.warn(`Sweep: ${String(error)}`));
    void sweep();
    // files of a crash just before this start are too young for the first sweep
    this.later(GRACE_MS + this.files.clockSkewMs + 1000, sweep);
    this.timers.add(setInterval(() => void sweep(), DAY_MS).unref());
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  async sweep(now = Date.now()): Promise<void> {
    const moment = now - GRACE_MS;
    let leftovers = await removeAbandonedUploads(moment);
    for (const folder of this.owners.keys())
      leftovers += await this.files.removeUnfinished(folder, moment);
    if (leftovers > 0) this.logger.log(`${leftovers} unfinished uploads of a crash removed`);
    for (const folder of this.owners.keys()) await this.sweepFolder(folder, moment);
  }

  /**
   * Removes a file unless a row uses it. After a `failure` that is no refusal it waits: when COMMIT had no
   * answer, the row may be stored but not visible yet. A file that cannot be asked about is left to the next sweep.
   */
  async removeUnused(folder: string, name: string, failure?: unknown): Promise<void> {
    if (failure !== undefined && toAppError(failure).status >= 500) {
      this.later(GRACE_MS, () => this.removeUnused(folder, name));
      return;
    }
    try {
      await this.removeOrphans(folder, [name]);
    } catch (error) {
      this.logger.warn(`A file is left to the next sweep: ${String(error)}`);
    }
  }

  private later(milliseconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void work();
    }, milliseconds).unref();
    this.timers.add(timer);
  }

  private async sweepFolder(folder: string, moment: number): Promise<void> {
    let names: string[] = [];
    const removeThem = async () => {
      const removed = await this.removeOrphans(folder, names);
      if (removed > 0) this.logger.log(`${removed} orphaned files removed`);
      names = [];
    };
    for await (const { path, modifiedAt } of this.files.list(folder)) {
      if (modifiedAt >= moment - this.files.clockSkewMs) continue;
      names.push(basename(path));
      if (names.length === BATCH) await removeThem();
    }
    if (names.length > 0) await removeThem();
  }

  private async removeOrphans(folder: string, names: string[]): Promise<number> {
    const owners = this.owners.get(folder) ?? [];
    const used = new Set((await Promise.all(owners.map((owner) => owner(names)))).flat());
    const orphans = names.filter((name) => !used.has(name));
    await Promise.all(orphans.map((name) => this.files.remove(`${folder}/${name}`)));
    return orphans.length;
  }
}
