/**
 * How many characters a text has: Unicode characters, so that an emoji outside of the first plane is one,
 * and a line break is one, because forms send it as two (CR LF). Forms, GraphQL and REST count alike.
 */
export function charactersIn(text: string): number {
  let count = 0;
  for (const _character of text.replaceAll('\r\n', '\n')) count += 1;
  return count;
}

/** Invisible characters: marks of direction and format, fillers, and signs that only change others. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Latin letters, digits and signs in the width of Chinese ones, and their small forms. */
const WIDE = /[\uFF01-\uFF5E\uFE50-\uFE6B]/g;

/** The text without characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** `＠` -> `@`, `Ａ` -> `A` */
export const foldWidth = (text: string): string =>
  text.replace(WIDE, (character) => character.normalize('NFKC'));

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Digits of a script are ten in a row, from zero; several scripts may follow each other. */
function valueOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (isDigit(zero - 1)) zero -= 1;
  return String((codePoint - zero) % 10);
}

/** Digits of any script as `0` to `9`: `٠٥٥٥`, `۰۵۵۵` and `०५५५` -> `0555` */
export const foldDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, valueOf);
