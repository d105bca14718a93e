import { request } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import type { TestApp } from './test-app.js';

export interface RawRequest {
  method?: string;
  /** The path, sent without any normalization. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The parsed text, if it is JSON. */
  json?: Record<string, unknown> & { success?: boolean; error?: string; message?: string };
}

/** Sends one request that no library has normalized. */
export function raw(app: Pick<TestApp, 'url'>, asked: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(app.url);
  const { method = 'GET', path, headers = {}, body } = asked;
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            json: parsed(text),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends bytes that need not be HTTP, and answers all that comes back. */
export function overSocket(app: Pick<TestApp, 'url'>, sent: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    let text = '';
    createConnection(Number(port), hostname, function (this: Socket) {
      this.write(sent);
    })
      .on('data', (chunk) => (text += chunk.toString()))
      .on('error', reject)
      .on('close', () => resolve(text));
  });
}

/** The status and the headers of an answer that came over a socket. */
export function headOf(answer: string): { status: number; headers: Record<string, string> } {
  const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = ''] = line.split(': ');
    return [name.toLowerCase(), line.slice(name.length + 2)];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) };
}

function parsed(text: string): RawAnswer['json'] {
  try {
    return JSON.parse(text) as RawAnswer['json'];
  } catch {
    return undefined;
  }
}

/** Words from the inside of the product that no answer may contain. */
const INSIDE =
  /node_modules|\bat \S+ \(|\.ts:\d|\.js:\d|SELECT |INSERT |UPDATE |relation "|QueryFailed|postgres|127\.0\.0\.1|\/work\/|\/home\/|TypeError|SyntaxError/;

/** Expects a refusal in the usual shape, with a readable message and no internal details. */
export function expectEnvelope(answer: RawAnswer, status: number, code: string): void {
  expect({ status: answer.status, error: answer.json?.error }).toEqual({ status, error: code });
  expect(answer.json).toMatchObject({ success: false, message: expect.any(String) as string });
  expect(answer.json).not.toHaveProperty('data');
  expect(answer.text).not.toMatch(INSIDE);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
}

export const expectNothingInside = (text: string) => expect(text).not.toMatch(INSIDE);
