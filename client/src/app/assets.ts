import { readFileSync } from 'node:fs';
import type { Locale } from '@contract/locales';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** Fonts to preload for each language; the style sheet loads the rest. */
const FONTS: Record<Locale, readonly string[]> = {
  ar: ['sans-arabic-400', 'sans-arabic-600', 'naskh-arabic-700'],
  fr: ['sans-latin-400', 'sans-latin-600', 'serif-latin-700'],
  en: ['sans-latin-400', 'sans-latin-600', 'serif-latin-700'],
};

/** Vite's manifest beside the server bundle; there is none in development. */
function readManifest(): Manifest {
  try {
    const address = new URL('../client/.vite/manifest.json', import.meta.url);
    return JSON.parse(readFileSync(address, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

const manifest = readManifest();
const known = new Map<string, string>();

/** A chunk with all its imports, except those of the entry. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  manifest[key]?.imports?.forEach((next) => closure(next, seen));
  return seen;
}

/**
 * Styles of lazy sections (site/lazy-section.tsx). Their HTML is rendered by the server, so it needs
 * its styles at once. Their code is not preloaded.
 */
function sectionStyles(page: string, withEntry: Set<string>): string[] {
  return (manifest[page]?.dynamicImports ?? [])
    .flatMap((section) => [...closure(section)])
    .filter((key) => !withEntry.has(key))
    .flatMap((key) => manifest[key]?.css ?? []);
}

function pageTags(source: string): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const withEntry = entry ? closure(entry) : new Set<string>();
  const chunks = [...closure(`src/${source}`)]
    .filter((key) => !withEntry.has(key))
    .flatMap((key) => manifest[key] ?? []);
  const styles = new Set([
    ...chunks.flatMap(({ css = [] }) => css),
    ...sectionStyles(`src/${source}`, withEntry),
  ]);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

function fontTags(locale: Locale): string {
  return FONTS[locale]
    .flatMap((name) => Object.values(manifest).filter(({ src }) => src?.includes(`${name}.`)))
    .map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    )
    .join('');
}

/** Link and script tags of a page: its own files, its fonts, its translations. */
export function assetTags(source: string, locale: Locale): string {
  const key = `${locale}:${source}`;
  const tags =
    known.get(key) ??
    `<link rel="preload" as="fetch" crossorigin href="/locales/${locale}/translation.json?v=${__LOCALES_VERSION__}">` +
      fontTags(locale) +
      pageTags(source);
  known.set(key, tags);
  return tags;
}
