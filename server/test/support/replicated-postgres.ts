import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { RealPostgres } from './real-postgres.js';

const SCRIPT = join(resolve(__dirname, '../../..'), 'tools/postgres/replicated-postgres.mjs');
const SERVE = `import('${SCRIPT}').then(({ serveReplicatedPostgres }) => serveReplicatedPostgres())`;

/** One of the two servers. */
export interface ReplicatedServer {
  pid: number;
  /** Its log, with every statement that it ran. */
  log: string;
  url: string;
  adminUrl: string;
}

/** A PostgreSQL and a standby of it, which follows it by streaming replication. */
export class ReplicatedPostgres {
  /** Stopping and freezing needs `/proc`. */
  static readonly isPossible = existsSync('/proc/self/cmdline');

  private constructor(
    private readonly child: ChildProcess,
    readonly primary: ReplicatedServer,
    readonly standby: ReplicatedServer,
    readonly standbyProcess = RealPostgres.of(standby.pid),
  ) {}

  static async start(): Promise<ReplicatedPostgres> {
    const child = spawn(process.execPath, ['-e', SERVE], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = await new Promise<string[]>((done, fail) => {
      createInterface(child.stdout).once('line', (text) => done([text]));
      child.once('exit', () => fail(new Error('The two servers did not start')));
    });
    const [primary, standby] = JSON.parse(line ?? '[]') as ReplicatedServer[];
    return new ReplicatedPostgres(child, primary!, standby!);
  }

  /** How many statements that match a server has run. */
  static ran({ log }: ReplicatedServer, statement: RegExp): number {
    return readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /LOG: {2}(?:execute|statement)/.test(line) && statement.test(line)).length;
  }

  /** Stops both and removes what they kept. */
  async dispose(): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.stdin?.end();
    await ended;
  }
}
