import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|ttf)$/;
/** Below, the header of a compressed answer takes what is gained. */
const MIN_BYTES = 256;
/** The maximum: 2 % smaller than one below, and phones wait for these bytes. */
const QUALITY = 11;
/** The Playground's editor is big and rarely used; compressing it better would slow each build. */
const BIG_BYTES = 512 * 1024;

const asGzip = promisify<Buffer, object, Buffer>(gzip);
const asBrotli = promisify<Buffer, object, Buffer>(brotliCompress);

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < MIN_BYTES) return;
  const quality = body.length > BIG_BYTES ? 9 : QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [zipped, brotli] = await Promise.all([
    asGzip(body, { level: 9 }),
    asBrotli(body, { params }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, brotli)]);
}

/** Writes compressed copies beside the built files, so that the server does not compress them. */
export function precompress(): Plugin {
  return {
    name: 'mizan:precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}
