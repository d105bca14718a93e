import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Parts of a file, in their order. */
export type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

const END = Buffer.alloc(4);
const FOUND = /^stream: (.+) FOUND$/;

/**
 * Lets clamd look at a file; the name of what it found, or undefined if that was nothing.
 *
 * @throws when clamd cannot be reached, does not answer in time, or says that it could not look
 */
export async function scanWithClamd(
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
