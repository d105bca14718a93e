import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Redis } from 'ioredis';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { AppConfig } from '../platform/config/app-config.js';
import {
  envProblems,
  type EnvSource,
  isProduction,
  readSecretFiles,
} from '../platform/config/env.js';
import { createFileStore } from '../platform/files/file-store-of.js';
import { FileStoreError } from '../platform/files/s3-file-store.js';
import { Database } from '../platform/database/database.js';
import { toAppError } from '../platform/errors/error-response.js';
import { readMailServer } from '../platform/mail/mail-server.js';
import { Settings } from '../platform/settings/settings.js';
import { isCommonPassword } from '../accounts/users/common-passwords.js';
import { within } from '../platform/shutdown/within.js';
import { openRedis } from '../platform/redis/redis-connection.js';

/** An administrator sees everything of everybody. */
const MIN_ADMIN_PASSWORD = 12;
/** Tokens and signed links bear a difference of some seconds. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 5;
/** Wrong user, password or name of the database. */
const WRONG_LOGIN = new Set(['28000', '28P01', '3D000']);
const SECONDS = 'SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds';

/** Everything that keeps the product from starting, a line for each, which begins with the variable's name. */
export async function startProblems(given: EnvSource): Promise<string[]> {
  const source = readSecretFiles(given).values;
  return [
    ...envProblems(given),
    ...folderProblems(source),
    ...(await recipientProblems(source)),
    ...(isProduction(source) ? await passwordProblems(source) : []),
  ];
}

async function passwordProblems({ ADMIN_EMAIL, ADMIN_PASSWORD }: EnvSource): Promise<string[]> {
  if (!ADMIN_PASSWORD) return [];
  if (ADMIN_PASSWORD.length < MIN_ADMIN_PASSWORD)
    return [`ADMIN_PASSWORD: has to have at least ${MIN_ADMIN_PASSWORD} characters in production`];
  return (await isCommonPassword(ADMIN_PASSWORD, ADMIN_EMAIL?.toLowerCase()))
    ? ['ADMIN_PASSWORD: is one that is tried first: take random characters']
    : [];
}

/** Lists settings with which the product starts, but which are probably mistakes in production. */
export async function startWarnings(app: NestExpressApplication): Promise<string[]> {
  const config = app.get(AppConfig);
  if (!config.isProduction) return [];
  const warnings = [await clockWarning(app.get(Database))];
  const settings = await app.get(Settings).all();
  if (settings.emailService !== 'disabled' && !readMailServer(settings, config.mail.smtpUrl))
    warnings.push('SMTP_URL: is not set, and no mail server in the settings: mails wait for one');
  if (config.http.https && config.http.trustProxy === undefined)
    warnings.push(
      'TRUST_PROXY: is not set although PUBLIC_URL is https: all visitors share the address of the proxy, and its limits and locks',
    );
  return warnings.filter((warning) => warning !== undefined);
}

async function clockWarning(database: Database): Promise<string | undefined> {
  const [row] = await database.query<{ seconds: number }>(SECONDS);
  const difference = Math.round(Date.now() / 1000 - (row?.seconds ?? 0));
  if (Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_SECONDS) return undefined;
  const where = difference > 0 ? 'ahead of' : 'behind';
  return `The clock of this machine is ${Math.abs(difference)} s ${where} the database's: links and sign-ins end at the wrong time`;
}

/** What is wrong with the address of the database; undefined for errors of another kind. */
export function databaseProblem(error: unknown): string | undefined {
  const { code = '', message } = error as { code?: string; message?: string };
  const isRefused = WRONG_LOGIN.has(code) || toAppError(error).code === 'SERVICE_UNAVAILABLE';
  return isRefused ? `DATABASE_URL: the database cannot be used: ${message || code}` : undefined;
}

/** Says why the store of files refuses; one that is away may be back in a moment. */
export async function fileStoreProblem(config: AppConfig): Promise<string | undefined> {
  if (!config.s3) return undefined;
  const store = createFileStore(config);
  const error: unknown = await store
    .list()
    .next()
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof FileStoreError) || !error.isRefusal) return undefined;
  return `S3_BUCKET: ${store.place} cannot be used: ${error.message}. Look at the bucket, the region and the keys`;
}

/** Logs them, a line for each. */
export async function logStartWarnings(app: NestExpressApplication): Promise<void> {
  const logger = new Logger('Start');
  for (const warning of await startWarnings(app)) logger.warn(warning);
}

const LONGEST_MS = 5000;
const NAME = 'mizan:start';
/** As calls are counted. */
const COUNT = "redis.call('set', KEYS[1], 0, 'EX', 1) return redis.call('incrby', KEYS[1], 1)";
/** What this library says of a server before version 6, on which a connection that listens cannot send. */
const TOO_OLD = 'Connection in subscriber mode';

/** Says why the configured Redis refuses, if it does; one that is away may be back in a moment. */
export async function redisProblem(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const client = await openRedis(url, { retryStrategy: null });
  let refusal: Error | undefined;
  const note = (error: Error) => {
    if (isRefusal(error)) refusal ??= error;
  };
  // a database that does not exist is told as an error while the connection is used all the same
  client.on('error', note);
  await within(LONGEST_MS, tryOut(client).catch(note));
  client.disconnect();
  return refusal && `REDIS_URL: Redis cannot be used: ${refusal.message}`;
}

async function tryOut(client: Redis): Promise<void> {
  await client.connect();
  await client.eval(COUNT, 1, NAME);
  await client.subscribe(NAME);
  await client.publish(NAME, '');
}

const isRefusal = ({ name, message }: Error) =>
  name === 'ReplyError' || message.startsWith(TOO_OLD);

/**
 * Whether backups can be encrypted for BACKUP_RECIPIENT; a typing mistake in it would otherwise be found by
 * the first backup. The library is loaded only where there is one.
 */
async function recipientProblems({ BACKUP_RECIPIENT }: EnvSource): Promise<string[]> {
  if (!BACKUP_RECIPIENT) return [];
  const { Encrypter } = await import('age-encryption');
  try {
    new Encrypter().addRecipient(BACKUP_RECIPIENT);
    return [];
  } catch {
    return [
      'BACKUP_RECIPIENT: is no public key of age: take the line age1… that `npm run backup -- --new-key` prints',
    ];
  }
}

/** Where the server writes, by the variable that says where that is. */
function foldersOf({
  DATA_DIR,
  FILES_DIR,
  JWT_SECRET,
  S3_ENDPOINT,
}: EnvSource): [string, string][] {
  const data = resolve(DATA_DIR || '.data');
  return [
    ...(JWT_SECRET && (FILES_DIR || S3_ENDPOINT) ? [] : [['DATA_DIR', data] as [string, string]]),
    ...(FILES_DIR && !S3_ENDPOINT ? [['FILES_DIR', resolve(FILES_DIR)] as [string, string]] : []),
    ['TMPDIR', tmpdir()],
  ];
}

/** The folders that cannot be written, a line for each, which begins with the variable's name. */
function folderProblems(source: EnvSource): string[] {
  return foldersOf(source).flatMap(([name, folder]) => {
    const probe = join(folder, `.mizan-${process.pid}`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(probe, '');
      rmSync(probe);
      return [];
    } catch (error) {
      return [
        `${name}: ${folder} cannot be written (${String((error as { code?: string }).code)})`,
      ];
    }
  });
}
