import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { inServer } from '../config/server-folder.js';
import { BoundedWorkers } from '../threads/bounded-workers.js';
import type { PdfOrder, PdfWorkerData } from './pdf-worker.js';

/** Each has both scripts. `tools/release/release.mjs` packs the same. */
const FONTS = [
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  '@expo-google-fonts/scheherazade-new/700Bold/ScheherazadeNew_700Bold.ttf',
];
const TYPST = '@myriaddreamin/typst-ts-web-compiler/wasm';
const TEMPLATES = 'documents';

const { resolve } = createRequire(import.meta.url);
const readPackaged = (file: string) => readFileSync(resolve(file));
const readTemplates = () =>
  Object.fromEntries(
    readdirSync(inServer(TEMPLATES)).map((file) => [
      basename(file, '.typ'),
      readFileSync(inServer(TEMPLATES, file), 'utf8'),
    ]),
  );

const workers = new BoundedWorkers<PdfOrder, { pdf?: Uint8Array; problem?: string }>({
  // a file of its own beside this one, in tests as it was written
  file: new URL(
    import.meta.url.endsWith('.ts') ? 'pdf-worker.ts' : 'pdf-worker.js',
    import.meta.url,
  ),
  atOnce: 1,
  // the first takes a second, the others some 10 ms; a machine with much to do may need longer
  longestMs: 30_000,
  maxBuffers: 512 * 1024 * 1024,
  resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  workerData: (): PdfWorkerData => ({
    typst: readPackaged(TYPST),
    fonts: FONTS.map(readPackaged),
    templates: readTemplates(),
  }),
});

/** Prints a template of `server/documents` in a thread of its own, without the network and without files. */
export async function printPdf(order: PdfOrder): Promise<Buffer> {
  const { pdf, problem } = await workers.run(order);
  if (!pdf) throw new Error(`${order.template} could not be printed: ${problem}`);
  return Buffer.from(pdf);
}
