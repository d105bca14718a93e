/** Marks, signs that are not seen, and the tatweel: a word is the same with and without them. */
const IGNORED =
  /[\u00AD\u0300-\u036F\u0483-\u0489\u0600-\u0605\u0610-\u061A\u061C\u0640\u064B-\u0652\u0656-\u065F\u0670\u0674\u06D6-\u06ED\u070F\u0890\u0891\u0897-\u089F\u08CA-\u08FF\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB\u{10EFA}-\u{10EFF}\u{E0000}-\u{E0FFF}]+/gu;

/** Blanks, and punctuation, apostrophes, hyphens and emoji of all kinds: words end there. The signs % _ + and the backslash are kept. */
const SEPARATORS =
  /[\t-\r\u0020-\u0024\u0026-\u002A\u002C-\u002F\u003A-\u0040\u005B\u005D\u005E\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02B9-\u02FF\u0374\u0375\u037E\u055A-\u055F\u0589-\u058F\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0606-\u060F\u061B\u061D-\u061F\u066A-\u066D\u06D4\u06FD\u06FE\u0700-\u070D\u0964\u0965\u1680\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uA78B\uA78C\uFD3E-\uFD4F\uFE45\uFE46\u{1F000}-\u{1FAFF}]+/gu;

/** Letters, digits and signs that are written for others, and what they are written for. */
const WRITTEN =
  'ٱٲٳىیېێےةۃہھەکڪڭگݣڨڧٯڤڢڡڥپچژںۋۆۇۈ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øłđħıŧðŋƒɛəɔɖɗɓƙƴƶɨʉĸƀǥɉɍɏȼⱥⱦƚɫς٪';
const MEANT =
  'ااايييييهههههكككككقققففففبجزنوووو01234567890123456789oldhitdnfeeoddbkyziukbgjrycatllσ%';
const LONGER: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th', ɣ: 'gh' };

// Pages without a search leave these out: nothing else happens when they are made
const FOLDED = /* @__PURE__ */ new Map<string, string>([
  ...[...WRITTEN].map((letter, place): [string, string] => [letter, MEANT[place] ?? '']),
  ...Object.entries(LONGER),
]);
const FOLDABLE = /* @__PURE__ */ new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g');

/** Hamza and madda above and below a letter, which NFKD takes off their letter. */
const HAMZAS = /[\u0653-\u0655]+/g;
/** In front of a waw a hamza has three seats: مسؤول, مسئول, مسءول. */
const HAMZA_BEFORE_WAW = /(?:ي[\u0653-\u0655]+|ء[\u0653-\u0655]*)+(?=و)/g;
const HAMZA_IN_WORD = /([\u0620-\u064A])[اوي][\u0654\u0655]+/g;
const MADDA_IN_WORD = /([\u0620-\u064A])ا\u0653+/g;
const YEH_BEFORE_HAMZA = /([\u0620-\u064A])ي+ء/g;

/** Letters in their plain form, in lower case; hamzas stand behind their letter. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(FOLDABLE, (letter) => FOLDED.get(letter) ?? letter);
}

const cutIntoWords = (letters: string) =>
  letters.replace(HAMZAS, '').replace(SEPARATORS, ' ').replace(/^ | $/g, '');

const withoutSeats = (letters: string) =>
  letters
    .replace(MADDA_IN_WORD, '$1ءا')
    .replace(HAMZA_IN_WORD, '$1ء')
    .replace(YEH_BEFORE_HAMZA, '$1ء');

/**
 * Normalizes a text for searching, exactly as the database's `search_fold` does: `إدارةُ` and `ادارة` become the
 * same, as do `Société` and `societe`, `l’Œuvre` and `l'oeuvre`, `٢٠٢٦` and `2026`. Words have one blank between them.
 */
export function searchNorm(text: string | null | undefined): string {
  return cutIntoWords(plainLetters(text ?? '').replace(HAMZA_BEFORE_WAW, 'و'));
}

/** The same, but with each hamza inside a word as a letter of its own, whatever its seat: `هيئة` is `هيأة`. */
export function hamzaNorm(text: string): string {
  return cutIntoWords(withoutSeats(plainLetters(text)));
}

/**
 * What searches look into: the words of a text between blanks, and behind them the other form of those that have
 * one. The database keeps it in `search_words`, as its function of this name makes it.
 */
export function searchWords(text: string): string {
  const words = searchNorm(text);
  const written = words.split(' ');
  const others = hamzaNorm(text)
    .split(' ')
    .filter((word, place) => word !== written[place]);
  return ` ${[words, ...others].join(' ')} `;
}
