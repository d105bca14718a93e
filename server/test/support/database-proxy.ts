import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type State = 'open' | 'refusing' | 'silent';

const SYNC = Buffer.from('S\0\0\0\x04', 'latin1');
/** Messages that run a statement: Execute and Query. */
const RUNS_STATEMENT = /^[EQ]/;
const COMMIT = /^Q.{4}COMMIT\0$/s;

/** Splits what a client sends to PostgreSQL into messages. Only the first has no letter before its length. */
function messageReader(): (data: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  let letter = 0;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    const messages: Buffer[] = [];
    for (;;) {
      const length = rest.length < letter + 4 ? Infinity : letter + rest.readInt32BE(letter);
      if (rest.length < length) return messages;
      messages.push(rest.subarray(0, length));
      rest = rest.subarray(length);
      letter = 1;
    }
  };
}

/** A TCP proxy in front of the database that can refuse connections, go silent or break off. */
export class DatabaseProxy {
  /** How many statements pass before the connection of the last one is cut. */
  private untilCut = Infinity;
  /** Statements of the transactions whose commit is cut. */
  private commitToCut?: RegExp;
  private readonly sockets = new Set<Socket>();
  /** Connections of which an answer was kept back. */
  private readonly silenced = new Set<Socket>();
  private state: State = 'open';
  /** Programs with this in their name get no answers. */
  private silencedProgram?: string;
  private delayMs = 0;
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

  /** Acts like a database far away: every answer of it takes this long. */
  delay(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  /** Acts like a network that has forgotten the open connections: they are silent, and new ones work. */
  silenceOpenConnections(): void {
    for (const socket of this.sockets) {
      socket.removeAllListeners('data');
      socket.on('data', () => undefined);
    }
  }

  /**
   * Keeps all answers from the program whose connections have this in their name, also on new ones. Without
   * a name everybody is answered, and the connections that were silent are broken.
   */
  silenceProgram(name?: string): void {
    this.silencedProgram = name;
    for (const socket of this.silenced) socket.destroy();
  }

  /**
   * Lets this many statements pass and cuts the connection of the last one. PostgreSQL runs it, but the
   * answer is lost and nothing follows, as when the process was killed there.
   */
  cutAfter(statements: number): void {
    this.untilCut = statements;
  }

  /** Cuts the connection of the next transaction that writes to this table as it commits, which it does without an answer. */
  cutAtCommitTo(table: string): void {
    this.commitToCut = new RegExp(`(INSERT INTO|UPDATE) "?${table}\\b`, 'i');
  }

  /** Cuts nothing any more; answers whether a connection was cut. */
  endCutting(): boolean {
    const wasCut = this.untilCut === Infinity;
    this.untilCut = Infinity;
    return wasCut;
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
    // without a delay, as PostgreSQL and its clients send: each statement would wait 40 ms for a second packet
    return createServer({ noDelay: true }, (near) => {
      const { port, hostname: host } = this.target;
      const far = connect({ port: Number(port || 5432), host, noDelay: true });
      const messagesOf = messageReader();
      let program: string | undefined;
      let hasWritten = false;
      this.join(near, far, (data) => {
        for (const message of messagesOf(data)) {
          if (!far.writable) return;
          // the first message names the program
          program ??= message.toString('utf8');
          far.write(message);
          const text = message.toString('latin1');
          hasWritten ||= this.commitToCut?.test(text) ?? false;
          if (hasWritten && COMMIT.test(text)) {
            this.commitToCut = undefined;
            hasWritten = false;
            this.cut(near, far);
          } else if (RUNS_STATEMENT.test(text)) this.countDown(near, far);
        }
      });
      this.join(far, near, (data) => {
        if (this.silencedProgram && program?.includes(this.silencedProgram))
          this.silenced.add(near);
        else if (this.delayMs > 0) setTimeout(() => near.write(data), this.delayMs);
        else near.write(data);
      });
    });
  }

  private countDown(near: Socket, far: Socket): void {
    this.untilCut -= 1;
    if (this.untilCut > 0) return;
    this.untilCut = Infinity;
    this.cut(near, far);
  }

  private cut(near: Socket, far: Socket): void {
    near.removeAllListeners('close');
    this.sockets.delete(near);
    near.destroy();
    far.end(SYNC);
  }

  private join(from: Socket, to: Socket, pass: (data: Buffer) => void): void {
    this.sockets.add(from);
    from.on('data', pass);
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      this.silenced.delete(from);
      to.destroy();
    });
    if (this.state === 'silent') from.pause();
  }

  private breakAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
