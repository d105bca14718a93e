import type { Pool, PoolClient } from 'pg';

/** Lets so many callers in at once; the others wait in the order in which they came. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** How many wait. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Undefined if the caller is in at once. */
  acquire(): Promise<void> | undefined {
    if (this.free === 0) return new Promise((resolve) => this.waiting.push(resolve));
    this.free -= 1;
    return undefined;
  }

  /** The caller is out: once for each `acquire`. */
  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}

/** Transactions leave these to what is read outside of them. */
const KEPT_FOR_READS = 2;

/** A connection of the pool that a transaction has. */
export interface TransactionConnection {
  client: PoolClient;
  /** Gives it back, or closes it if it is broken. */
  release: (broken?: Error) => void;
}

/**
 * The connections of transactions. Some read beside themselves, such as a setting: if transactions could have
 * all connections of the pool, all of them would wait for another.
 */
export class TransactionConnections {
  private readonly slots: Semaphore;

  constructor(private readonly pool: Pool) {
    this.slots = new Semaphore(Math.max(1, pool.options.max - KEPT_FOR_READS));
  }

  /** How many transactions wait for one. */
  get waitingCount(): number {
    return this.slots.waitingCount;
  }

  /** Fails as the pool does, and after the same time, if there is none. */
  async connect(): Promise<TransactionConnection> {
    const turn = this.slots.acquire();
    return turn ? this.inTime(turn) : this.open();
  }

  private inTime(turn: Promise<void>): Promise<TransactionConnection> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.pool.options.connectionTimeoutMillis);
      const open = async () => {
        await turn;
        // nobody waits for a connection any more
        if (isLate) return this.slots.release();
        const connection = await this.open();
        if (isLate) connection.release();
        else resolve(connection);
      };
      void open()
        .catch(reject)
        .finally(() => clearTimeout(timer));
    });
  }

  private async open(): Promise<TransactionConnection> {
    try {
      const client = await this.pool.connect();
      const release = (broken?: Error) => {
        client.release(broken);
        this.slots.release();
      };
      return { client, release };
    } catch (error) {
      this.slots.release();
      throw error;
    }
  }
}
