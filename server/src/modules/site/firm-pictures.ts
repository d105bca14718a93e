import { join } from 'node:path';
import type { OverlayOptions, Sharp } from 'sharp';
import { directionOf, type Locale } from '../../contract/locales.js';
import { sharp } from '../../platform/files/image-library.js';
import { escapeHtml } from '../../platform/mail/mail-html.js';
import type { SiteBuild } from './site-build.js';

const NAVY = '#0b1f3a';
const CREAM = '#f5ecd9';
const MIST = '#cfd6e0';
const SHARE = { width: 1200, height: 630 };
/** Where the picture of the build has the mark and the names of the firm, from the side that texts begin on. */
const MARK = { start: 92, top: 86, side: 60 };
const SHORT_NAME = { start: 176, top: 80, width: 370, height: 76, size: 46 };
const FULL_NAME = { start: 90, top: 490, width: 450, height: 50, size: 30 };
const LONGEST = 1020;
/** Where it has the headline, in whose place the title of a page is written. */
const HEADLINE = {
  rtl: { start: 90, top: 232, width: 830, height: 236 },
  ltr: { start: 90, top: 292, width: 830, height: 180 },
};
/** Characters that a title may have at each size to stay within three lines. */
const TITLE_SIZES = [
  { size: 72, characters: 26 },
  { size: 56, characters: 60 },
  { size: 44, characters: Infinity },
];

/** The fonts of both scripts, because a name may have words of the other one. */
const BOLD = {
  family: 'Scheherazade New, Source Serif 4 Bold',
  files: ['naskh-arabic-700', 'serif-latin-700'],
};
const PLAIN = {
  family: 'IBM Plex Sans Arabic',
  files: ['sans-arabic-400', 'sans-latin-400'],
};

const png = (picture: Sharp) => picture.png({ compressionLevel: 9 }).toBuffer();

/** A square icon; `share` is the part of the side that the logo takes, the rest is `background`. */
export interface IconShape {
  size: number;
  share?: number;
  background?: string;
}

/** A square icon of the firm's logo. */
export function firmIcon(
  logo: Buffer,
  { size, share = 1, background }: IconShape,
): Promise<Buffer> {
  const side = Math.round(size * share);
  const [before, after] = [Math.floor((size - side) / 2), Math.ceil((size - side) / 2)];
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const scaled = sharp(logo).resize(side, side, { fit: 'contain', background: clear });
  const padded = { top: before, bottom: after, left: before, right: after, background: clear };
  const drawn = scaled.extend(padded);
  return png(background ? drawn.flatten({ background }) : drawn);
}

/** An uploaded picture in the size that networks show. */
export const uploadedSharePicture = (picture: Buffer): Promise<Buffer> =>
  png(sharp(picture).resize(SHARE.width, SHARE.height, { fit: 'cover' }));

export interface ShareFirm {
  name: string;
  shortName: string;
  logo?: Buffer;
}

/** The picture of the build with the firm's own names, and its logo. */
export async function drawnSharePicture(
  { folder, fonts }: Pick<SiteBuild, 'folder' | 'fonts'>,
  locale: Locale,
  { name, shortName, logo }: ShareFirm,
): Promise<Buffer> {
  const isRtl = directionOf(locale) === 'rtl';
  const left = (start: number, width: number) => (isRtl ? SHARE.width - start - width : start);
  const text = async (words: string, place: typeof SHORT_NAME, style: TextStyle) => {
    const { data, info } = await drawText(words, { ...style, folder: fonts, size: place.size });
    const top = place.top + Math.round((place.height - info.height) / 2);
    return { input: data, left: left(place.start, info.width), top: Math.max(top, 0) };
  };
  const layers: OverlayOptions[] = [
    cover(SHORT_NAME, left),
    cover(FULL_NAME, left),
    await text(shortName, SHORT_NAME, { fonts: BOLD, color: CREAM }),
    await text(name, FULL_NAME, { fonts: PLAIN, color: MIST }),
  ];
  if (logo) {
    const { start, top, side } = MARK;
    const input = await firmIcon(logo, { size: side, background: NAVY });
    layers.push({ input, left: left(start, side), top });
  }
  return png(sharp(join(folder, `share-${locale}.png`)).composite(layers));
}

/** A share picture with the title of a page in place of the headline. */
export async function titledSharePicture(
  picture: Buffer,
  { fonts: folder, locale, title }: { fonts: string; locale: Locale; title: string },
): Promise<Buffer> {
  const direction = directionOf(locale);
  const { start, top, width, height } = HEADLINE[direction];
  const { size = 44 } = TITLE_SIZES.find(({ characters }) => title.length <= characters) ?? {};
  const { data, info } = await drawText(title, { fonts: BOLD, folder, color: CREAM, size, width });
  const middle = top + Math.max(Math.round((height - info.height) / 2), 0);
  return png(
    sharp(picture).composite([
      fadingGround(direction),
      {
        input: data,
        left: direction === 'rtl' ? SHARE.width - start - info.width : start,
        top: middle,
      },
    ]),
  );
}

/** Hides the headline, and fades out towards the pattern: the parts of the width where that begins and ends. */
function fadingGround(direction: 'rtl' | 'ltr'): OverlayOptions {
  const [begins, ends] = [0.72, 0.86];
  const alpha = Array.from({ length: SHARE.width }, (_, column) => {
    const place = (direction === 'rtl' ? SHARE.width - 1 - column : column) / SHARE.width;
    return Math.min(Math.max((ends - place) / (ends - begins), 0), 1);
  });
  const [red, green, blue] = Buffer.from(NAVY.slice(1), 'hex');
  const row = Buffer.from(alpha.flatMap((part) => [red!, green!, blue!, Math.round(part * 255)]));
  const { top, height } = HEADLINE[direction];
  const raw = { width: SHARE.width, height, channels: 4 as const };
  return { input: Buffer.concat(Array<Buffer>(height).fill(row)), raw, left: 0, top };
}

/** Hides what the picture of the build has there. */
function cover(
  { start, top, width, height }: typeof SHORT_NAME,
  left: (start: number, width: number) => number,
): OverlayOptions {
  const create = { width, height, channels: 3 as const, background: NAVY };
  return { input: { create }, left: left(start, width), top };
}

interface TextStyle {
  fonts: typeof BOLD;
  color: string;
}

const written = (words: string, font: string, width: number, fontfile?: string) =>
  sharp({ text: { text: words, font, fontfile, rgba: true, dpi: 72, width } })
    .png()
    .toBuffer({ resolveWithObject: true });

const loaded = new Map<string, Promise<unknown>>();

/** A file of a font is known to all later texts once one was written with it. */
function loadFont(family: string, file: string): Promise<unknown> {
  const loading = loaded.get(file) ?? written('.', family, LONGEST, file);
  loaded.set(file, loading);
  return loading;
}

interface DrawnText extends TextStyle {
  folder: string;
  size: number;
  /** Where lines end; that of names by default. */
  width?: number;
}

/** Words as a picture, as large as they are; long ones go on in another line. */
async function drawText(words: string, drawn: DrawnText) {
  const { fonts, folder, color, size, width = LONGEST } = drawn;
  const { family, files } = fonts;
  for (const file of files) await loadFont(family, join(folder, `${file}.ttf`));
  const markup = `<span foreground="${color}">${escapeHtml(words)}</span>`;
  return written(markup, `${family} ${size}`, width);
}
