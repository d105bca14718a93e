import { Logger } from '@nestjs/common';
import type { DocumentProblem } from '../../contract/document-rules.js';
import { BoundedWorkers } from '../threads/bounded-workers.js';
import type { Inspection, InspectionOrder } from './document-worker.js';

const logger = new Logger('Files');
const workers = new BoundedWorkers<InspectionOrder, Inspection>({
  // a file of its own beside this one, in tests as it was written
  file: new URL(
    import.meta.url.endsWith('.ts') ? 'document-worker.ts' : 'document-worker.js',
    import.meta.url,
  ),
  atOnce: 2,
  // a reader needs less than a second
  longestMs: 20_000,
  // what a hostile file may fill while it is unpacked, beside the heap
  maxBuffers: 256 * 1024 * 1024,
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
});

/** Opens a document in a thread of its own, with bounds of time and memory. Answers why it is refused, if so. */
export async function inspectInWorker(
  kind: InspectionOrder['kind'],
  bytes: Buffer,
): Promise<DocumentProblem | undefined> {
  const copy = new Uint8Array(bytes);
  try {
    const { problem } = await workers.run({ kind, bytes: copy }, [copy.buffer]);
    return problem;
  } catch (error) {
    logger.warn(`A document was refused: ${String(error)}`);
    return 'documentBroken';
  }
}
