import { once } from 'node:events';
import { setTimeout as timeout } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Logger } from '@nestjs/common';
import type { DocumentProblem } from '../../contract/document-rules.js';
import type { Inspection, InspectionOrder } from './document-worker.js';

const AT_ONCE = 2;
/** A reader needs less than a second; a machine with much to do may need several. */
const LONGEST_MS = 20_000;
const WATCH_MS = 50;
const IDLE_MS = 10_000;
/** What a hostile file may fill while it is unpacked, beside the heap. */
const MAX_BUFFERS = 256 * 1024 * 1024;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const logger = new Logger('Files');
const turns = pLimit(AT_ONCE);
/** Threads that wait for a document. */
const idle: Worker[] = [];
/** A file of its own beside this one, in tests as it was written. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? 'document-worker.ts' : 'document-worker.js',
  import.meta.url,
);

/**
 * Opens a document in a thread of its own, with bounds of time and memory: whatever is in it, the rest of the
 * server goes on. Answers why it is refused, if so.
 */
export const inspectInWorker = (
  kind: InspectionOrder['kind'],
  bytes: Buffer,
): Promise<DocumentProblem | undefined> => turns(() => inspect(kind, bytes));

async function inspect(kind: InspectionOrder['kind'], bytes: Buffer) {
  const worker = idle.pop() ?? startWorker();
  worker.ref();
  const copy = new Uint8Array(bytes);
  worker.postMessage({ kind, bytes: copy } satisfies InspectionOrder, [copy.buffer]);
  const watch = new AbortController();
  try {
    const { problem } = await answerOf(worker, { signal: watch.signal });
    keepForNext(worker);
    return problem;
  } catch (error) {
    logger.warn(`A document was refused: ${String(error)}`);
    // a thread that is busy inside of Node ends once that is over
    void worker.terminate();
    return 'documentBroken' as const;
  } finally {
    watch.abort();
  }
}

function startWorker(): Worker {
  const worker = new Worker(workerFile, { resourceLimits: LIMITS, env: {}, execArgv: [] });
  worker.on('error', () => undefined);
  worker.once('exit', () => removeFromIdle(worker));
  return worker;
}

function removeFromIdle(worker: Worker): boolean {
  const place = idle.indexOf(worker);
  if (place >= 0) idle.splice(place, 1);
  return place >= 0;
}

/** Starting a thread takes longer than most documents: one that answered waits for the next, and no process for it. */
function keepForNext(worker: Worker): void {
  idle.push(worker);
  worker.unref();
  const endIfIdle = () => void (removeFromIdle(worker) && worker.terminate());
  timeout(endIfIdle, IDLE_MS).unref();
}

/** @throws when the thread ends, or takes too long or too much memory */
async function answerOf(worker: Worker, signal: { signal: AbortSignal }): Promise<Inspection> {
  const late = setTimeout(LONGEST_MS, undefined, signal).then(() => {
    throw new Error(`it took ${LONGEST_MS} ms`);
  });
  const ended = once(worker, 'exit', signal).then(() => {
    throw new Error('its thread ended');
  });
  const answer = once(worker, 'message', signal) as Promise<[Inspection]>;
  const [found] = await Promise.race([answer, ended, late, tooLarge(worker, signal)]);
  return found;
}

/** Waits until a thread takes too much memory, and throws then. */
async function tooLarge(worker: Worker, signal: { signal: AbortSignal }): Promise<never> {
  for (;;) {
    await setTimeout(WATCH_MS, undefined, signal);
    // a thread that only starts, or is ending, tells nothing
    const heap = await worker.getHeapStatistics().catch(() => undefined);
    const used = heap?.external_memory ?? 0;
    if (used > MAX_BUFFERS) throw new Error(`it took ${used} bytes`);
  }
}
