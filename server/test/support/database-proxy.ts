import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

type State = 'open' | 'refusing' | 'silent';

/** A TCP proxy in front of the database that can refuse connections or go silent. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private state: State = 'open';
  private port = 0;
  private server: Server;

  private constructor(private readonly target: URL) {
    this.server = this.newServer();
  }

  static async start(databaseUrl: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(databaseUrl));
    await proxy.listen();
    return proxy;
  }

  /** The address of the database through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  /** Acts like a stopped database: open connections break and new ones are refused. */
  async refuse(): Promise<void> {
    this.state = 'refusing';
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.breakAll();
    await closed;
  }

  /** Acts like a pulled cable: connections stay open, but no data arrives. */
  silence(): void {
    this.state = 'silent';
    for (const socket of this.sockets) socket.pause();
  }

  async restore(): Promise<void> {
    this.breakAll();
    if (this.state === 'refusing') {
      this.server = this.newServer();
      await this.listen();
    }
    this.state = 'open';
  }

  async close(): Promise<void> {
    if (this.state !== 'refusing') await this.refuse();
  }

  private async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (this.server.address() as AddressInfo).port;
  }

  private newServer(): Server {
    return createServer((near) => {
      const far = connect(Number(this.target.port || 5432), this.target.hostname);
      this.join(near, far);
      this.join(far, near);
    });
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (data) => to.write(data));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
    if (this.state === 'silent') from.pause();
  }

  private breakAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
