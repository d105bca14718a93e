import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UNFINISHED } from '../files/file-store.js';

/** Paths of the stored files, inside their folder. */
export async function storedFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Opens a file; undefined for one that was removed meanwhile. */
export async function openStored(folder: string, path: string): Promise<FileHandle | undefined> {
  try {
    return await open(join(folder, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Empties the folder, which stays: it may be a disk of its own. */
export async function removeStored(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    await rm(join(folder, name), { recursive: true });
  }
}

export async function writeStored(folder: string, path: string, content: Readable): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}
