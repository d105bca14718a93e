import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bin } from '../processes/paths.mjs';
import { freePort } from '../start/ports.mjs';
import { Problem } from '../processes/problem.mjs';
import { capture } from '../processes/processes.mjs';

const START_MS = 60_000;
export const ADMIN = {
  ADMIN_EMAIL: 'admin@mizan.example',
  ADMIN_PASSWORD: 'scales-of-justice-2026',
};

/** What mizan.env.example asks for. */
export const productionEnv = (databaseUrl, dataDir) => ({
  ...ADMIN,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PUBLIC_URL: 'http://mizan.example',
  JWT_SECRET: randomBytes(32).toString('hex'),
  TRUST_PROXY: 'loopback',
});

/** A release as a machine has it that knows nothing of these sources: unpacked elsewhere, with Node alone. */
export class ReleaseCopy {
  /** `env` holds what the documentation asks for, such as DATABASE_URL. */
  static async unpack(archive, folder, env) {
    const tools = path.join(folder, '.bin');
    fs.mkdirSync(tools, { recursive: true });
    fs.symlinkSync(fs.realpathSync(bin('node')), path.join(tools, 'node'));
    const args = ['-xzf', archive, '-C', folder, '--strip-components=1'];
    const { code, output } = await capture('tar', args);
    if (code !== 0) throw new Problem(`${archive} cannot be unpacked:\n${output}`);
    return new ReleaseCopy(folder, { PATH: `${tools}:/usr/bin:/bin`, ...env });
  }

  constructor(folder, env) {
    this.folder = folder;
    this.env = env;
  }

  get command() {
    return path.join(this.folder, 'mizan');
  }

  /** Runs one of its commands, such as `backup`. */
  operate(...args) {
    return capture(this.command, args, { cwd: this.folder, env: this.env });
  }

  /** Starts it on a free port and waits until it is ready. */
  async start() {
    const port = await freePort();
    const env = { ...this.env, PORT: String(port) };
    const child = spawn(this.command, [], { cwd: this.folder, env, stdio: 'pipe' });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
    const ended = new Promise((done) => child.on('close', (code, signal) => done(code ?? signal)));
    const server = { address: `http://127.0.0.1:${port}`, port, stop: () => stop(child, ended) };
    const end = Date.now() + START_MS;
    while (Date.now() < end && child.exitCode === null) {
      const answer = await fetch(`${server.address}/health/ready`).catch(() => undefined);
      if (answer?.ok) return server;
      await sleep(50);
    }
    child.kill('SIGKILL');
    throw new Problem(`The release did not get ready:\n${log}`);
  }
}

/** Asks it to end; answers how it ended and after how many seconds. */
async function stop(child, ended) {
  const started = Date.now();
  child.kill('SIGTERM');
  const by = await ended;
  return { by, seconds: (Date.now() - started) / 1000 };
}
