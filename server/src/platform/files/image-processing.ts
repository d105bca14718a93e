import pLimit from 'p-limit';
import type { FileType } from '../../contract/documents.js';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { sharp } from './image-library.js';
import type { RuleMessage } from '../../contract/validation.js';

/** Images decoded at the same time: one of 40 megapixels may need some hundred megabytes. */
const AT_ONCE = 2;
/** What is taken, by the usual endings of names. */
const IMAGE_TYPES = ['jpg', 'png', 'webp'] as const satisfies readonly FileType[];
const QUALITY = 84;
const MEGA = 1_000_000;

const turns = pLimit(AT_ONCE);
/** A large JPEG of several scans needs all of its pixels in memory: those one after the other. */
const largeTurns = pLimit(1);

/**
 * Encodes an uploaded image again (A54, S25): webp within `side` px, upright, without metadata or other
 * data of the original.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE for what is no jpeg, png or webp by its content, or moves;
 * BAD_USER_INPUT beyond 40 megapixels by its header (a JPEG: 120), or when it cannot be decoded. `field` is named.
 */
export async function reencodeImage(
  bytes: Buffer,
  field: string,
  side: number = LIMITS.image.side,
): Promise<Buffer> {
  const { width, height, format, pages = 1 } = await headerOf(bytes, field);
  const { maxPixels, maxJpegPixels } = LIMITS.image;
  const max = format === 'jpeg' ? maxJpegPixels : maxPixels;
  if (pages > 1) throw refused('UNSUPPORTED_MEDIA_TYPE', field, 'imageType');
  if (width * height > max) throw refused('BAD_USER_INPUT', field, `imagePixels:0:${max / MEGA}`);
  const inTurn = width * height > maxPixels ? largeTurns : turns;
  try {
    return await inTurn(() => remake(bytes, side, max));
  } catch {
    throw refused('BAD_USER_INPUT', field, 'imageUnreadable');
  }
}

async function headerOf(bytes: Buffer, field: string) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw refused('UNSUPPORTED_MEDIA_TYPE', field, 'imageType');
  }
}

function remake(bytes: Buffer, side: number, maxPixels: number): Promise<Buffer> {
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

function refused(
  code: 'UNSUPPORTED_MEDIA_TYPE' | 'BAD_USER_INPUT',
  field: string,
  rule: RuleMessage,
): AppError {
  const isOther = code === 'UNSUPPORTED_MEDIA_TYPE';
  return new AppError(code, {}, [{ field, rule, ...(isOther && { allowed: IMAGE_TYPES }) }]);
}
