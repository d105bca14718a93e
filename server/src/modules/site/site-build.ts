import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { LOCALES, type Trilingual } from '../../contract/locales.js';
import { inServer } from '../../core/config/server-folder.js';

const at = (path: string) => inServer('../client/dist', path);
const TEMPLATE = at('client/index.html');

/** The client as it was built: read once, when the server starts. */
export interface SiteBuild {
  /** Folder of the files that browsers ask for. */
  folder: string;
  /** Page without its content. */
  template: string;
  /** Bundle that renders pages on the server. */
  renderer: string;
  /** Texts of the user interface, as they are sent. */
  texts: Trilingual<Buffer>;
  /** Name of this state of the texts: pages ask for them under it, so that they may be kept for ever. */
  textsVersion: string;
}

/** The build, or nothing while there is none (development). */
export function readBuild(): SiteBuild | undefined {
  if (!existsSync(TEMPLATE)) return undefined;
  const read = LOCALES.map(
    (locale) => [locale, readFileSync(at(`client/locales/${locale}/translation.json`))] as const,
  );
  // As in vite.config.ts: a hash over the files, in the order of the languages.
  const hash = createHash('sha256');
  for (const [, text] of read) hash.update(text);
  return {
    folder: at('client'),
    template: readFileSync(TEMPLATE, 'utf8'),
    renderer: at('server/entry-server.js'),
    texts: Object.fromEntries(read) as Trilingual<Buffer>,
    textsVersion: hash.digest('hex').slice(0, 10),
  };
}
