import { LOCALES } from '../../contract/locales.js';

const NAME = /^[\w-]{1,64}$/;
const MAX_NUMBER = 100;
/** Texts that people type differ for every visitor, so these responses are not cached. */
const FREE_TEXT = new Set(['search', 'q']);

/**
 * Whether many visitors send this parameter: a language, a slug, a boolean, a page number. Anything
 * else would let a stranger fill the cache with responses that nobody requests again.
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

/** Sorts name-value pairs, so that the same parameters make the same cache key. */
export const sortedByName = <T>(pairs: Iterable<readonly [string, T]>) =>
  [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
