import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { backup } from '../platform/backup/backup.js';
import type { Manifest } from '../platform/backup/archive-manifest.js';
import { restore } from '../platform/backup/restore.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { createFileStore } from '../platform/files/file-store-of.js';

/** `backup [FILE] [--recipient age1…]`, or `backup --new-key`. */
export async function runBackup(config: AppConfig, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { recipient: { type: 'string' }, 'new-key': { type: 'boolean' } },
  });
  if (values['new-key']) return newKey();
  const recipient = values.recipient ?? config.backupRecipient;
  const file = resolve(positionals[0] ?? defaultFile(config, recipient));
  const manifest = await backup(placeOf(config), file, recipient);
  const said = [file, summary(manifest)];
  if (!recipient) said.push('It is not encrypted: keep it where only you can read it.');
  return said.join('\n');
}

/** `restore FILE [--identity FILE] [--replace]` */
export async function runRestore(config: AppConfig, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { identity: { type: 'string' }, replace: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (!file) throw new Error('Name the archive: npm run restore -- FILE');
  const identity = values.identity && (await readIdentity(values.identity));
  const { replace } = values;
  const manifest = await restore(placeOf(config), { file: resolve(file), identity, replace });
  return `Restored what was saved at ${manifest.createdAt}: ${summary(manifest)}`;
}

const placeOf = (config: AppConfig) => ({
  databaseUrl: config.databaseUrl,
  files: createFileStore(config),
});

function defaultFile({ dataDir }: AppConfig, recipient?: string): string {
  const moment = new Date().toISOString().replace(/:/g, '-').slice(0, 19);
  return join(dataDir, 'backups', `mizan-${moment}.zip${recipient ? '.age' : ''}`);
}

function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${files.length} files`;
}

/** A file as `age-keygen` or `--new-key` writes it: comments and one secret key. */
async function readIdentity(file: string): Promise<string> {
  const text = await readFile(resolve(file), 'utf8');
  const key = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!key) throw new Error(`There is no AGE-SECRET-KEY-… in ${file}.`);
  return key.trim();
}

async function newKey(): Promise<string> {
  const identity = await generateIdentity();
  return [
    `# public key, for BACKUP_RECIPIENT: ${await identityToRecipient(identity)}`,
    '# Keep the next line away from this machine. Without it, no backup can be restored.',
    identity,
  ].join('\n');
}
