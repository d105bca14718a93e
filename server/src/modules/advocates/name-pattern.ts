import { searchNorm } from '../../contract/search-norm.js';

/** What stands in front of a name, in its plain letters. */
const COURTESY = searchNorm(
  'أ د م أستاذ أستاذة الأستاذ الأستاذة دكتور دكتورة الدكتور الدكتورة محامي محامية المحامي المحامية السيد السيدة الآنسة maître me mᵉ mr m mme mlle monsieur madame docteur dr professeur prof mister mrs ms miss attorney',
).split(' ');
const IS_COURTESY = new Set(COURTESY);
/** A shorter name would be found in every other text. */
const MIN_LETTERS = 3;
/** Letters that Arabic writes in front of a word. */
const CLITICS = '[وفبلك]{0,2}';

const phrase = (words: readonly string[]) =>
  words.map((word) => word.replace(/[\\+]/g, '\\$&')).join(' ?');

/** The ways in which a text says a name: in full, the family name first, and the family name behind a courtesy. */
function waysToSay(name: string): string[] {
  const words = searchNorm(name).split(' ');
  const first = words.findIndex((word) => !IS_COURTESY.has(word));
  const [given = '', ...family] = first < 0 ? [] : words.slice(first);
  if ([given, ...family].join('').length < MIN_LETTERS) return [];
  if (family.length === 0) return [phrase([given])];
  return [
    phrase([given, ...family]),
    phrase([...family, given]),
    `(?:${COURTESY.join('|')}) ${phrase(family)}`,
  ];
}

/**
 * A regular expression, the same for PostgreSQL and JavaScript, that finds a name in a text in its plain letters;
 * undefined if there is nothing to find.
 *
 * @example namePattern(['Me Salima Benmizane']) finds "maitre benmizane" and "salima benmizane"
 */
export function namePattern(names: readonly string[]): string | undefined {
  const ways = [...new Set(names.flatMap(waysToSay))];
  return ways.length > 0 ? `(?:^| )${CLITICS}(?:${ways.join('|')})(?: |$)` : undefined;
}
