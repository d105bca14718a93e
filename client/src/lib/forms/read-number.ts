const SPACES = ' \\u00a0\\u202f';
/** 4.7, 4,7 and 4٫7. */
const PLAIN = /^(-?\d+)(?:([.,٫])(\d+))?$/;
/** 1 234,5, 1,234.5 and 1٬234٫5: the same sign between all groups of three. */
const GROUPED = new RegExp(
  `^(-?\\d{1,3})([${SPACES}'’٬,.])(\\d{3}(?:\\2\\d{3})*)(?:([.,٫])(\\d+))?$`,
);
/** 1,234 is a thousand in English and little more than one in French. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Western digits for Arabic (٠-٩) and Persian ones (۰-۹). */
const withWesternDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * A number as people write it in Arabic, French or English; undefined for what is none, what can be
 * read in two ways, and what has more decimals than are asked for. `NumberParser` of
 * `@internationalized/number` skips group signs wherever they stand, so that English reads 4,7 as 47.
 */
export function readNumber(text: string, decimals = 0): number | undefined {
  const written = withWesternDigits(text.trim());
  if (AMBIGUOUS.test(written)) return undefined;
  const plain = PLAIN.exec(written);
  const grouped = plain ? null : GROUPED.exec(written);
  if (grouped && grouped[2] === grouped[4]) return undefined;
  const whole = plain?.[1] ?? (grouped && `${grouped[1]}${grouped[3]?.replace(/\D/g, '')}`);
  const fraction = plain?.[3] ?? grouped?.[5] ?? '';
  if (!whole || fraction.length > decimals) return undefined;
  return Number(`${whole}.${fraction || '0'}`);
}
