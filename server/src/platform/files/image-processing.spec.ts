import sharp from 'sharp';
import { LIMITS } from '../../contract/limits.js';
import type { AppError } from '../errors/app-error.js';
import { reencodeImage } from './image-processing.js';

const RED = { r: 200, g: 30, b: 30 };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const MARK = '<script>alert(1)</script>';

const refusalOf = (bytes: Buffer) =>
  reencodeImage(bytes, 'image').then(
    () => 'taken',
    ({ code, fields: [problem] }: AppError) =>
      [code, problem?.field, problem?.rule.split(':')[0], ...(problem?.allowed ?? [])].join(' '),
  );

const BAD_TYPE = 'UNSUPPORTED_MEDIA_TYPE image imageType jpg png webp';
const UNREADABLE = 'BAD_USER_INPUT image imageUnreadable';

/** A JPEG, which takes little time to make and has few bytes, however large it is. */
const photo = (width: number, height: number) =>
  picture(width, height).jpeg({ quality: 30 }).toBuffer();

/** A JPEG whose header claims this size, whatever its content. */
async function jpegThatSays(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(8, 8).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A PNG whose header claims this size, whatever its content. */
async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(8, 8).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('encoding of uploaded pictures', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'a picture of the format %s becomes WebP within the largest square',
    async (format) => {
      const made = await reencodeImage(
        await picture(1200, 800).toFormat(format).toBuffer(),
        'image',
      );
      const { format: kind, width, height } = await sharp(made).metadata();
      expect({ kind, width, height }).toEqual({ kind: 'webp', width: 512, height: 341 });
    },
  );

  it('a small picture is not enlarged', async () => {
    const made = await reencodeImage(await picture(40, 30).png().toBuffer(), 'image');
    expect(await sharp(made).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it('a picture is turned upright and loses the place and author of its metadata', async () => {
    const bytes = await picture(60, 40)
      .withExif({
        IFD0: { Artist: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 45/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Somebody')).toBe(true);
    const made = await reencodeImage(bytes, 'image');
    const { exif, xmp, iptc, width, height } = await sharp(made).metadata();
    expect({ exif, xmp, iptc }).toEqual({});
    expect([width, height]).toEqual([40, 60]);
    expect(made.includes('Somebody')).toBe(false);
  });

  it('a picture loses data hidden after its pixels', async () => {
    const bytes = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.from(MARK)]);
    const made = await reencodeImage(bytes, 'image');
    expect(made.includes('script')).toBe(false);
  });
});

describe('files refused as pictures', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing at all', () => Buffer.alloc(0), BAD_TYPE],
    [
      'a drawing that is a program',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${MARK}</svg>`),
      BAD_TYPE,
    ],
    ['a page with another name', () => Buffer.from(`<!doctype html>${MARK}`), BAD_TYPE],
    ['a page that begins like a GIF', () => Buffer.from(`GIF89a/*${MARK}*/=1`), BAD_TYPE],
    [
      'a page behind the first bytes of a PNG',
      () => Buffer.from(`\x89PNG\r\n\x1a\n${MARK}`, 'latin1'),
      BAD_TYPE,
    ],
    ['a GIF', () => picture(8, 8).gif().toBuffer(), BAD_TYPE],
    ['a TIFF', () => picture(8, 8).tiff().toBuffer(), BAD_TYPE],
    ['a document', () => Buffer.from('%PDF-1.7\n%%EOF'), BAD_TYPE],
    ['a moving WebP', movingWebp, BAD_TYPE],
    ['half a JPEG', () => half(picture(400, 400).jpeg().toBuffer()), UNREADABLE],
    ['half a PNG', () => half(noise().png().toBuffer()), UNREADABLE],
    ['a header that lies', () => pngThatSays(1000, 1000), UNREADABLE],
    ['a bomb', () => pngThatSays(30_000, 30_000), 'BAD_USER_INPUT image imagePixels'],
    [
      'one row more than 40 megapixels',
      () => picture(8000, 5001).png().toBuffer(),
      'BAD_USER_INPUT image imagePixels',
    ],
  ])('as a picture, %s is refused', async (_, make, refusal) => {
    expect(await refusalOf(await make())).toBe(refusal);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG of 121 megapixels', () => jpegThatSays(12_100, 10_000)],
    ['a JPEG of 4,225 megapixels', () => jpegThatSays(65_000, 65_000)],
    ['a WebP of 48 megapixels', () => picture(8000, 6000).webp({ effort: 0 }).toBuffer()],
    ['a PNG of 48 megapixels', () => pngThatSays(8000, 6000)],
    ['a PNG that says 120 megapixels', () => pngThatSays(12_000, 10_000)],
  ])('%s is refused by its header', async (_, make) => {
    expect(await refusalOf(await make())).toBe('BAD_USER_INPUT image imagePixels');
  });

  it('the refusal names the limit of the format', async () => {
    const ruleOf = async (bytes: Promise<Buffer>) =>
      reencodeImage(await bytes, 'image').catch(({ fields }: AppError) => fields[0]?.rule);
    expect(await ruleOf(jpegThatSays(12_100, 10_000))).toBe('imagePixels:0:120');
    expect(await ruleOf(pngThatSays(8000, 6000))).toBe('imagePixels:0:40');
  });

  it.each([
    [8000, 6000, 512, 384],
    [6000, 8000, 384, 512],
    [12_000, 9000, 512, 384],
    [12_000, 10_000, 512, 427],
    [40_000, 2000, 512, 26],
  ])(
    'a photo of %i x %i pixels becomes a picture of %i x %i',
    async (width, height, smallWidth, smallHeight) => {
      const made = await reencodeImage(await photo(width, height), 'image');
      const { width: w, height: h } = await sharp(made).metadata();
      expect([w, h]).toEqual([smallWidth, smallHeight]);
    },
  );

  it('half of a large photo is refused', async () => {
    expect(await refusalOf(await half(photo(8000, 6000)))).toBe(UNREADABLE);
  });

  it('a picture of exactly 40 megapixels is accepted', async () => {
    expect(8000 * 5000).toBe(LIMITS.image.maxPixels);
    expect(await refusalOf(await picture(8000, 5000).png().toBuffer())).toBe('taken');
  });
});

const half = async (whole: Promise<Buffer>) => {
  const bytes = await whole;
  return bytes.subarray(0, Math.floor(bytes.length / 2));
};

const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: RED,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

function movingWebp(): Promise<Buffer> {
  const pixels = Buffer.alloc(8 * 16 * 3, 90).fill(200, 0, 8 * 8 * 3);
  return sharp(pixels, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}
