import type { Locale } from '../../src/contract/locales.js';
import { lookUp } from '../../src/platform/texts/locale-texts.js';

/** The keys of every mail that the product has in a language. */
export const textsOfMails = (language: Locale): string[] => keysIn(lookUp('templates', language));

function keysIn(texts: unknown, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [];
  if ('subject' in texts) return [path];
  return Object.entries(texts).flatMap(([key, part]) =>
    keysIn(part, path ? `${path}.${key}` : key),
  );
}
