import type { StdioOptions } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { accountOfCases, ageFiles, filesWithoutRow } from './case-account.js';
import { CaseLoad } from './case-load.js';
import { DatabaseProxy } from './database-proxy.js';
import { ServerProcess } from './server-process.js';
import { SmtpSink } from './smtp-sink.js';
import { type LoadSize, SteadyLoad } from './steady-load.js';
import { ADMIN } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { waitUntil } from './wait-until.js';

/** Lines of JSON for the table that `npm run faults` prints. */
const REPORT = process.env['FAULTS_REPORT'];

export function reportFault(fault: string, values: object): void {
  if (REPORT) appendFileSync(REPORT, `${JSON.stringify({ fault, ...values })}\n`);
}

/** A connection of the test itself, which waits for no answer for ever, and may end with PostgreSQL. */
const connectionTo = (connectionString: string) => {
  const limits = { connectionTimeoutMillis: 2000, query_timeout: 20_000 };
  const client = new Client({ connectionString, ...limits });
  client.on('error', () => undefined);
  return client;
};

export interface FaultyOptions {
  env?: Record<string, string>;
  load?: LoadSize;
  /** Where files are kept; a temporary folder when left out. */
  filesDir?: string;
  /** The descriptor that the log is written to. */
  log?: number;
  /** Whether papers, quotes and payments are sent, too. */
  cases?: boolean;
  /** How many processes share the database and the files; people reach them in turn. */
  processes?: number;
}

/** The built product with everything around it that can fail, and people who use it. */
export class FaultyProduct {
  readonly load: SteadyLoad;
  private readonly cases: CaseLoad | undefined;
  /** A connection that no fault of the line touches. */
  direct: Client;
  sink!: SmtpSink;
  private readonly processes: (ServerProcess | undefined)[];
  private turn = 0;

  private constructor(
    readonly database: TestDatabase,
    direct: Client,
    readonly line: DatabaseProxy,
    private readonly filesDir: string,
    private readonly options: FaultyOptions,
  ) {
    this.direct = direct;
    this.processes = Array.from({ length: options.processes ?? 1 });
    const target = {
      url: () => this.inTurn()?.url,
      direct: () => this.direct,
      sink: () => this.sink,
      filesDir,
    };
    this.load = new SteadyLoad(target, options.load);
    this.cases = options.cases ? new CaseLoad(target) : undefined;
  }

  static async start(testFile: string, options: FaultyOptions = {}): Promise<FaultyProduct> {
    const database = await createTestDatabase(testFile);
    const direct = connectionTo(database.url);
    await direct.connect();
    const line = await DatabaseProxy.start(database.url);
    const files = options.filesDir ?? mkdtempSync(join(tmpdir(), 'mizan-faults-'));
    const product = new FaultyProduct(database, direct, line, files, options);
    product.sink = await SmtpSink.start();
    try {
      await Promise.all(product.processes.map((_, index) => product.restart(index)));
    } catch (error) {
      // what is left of one that never began would disturb the tests after it
      await product.dispose();
      throw error;
    }
    return product;
  }

  /** The first of its processes; undefined while there is none. */
  get process(): ServerProcess | undefined {
    return this.processes[0];
  }

  async killAndRestart(index = 0): Promise<void> {
    const killed = this.processes[index];
    // whoever had turned to it finds that it has gone
    await killed?.kill();
    this.processes[index] = undefined;
    killed?.dispose();
    await this.restart(index);
  }

  /** Asks a process to end, which people go on turning to, and starts the next; answers how it ended. */
  async stopAndRestart(index = 0) {
    const stopped = this.processes[index]!;
    const ended = await stopped.end();
    this.processes[index] = undefined;
    stopped.dispose();
    await this.restart(index);
    return ended;
  }

  /** Runs `work`, during which the database closes all connections, and connects again. */
  async reconnect(work: () => Promise<void>): Promise<void> {
    await work();
    await waitUntil('the database', async () => {
      const client = connectionTo(this.database.url);
      return client.connect().then(
        () => (this.direct = client),
        () => undefined,
      );
    });
  }

  /** People begin to send requests, and cases if they are wanted. */
  async beginLoad(): Promise<void> {
    await this.load.begin();
    await this.cases?.begin();
  }

  /** What became of the cases, once the sweep of a start removed what no row uses. */
  async accountOfCases(fault: string) {
    const { done } = this.cases!;
    ageFiles(this.filesDir);
    await this.killAndRestart();
    const isSwept = async () => (await filesWithoutRow(this.direct, this.filesDir)) === 0;
    // what stays is counted below
    await waitUntil('the sweep', isSwept, 30).catch(() => undefined);
    const target = { direct: () => this.direct, filesDir: this.filesDir };
    const { counts, faults } = await accountOfCases(done, target);
    reportFault(`${fault}, cases`, { ...counts, ...faults });
    return { counts, faults };
  }

  /** Ends the load, notes what became of it, and answers that. */
  async endLoad(fault: string) {
    await Promise.all([this.load.end(), this.cases?.end()]);
    for (const id of this.cases?.done.requests ?? []) this.load.count('serviceRequest', id);
    const result = await this.load.account();
    reportFault(fault, { ...result.counts, ...result.faults });
    return result;
  }

  async dispose(): Promise<void> {
    for (const each of this.processes) each?.dispose();
    await this.line.close();
    await this.sink.close();
    await this.direct.end();
    if (!this.options.filesDir) rmSync(this.filesDir, { recursive: true, force: true });
    await this.database.drop();
  }

  private inTurn(): ServerProcess | undefined {
    const running = this.processes.filter((each) => each !== undefined);
    this.turn += 1;
    return running[this.turn % running.length];
  }

  private async restart(index: number): Promise<void> {
    const { env, log } = this.options;
    const output = log === undefined ? 'pipe' : (['ignore', log, log] as const);
    const settings = {
      NODE_ENV: 'test',
      DATABASE_URL: this.line.url,
      FILES_DIR: this.filesDir,
      JWT_SECRET: 'a-secret-for-tests-of-the-product-and-only-them',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMTP_URL: this.sink.url,
      MAIL_RETRY_SECONDS: '1',
      RATE_LIMIT_FACTOR: '1000',
      SERVE_SITE: 'false',
      LOG_LEVEL: 'error',
      ...env,
    };
    this.processes[index] = await ServerProcess.start(settings, output as StdioOptions);
  }
}
