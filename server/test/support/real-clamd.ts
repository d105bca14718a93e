import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isClamdThere } from '../../src/platform/files/virus-scanner.js';
import { waitUntil } from './wait-until.js';

/** Debian's package `clamav-daemon`. */
const PROGRAM = '/usr/sbin/clamd';
/** The text that every scanner is tried with; it harms nothing. Written in two parts, so that none finds it here. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('-');
export const VIRUS = 'Mizan.Test.Eicar.UNOFFICIAL';
/** Less than a CV may have, so that there is a file that it refuses to look at. */
export const LARGEST_MB = 2;

/** The real scanner on a socket of its own, with one signature of our own. */
export class RealClamd {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mizan-clamd-'));
  private readonly socket = join(this.folder, 'clamd.ctl');
  private child?: ChildProcess;

  static readonly isInstalled = existsSync(PROGRAM);

  constructor() {
    const database = join(this.folder, 'database');
    mkdirSync(database);
    const signature = Buffer.from(EICAR).toString('hex');
    writeFileSync(join(database, 'test.ndb'), `Mizan.Test.Eicar:0:*:${signature}\n`);
    const settings = [
      ...['Foreground yes', 'SelfCheck 0', `StreamMaxLength ${LARGEST_MB}M`],
      ...[`LocalSocket ${this.socket}`, `DatabaseDirectory ${database}`],
    ];
    writeFileSync(this.settings, settings.join('\n'));
  }

  get url(): string {
    return `unix:${this.socket}`;
  }

  private get settings(): string {
    return join(this.folder, 'clamd.conf');
  }

  async start(): Promise<void> {
    this.child = spawn(PROGRAM, ['-c', this.settings], { stdio: 'ignore' });
    await waitUntil('clamd to answer', () => isClamdThere({ path: this.socket }, 1000));
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    rmSync(this.socket, { force: true });
  }

  /** It takes calls and answers none. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
