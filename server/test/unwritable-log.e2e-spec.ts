import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, closeSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raw } from './support/raw.js';
import { ServerProcess } from './support/server-process.js';
import { ADMIN } from './support/test-app.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { waitUntil } from './support/wait-until.js';

const LINES = 300;
/** Long enough for a start that also builds the product. */
const PATIENCE_MS = 90_000;

const FULL_DISK = '/dev/full';
const DROPPED = /could not be written and were dropped: (\d+)/;

describe('a product whose log cannot be written', () => {
  let database: TestDatabase;
  let product: ServerProcess | undefined;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase(__filename);
    folder = mkdtempSync(join(tmpdir(), 'mizan-log-'));
  });
  afterEach(() => product?.dispose());
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  });

  const start = async (output: number) => {
    product = await ServerProcess.start(
      {
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        PUBLIC_URL: 'http://mizan.test',
        JWT_SECRET: 'a-secret-for-tests-of-the-product',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SERVE_SITE: 'false',
        LOG_LEVEL: 'warn',
      },
      ['ignore', output, output],
    );
    closeSync(output);
    return product;
  };

  /** Calls with a broken token, which write one line each into the log. */
  const causeLines = async (server: ServerProcess) => {
    const headers = { Authorization: 'Bearer a.b.c' };
    for (let sent = 0; sent < LINES; sent += 1) {
      const { status } = await raw(server, { path: '/api/v1/auth/profile', headers });
      expect(status).toBe(401);
    }
  };

  (existsSync(FULL_DISK) ? it : it.skip)(
    'a product whose log is on a full disk still answers',
    async () => {
      const server = await start(openSync(FULL_DISK, 'w'));
      await causeLines(server);
      expect((await raw(server, { path: '/health/ready' })).status).toBe(200);
    },
    PATIENCE_MS,
  );

  it(
    'a product whose log pipe has no reader still answers, and tells the next one how many lines are lost',
    async () => {
      const pipe = join(folder, 'log');
      execFileSync('mkfifo', [pipe]);
      const first = new Reader(pipe);
      const server = await start(openSync(pipe, 'w'));
      await first.close();
      await causeLines(server);

      const next = new Reader(pipe);
      await waitUntil('the count of lost lines', () => DROPPED.test(next.text));
      const lines = next.text.split('\n').filter(Boolean);
      const reports = lines.map((line) => JSON.parse(line) as { message: string });
      const lost = reports.map(({ message }) => Number(DROPPED.exec(message)?.[1] ?? 0));
      expect(Math.max(...lost)).toBe(LINES);
      await next.close();
    },
    PATIENCE_MS,
  );
});

/** A reader of a named pipe. */
class Reader {
  text = '';
  private readonly child: ChildProcess;

  constructor(pipe: string) {
    this.child = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.text += chunk.toString()));
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.child.once('exit', done));
    this.child.kill();
    await closed;
  }
}
