import { createHash, createHmac } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '../../contract/limits.js';
import { AppConfig } from '../config/app-config.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { AppError, invalidFields } from '../errors/app-error.js';
import { toAppError } from '../errors/error-response.js';
import { IncomingFile } from '../files/incoming-file.js';
import { addAnswerHeader } from '../logging/request-id.js';

/** A creating call that was sent with a key, so that it may be repeated. */
export interface KeyedCall {
  owner: string;
  kind: string;
  key: string;
  bodyHash: string;
}

const CLAIM = `
  INSERT INTO idempotency_keys (owner, kind, key, body_hash, result_id) VALUES ($1, $2, $3, $4, $5)`;
const EARLIER = `
  SELECT body_hash AS "bodyHash", result_id AS "resultId" FROM idempotency_keys
  WHERE owner = $1 AND kind = $2 AND key = $3`;

const FORGET = `
  DELETE FROM idempotency_keys WHERE kind = $1 AND result_id = ANY($2) AND owner LIKE 'nobody %'`;

/** Creating calls that can be repeated: the same key and input answer what the first call made (S35). */
@Injectable()
export class Idempotency {
  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /**
   * Owner of the keys of somebody without an account, known by the address in the form: two such people
   * who chose the same key do not meet.
   */
  ownerWithoutAccount(address = ''): string {
    return `nobody ${this.digest(address)}`;
  }

  /** The call under its key; undefined for one without a key. Another owner or kind has keys of its own. */
  async keyedCall(
    owner: string,
    kind: string,
    { key, body }: { key?: string | null; body: object },
  ): Promise<KeyedCall | undefined> {
    if (typeof key !== 'string') return undefined;
    checkKey(key);
    return { owner, kind, key, bodyHash: await this.hashOf(body) };
  }

  /**
   * Runs `create`, which stores the key by `claim`. A repeat of an earlier call is answered by `read`,
   * with the id of what that call made; with another input it is refused as IDEMPOTENCY_MISMATCH.
   */
  async once<T>(
    call: KeyedCall | undefined,
    create: () => Promise<T>,
    read: (id: string) => Promise<T>,
  ): Promise<T> {
    try {
      return await create();
    } catch (error) {
      // also when it was not the key: a repeat may be refused for what the first call made, such as its slug
      const id = call && isRefusal(error) ? await this.earlierResult(call) : undefined;
      if (id === undefined) throw error;
      addAnswerHeader('Idempotency-Replayed', 'true');
      return read(id);
    }
  }

  /**
   * Stores the key in the transaction that creates `resultId`. If the key was used before, the transaction
   * fails; a concurrent second call waits here for the first one.
   */
  async claim(
    transaction: Transaction,
    call: KeyedCall | undefined,
    resultId: string | number,
  ): Promise<void> {
    if (!call) return;
    const { owner, kind, key, bodyHash } = call;
    await transaction.execute(CLAIM, [owner, kind, key, bodyHash, String(resultId)]);
  }

  /** A repeat of a call without an account no longer answers what has become an account's. */
  async forgetWithoutAccount(
    transaction: Transaction,
    kind: string,
    resultIds: readonly string[],
  ): Promise<void> {
    await transaction.execute(FORGET, [kind, resultIds]);
  }

  private async earlierResult({ bodyHash, ...call }: KeyedCall): Promise<string | undefined> {
    const [earlier] = await this.database.query<{ bodyHash: string; resultId: string }>(EARLIER, [
      call.owner,
      call.kind,
      call.key,
    ]);
    if (earlier && earlier.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY_MISMATCH');
    return earlier?.resultId;
  }

  /** With the server's secret, because an input may hold a password, which a plain hash would let guess. */
  private async hashOf(body: object): Promise<string> {
    return this.digest(JSON.stringify(await withFileHashes(body)));
  }

  private digest(text: string): string {
    return createHmac('sha256', this.config.settingsSecret).update(text).digest('base64url');
  }
}

/** Whether a call was refused, other than because its session has ended. */
function isRefusal(error: unknown): boolean {
  const { status, code } = toAppError(error);
  return status < 500 && code !== 'UNAUTHENTICATED';
}

/** Refuses a key that is too short to be unique or too long to keep. */
function checkKey(key: string): void {
  const { min, max } = LIMITS.idempotencyKey;
  if (key.length < min || key.length > max || !/^[\x21-\x7e]+$/.test(key)) {
    throw invalidFields({ field: 'idempotencyKey', rule: `length:${min}:${max}` });
  }
}

/** The body with the hash of each file in its place. */
async function withFileHashes(body: object): Promise<object> {
  const entries = Object.entries(body).map(async ([name, value]: [string, unknown]) => {
    if (!(value instanceof IncomingFile)) return [name, value] as const;
    return [
      name,
      createHash('sha256')
        .update(await value.read(name))
        .digest('base64url'),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const SWEEP_MS = 3_600_000;
const FORGET_OLD = `DELETE FROM idempotency_keys WHERE created_at < now() - interval '7 days'`;

/** Deletes idempotency keys after a week: a draft is sent again after hours at most. */
@Injectable()
export class IdempotencyCleanup implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(IdempotencyCleanup.name);
  private sweeper?: NodeJS.Timeout;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.sweeper);
  }

  async sweep(): Promise<void> {
    await this.database.query(FORGET_OLD).catch((error: unknown) => {
      this.logger.debug(`Old idempotency keys could not be deleted: ${String(error)}`);
    });
  }
}
