import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter } from 'age-encryption';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  fileEntry,
  type Manifest,
  MANIFEST_ENTRY,
  manifestSchema,
  tableEntry,
} from './archive-manifest.js';

const AGE_HEADER = 'age-encryption.org/v1';
const DAMAGED = 'The archive is damaged';

/** Reads an archive that `ArchiveWriter` wrote. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: Manifest,
    private readonly folder?: string,
  ) {}

  /** Opens an archive; an encrypted one is decrypted into a temporary folder that only this user can read. */
  static async open(file: string, identity?: string): Promise<ArchiveReader> {
    if (!(await isEncrypted(file))) return ArchiveReader.read(file);
    if (!identity) throw new Error('The archive is encrypted: name the file of its identity.');
    const folder = await mkdtemp(join(tmpdir(), 'mizan-restore-'));
    try {
      return await ArchiveReader.read(await decrypt(file, identity, folder), folder);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  private static async read(file: string, folder?: string): Promise<ArchiveReader> {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
      throw new Error('The file is not an archive of Mizan, or it is damaged.');
    });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const entry = entries.get(MANIFEST_ENTRY);
    if (!entry) throw new Error('The file is not an archive of Mizan.');
    const text = await buffer(await zip.openReadStreamPromise(entry));
    const manifest = manifestSchema.parse(JSON.parse(text.toString('utf8')));
    return new ArchiveReader(zip, entries, manifest, folder);
  }

  stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`${DAMAGED}: ${name} is missing.`);
    return this.zip.openReadStreamPromise(entry);
  }

  /** Reads every part once, and throws if one is not what was written. */
  async verify(): Promise<void> {
    const { tables, files } = this.manifest;
    const parts = [
      ...tables.map((table) => ({ name: tableEntry(table), sha256: table.sha256 })),
      ...files.map(({ path, sha256 }) => ({ name: fileEntry(path), sha256 })),
    ];
    for (const { name, sha256 } of parts) {
      const hash = createHash('sha256');
      const stream = await this.stream(name);
      await pipeline(stream, hash).catch((error: Error) => {
        throw new Error(`${DAMAGED}: ${name}: ${error.message}`);
      });
      if (hash.digest('hex') !== sha256) throw new Error(`${DAMAGED}: ${name} was changed.`);
    }
  }

  async close(): Promise<void> {
    this.zip.close();
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => {
    throw new Error(`The archive ${file} cannot be read.`);
  });
  try {
    const { buffer: start, bytesRead } = await handle.read(Buffer.alloc(AGE_HEADER.length));
    return start.subarray(0, bytesRead).toString('latin1') === AGE_HEADER;
  } finally {
    await handle.close();
  }
}

async function decrypt(file: string, identity: string, folder: string): Promise<string> {
  const plain = join(folder, 'archive.zip');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const source = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    const stream = Readable.fromWeb((await decrypter.decrypt(source)) as WebStream);
    await pipeline(stream, createWriteStream(plain, { mode: 0o600 }));
  } catch (error) {
    throw new Error(
      `The archive cannot be decrypted: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  return plain;
}
