import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { FileStore, type FoundFile, type OpenedFile } from './file-store.js';

/** Suffix of files that are still being written. */
const UNFINISHED = '.part';
/** What systems answer that cannot flush a folder. */
const NOT_FLUSHED = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP']);

/** Keeps files in a folder, outside of those that are served statically. */
export class DiskFileStore extends FileStore {
  readonly clockSkewMs = 0;

  constructor(readonly place: string) {
    super();
  }

  /** By a file that is written for it: the clock of a shared folder is that of another machine. */
  override async now(): Promise<number> {
    const file = join(this.place, randomBytes(8).toString('hex') + UNFINISHED);
    await mkdir(this.place, { recursive: true });
    try {
      await writeFile(file, '');
      return (await stat(file)).mtimeMs;
    } finally {
      await rm(file, { force: true });
    }
  }

  /** The file is renamed at the end, so it is always complete, and survives a power cut from then on. */
  async write(path: string, bytes: Buffer): Promise<void> {
    const file = join(this.place, path);
    const folder = dirname(file);
    const made = await mkdir(folder, { recursive: true });
    try {
      await writeFile(file + UNFINISHED, bytes, { flag: 'wx', mode: 0o600, flush: true });
      await rename(file + UNFINISHED, file);
      await flushFolder(folder);
      if (made) await flushFolder(dirname(made));
    } catch (error) {
      await this.remove(path + UNFINISHED);
      throw error;
    }
  }

  async open(path: string): Promise<OpenedFile | undefined> {
    const handle = await open(join(this.place, path)).catch(unlessMissing);
    if (!handle) return undefined;
    try {
      const { size } = await handle.stat();
      return { size, content: handle.createReadStream() };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async exists(path: string): Promise<boolean> {
    const found = await stat(join(this.place, path)).catch(unlessMissing);
    return found?.isFile() ?? false;
  }

  async erase(path: string): Promise<void> {
    await rm(join(this.place, path), { force: true });
  }

  async *list(folder = ''): AsyncGenerator<FoundFile> {
    for await (const file of this.files(folder)) if (!file.path.endsWith(UNFINISHED)) yield file;
  }

  async removeUnfinished(folder: string, moment: number): Promise<number> {
    let removed = 0;
    for await (const { path, modifiedAt } of this.files(folder)) {
      if (!path.endsWith(UNFINISHED) || modifiedAt >= moment) continue;
      await this.remove(path);
      removed += 1;
    }
    return removed;
  }

  private async *files(folder: string): AsyncGenerator<FoundFile> {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = (await readdir(join(this.place, folder), options).catch(unlessMissing)) ?? [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const found = await stat(file).catch(unlessMissing);
      const path = relative(this.place, file).split(sep).join('/');
      if (found) yield { path, modifiedAt: found.mtimeMs };
    }
  }
}

/** Writes the names of a folder's files to the disk. */
async function flushFolder(path: string): Promise<void> {
  try {
    const folder = await open(path);
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if (!NOT_FLUSHED.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
