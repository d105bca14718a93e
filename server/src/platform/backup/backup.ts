import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Encrypter } from 'age-encryption';
import { ZipFile } from 'yazl';
import type { FileStore } from '../files/file-store.js';
import {
  fileEntry,
  type FilePart,
  type Manifest,
  MANIFEST_ENTRY,
  tableEntry,
} from './archive-manifest.js';
import { copyOut, withClient } from './database-copy.js';

const UNFINISHED = '.part';

/** Size and SHA-256 of what was added. */
interface AddedPart {
  bytes: number;
  sha256: string;
}

/**
 * A zip archive, encrypted with age (age-encryption.org) if a recipient is given. Nothing is kept in
 * memory or in temporary files, and the file has its name only once it is complete.
 */
class ArchiveWriter {
  private constructor(
    private readonly file: string,
    private readonly zip: ZipFile,
    private readonly written: Promise<void>,
  ) {}

  static async create(file: string, recipient?: string): Promise<ArchiveWriter> {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.on('error', (error: Error) => output.destroy(error));
    const source = recipient ? await encrypted(output, recipient) : output;
    await mkdir(dirname(file), { recursive: true });
    const target = createWriteStream(file + UNFINISHED, { flags: 'wx', mode: 0o600, flush: true });
    const written = pipeline(source, target);
    // whoever waits for it is told, and a failure while nobody does must not end the process
    written.catch(() => undefined);
    return new ArchiveWriter(file, zip, written);
  }

  /** Adds all of a stream; the next one can be added afterwards. */
  async add(name: string, source: AsyncIterable<Buffer>): Promise<AddedPart> {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* measured() {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const stream = Readable.from(measured(), { objectMode: false });
    this.zip.addReadStream(stream, name);
    // a full disk ends `written`, and then nobody reads the stream any more
    await Promise.race([finished(stream), this.written]);
    return { bytes, sha256: hash.digest('hex') };
  }

  async finish(manifest: Manifest): Promise<void> {
    this.zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), MANIFEST_ENTRY);
    this.zip.end();
    await this.written;
    await rename(this.file + UNFINISHED, this.file);
  }

  /** Removes what was written of an archive that failed. */
  async abort(): Promise<void> {
    (this.zip.outputStream as Readable).destroy();
    await this.written.catch(() => undefined);
    await rm(this.file + UNFINISHED, { force: true });
  }
}

async function encrypted(plain: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const stream = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as WebStream);
}

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
