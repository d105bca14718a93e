import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';

const KEY_BYTES = 16;
/** What uploads are called in the temporary folder while they are received (fs-capacitor). */
const BUFFERED = /^capacitor-[0-9a-f]{32}\.tmp$/;
/** Suffix of files that are still being written. */
export const UNFINISHED = '.part';

/** Stores files on disk under random names, outside of the folders that are served statically. */
@Injectable()
export class FileStore {
  private readonly logger = new Logger('Files');

  constructor(private readonly config: AppConfig) {}

  folder(name: string): string {
    return join(this.config.filesDir, name);
  }

  /** Writes a new file and returns its name. The file is renamed at the end, so it is always complete. */
  async write(folder: string, extension: string, bytes: Buffer): Promise<string> {
    const name = `${randomBytes(KEY_BYTES).toString('hex')}.${extension}`;
    const path = join(this.folder(folder), name);
    await mkdir(this.folder(folder), { recursive: true });
    try {
      await writeFile(path + UNFINISHED, bytes, { flag: 'wx', mode: 0o600 });
      await rename(path + UNFINISHED, path);
    } catch (error) {
      await this.tryToErase(path + UNFINISHED);
      throw error;
    }
    return name;
  }

  async exists(folder: string, name: string): Promise<boolean> {
    const found = await stat(join(this.folder(folder), name)).catch(() => undefined);
    return found?.isFile() ?? false;
  }

  /** Removes a file. One that cannot be removed now is removed at the next start. */
  async remove(folder: string, name: string): Promise<void> {
    await this.tryToErase(join(this.folder(folder), name));
  }

  /** Removes a file, or throws; one that is gone already is no error. */
  async erase(folder: string, name: string): Promise<void> {
    await rm(join(this.folder(folder), name), { force: true });
  }

  /** The names in a folder of files that were last written before a moment. */
  async olderThan(folder: string, moment: number): Promise<string[]> {
    const names = await readdir(this.folder(folder)).catch(() => []);
    const old: string[] = [];
    for (const name of names) {
      const found = await stat(join(this.folder(folder), name)).catch(() => undefined);
      if (found?.isFile() && found.mtimeMs < moment) old.push(name);
    }
    return old;
  }

  /** Removes uploads that a killed process left in the temporary folder; returns how many. */
  async removeLeftovers(moment: number): Promise<number> {
    const folder = tmpdir();
    const names = (await readdir(folder).catch(() => [])).filter((name) => BUFFERED.test(name));
    let removed = 0;
    for (const path of names.map((name) => join(folder, name))) {
      const found = await stat(path).catch(() => undefined);
      if (!found || found.mtimeMs >= moment) continue;
      await this.tryToErase(path);
      removed += 1;
    }
    return removed;
  }

  private async tryToErase(path: string): Promise<void> {
    try {
      await rm(path, { force: true });
    } catch (error) {
      this.logger.warn(`A file could not be removed: ${String(error)}`);
    }
  }
}
