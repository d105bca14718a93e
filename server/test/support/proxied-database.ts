import { Client } from 'pg';
import { DatabaseProxy } from './database-proxy.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** A database of its own behind a proxy that can fail, for a product that is started on `line.url`. */
export class ProxiedDatabase {
  private constructor(
    private readonly database: TestDatabase,
    /** A connection that does not go through the proxy, so that it always works. */
    readonly direct: Client,
    readonly line: DatabaseProxy,
  ) {}

  static async start(testFile: string): Promise<ProxiedDatabase> {
    const database = await createTestDatabase(testFile);
    const direct = new Client({ connectionString: database.url });
    await direct.connect();
    return new ProxiedDatabase(database, direct, await DatabaseProxy.start(database.url));
  }

  /** Its own address, not the proxy's. */
  get url(): string {
    return this.database.url;
  }

  /** Once nothing uses it any more. */
  async close(): Promise<void> {
    await this.line.close();
    await this.direct.end();
    await this.database.drop();
  }
}
