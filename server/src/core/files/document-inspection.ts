import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Logger } from '@nestjs/common';
import type { DocumentProblem } from '../../contract/document-rules.js';
import type { InspectionOrder } from './document-worker.js';

const AT_ONCE = 2;
/** A reader needs less than a second; a machine with much to do may need several. */
const LONGEST_MS = 20_000;
const WATCH_MS = 50;
/** What a hostile file may fill while it is unpacked, beside the heap. */
const MAX_BUFFERS = 256 * 1024 * 1024;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const logger = new Logger('Files');
const turns = pLimit(AT_ONCE);
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
  const copy = new Uint8Array(bytes);
  const worker = new Worker(workerFile, {
    workerData: { kind, bytes: copy } satisfies InspectionOrder,
    transferList: [copy.buffer],
    resourceLimits: LIMITS,
    env: {},
    execArgv: [],
  });
  const watch = new AbortController();
  try {
    return await new Promise<DocumentProblem | undefined>((resolve) => {
      const refuse = (why: string) => {
        logger.warn(`A document was refused: ${why}`);
        resolve('documentBroken');
      };
      worker.once('message', resolve);
      worker.once('error', (error) => refuse(String(error)));
      worker.once('exit', () => refuse('its thread ended'));
      const signal = { signal: watch.signal };
      const late = setTimeout(LONGEST_MS, `it took ${LONGEST_MS} ms`, signal);
      late.then(refuse, () => undefined);
      untilTooLarge(worker, signal).then(refuse, () => undefined);
    });
  } finally {
    watch.abort();
    worker.removeAllListeners('exit');
    // a thread that is busy inside of Node ends once that is over
    void worker.terminate();
  }
}

/** Waits until a thread takes too much memory; answers how much. */
async function untilTooLarge(worker: Worker, signal: { signal: AbortSignal }): Promise<string> {
  for (;;) {
    await setTimeout(WATCH_MS, undefined, signal);
    const { external_memory: used } = await worker.getHeapStatistics();
    if (used > MAX_BUFFERS) return `it took ${used} bytes`;
  }
}
