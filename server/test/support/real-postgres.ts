import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { waitUntil } from './wait-until.js';

/** A PostgreSQL that was started for the tests alone, as a machine's owner handles it. */
export class RealPostgres {
  private constructor(
    private pid: number,
    private readonly command: string[],
    private readonly user: { uid: number; gid: number },
  ) {}

  /** The one of `npm run faults`; undefined in other runs. */
  static found(): RealPostgres | undefined {
    const pid = Number(process.env['FAULTS_POSTGRES_PID']);
    return pid ? RealPostgres.of(pid) : undefined;
  }

  static of(pid: number): RealPostgres {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
    const { uid, gid } = statSync(`/proc/${pid}`);
    return new RealPostgres(pid, command, { uid, gid });
  }

  /** At once, as for an update of the package: connections are closed. */
  async stop(): Promise<void> {
    process.kill(this.pid, 'SIGINT');
    await waitUntil('PostgreSQL to end', () => !isRunning(this.pid));
  }

  start(): void {
    const [program = '', ...parameters] = this.command;
    const env = { PATH: process.env['PATH'], LANG: 'C.UTF-8' };
    const options = { ...this.user, env, cwd: '/', detached: true, stdio: 'ignore' } as const;
    this.pid = spawn(program, parameters, options).pid ?? 0;
  }

  /** Every process of it stands still. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  private signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(this.pid)]).toString();
    for (const pid of [this.pid, ...children.trim().split(/\s+/).map(Number)]) {
      process.kill(pid, name);
    }
  }
}

/** A process that has ended and that its parent has not noticed is not running. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
