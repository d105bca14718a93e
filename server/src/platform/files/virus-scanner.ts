import { connect, type NetConnectOpts } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { SecurityLog } from '../access/security-log.js';
import { clamdAddress } from '../config/service-addresses.js';
import { AppConfig } from '../config/app-config.js';
import { AppError } from '../errors/app-error.js';

/** Parts of a file, in their order. */
type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

const END = Buffer.alloc(4);
const FOUND = /^stream: (.+) FOUND$/;

/**
 * Lets clamd look at a file; the name of what it found, or undefined if that was nothing.
 *
 * @throws when clamd cannot be reached, does not answer in time, or says that it could not look
 */
async function scanWithClamd(
  address: NetConnectOpts,
  chunks: Chunks,
  timeoutMs: number,
): Promise<string | undefined> {
  const answer = await ask(address, stream(chunks), timeoutMs);
  if (answer === 'stream: OK') return undefined;
  const [, virus] = FOUND.exec(answer) ?? [];
  if (!virus) throw new Error(`clamd answered: ${answer || 'nothing'}`);
  return virus;
}

/** Whether clamd answers at all. */
export function isClamdThere(address: NetConnectOpts, timeoutMs: number): Promise<boolean> {
  return ask(address, [Buffer.from('zPING\0')], timeoutMs).then(
    (answer) => answer === 'PONG',
    () => false,
  );
}

/** The command INSTREAM: each part behind its length, and a length of zero at the end. */
async function* stream(chunks: Chunks): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of chunks) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield END;
}

async function ask(address: NetConnectOpts, sent: Chunks, timeoutMs: number): Promise<string> {
  const socket = connect(address);
  // an error between sending and reading is seen by the reading
  socket.on('error', () => undefined);
  const late = new Error(`clamd did not answer within ${timeoutMs} ms`);
  const timer = setTimeout(() => socket.destroy(late), timeoutMs);
  try {
    await pipeline(sent, socket, { end: false });
    const answer = await text(socket);
    return answer.replace(/\0$/, '').trim();
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Somebody waits for the answer, and the document can be looked at later as well. */
const SUBMISSION_MS = 5_000;
const LATER_MS = 60_000;
const PING_MS = 2_000;

/** Lets clamd look at documents, if CLAMD_URL is set. */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger('Files');
  private readonly address?: NetConnectOpts;

  constructor(
    { clamdUrl }: AppConfig,
    private readonly log: SecurityLog,
  ) {
    this.address = clamdUrl === undefined ? undefined : clamdAddress(clamdUrl);
  }

  get isOn(): boolean {
    return this.address !== undefined;
  }

  /**
   * Looks at a document before it is stored; false if it could not. Nothing that people send is lost because
   * clamd is away: it waits then, and nobody can open it.
   *
   * @throws BAD_USER_INPUT naming `field` when there is a virus in it
   */
  async check(bytes: Buffer, field: string): Promise<boolean> {
    if (!this.address) return false;
    let virus: string | undefined;
    try {
      virus = await scanWithClamd(this.address, [bytes], SUBMISSION_MS);
    } catch (error) {
      this.logger.warn(`A document waits for its scan: ${String(error)}`);
      return false;
    }
    if (!virus) return true;
    this.log.warn('document.infected', { field, virus });
    throw new AppError('BAD_USER_INPUT', {}, [{ field, rule: 'fileInfected' }]);
  }

  /** The name of what is in a stored document; undefined if that is nothing. Throws when it cannot be scanned now. */
  async scan(chunks: Chunks): Promise<string | undefined> {
    if (!this.address) throw new Error('CLAMD_URL is not set');
    return scanWithClamd(this.address, chunks, LATER_MS);
  }

  /** Whether another document is worth a try. */
  async isThere(): Promise<boolean> {
    return this.address !== undefined && (await isClamdThere(this.address, PING_MS));
  }
}
