import { readFileSync } from 'node:fs';
import type { Locale } from '@contract/locales';
import { defaultSite } from '../../src/app/default-site';

type Tree = { [key: string]: string | Tree };

/** Translations of a language: tests find elements by the texts that people read. */
export function wordsOf(locale: Locale): (key: string, values?: Record<string, string>) => string {
  const file = new URL(`../../public/locales/${locale}/translation.json`, import.meta.url);
  const tree = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  const { words: firm } = defaultSite(locale, 'http://localhost');
  return (key, values: Record<string, string> = {}) => {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        tree,
      );
    if (typeof found !== 'string') throw new Error(`No text ${key} in ${locale}`);
    return found.replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => ({ ...firm, ...values })[name] ?? '',
    );
  };
}

/** `/services` in French is `/fr/services`. */
export const addressIn = (locale: Locale, path: string) =>
  locale === 'ar' ? path : `/${locale}${path === '/' ? '' : path}`;

/** A value between Unicode isolates, as the dashboard puts it into a sentence. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
