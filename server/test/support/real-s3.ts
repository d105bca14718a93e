import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';
import { freePort } from './free-port.js';
import { waitUntil } from './wait-until.js';

/** Debian's packages `swift-proxy`, `swift-account`, `swift-container` and `swift-object`: OpenStack's store, which speaks S3. */
const PARTS = ['proxy', 'account', 'container', 'object'] as const;
type Part = (typeof PARTS)[number];
const STORES = PARTS.filter((part) => part !== 'proxy');
const NEEDED = [...PARTS.map((part) => `/usr/bin/swift-${part}-server`), '/etc/swift/swift.conf'];
const START_SECONDS = 120;

const RINGS = `
import sys
from swift.common.ring import RingBuilder
for name, port in (part.split('=') for part in sys.argv[2:]):
    builder = RingBuilder(2, 1, 1)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port),
                     'device': 'disk', 'weight': 1, 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(f'{sys.argv[1]}/{name}.ring.gz')
`;

/** A real S3-compatible store with one bucket, on a folder of its own. */
export class RealS3 {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mizan-s3-'));
  private readonly ports = {} as Record<Part, number>;
  private readonly children = new Map<Part, ChildProcess>();

  static readonly isInstalled = NEEDED.every(isReadable);

  static async start(): Promise<RealS3> {
    const store = new RealS3();
    await store.prepare();
    await Promise.all(STORES.map((part) => store.run(part)));
    await store.resume();
    await store.client().createBucket();
    return store;
  }

  /** The variables that let the product use it. */
  get env() {
    return {
      S3_ENDPOINT: `http://127.0.0.1:${this.ports.proxy}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'mizan-files',
      S3_ACCESS_KEY_ID: 'mizan:product',
      S3_SECRET_ACCESS_KEY: 'the-secret-of-the-product',
    };
  }

  /** The bucket, as somebody with its keys reaches it beside the product. */
  client(): S3mini {
    return new S3mini({
      endpoint: `${this.env.S3_ENDPOINT}/${this.env.S3_BUCKET}`,
      region: this.env.S3_REGION,
      accessKeyId: this.env.S3_ACCESS_KEY_ID,
      secretAccessKey: this.env.S3_SECRET_ACCESS_KEY,
    });
  }

  /** Refuses connections from now on. */
  async stop(): Promise<void> {
    await this.end('proxy');
  }

  /** Answers again. */
  async resume(): Promise<void> {
    await this.run('proxy');
  }

  /** It takes calls and answers none. */
  freeze(): void {
    this.children.get('proxy')?.kill('SIGSTOP');
  }

  thaw(): void {
    this.children.get('proxy')?.kill('SIGCONT');
  }

  async dispose(): Promise<void> {
    this.thaw();
    await Promise.all(PARTS.map((part) => this.end(part)));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async prepare(): Promise<void> {
    for (const part of PARTS) this.ports[part] = await freePort();
    const rings = STORES.map((part) => `${part}=${this.ports[part]}`);
    execFileSync('/usr/bin/python3', ['-W', 'ignore', '-c', RINGS, this.folder, ...rings]);
    mkdirSync(join(this.folder, 'devices/disk'), { recursive: true });
    for (const part of STORES) this.configure(part, [], []);
    const filters = ['catch_errors', 'memcache', 'listing_formats', 's3api', 'tempauth'];
    this.configure('proxy', filters, [
      'account_autocreate = true',
      ...['[filter:memcache]', 'memcache_servers = 127.0.0.1:1'],
      ...[
        '[filter:tempauth]',
        `user_${this.env.S3_ACCESS_KEY_ID.replace(':', '_')} = ${this.env.S3_SECRET_ACCESS_KEY} .admin`,
      ],
    ]);
  }

  /** Settings of PasteDeploy; those of a section follow its line. */
  private configure(part: Part, filters: string[], settings: string[]): void {
    const used = settings.map((line) =>
      line.replace(/^\[filter:(\w+)\]$/, '$&\nuse = egg:swift#$1'),
    );
    const bare = filters.filter((name) => !settings.includes(`[filter:${name}]`));
    const lines = [
      '[DEFAULT]',
      ...['bind_ip = 127.0.0.1', `bind_port = ${this.ports[part]}`, 'workers = 0'],
      ...[`user = ${userInfo().username}`, `swift_dir = ${this.folder}`],
      ...[`devices = ${join(this.folder, 'devices')}`, 'mount_check = false'],
      ...['[pipeline:main]', `pipeline = ${[...filters, `${part}-server`].join(' ')}`],
      ...[`[app:${part}-server]`, `use = egg:swift#${part}`],
      ...used,
      ...bare.flatMap((name) => [`[filter:${name}]`, `use = egg:swift#${name}`]),
    ];
    writeFileSync(this.settingsOf(part), `${lines.join('\n')}\n`);
  }

  private settingsOf(part: Part): string {
    return join(this.folder, `${part}.conf`);
  }

  private async run(part: Part): Promise<void> {
    const program = `/usr/bin/swift-${part}-server`;
    this.children.set(part, spawn(program, [this.settingsOf(part)], { stdio: 'ignore' }));
    const address = `http://127.0.0.1:${this.ports[part]}/`;
    const isThere = () =>
      fetch(address).then(
        () => true,
        () => false,
      );
    await waitUntil(`swift-${part}-server to answer anything`, isThere, START_SECONDS);
  }

  private async end(part: Part): Promise<void> {
    const child = this.children.get(part);
    if (!child) return;
    this.children.delete(part);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
