import { searchNorm } from '../../contract/search-norm.js';
import type { SqlValues } from '../database/sql-values.js';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of LIKE for texts that hold this one. */
export const containing = (text: string) => `%${escapeLike(text)}%`;

const ALGERIA = '+213';
/** The beginning of an Algerian number, at least its area or network: 021, 0550 12, +213 550. */
const BEGINNING = /^(?:\+213|00213|0(?=[1-9]))0?(\d{2,})$/;

/**
 * What a phone number has in common in all its spellings (B21), or nothing for another text: the digits without
 * the ways to begin it (00213, +213, 0). Of a few digits, only those at the beginning tell that it is a number.
 */
function phoneCore(search: string): string | undefined {
  if (!/^[+\d\s\-()]+$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 8) return digits.replace(/^(00)?213/, '').replace(/^0/, '');
  const [, national] = BEGINNING.exec(search.replace(/[^+\d]/g, '')) ?? [];
  return national && ALGERIA + national;
}

/** One LIKE per word over the normalised text; a phone number is one word in any spelling, too. */
export function searchConditions(search: string | undefined, sql: SqlValues): string[] {
  const text = searchNorm((search ?? '').trim());
  const like = (word: string) => `t.search_doc LIKE ${sql.add(containing(word))}`;
  const words = text.split(/\s+/).filter(Boolean).map(like);
  const phone = phoneCore(text);
  return phone ? [`(${like(phone)} OR (${words.join(' AND ')}))`] : words;
}
