import sharp from 'sharp';
import type { TestFile } from './multipart.js';

const BLUE = { r: 20, g: 60, b: 120 };

/** A picture of one colour in the given format and size. */
export function aPicture(
  format: 'png' | 'jpeg' | 'webp' = 'png',
  { width = 64, height = 48 } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: BLUE } })
    .toFormat(format)
    .toBuffer();
}

export const aFile = (bytes: Buffer | string, name = 'صورة.png', type = 'image/png'): TestFile => ({
  name,
  type,
  bytes: Buffer.from(bytes),
});

/** A valid 1 x 1 picture, small enough to send with every row. */
export const TINY_PICTURE = aFile(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
    'base64',
  ),
);
