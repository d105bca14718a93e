import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Inclusive ranges of code points. */
type Ranges = readonly (readonly [number, number])[];

/** Arabic as written in Algeria, with the added letters (پ چ ژ ڤ گ) and all vowel signs. */
const ARABIC: Ranges = [
  [0x060c, 0x060c],
  [0x061b, 0x061b],
  [0x061f, 0x061f],
  [0x0621, 0x063a],
  [0x0640, 0x0655],
  [0x0660, 0x066d],
  [0x0670, 0x0671],
  [0x067e, 0x067e],
  [0x0686, 0x0686],
  [0x0698, 0x0698],
  [0x06a4, 0x06a4],
  [0x06a9, 0x06a9],
  [0x06af, 0x06af],
  [0x06cc, 0x06cc],
  [0x06d4, 0x06d4],
  [0x06f0, 0x06f9],
];

/** French and English: Latin-1, œ and Ÿ, typographic punctuation, the euro. */
const LATIN: Ranges = [
  [0x0020, 0x007e],
  [0x00a0, 0x00ff],
  [0x0152, 0x0153],
  [0x0178, 0x0178],
  [0x2009, 0x2009],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** What Arabic texts have of Latin: spaces, digits and signs. It is a file of its own, because a space asks for it. */
const COMMON: Ranges = [
  [0x0020, 0x0022],
  [0x0025, 0x0029],
  [0x002b, 0x003b],
  [0x003f, 0x0040],
  [0x00a0, 0x00a0],
  [0x00a9, 0x00a9],
  [0x00ab, 0x00ab],
  [0x00b7, 0x00b7],
  [0x00bb, 0x00bb],
  [0x2013, 0x2014],
  [0x2026, 0x2026],
];

/** Names in an Arabic text, such as those of the other languages. */
const LETTERS: Ranges = [
  [0x0041, 0x005a],
  [0x0061, 0x007a],
  [0x00c9, 0x00c9],
  [0x00e0, 0x00e0],
  [0x00e7, 0x00ea],
];

interface Face {
  /** File name of the subset; the server preloads it by this name. */
  name: string;
  family: string;
  weight: number;
  source: string;
  ranges: Ranges;
  /** Without the hints for screens of few pixels: a third of the file, and phones do not read them. */
  noHinting?: boolean;
  /** Above and below the base line, in percent of the size; the font's own when left out. */
  height?: { above: number; below: number };
}

const face = (name: string, family: string, weight: number, source: string): Face => ({
  name,
  family,
  weight,
  source: `@fontsource/${source}-${weight}-normal.woff2`,
  ranges: rangesOf(name),
});

function rangesOf(name: string): Ranges {
  if (name.includes('arabic')) return ARABIC;
  if (name.includes('common')) return COMMON;
  return name.includes('letters') ? LETTERS : LATIN;
}

const PLEX = 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic';
/** WebKit draws it as the others do; the dots of Noto Naskh stand beside their letters there. */
const NASKH = 'scheherazade-new/files/scheherazade-new';
const SERIF = 'source-serif-4/files/source-serif-4';

/** The font has room for stacked vowel signs, which headings do not have: words stand in the middle of lines. */
const HEADING = { above: 107, below: 63 };

/** On Arabic pages only what occurs of Latin is loaded; on others all of it, so that pairs of letters and signs fit. */
const plex = (weight: number): Face[] =>
  [
    face(`sans-arabic-${weight}`, 'Mizan Sans', weight, `${PLEX}-arabic`),
    face(`sans-common-${weight}`, 'Mizan Sans', weight, `${PLEX}-latin`),
    face(`sans-letters-${weight}`, 'Mizan Sans', weight, `${PLEX}-latin`),
    face(`sans-latin-${weight}`, 'Mizan Latin', weight, `${PLEX}-latin`),
  ].map((each) => ({ ...each, noHinting: true }));

const FACES: readonly Face[] = [
  ...plex(400),
  ...plex(600),
  { ...face('naskh-arabic-700', 'Mizan Naskh', 700, `${NASKH}-arabic`), height: HEADING },
  // the last one that has a sign is asked for it
  { ...face('naskh-latin-700', 'Mizan Naskh', 700, `${NASKH}-latin`), height: HEADING },
  { ...face('naskh-common-700', 'Mizan Naskh', 700, `${NASKH}-latin`), height: HEADING },
  face('serif-latin-700', 'Mizan Serif', 700, `${SERIF}-latin`),
];

/** What browsers use without being told to, and figures of one width. */
const FEATURES = [
  ...['ccmp', 'locl', 'isol', 'init', 'medi', 'fina', 'rlig', 'rclt', 'calt', 'liga', 'clig'],
  ...['curs', 'kern', 'mark', 'mkmk', 'tnum', 'lnum'],
];

const textOf = (ranges: Ranges) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('');

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** From here on there are signs of direction, which no font of ours has and which would ask for it. */
const FIRST_OF_SIGNS = 0x2000;

/** Letters in one range, which also names some that the font has not: no other font of ours has them. */
function widened(ranges: Ranges): Ranges {
  const letters = ranges.filter(([first]) => first < FIRST_OF_SIGNS);
  const signs = ranges.filter(([first]) => first >= FIRST_OF_SIGNS);
  return [[letters[0]![0], letters.at(-1)![1]], ...signs];
}

/** Signs and letters stand between each other. */
const rangesInCss = (ranges: Ranges) =>
  ranges === COMMON || ranges === LETTERS ? ranges : widened(ranges);

const rangeCss = (ranges: Ranges) =>
  rangesInCss(ranges)
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');

const heightCss = ({ above, below }: NonNullable<Face['height']>) => `
  ascent-override: ${above}%;
  descent-override: ${below}%;
  line-gap-override: 0%;`;

const faceCss = ({ family, weight, name, ranges, height }: Face) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;${height ? heightCss(height) : ''}
  src: url('./${name}.woff2');
  unicode-range: ${rangeCss(ranges)};
}
`;

/** Writes one subset, unless the file on disk was made of the same. */
async function makeFace(
  directory: string,
  { name, source, ranges, noHinting = false }: Face,
): Promise<void> {
  const font = readFileSync(require.resolve(source));
  const text = textOf(ranges);
  const options = { keepFeatures: FEATURES, noHinting };
  const stamp = createHash('sha256')
    .update(font)
    .update(text)
    .update(JSON.stringify(options))
    .digest('hex');
  const file = join(directory, `${name}.woff2`);
  const stampFile = join(directory, `${name}.stamp`);
  const drawn = join(directory, `${name}.ttf`);
  const isMade = [file, drawn, stampFile].every((each) => existsSync(each));
  if (isMade && readFileSync(stampFile, 'utf8') === stamp) return;
  writeFileSync(file, await subsetFont(font, text, { targetFormat: 'woff2', ...options }));
  writeFileSync(drawn, await subsetFont(font, text, { targetFormat: 'truetype', ...options }));
  writeFileSync(stampFile, stamp);
}

/** Reduces the Fontsource fonts to the characters of the three languages, and writes the style sheet. */
export function fonts({ directory }: { directory: string }): Plugin {
  return {
    name: 'mizan:fonts',
    async config() {
      mkdirSync(directory, { recursive: true });
      await Promise.all(FACES.map((one) => makeFace(directory, one)));
      writeFileSync(join(directory, 'fonts.css'), FACES.map(faceCss).join('\n'));
    },
    // the server draws words with them
    generateBundle() {
      if (this.environment.config.consumer !== 'server') return;
      for (const { name } of FACES) {
        const source = readFileSync(join(directory, `${name}.ttf`));
        this.emitFile({ type: 'asset', fileName: `fonts/${name}.ttf`, source });
      }
    },
  };
}
