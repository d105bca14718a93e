import type { FileStore } from '../files/file-store.js';
import { ArchiveWriter } from './archive-writer.js';
import { type FilePart, fileEntry, type Manifest, tableEntry } from './archive-manifest.js';
import { copyOut, withClient } from './database-copy.js';

/** Where the product keeps its data. */
export interface DataPlace {
  databaseUrl: string;
  files: FileStore;
}

/**
 * Writes database and files into one archive, while the product may be running. Tables are as they were
 * at one moment. Files are copied after them, so that a file that a row names is there, unless it was
 * erased meanwhile.
 *
 * @param recipient a public key of age (`age1…`); without it the archive is not encrypted
 */
export async function backup(
  { databaseUrl, files: store }: DataPlace,
  file: string,
  recipient?: string,
): Promise<Manifest> {
  const archive = await ArchiveWriter.create(file, recipient);
  try {
    const createdAt = new Date().toISOString();
    const database = await withClient(databaseUrl, (client) =>
      copyOut(client, (table, rows) => archive.add(tableEntry(table), rows)),
    );
    const files = await addFiles(archive, store);
    const manifest: Manifest = { format: 1, createdAt, ...database, files };
    await archive.finish(manifest);
    return manifest;
  } catch (error) {
    await archive.abort();
    throw error;
  }
}

async function addFiles(archive: ArchiveWriter, store: FileStore): Promise<FilePart[]> {
  const files: FilePart[] = [];
  for await (const { path } of store.list()) {
    const file = await store.open(path);
    // it was removed meanwhile
    if (!file) continue;
    files.push({ path, ...(await archive.add(fileEntry(path), file.content)) });
  }
  return files;
}
