import { phoneCore } from '../../contract/phones.js';
import { type JoinedWords, readSearch, type TermForm } from '../../contract/search-terms.js';
import type { SqlValues } from '../database/sql-values.js';

type Add = (value: unknown) => string;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of LIKE for texts that hold this one. */
const containing = (text: string) => `%${escapeLike(text)}%`;

const holds = (words: string, add: Add) => `t.search_words LIKE ${add(containing(words))}`;

/**
 * The words without blanks find a few rows by their trigrams, among which a test of the words decides. Tests that the
 * index knows, too, would be weighed for each plan, and then PostgreSQL keeps one plan for all words, a worse one.
 */
const joinedAnd = (text: string, test: string, add: Add) =>
  `(t.search_joined LIKE ${add(containing(text))} AND ${test})`;

const matches = (pattern: string, add: Add) => `regexp_like(t.search_words, ${add(pattern)})`;

const holdsJoined = ({ text, pattern }: JoinedWords, add: Add) =>
  joinedAnd(text, matches(pattern, add), add);

/**
 * Rows that hold the words, or the same letters joined or apart. What holds words holds them without blanks, too,
 * so that one index finds both.
 */
const holdsEither = ({ words, joined }: TermForm, add: Add) =>
  joined
    ? joinedAnd(
        joined.text,
        `(strpos(t.search_words, ${add(words)}) > 0 OR ${matches(joined.pattern, add)})`,
        add,
      )
    : holds(words, add);

/** A condition for rows in which a term stands, in one of its forms. */
export function termCondition(forms: readonly TermForm[], add: Add): string {
  const found = forms.map((form) => holdsEither(form, add));
  return found.length > 1 ? `(${found.join(' OR ')})` : found.join('');
}

/** Conditions for rows that hold every term; a phone number or a reference is one term in any spelling, too. */
export function searchConditions(search: string | undefined, sql: SqlValues): string[] {
  if (!search) return [];
  const add: Add = (value) => sql.add(value);
  const { terms, whole, reference } = readSearch(search);
  const phone = phoneCore(search);
  const each = terms.map((forms) => termCondition(forms, add));
  const instead = [
    ...whole.map((joined) => holdsJoined(joined, add)),
    ...[reference, phone].filter((text) => text !== undefined).map((text) => holds(text, add)),
  ];
  if (instead.length === 0 || each.length === 0) return each;
  return [`((${each.join(' AND ')}) OR ${instead.join(' OR ')})`];
}
