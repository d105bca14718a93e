import { parentPort, workerData } from 'node:worker_threads';
import loadTypst, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';

/** What the thread is started with. */
export interface PdfWorkerData {
  /** The WebAssembly module. */
  typst: Uint8Array;
  fonts: readonly Uint8Array[];
  /** The texts of the templates, by their names. */
  templates: Readonly<Record<string, string>>;
}

/** What is to be printed: a template, its values, and pictures by the names that it knows them by. */
export interface PdfOrder {
  template: string;
  data: object;
  pictures?: Readonly<Record<string, Uint8Array>>;
}

/** With the diagnostics as texts. */
const SHORT = 2;

/** WebAssembly that is given neither files nor the network: it knows what is put into it here. */
async function buildCompiler({ typst, fonts, templates }: PdfWorkerData) {
  await loadTypst({ module_or_path: typst });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const [name, text] of Object.entries(templates)) compiler.add_source(`/${name}.typ`, text);
  return compiler;
}

const building = buildCompiler(workerData as PdfWorkerData);

async function print({ template, data, pictures = {} }: PdfOrder) {
  const compiler = await building;
  for (const [name, bytes] of Object.entries(pictures)) compiler.map_shadow(`/${name}`, bytes);
  const inputs = [['data', JSON.stringify(data)]];
  const answer: unknown = compiler.compile(`/${template}.typ`, inputs, 'pdf', SHORT);
  const { result, diagnostics } = answer as { result?: Uint8Array; diagnostics?: unknown };
  return result ? { pdf: result } : { problem: JSON.stringify(diagnostics) };
}

parentPort?.on('message', (order: PdfOrder) => {
  void print(order)
    .catch((error: unknown) => ({ problem: String(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});
