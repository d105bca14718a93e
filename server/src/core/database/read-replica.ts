import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pg, { type Pool, type QueryConfig } from 'pg';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { poolOf } from './pool.js';
import { within } from '../shutdown/within.js';
import { replicaOptions } from './database-options.js';
import { primaryState, replicaProblem } from './replica-problem.js';

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
    if (this.pool) void this.watch(poolOf(this.dataSource), this.pool);
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
