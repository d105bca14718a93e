import { plainLetters } from './search-norm.js';

/**
 * Makes a slug: letters without accents (A87), in lower case, with one hyphen for each run of characters other
 * than a-z and 0-9.
 */
export function slugify(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
