import { readFileSync } from 'node:fs';
import type { Locale } from '@contract/locales';
import type { LazyPage } from './lazy-page';
import type { PageFiles } from './page-files';

/** Fonts to preload for each language; the style sheet loads the rest. */
const FONTS: Record<Locale, readonly string[]> = {
  // the spaces between Arabic words are in the common fonts
  ar: [
    ...['sans-arabic-400', 'sans-arabic-600', 'naskh-arabic-700'],
    ...['sans-common-400', 'sans-common-600', 'naskh-common-700'],
  ],
  fr: ['sans-latin-400', 'sans-latin-600', 'serif-latin-700'],
  en: ['sans-latin-400', 'sans-latin-600', 'serif-latin-700'],
};

/** A list that the build wrote beside the server bundle; there is none in development. */
function readList<Entry>(name: string): Record<string, Entry> {
  try {
    const address = new URL(`../client/.vite/${name}.json`, import.meta.url);
    return JSON.parse(readFileSync(address, 'utf8')) as Record<string, Entry>;
  } catch {
    return {};
  }
}

const built = readList<{ file: string; src?: string }>('manifest');
const pages = readList<PageFiles>('pages');
/** Of a page whose code is in the first script; in development the scripts bring the styles. */
const ENTRY_FILES: PageFiles = pages['index.html'] ?? { scripts: [], sheet: '', joined: [] };
const tagsByPage = new Map<string, AssetTags>();

function styleTags({ sheet, joined }: PageFiles): string {
  const links = joined.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
  if (sheet) links.unshift(`<link rel="stylesheet" crossorigin href="/${sheet}">`);
  // disabled links are not fetched: they tell Vite's loader that the page has these styles
  return links.join('');
}

const scriptTags = ({ scripts }: PageFiles) =>
  scripts
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');

function fontTags(locale: Locale): string {
  return FONTS[locale]
    .flatMap((name) => Object.values(built).filter(({ src }) => src?.includes(`${name}.`)))
    .map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    )
    .join('');
}

const textTags = (locale: Locale, parts: LazyPage['texts']) =>
  ['site', ...parts]
    .map((part) => `/locales/${locale}/${part}.json?v=${__LOCALES_VERSION__}`)
    .map(
      (address) =>
        `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${address}">`,
    )
    .join('');

/** The tags of the files of a page. */
interface AssetTags {
  /** For its head: what the first paint waits for. */
  head: string;
  /** For its end, so that a slow line brings the sheet first: fonts, then small scripts, then translations. */
  end: string;
}

/** The tags of a page of the site, in one language. */
export function assetTags({ source, texts }: LazyPage, locale: Locale): AssetTags {
  const key = `${locale}:${source}`;
  const page = pages[`src/${source}`] ?? ENTRY_FILES;
  const tags = tagsByPage.get(key) ?? {
    head: styleTags(page),
    end: fontTags(locale) + scriptTags(page) + textTags(locale, texts),
  };
  tagsByPage.set(key, tags);
  return tags;
}
