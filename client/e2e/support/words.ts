import { readFileSync } from 'node:fs';
import { pageTexts } from '../../build/page-texts';
import type { Locale } from '@contract/locales';
import { defaultSite } from '../../src/app/default-site';

type Tree = { [key: string]: string | Tree };

type Words = (key: string, values?: Record<string, string>) => string;

const known = new Map<Locale, Words>();

/** Translations of a language: tests find elements by the texts that people read. */
export function wordsOf(locale: Locale): Words {
  const words = known.get(locale) ?? readWords(locale);
  known.set(locale, words);
  return words;
}

function readWords(locale: Locale): Words {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const tree = pageTexts(
    read(`../../public/locales/${locale}/translation.json`) as Parameters<typeof pageTexts>[0],
    read(`../../../server/locales/requests/${locale}.json`) as Parameters<typeof pageTexts>[1],
  ) as Tree;
  const { words: firm } = defaultSite(locale, 'http://localhost');
  const find = (key: string) =>
    key
      .split('.')
      .reduce<string | Tree | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        tree,
      );
  const textOf = (key: string, values: Record<string, string> = {}): string => {
    const found = find(key) ?? ofContent(key);
    if (typeof found !== 'string') throw new Error(`No text ${key} in ${locale}`);
    return found.replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => ({ ...firm, ...values })[name] ?? '',
    );
  };
  // a sentence of all content, with the noun of the kind in the key: `admin.faqs.toast.created`
  const ofContent = (key: string) => {
    const [, plural, ...rest] = key.split('.');
    const noun = (form: string) => find(`admin.${plural}.noun.${form}`) as string | undefined;
    const common = `dashboard.content.${rest.join('.')}`;
    if (!noun('the')) return undefined;
    const named = noun('the_named') ?? noun('the')!;
    const sentence = find(`${common}_${noun('gender')}`) ?? find(common);
    if (typeof sentence !== 'string') return undefined;
    const text = sentence.replace('{{the}}', noun('the')!).replace('{{named}}', named);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return textOf;
}

/** `/services` in French is `/fr/services`. */
export const addressIn = (locale: Locale, path: string) =>
  locale === 'ar' ? path : `/${locale}${path === '/' ? '' : path}`;

/** A value between Unicode isolates, as the dashboard puts it into a sentence. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
