import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Manifest, TablePart } from './archive-manifest.js';

/** Of the job queue, what it cannot make itself again. */
const JOB_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];
/** Written by the migrations. */
const MIGRATION_TABLES = ['migrations', 'typeorm_metadata'];

/** Tables and their columns, in an order in which the job queue's can be filled. */
const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
     AND NOT a.attisdropped AND a.attgenerated = ''
   WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
     AND (n.nspname = 'public' AND c.relname <> ALL ($1) OR n.nspname = 'pgboss' AND c.relname = ANY ($2))
   GROUP BY n.nspname, c.relname
   ORDER BY n.nspname DESC, array_position($2::text[], c.relname::text), c.relname`;

const SEQUENCES = `
  SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
   WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`;

const MIGRATIONS = 'SELECT name FROM migrations ORDER BY timestamp';
const HAS_JOBS = `SELECT to_regclass('pgboss.version') IS NOT NULL AS found`;
const JOBS_VERSION = 'SELECT version FROM pgboss.version';

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

interface ForeignKey {
  table: string;
  name: string;
  rule: string;
}

/** Opens one connection for `work`, without time-outs: a copy takes as long as it takes. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'mizan-backup',
    keepAlive: true,
  });
  // a connection that PostgreSQL closes fails its statement, and must not end the process
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Copies every table as it is at one moment, and answers the database's part of the manifest. */
export async function copyOut(
  client: Client,
  add: (table: Pick<TablePart, 'schema' | 'name'>, rows: Readable) => Promise<{ sha256: string }>,
): Promise<Omit<Manifest, 'format' | 'createdAt' | 'files'>> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const found = await client.query<Pick<TablePart, 'schema' | 'name' | 'columns'>>(TABLES, [
    MIGRATION_TABLES,
    JOB_TABLES,
  ]);
  const tables: TablePart[] = [];
  for (const table of found.rows) {
    const stream = client.query(copyTo(`COPY (SELECT ${placeOf(table, ' FROM ')}) TO STDOUT`));
    const { sha256 } = await add(table, stream);
    tables.push({ ...table, rows: stream.rowCount, sha256 });
  }
  const migrations = await client.query<{ name: string }>(MIGRATIONS);
  const sequences = await client.query<{ name: string; value: string }>(SEQUENCES);
  const jobsVersion = await jobsVersionOf(client);
  await client.query('COMMIT');
  return {
    ...{ tables, jobsVersion, sequences: sequences.rows },
    migrations: migrations.rows.map(({ name }) => name),
  };
}

/** The version of the job queue's tables; null if there are none. */
async function jobsVersionOf(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ found: boolean }>(HAS_JOBS);
  if (!rows[0]?.found) return null;
  const versions = await client.query<{ version: number }>(JOBS_VERSION);
  return versions.rows[0]?.version ?? null;
}

/** Fills the empty tables of a migrated database, in one transaction. */
export async function copyIn(
  client: Client,
  { tables, sequences }: Manifest,
  read: (table: TablePart) => Promise<Readable>,
): Promise<void> {
  await client.query('BEGIN');
  // rows may come before those that they refer to
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  // what triggers write is in the rows; they would write it anew from tables that are half filled
  await setTriggers(client, tables, 'DISABLE');
  for (const table of tables) {
    const target = client.query(copyFrom(`COPY ${placeOf(table)} FROM STDIN`));
    await pipeline(await read(table), target);
    if (target.rowCount !== table.rows) {
      throw new Error(`${table.name}: ${target.rowCount} of ${table.rows} rows were stored.`);
    }
  }
  for (const { table, name, rule } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
  }
  await setTriggers(client, tables, 'ENABLE');
  for (const { name, value } of sequences) await setSequence(client, name, value);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

async function setTriggers(
  client: Client,
  tables: readonly TablePart[],
  state: 'ENABLE' | 'DISABLE',
): Promise<void> {
  for (const table of tables)
    await client.query(`ALTER TABLE ${nameOf(table)} ${state} TRIGGER USER`);
}

/** Sequences that count references are made by the first reference of a year. */
async function setSequence(client: Client, name: string, value: string): Promise<void> {
  const sequence = `public.${escapeIdentifier(name)}`;
  await client.query(`CREATE SEQUENCE IF NOT EXISTS ${sequence}`);
  await client.query('SELECT setval($1::regclass, $2)', [sequence, value]);
}

/** `columns FROM table` for reading, `table (columns)` for writing. */
function placeOf(
  { schema, name, columns }: Pick<TablePart, 'schema' | 'name' | 'columns'>,
  from?: string,
): string {
  const table = nameOf({ schema, name });
  const list = columns.map((column) => escapeIdentifier(column)).join(', ');
  return from ? `${list}${from}${table}` : `${table} (${list})`;
}

const nameOf = ({ schema, name }: Pick<TablePart, 'schema' | 'name'>) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
