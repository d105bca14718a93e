import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The server's answer to a recipient or a message: a refusal, or nothing if it accepts. */
export type SmtpAnswer = { code: number; message: string } | undefined;

export interface SmtpRules {
  port?: number;
  onRecipient?: (address: string, attempt: number) => SmtpAnswer;
  /** Delays the answer to a recipient until this resolves. */
  holdRecipient?: (attempt: number) => Promise<void>;
  onMessage?: (attempt: number) => SmtpAnswer;
  /** Delays the answer to a message until this resolves. */
  hold?: () => Promise<void>;
}

/** A local mail server that speaks real SMTP and keeps the mails that it accepted. */
export class SmtpSink {
  readonly accepted: Email[] = [];
  readonly recipients: string[][] = [];
  /** The passwords that it was sent, without TLS. */
  readonly passwords: string[] = [];
  attempts = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: SMTPServer;
  private usedPort = 0;
  private closed?: Promise<void>;

  private constructor(private readonly rules: SmtpRules) {
    this.server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onAuth: ({ username, password }, _session, done) => {
        this.passwords.push(password ?? '');
        done(null, { user: username });
      },
      onRcptTo: ({ address }, _session, done) => {
        this.attempts += 1;
        const attempt = this.attempts;
        const answer = () => done(refusal(rules.onRecipient?.(address, attempt)));
        void (rules.holdRecipient?.(attempt) ?? Promise.resolve()).then(answer);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          this.take(Buffer.concat(chunks), to).then(done, done);
        });
      },
    });
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  static async start(rules: SmtpRules = {}): Promise<SmtpSink> {
    const sink = new SmtpSink(rules);
    await new Promise<void>((resolve, reject) => {
      sink.server.once('error', reject);
      sink.server.listen(rules.port ?? 0, '127.0.0.1', resolve);
    });
    const address = sink.server.server.address();
    sink.usedPort = typeof address === 'object' && address ? address.port : 0;
    return sink;
  }

  /** Also after it was closed, so that another can take its place. */
  get port(): number {
    return this.usedPort;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Ends all connections, wherever they are. */
  breakConnections(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.closed ??= new Promise<void>((resolve) => this.server.close(() => resolve()));
    await this.closed;
  }

  private async take(raw: Buffer, to: string[]): Promise<Error | null> {
    const refused = refusal(this.rules.onMessage?.(this.attempts));
    if (refused) return refused;
    this.accepted.push(await PostalMime.parse(raw));
    this.recipients.push(to);
    await this.rules.hold?.();
    return null;
  }
}

function refusal(answer: SmtpAnswer): Error | null {
  return answer ? Object.assign(new Error(answer.message), { responseCode: answer.code }) : null;
}
