import { Logger } from '@nestjs/common';
import { BoundedWorkers } from '../threads/bounded-workers.js';
import type { DecodedPicture } from './heic-worker.js';

const logger = new Logger('Files');
/** Enough to read a sheet of paper on a large screen. */
const SIDE = 2560;
const QUALITY = 84;

const workers = new BoundedWorkers<Uint8Array, Partial<DecodedPicture>>({
  // a file of its own beside this one, in tests as it was written
  file: new URL(
    import.meta.url.endsWith('.ts') ? 'heic-worker.ts' : 'heic-worker.js',
    import.meta.url,
  ),
  atOnce: 1,
  // a picture of a phone needs some seconds; a machine with much to do may need longer
  longestMs: 60_000,
  maxBuffers: 512 * 1024 * 1024,
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
});

/** A picture of a phone as a JPEG that every browser shows; undefined for one that cannot be decoded. */
export async function heicPreview(bytes: Buffer): Promise<Buffer | undefined> {
  const copy = new Uint8Array(bytes);
  try {
    const { width, height, pixels } = await workers.run(copy, [copy.buffer]);
    if (!width || !height || !pixels) return undefined;
    const { sharp } = await import('./image-library.js');
    return await sharp(pixels, { raw: { width, height, channels: 4 } })
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    logger.warn(`A picture could not be decoded: ${String(error)}`);
    return undefined;
  }
}
