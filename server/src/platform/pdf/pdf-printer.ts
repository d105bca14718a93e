import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { inServer } from '../config/server-folder.js';
import { BoundedWorkers } from '../threads/bounded-workers.js';
import type { PdfOrder, PdfWorkerData } from './pdf-worker.js';

const TYPST = '@myriaddreamin/typst-ts-web-compiler/wasm';
const TEMPLATES = 'documents';
const TEMPLATE = '.typ';

const { resolve } = createRequire(import.meta.url);
const readPackaged = (file: string) => readFileSync(resolve(file));
const readTemplates = () =>
  Object.fromEntries(
    readdirSync(inServer(TEMPLATES))
      .filter((file) => file.endsWith(TEMPLATE))
      .map((file) => [basename(file, TEMPLATE), readFileSync(inServer(TEMPLATES, file), 'utf8')]),
  );
/** Each has both scripts. The release packs what the file names. */
const readFonts = () => {
  const files = JSON.parse(readFileSync(inServer(TEMPLATES, 'fonts.json'), 'utf8')) as string[];
  return files.map(readPackaged);
};

const workers = new BoundedWorkers<PdfOrder, { pdf?: Uint8Array; problem?: string }>({
  // a file of its own beside this one, in tests as it was written
  file: new URL(
    import.meta.url.endsWith('.ts') ? 'pdf-worker.ts' : 'pdf-worker.js',
    import.meta.url,
  ),
  atOnce: 1,
  // the first takes a second, the others some 10 ms
  longestMs: 30_000,
  maxBuffers: 512 * 1024 * 1024,
  resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  workerData: (): PdfWorkerData => ({
    typst: readPackaged(TYPST),
    fonts: readFonts(),
    templates: readTemplates(),
  }),
});

/** Prints a template of `server/documents` in a thread of its own, without the network and without files. */
export async function printPdf(order: PdfOrder): Promise<Buffer> {
  const { pdf, problem } = await workers.run(order);
  if (!pdf) throw new Error(`${order.template} could not be printed: ${problem}`);
  return Buffer.from(pdf);
}
