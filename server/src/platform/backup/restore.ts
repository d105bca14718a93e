import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter } from 'age-encryption';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { migrate } from '../database/migrate.js';
import { migrations } from '../database/migrations/migrations.js';
import type { FileStore } from '../files/file-store.js';
import { createJobTables, JOB_TABLES_VERSION } from '../jobs/job-database.js';
import {
  fileEntry,
  type Manifest,
  MANIFEST_ENTRY,
  manifestSchema,
  tableEntry,
} from './archive-manifest.js';
import type { DataPlace } from './backup.js';
import { copyIn, withClient } from './database-copy.js';

const AGE_HEADER = 'age-encryption.org/v1';
const DAMAGED = 'The archive is damaged';

/** Reads an archive that `ArchiveWriter` wrote. */
class ArchiveReader {
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

export interface RestoreOptions {
  file: string;
  /** A secret key of age (`AGE-SECRET-KEY-…`), for an encrypted archive. */
  identity?: string;
  /** Deletes what is in the database and all stored files before. */
  replace?: boolean;
}

/** Connections of a process that has just ended are seen for a moment. */
const CLOSING_MS = 1000;

const IN_USE = `
  SELECT count(*)::int AS count FROM pg_stat_activity
   WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`;
const HAS_TABLES = `
  SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname IN ('public', 'pgboss')) AS found`;
const DROP = `
  DROP SCHEMA IF EXISTS pgboss CASCADE;
  DROP SCHEMA public CASCADE;
  CREATE SCHEMA public`;

/** Puts back what `backup` wrote. The whole archive is checked before anything is changed. */
export async function restore(
  { databaseUrl, files }: DataPlace,
  { file, identity, replace = false }: RestoreOptions,
): Promise<Manifest> {
  const archive = await ArchiveReader.open(file, identity);
  try {
    const { manifest } = archive;
    const known = knownMigrations(manifest);
    await archive.verify();
    await withClient(databaseUrl, requireUnused);
    // a store that cannot be used is found before anything is deleted
    const isStoreFull = await hasFiles(files);
    if (replace) {
      await withClient(databaseUrl, (client) => client.query(DROP));
      for await (const { path } of files.list()) await files.erase(path);
    } else {
      await requireEmpty(databaseUrl, isStoreFull && files.place);
    }
    await migrate(databaseUrl, known);
    if (manifest.jobsVersion !== null) await createJobTables(databaseUrl);
    await withClient(databaseUrl, (client) =>
      copyIn(client, manifest, (table) => archive.stream(tableEntry(table))),
    );
    for (const { path } of manifest.files) {
      await files.write(path, await buffer(await archive.stream(fileEntry(path))));
    }
    return manifest;
  } finally {
    await archive.close();
  }
}

/** The migrations that had run when the archive was written; later ones run at the next start. */
function knownMigrations({ migrations: names, jobsVersion }: Manifest) {
  const known = migrations.filter(({ name }) => names.includes(name));
  const knowsJobs = jobsVersion === null || jobsVersion === JOB_TABLES_VERSION;
  if (known.length === names.length && knowsJobs) return known;
  throw new Error(
    'The archive is from another version of Mizan: restore it with that version, then update.',
  );
}

async function requireUnused(client: Client): Promise<void> {
  const giveUpAt = Date.now() + CLOSING_MS;
  while (await isInUse(client)) {
    if (Date.now() > giveUpAt) {
      throw new Error('The database is in use: stop Mizan, and whatever else is connected.');
    }
    await setTimeout(50);
  }
}

async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(IN_USE);
  return Number(rows[0]?.count) > 0;
}

async function requireEmpty(databaseUrl: string, filesIn: string | false): Promise<void> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ found: boolean }>(HAS_TABLES),
  );
  const [full] = [
    rows[0]?.found && 'The database is not empty.',
    filesIn && `There are files in ${filesIn}.`,
  ].filter(Boolean);
  if (full) throw new Error(`${full} To delete what is there, add --replace.`);
}

async function hasFiles(files: FileStore): Promise<boolean> {
  const { done } = await files.list().next();
  return !done;
}
