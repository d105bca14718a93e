import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Jest cannot load the reader of PDFs, which is imported while it runs. */
const READER = `
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
process.stdout.write((await extractText(document, { mergePages: true })).text);`;

/** What somebody reads on the pages of a PDF; joined letters are taken apart. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const args = ['--input-type=module', '-e', READER];
  const reading = promisify(execFile)(process.execPath, args, { cwd: __dirname });
  reading.child.stdin?.end(pdf);
  return (await reading).stdout.normalize('NFKC');
}
