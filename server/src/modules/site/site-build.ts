import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Locale, LOCALES, type Trilingual } from '../../contract/locales.js';
import { inServer } from '../../platform/config/server-folder.js';

const inBuild = (path: string) => inServer('../client/dist', path);
const TEMPLATE = inBuild('client/index.html');

/** The built client, read once when the server starts. */
export interface SiteBuild {
  /** Folder of the files that browsers load. */
  folder: string;
  /** The built `index.html`. */
  template: string;
  /** Links of the styles for pages that the server does not render; those that it renders name their own. */
  styles: string;
  /** Folder of the fonts that the server draws with. */
  fonts: string;
  /** Path of the bundle that renders pages on the server. */
  renderer: string;
  /** Translations of the user interface, as they are sent. */
  texts: Trilingual<Buffer>;
  /** The files that pages load them from, as `ar/site.json`: the whole, and parts of it. */
  textFiles: ReadonlyMap<string, Buffer>;
  /** Hash of these files. Pages load them with it, so that browsers may cache them for ever. */
  textsVersion: string;
}

/** The build lists the style sheets of each page, and by this name those of what every page has. */
const ENTRY = 'index.html';
type Sheets = Record<typeof ENTRY, { sheet: string; joined: string[] }>;

/** As client/src/app/asset-tags.ts links those of a page. */
function readStyles(): string {
  const pages = readFileSync(inBuild('client/.vite/pages.json'), 'utf8');
  const { sheet, joined } = (JSON.parse(pages) as Sheets)[ENTRY];
  const known = joined.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
  return `<link rel="stylesheet" crossorigin href="/${sheet}">${known.join('')}`;
}

const textNames = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

/** The build; undefined if the client is not built, as in development. */
export function readBuild(): SiteBuild | undefined {
  if (!existsSync(TEMPLATE)) return undefined;
  // The same hash as in client/build/locales.ts: of all files, by language and then by name.
  const hash = createHash('sha256');
  const textFiles = new Map<string, Buffer>();
  for (const locale of LOCALES)
    for (const name of textNames(inBuild(`client/locales/${locale}`))) {
      const text = readFileSync(inBuild(`client/locales/${locale}/${name}`));
      hash.update(text);
      textFiles.set(`${locale}/${name}`, text);
    }
  const wholeOf = (locale: Locale) =>
    [locale, textFiles.get(`${locale}/translation.json`)] as const;
  return {
    folder: inBuild('client'),
    template: readFileSync(TEMPLATE, 'utf8'),
    styles: readStyles(),
    fonts: inBuild('server/fonts'),
    renderer: inBuild('server/entry-server.js'),
    texts: Object.fromEntries(LOCALES.map(wholeOf)) as Trilingual<Buffer>,
    textFiles,
    textsVersion: hash.digest('hex').slice(0, 10),
  };
}
