import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { DatabaseProxy } from './database-proxy.js';
import { ServerProcess } from './server-process.js';
import { SmtpSink } from './smtp-sink.js';
import { SteadyLoad } from './steady-load.js';
import { ADMIN } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { waitUntil } from './wait-until.js';

/** Lines of JSON for the table that `npm run faults` prints. */
const REPORT = process.env['FAULTS_REPORT'];

export function reportFault(fault: string, values: object): void {
  if (REPORT) appendFileSync(REPORT, `${JSON.stringify({ fault, ...values })}\n`);
}

/** The built product with everything around it that can fail, and people who use it. */
export class FaultyProduct {
  readonly load: SteadyLoad;
  /** A connection that no fault of the line touches. */
  direct: Client;
  sink!: SmtpSink;
  process?: ServerProcess;

  private constructor(
    readonly database: TestDatabase,
    direct: Client,
    readonly line: DatabaseProxy,
    private readonly filesDir: string,
  ) {
    this.direct = direct;
    this.load = new SteadyLoad({
      url: () => this.process?.url,
      direct: () => this.direct,
      sink: () => this.sink,
      filesDir,
    });
  }

  static async start(testFile: string): Promise<FaultyProduct> {
    const database = await createTestDatabase(testFile);
    const direct = new Client(database.url);
    await direct.connect();
    const line = await DatabaseProxy.start(database.url);
    const files = mkdtempSync(join(tmpdir(), 'mizan-faults-'));
    const product = new FaultyProduct(database, direct, line, files);
    product.sink = await SmtpSink.start();
    await product.restart();
    return product;
  }

  async killAndRestart(): Promise<void> {
    const killed = this.process;
    this.process = undefined;
    await killed?.kill();
    killed?.dispose();
    await this.restart();
  }

  /** Runs `work`, during which the database closes all connections, and connects again. */
  async reconnect(work: () => Promise<void>): Promise<void> {
    this.direct.on('error', () => undefined);
    await work();
    await waitUntil('the database', async () => {
      const client = new Client(this.database.url);
      client.on('error', () => undefined);
      return client.connect().then(
        () => (this.direct = client),
        () => undefined,
      );
    });
  }

  /** Ends the load, notes what became of it, and answers that. */
  async endLoad(fault: string) {
    await this.load.end();
    const result = await this.load.account();
    reportFault(fault, { ...result.counts, ...result.faults });
    return result;
  }

  async dispose(): Promise<void> {
    this.process?.dispose();
    await this.line.close();
    await this.sink.close();
    await this.direct.end();
    rmSync(this.filesDir, { recursive: true, force: true });
    await this.database.drop();
  }

  private async restart(): Promise<void> {
    this.process = await ServerProcess.start({
      NODE_ENV: 'test',
      DATABASE_URL: this.line.url,
      FILES_DIR: this.filesDir,
      JWT_SECRET: 'a-secret-for-tests-of-the-product',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMTP_URL: this.sink.url,
      MAIL_RETRY_SECONDS: '1',
      RATE_LIMIT_FACTOR: '1000',
      SERVE_SITE: 'false',
      LOG_LEVEL: 'error',
    });
  }
}
