import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { TestApp } from './test-app.js';

/** A session is read for each request, and its use stored once a minute, with whatever request that is. */
const BACKGROUND = /\b(?:FROM|UPDATE) sessions\b|\bmails\b|pg_notify|\bpeople_to_refresh\b/;

const BEGIN = /^(?:BEGIN|START TRANSACTION)\b/;
const END = /^(?:COMMIT|ROLLBACK)$/;

interface SentStatement {
  text: string;
  transaction?: Transaction;
}

interface Transaction {
  statements: string[];
}

/** Records every SQL statement that requests send to the database. */
export class QueryCounter {
  private static readonly byApp = new WeakMap<TestApp, QueryCounter>();
  private readonly followed = new WeakSet<PoolClient>();
  private readonly open = new WeakMap<PoolClient, Transaction>();
  private statements: SentStatement[] = [];
  private begun = new Set<Transaction>();

  private constructor(app: TestApp) {
    const driver = app.app.get(DataSource).driver as unknown as { master: Pool };
    driver.master.on('acquire', (client) => this.follow(client));
  }

  static of(app: TestApp): QueryCounter {
    const counter = this.byApp.get(app) ?? new QueryCounter(app);
    this.byApp.set(app, counter);
    return counter;
  }

  /** The statements that `work` caused, without those for the session and background jobs, and their transactions. */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    this.statements = [];
    this.begun = new Set();
    await work();
    return this.statements
      .filter(({ text, transaction }) => !BACKGROUND.test(text) && this.isCounted(transaction))
      .map(({ text }) => text);
  }

  /** A transaction that was open before `work` is not its own; one of background statements alone is a job's. */
  private isCounted(transaction?: Transaction): boolean {
    if (!transaction) return true;
    const { statements } = transaction;
    return (
      this.begun.has(transaction) &&
      (statements.length === 0 || statements.some((text) => !BACKGROUND.test(text)))
    );
  }

  private follow(client: PoolClient): void {
    if (this.followed.has(client)) return;
    this.followed.add(client);
    const query = client.query.bind(client) as (...values: unknown[]) => unknown;
    client.query = ((...values: unknown[]) => {
      const [statement] = values as [string | { text: string }];
      this.record(client, typeof statement === 'string' ? statement : statement.text);
      return query(...values);
    }) as PoolClient['query'];
  }

  private record(client: PoolClient, text: string): void {
    if (BEGIN.test(text)) {
      const begun: Transaction = { statements: [] };
      this.open.set(client, begun);
      this.begun.add(begun);
    }
    const transaction = this.open.get(client);
    this.statements.push({ text, transaction });
    if (END.test(text)) this.open.delete(client);
    else if (!BEGIN.test(text)) transaction?.statements.push(text);
  }
}
