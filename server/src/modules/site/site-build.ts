import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { LOCALES, type Trilingual } from '../../contract/locales.js';
import { inServer } from '../../platform/config/server-folder.js';

const inBuild = (path: string) => inServer('../client/dist', path);
const TEMPLATE = inBuild('client/index.html');

/** The built client, read once when the server starts. */
export interface SiteBuild {
  /** Folder of the files that browsers load. */
  folder: string;
  /** The built `index.html`. */
  template: string;
  /** Folder of the fonts that the server draws with. */
  fonts: string;
  /** Path of the bundle that renders pages on the server. */
  renderer: string;
  /** Translations of the user interface, as they are sent. */
  texts: Trilingual<Buffer>;
  /** Hash of the translations. Pages load them with it, so that browsers may cache them for ever. */
  textsVersion: string;
}

/** The build; undefined if the client is not built, as in development. */
export function readBuild(): SiteBuild | undefined {
  if (!existsSync(TEMPLATE)) return undefined;
  const read = LOCALES.map(
    (locale) =>
      [locale, readFileSync(inBuild(`client/locales/${locale}/translation.json`))] as const,
  );
  // The same hash as in client/build/locales.ts: of the files in the order of LOCALES.
  const hash = createHash('sha256');
  for (const [, text] of read) hash.update(text);
  return {
    folder: inBuild('client'),
    template: readFileSync(TEMPLATE, 'utf8'),
    fonts: inBuild('server/fonts'),
    renderer: inBuild('server/entry-server.js'),
    texts: Object.fromEntries(read) as Trilingual<Buffer>,
    textsVersion: hash.digest('hex').slice(0, 10),
  };
}
