import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';
import { waitUntil } from './wait-until.js';

/** Debian's package `redis-server`. */
const PROGRAM = '/usr/bin/redis-server';
/** Has what an address must escape. */
export const PASSWORD = 'a/p@ss:word of tests';

/** The real server on a port of its own, which keeps nothing on disk. */
export class RealRedis {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mizan-redis-'));
  private child?: ChildProcess;

  static readonly isInstalled = existsSync(PROGRAM);

  private constructor(private readonly port: number) {}

  static async start(): Promise<RealRedis> {
    const redis = new RealRedis(await freePort());
    await redis.resume();
    return redis;
  }

  get url(): string {
    return this.urlWith(PASSWORD);
  }

  urlWith(password: string, database = ''): string {
    return `redis://:${encodeURIComponent(password)}@127.0.0.1:${this.port}/${database}`;
  }

  /** At once, as by a crash: connections are closed, and nothing of it is kept. */
  async stop(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async resume(): Promise<void> {
    const settings = {
      port: this.port,
      bind: '127.0.0.1',
      dir: this.folder,
      requirepass: PASSWORD,
      save: '',
    };
    const parameters = Object.entries(settings).flatMap(([name, value]) => [
      `--${name}`,
      String(value),
    ]);
    this.child = spawn(PROGRAM, parameters, { stdio: 'ignore' });
    await waitUntil('Redis to answer', () => this.ask((client) => client.ping()).catch(() => ''));
  }

  /** It takes connections and answers nothing. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** What it answers to somebody beside the product. */
  async ask<T>(question: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(this.url, { lazyConnect: true, retryStrategy: null });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await question(client);
    } finally {
      client.disconnect();
    }
  }

  async dispose(): Promise<void> {
    this.thaw();
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
