import { basename, join } from 'node:path';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { toAppError } from '../errors/error-response.js';
import { FileStore } from './file-store.js';

/** What uploads are called in the temporary folder while they are received (fs-capacitor). */
const BUFFERED = /^capacitor-[0-9a-f]{32}\.tmp$/;

/** Removes uploads that a killed process left in the temporary folder before a moment; returns how many. */
async function removeAbandonedUploads(moment: number): Promise<number> {
  const folder = tmpdir();
  const names = (await readdir(folder).catch(() => [])).filter((name) => BUFFERED.test(name));
  let removed = 0;
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs >= moment) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

const BATCH = 500;
/** Longer than any request: a younger file may belong to a row that is still being written. */
const GRACE_MS = 2 * 60_000;
/** More orphans than these, and most of all files, are no leftovers: this is the store of another database. */
const MOST_LEFTOVERS = 20;
const DAY_MS = 24 * 60 * 60_000;

/** The files of a folder that are old enough to be removed, and those of them that no row uses. */
interface FolderCheck {
  folder: string;
  files: number;
  orphans: string[];
}

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

  /** `now` is asked of the store when it is left out. */
  async sweep(now?: number): Promise<void> {
    let leftovers = await removeAbandonedUploads((now ?? Date.now()) - GRACE_MS);
    const moment = (now ?? (await this.files.now())) - GRACE_MS;
    for (const folder of this.owners.keys())
      leftovers += await this.files.removeUnfinished(folder, moment);
    if (leftovers > 0) this.logger.log(`${leftovers} unfinished uploads of a crash removed`);
    await this.removeOrphans(moment);
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
      await this.removeAll(folder, await this.orphansOf(folder, [name]));
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

  private async removeOrphans(moment: number): Promise<void> {
    const checks: FolderCheck[] = [];
    for (const folder of this.owners.keys()) checks.push(await this.check(folder, moment));
    const files = checks.reduce((sum, check) => sum + check.files, 0);
    const orphans = checks.reduce((sum, check) => sum + check.orphans.length, 0);
    if (orphans > MOST_LEFTOVERS && orphans > files / 2) {
      this.logger.warn(
        `No row uses ${orphans} of ${files} files in ${this.files.place}, so none is removed: see whether DATABASE_URL is the database that belongs to this FILES_DIR or S3_BUCKET`,
      );
      return;
    }
    for (const check of checks) await this.removeAll(check.folder, check.orphans);
    if (orphans > 0) this.logger.log(`${orphans} orphaned files removed`);
  }

  private async check(folder: string, moment: number): Promise<FolderCheck> {
    const names: string[] = [];
    for await (const { path, modifiedAt } of this.files.list(folder))
      if (modifiedAt < moment - this.files.clockSkewMs) names.push(basename(path));
    const orphans: string[] = [];
    for (const batch of batchesOf(names)) orphans.push(...(await this.orphansOf(folder, batch)));
    return { folder, files: names.length, orphans };
  }

  private async orphansOf(folder: string, names: string[]): Promise<string[]> {
    const owners = this.owners.get(folder) ?? [];
    const used = new Set((await Promise.all(owners.map((owner) => owner(names)))).flat());
    return names.filter((name) => !used.has(name));
  }

  private async removeAll(folder: string, names: string[]): Promise<void> {
    for (const batch of batchesOf(names))
      await Promise.all(batch.map((name) => this.files.remove(`${folder}/${name}`)));
  }
}

function* batchesOf(names: string[]): Generator<string[]> {
  for (let start = 0; start < names.length; start += BATCH) yield names.slice(start, start + BATCH);
}
