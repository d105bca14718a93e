import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** An SMS as a service got it. */
export interface TakenSms {
  service: 'twilio' | 'vonage';
  /** The account and its secret. */
  account: string;
  from: string;
  to: string;
  text: string;
  type?: string;
}

/** What a service answers instead of taking the SMS. */
export interface SmsRefusal {
  status?: number;
  /** Null: the connection ends without an answer. */
  body: object | null;
}

/** A local server that speaks the HTTP interfaces of Twilio and Vonage, and keeps the SMS that it took. */
export class SmsSink {
  readonly taken: TakenSms[] = [];
  /** Answers of the next calls, first come first served. */
  readonly refusals: SmsRefusal[] = [];
  attempts = 0;
  /** What happens between the taking of an SMS and the answer. */
  beforeAnswer: () => Promise<void> = () => Promise.resolve();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(): Promise<SmsSink> {
    const sink = new SmsSink();
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** The SMS to a number, newest first. */
  to(number: string): TakenSms[] {
    return this.taken.filter((sms) => sms.to === number).reverse();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.attempts += 1;
    const fields = new URLSearchParams(await text(request));
    const refusal = this.refusals.shift();
    const isTwilio = request.url?.startsWith('/2010-04-01/Accounts/') ?? false;
    if (refusal?.body === null) return void response.destroy();
    if (!refusal) this.taken.push(isTwilio ? fromTwilio(request, fields) : fromVonage(fields));
    const taken = isTwilio
      ? { sid: `SM${this.attempts}`, status: 'queued' }
      : { 'message-count': '1', messages: [{ status: '0' }] };
    await this.beforeAnswer();
    const status = refusal?.status ?? (isTwilio && !refusal ? 201 : 200);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(refusal?.body ?? taken));
  }
}

const read = (fields: URLSearchParams, name: string) => fields.get(name) ?? '';

function fromTwilio({ headers }: IncomingMessage, fields: URLSearchParams): TakenSms {
  const [, credentials = ''] = (headers.authorization ?? '').split(' ');
  return {
    service: 'twilio',
    account: Buffer.from(credentials, 'base64').toString(),
    from: read(fields, 'From'),
    to: read(fields, 'To'),
    text: read(fields, 'Body'),
  };
}

/** Numbers have no plus there. */
const fromVonage = (fields: URLSearchParams): TakenSms => ({
  service: 'vonage',
  account: `${read(fields, 'api_key')}:${read(fields, 'api_secret')}`,
  from: read(fields, 'from'),
  to: `+${read(fields, 'to')}`,
  text: read(fields, 'text'),
  type: read(fields, 'type'),
});
