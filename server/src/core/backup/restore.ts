import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { migrate } from '../database/migrate.js';
import { migrations } from '../database/migrations/migrations.js';
import type { FileStore } from '../files/file-store.js';
import { createJobTables, JOB_TABLES_VERSION } from '../jobs/create-job-tables.js';
import { ArchiveReader } from './archive-reader.js';
import { fileEntry, type Manifest, tableEntry } from './archive-manifest.js';
import type { DataPlace } from './backup.js';
import { copyIn, withClient } from './database-copy.js';

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
