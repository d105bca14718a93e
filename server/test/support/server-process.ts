import { type ChildProcess, execFile, spawn, type StdioOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.js';
import { raw } from './raw.js';
import { waitUntil } from './wait-until.js';

const ROOT = resolve(__dirname, '../../..');
/** The built product, and the commands of whoever runs the machine. */
export const MAIN = join(ROOT, 'server/dist/bundle/main.js');
export const OPERATE = join(ROOT, 'server/dist/bundle/operate.js');
/** What Node compiled at the last start; a new build clears it. */
const COMPILED = join(ROOT, 'server/dist/compile-cache');
const BUILD = `import('${join(ROOT, 'tools/start/build.mjs')}').then(({ buildPart }) => buildPart('server'))`;

/** A busy computer takes a minute to start what takes two seconds. */
const READY_SECONDS = 120;

let built: Promise<unknown> | undefined;

/** Builds the server, unless that was done since its last change. */
export const buildServer = () =>
  (built ??= promisify(execFile)(process.execPath, ['-e', BUILD], { cwd: ROOT }));

/** The built product in its own process, as `npm start` runs it. */
export class ServerProcess {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    // output that nobody reads would fill the pipe and block the server
    child.stdout?.resume();
    child.stderr?.resume();
  }

  static async start(
    env: Record<string, string>,
    stdio: StdioOptions = 'pipe',
    /** A command that runs the product as its last arguments. */
    runner: readonly string[] = [],
  ): Promise<ServerProcess> {
    await buildServer();
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'mizan-test-'));
    const [command = process.execPath, ...parameters] = [...runner, process.execPath, MAIN];
    const child = spawn(command, parameters, {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: COMPILED,
        PORT: String(port),
        DATA_DIR: folder,
        ...env,
      },
      stdio,
    });
    const started = new ServerProcess(`http://127.0.0.1:${port}`, child, folder);
    try {
      await waitUntil('the product to be ready', () => started.isReady(), READY_SECONDS);
    } catch (error) {
      started.dispose();
      throw error;
    }
    return started;
  }

  private isReady(): Promise<boolean> {
    return raw(this, { path: '/health/ready' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /** Asks the process to end; answers its exit code or signal and how many seconds it took. */
  async end(): Promise<{ by: number | string | null; seconds: number }> {
    const started = Date.now();
    const ended = new Promise<number | string | null>((done) =>
      this.child.once('exit', (code, signal) => done(code ?? signal)),
    );
    this.child.kill('SIGTERM');
    return { by: await ended, seconds: (Date.now() - started) / 1000 };
  }

  /** Ends the process at once, wherever it is. */
  async kill(): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Stands still, as when the machine is paused. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }

  dispose(): void {
    if (this.child.exitCode === null) this.child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
