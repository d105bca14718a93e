import { phoneCore } from '../../contract/phones.js';
import { searchNorm } from '../../contract/search-norm.js';
import type { SqlValues } from '../database/sql-values.js';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of LIKE for texts that hold this one. */
export const containing = (text: string) => `%${escapeLike(text)}%`;

/** One LIKE per word over the normalised text; a phone number is one word in any spelling, too. */
export function searchConditions(search: string | undefined, sql: SqlValues): string[] {
  const text = searchNorm((search ?? '').trim());
  const like = (word: string) => `t.search_doc LIKE ${sql.add(containing(word))}`;
  const words = text.split(/\s+/).filter(Boolean).map(like);
  const phone = phoneCore(search ?? '');
  return phone ? [`(${like(phone)} OR (${words.join(' AND ')}))`] : words;
}
