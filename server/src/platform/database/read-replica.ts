import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pg, { type Pool, type QueryConfig } from 'pg';
import { DataSource } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { AppConfig } from '../config/app-config.js';
import { getPool, replicaOptions } from './database-options.js';
import { within } from '../shutdown/within.js';

const storage = new AsyncLocalStorage<ServerResponse>();

/** Answers a request whose answer is the same for everybody: what it reads may come from the read replica. */
export function asPublicRead(response: ServerResponse, answer: () => void): void {
  storage.run(response, answer);
}

/** Whether such a request is being answered; work that goes on after its answer is not part of it. */
export const isAnsweringPublicRead = () => storage.getStore()?.writableEnded === false;

/** Limits how long a replica that fell behind is read, if no change told of it. */
const CHECK_MS = 1000;
const CLOSE_MS = 500;
const IN_USE = 'DATABASE_READ_URL: public reads go to the read replica';
const LEFT = 'DATABASE_READ_URL: public reads go to DATABASE_URL: the replica ';
const UNREADABLE = 'cannot be read: ';
const UNKNOWN =
  'DATABASE_URL: does not answer, so it is not known how far the read replica has to be';

/**
 * A standby of the database for public reads. After a change it is not read until it has replayed the
 * change, so that the next read sees the write; one that fails, lags or is another database is not read
 * either. Callers then ask the primary.
 */
@Injectable()
export class ReadReplica
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly logger = new Logger(ReadReplica.name);
  private readonly pool?: Pool;
  private isUsable = false;
  /** Grows with every change that the replica may not have. */
  private generation = 0;
  /** The line that was logged last, without the reason why the replica cannot be read. */
  private told?: string;
  private wake?: () => void;
  private isStopped = false;
  private readonly statements = { replica: 0, primary: 0 };

  constructor(
    { databaseReadUrl, databasePool }: AppConfig,
    private readonly dataSource: DataSource,
  ) {
    if (!databaseReadUrl) return;
    this.pool = new pg.Pool(replicaOptions(databaseReadUrl, databasePool));
    // a lost connection that nobody uses is replaced; the next check tells whether there is a problem
    this.pool.on('error', () => undefined);
  }

  onApplicationBootstrap(): void {
    if (this.pool) void this.watch(getPool(this.dataSource), this.pool);
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
    this.wake?.();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.pool) await within(CLOSE_MS, this.pool.end());
  }

  /** Says that something changed: the replica is read again when it has the change. */
  expectChange(): void {
    this.generation += 1;
    this.isUsable = false;
    this.wake?.();
  }

  /** Runs a statement that only reads; undefined when the primary has to run it. */
  async query<Row extends object>(statement: QueryConfig): Promise<Row[] | undefined> {
    if (this.pool && this.isUsable) {
      try {
        const { rows } = await this.pool.query<Row>(statement);
        this.statements.replica += 1;
        return rows;
      } catch {
        // the check that follows finds out why, and tells it once
        this.isUsable = false;
        this.wake?.();
      }
    }
    this.statements.primary += 1;
    return undefined;
  }

  /** Whether it is read now, or not although there is one, and which database answered public reads. */
  get use(): { isUsable: boolean; isLeft: boolean; replica: number; primary: number } {
    const { isUsable, statements } = this;
    return { isUsable, isLeft: this.pool !== undefined && !isUsable, ...statements };
  }

  private async watch(primary: Pool, replica: Pool): Promise<void> {
    while (!this.isStopped) {
      const { generation } = this;
      const state = await primaryState(primary).catch(() => undefined);
      const problem = state && (await replicaProblem(replica, state).catch(unreadable));
      if (this.isStopped) return;
      if (state) {
        this.tell(problem ? LEFT + problem : IN_USE);
        this.isUsable = problem === undefined && generation === this.generation;
      }
      // the replica stays as it is: while the primary is away nobody writes, and changes that are received count
      else this.tell(UNKNOWN);
      if (generation === this.generation) await this.pause();
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, CHECK_MS).unref();
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private tell(line: string): void {
    // one outage: a silent replica first lets a query wait, then a connection
    const told = line.includes(UNREADABLE) ? UNREADABLE : line;
    if (told === this.told) return;
    this.told = told;
    if (line === IN_USE) this.logger.log(line);
    else this.logger.warn(line);
  }
}

const unreadable = (error: unknown) => UNREADABLE + String(error);

/** A replica that takes longer to get what the primary has now is behind. */
const MAX_LAG_MS = 2000;
const POLL_MS = 20;

/** Where a database is: the cluster and the name, which a standby shares with its primary. */
const PLACE = `(SELECT system_identifier FROM pg_control_system()) || ' ' || current_database() AS place`;
/**
 * The end of what is inserted, not of what is written: a commit may be answered before it is written. After the
 * last record of a page or a segment it is behind the header of the next one, which a replica does not count.
 */
const PRIMARY = `
  SELECT (position - CASE WHEN mod(position - '0/0', current_setting('wal_block_size')::numeric) = 24 THEN 24
                          WHEN mod(position - '0/0', pg_size_bytes(current_setting('wal_segment_size'))) = 40 THEN 40
                          ELSE 0 END)::text AS position, ${PLACE}
    FROM pg_current_wal_insert_lsn() AS position`;
const STANDBY = `
  SELECT pg_is_in_recovery() AS "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn AS "hasReplayed",
         ${PLACE}`;

/** What a primary has committed. */
interface PrimaryState {
  position: string;
  place: string;
}

interface StandbyState {
  isStandby: boolean;
  hasReplayed: boolean | null;
  place: string;
}

/** How far the primary is; everything that was committed before this call is in it. */
async function primaryState(primary: Pool): Promise<PrimaryState> {
  const { rows } = await primary.query<PrimaryState>(PRIMARY);
  return rows[0]!;
}

/** Why reads cannot go to the replica; undefined when it has replayed everything up to the position. */
async function replicaProblem(
  replica: Pool,
  { position, place }: PrimaryState,
): Promise<string | undefined> {
  const deadline = performance.now() + MAX_LAG_MS;
  while (performance.now() < deadline) {
    const { rows } = await replica.query<StandbyState>(STANDBY, [position]);
    const [state] = rows;
    if (!state?.isStandby || state.place !== place)
      return 'is not a standby of the database of DATABASE_URL';
    if (state.hasReplayed) return undefined;
    await pause(POLL_MS);
  }
  return `is more than ${MAX_LAG_MS / 1000} s behind`;
}
