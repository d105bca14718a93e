import { ArchiveWriter } from './archive-writer.js';
import { type FilePart, fileEntry, type Manifest, tableEntry } from './archive-manifest.js';
import { copyOut, withClient } from './database-copy.js';
import { openStored, storedFiles } from './stored-files.js';

/** Where the product keeps its data. */
export interface DataPlace {
  databaseUrl: string;
  filesDir: string;
}

/**
 * Writes database and files into one archive, while the product may be running. Tables are as they were
 * at one moment. Files are copied after them, so that a file that a row names is there, unless it was
 * erased meanwhile.
 *
 * @param recipient a public key of age (`age1…`); without it the archive is not encrypted
 */
export async function backup(
  { databaseUrl, filesDir }: DataPlace,
  file: string,
  recipient?: string,
): Promise<Manifest> {
  const archive = await ArchiveWriter.create(file, recipient);
  try {
    const createdAt = new Date().toISOString();
    const database = await withClient(databaseUrl, (client) =>
      copyOut(client, (table, rows) => archive.add(tableEntry(table), rows)),
    );
    const files = await addFiles(archive, filesDir);
    const manifest: Manifest = { format: 1, createdAt, ...database, files };
    await archive.finish(manifest);
    return manifest;
  } catch (error) {
    await archive.abort();
    throw error;
  }
}

async function addFiles(archive: ArchiveWriter, folder: string): Promise<FilePart[]> {
  const files: FilePart[] = [];
  for (const path of await storedFiles(folder)) {
    const handle = await openStored(folder, path);
    if (!handle) continue;
    files.push({ path, ...(await archive.add(fileEntry(path), handle.createReadStream())) });
  }
  return files;
}
