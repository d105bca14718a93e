import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { TextPart } from '../src/lib/i18n/text-parts.ts';
import { pageTexts } from './page-texts.ts';
import { textsOfPart } from './text-parts.ts';

const LOCALES = ['ar', 'fr', 'en'];
/** The whole, and the parts that pages load; in the order of their names. */
const FILES = ['account', 'dashboard', 'legal', 'site', 'translation'] as const;
const ADDRESS = /^\/locales\/(ar|fr|en)\/(account|dashboard|legal|site|translation)\.json(?:\?|$)/;
const ownFile = (locale: string) => `../public/locales/${locale}/translation.json`;
const requestsFile = (locale: string) => `../../server/locales/requests/${locale}.json`;

/** What `translation.json` of a language holds as it is sent. */
export function textsOf(locale: string): string {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'));
  const texts = pageTexts(
    read(ownFile(locale)) as Parameters<typeof pageTexts>[0],
    read(requestsFile(locale)) as Parameters<typeof pageTexts>[1],
  );
  return `${JSON.stringify(texts)}\n`;
}

function fileOf(locale: string, name: TextPart | 'translation'): string {
  const whole = textsOf(locale);
  if (name === 'translation') return whole;
  return `${JSON.stringify(textsOfPart(JSON.parse(whole) as object, name))}\n`;
}

/** A changed text is a changed address, so that the files may be kept for ever; so is a text in another part. */
export function localesVersion(): string {
  const hash = createHash('sha256');
  for (const locale of LOCALES) for (const name of FILES) hash.update(fileOf(locale, name));
  return hash.digest('hex').slice(0, 10);
}

/** Serves and writes the texts of the pages with the words of requests, which mails say, too. */
export function locales(): Plugin {
  return {
    name: 'mizan:locales',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, locale] = ADDRESS.exec(request.url ?? '') ?? [];
        if (!locale) return next();
        response.setHeader('Content-Type', 'application/json').end(textsOf(locale));
      });
    },
    generateBundle() {
      for (const locale of LOCALES)
        for (const name of FILES)
          this.emitFile({
            type: 'asset',
            fileName: `locales/${locale}/${name}.json`,
            source: fileOf(locale, name),
          });
    },
  };
}
