import { LOCALES } from '../../contract/locales.js';

const NAME = /^[\w-]{1,64}$/;
const MAX_NUMBER = 100;
/** Words that people type: every visitor has others, so they are answered but not kept. */
const FREE_TEXT = new Set(['search', 'q']);

/**
 * A parameter of a read that many visitors share: a language, a slug, a switch, the number of a page.
 * Anything else would let a stranger fill the cache with answers that nobody asks for again.
 */
export function isCacheableParameter(name: string, value: unknown): boolean {
  if (FREE_TEXT.has(name)) return false;
  if (name === 'language') return LOCALES.some((locale) => locale === value);
  if (typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number')
    return Number.isInteger(value) && value >= 0 && value <= MAX_NUMBER;
  if (typeof value !== 'string' || !NAME.test(value)) return false;
  return !/^\d/.test(value) || (/^(?:0|[1-9]\d{0,2})$/.test(value) && Number(value) <= MAX_NUMBER);
}

/** Name-value pairs in one order, so that the same parameters make the same key. */
export const sortedByName = <T>(pairs: Iterable<readonly [string, T]>) =>
  [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
