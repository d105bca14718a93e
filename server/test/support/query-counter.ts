import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { TestApp } from './test-app.js';

const BACKGROUND = /\bFROM sessions\b|\bmails\b|pg_notify/;

interface SentStatement {
  text: string;
  client: PoolClient;
}

/** Records every SQL statement that requests send to the database. */
export class QueryCounter {
  private static readonly byApp = new WeakMap<TestApp, QueryCounter>();
  private readonly followed = new WeakSet<PoolClient>();
  private statements: SentStatement[] = [];

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
    await work();
    return withoutBackground(this.statements).map(({ text }) => text);
  }

  private follow(client: PoolClient): void {
    if (this.followed.has(client)) return;
    this.followed.add(client);
    const query = client.query.bind(client) as (...values: unknown[]) => unknown;
    client.query = ((...values: unknown[]) => {
      const [statement] = values as [string | { text: string }];
      this.statements.push({
        text: typeof statement === 'string' ? statement : statement.text,
        client,
      });
      return query(...values);
    }) as PoolClient['query'];
  }
}

/** BEGIN and COMMIT of a transaction go with it: one that did nothing else is in the background, too. */
function withoutBackground(sent: readonly SentStatement[]): SentStatement[] {
  const counted = sent.filter(({ text }) => !BACKGROUND.test(text));
  const isEdge = ({ text }: SentStatement) => /^(?:BEGIN|COMMIT|ROLLBACK)$/.test(text);
  const hidden = new Set(
    sent.filter(({ text }) => BACKGROUND.test(text)).map(({ client }) => client),
  );
  const working = new Set(counted.filter((each) => !isEdge(each)).map(({ client }) => client));
  return counted.filter(
    (each) => !isEdge(each) || working.has(each.client) || !hidden.has(each.client),
  );
}
