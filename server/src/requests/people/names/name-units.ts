/** A sound of a name in one of the scripts: a vowel, or a consonant with the Arabic letters that it may stand for. */
export type NameUnit =
  | { vowel: Vowel; isEnd: boolean; letters?: undefined }
  | {
      /** The Arabic letters that it stands for. */
      letters: string;
      /** Those that it may stand for besides. */
      rareLetters: string;
      /** It is often not written. */
      isSilent: boolean;
      isEnd: boolean;
      vowel?: undefined;
    };

/** `ain` may be any vowel or none, `ending` is a final ة, and `alif` a final ى. */
export type Vowel = 'a' | 'e' | 'i' | 'u' | 'ain' | 'ending' | 'alif';

export const isArabic = (word: string) => /[\u0621-\u064A]/.test(word);

const consonant = (letters: string, rareLetters = '', isSilent = false): NameUnit => ({
  ...{ letters, rareLetters, isSilent },
  isEnd: false,
});
const VOWEL = Object.fromEntries(
  (['a', 'e', 'i', 'u', 'ain', 'ending', 'alif'] as const).map((vowel) => [
    vowel,
    { vowel, isEnd: false },
  ]),
) as Record<Vowel, NameUnit>;
const SILENT = consonant('هح', '', true);

/** What French and English letters stand for in names of Algeria: surely, and sometimes. The longest come first. */
const LATIN: readonly (readonly [string, readonly NameUnit[]])[] = [
  ['sch', [consonant('ش')]],
  ['ch', [consonant('ش')]],
  ['sh', [consonant('ش', 'سص')]],
  ['dj', [consonant('ج')]],
  ['dg', [consonant('ج')]],
  ['kh', [consonant('خ', 'كق')]],
  ['gh', [consonant('غ', 'قج')]],
  ['dh', [consonant('ذظض', 'د')]],
  ['th', [consonant('ث', 'تط')]],
  ['ph', [consonant('ف')]],
  ['ou', [VOWEL.u]],
  ['oo', [VOWEL.u]],
  ['eu', [VOWEL.e]],
  ['ee', [VOWEL.i]],
  ['qu', [consonant('قك')]],
  ['ck', [consonant('كق')]],
  ['b', [consonant('ب')]],
  ['p', [consonant('ب')]],
  ['t', [consonant('تط', 'ث')]],
  ['d', [consonant('دض', 'ذظ')]],
  ['z', [consonant('ز', 'ذظض')]],
  ['s', [consonant('سص', 'ثش')]],
  ['j', [consonant('ج')]],
  ['g', [consonant('قغ', 'جك')]],
  ['q', [consonant('ق', 'ك')]],
  ['k', [consonant('كق', 'خ')]],
  ['x', [consonant('ك'), consonant('س')]],
  ['f', [consonant('ف')]],
  ['v', [consonant('ف')]],
  ['l', [consonant('ل')]],
  ['m', [consonant('م')]],
  ['n', [consonant('ن')]],
  ['r', [consonant('ر')]],
  ['h', [SILENT]],
  ['a', [VOWEL.a]],
  ['e', [VOWEL.e]],
  ['i', [VOWEL.i]],
  ['y', [VOWEL.i]],
  ['o', [VOWEL.u]],
  ['u', [VOWEL.u]],
  ['w', [VOWEL.u]],
];

/** `c` and `g` before e, i and y; «gu» before them is only a g. */
function softened(rest: string): [number, readonly NameUnit[]] | undefined {
  if (/^gu[eiy]/.test(rest)) return [2, [consonant('قغ', 'كج')]];
  if (/^g[eiy]/.test(rest)) return [1, [consonant('ج', 'قغ')]];
  if (/^c[eiy]/.test(rest)) return [1, [consonant('سص')]];
  return rest.startsWith('c') && !rest.startsWith('ch') && !rest.startsWith('ck')
    ? [1, [consonant('كق')]]
    : undefined;
}

function latinUnits(word: string): NameUnit[] {
  // a doubled letter is one, in digraphs also where only their first is doubled
  const single = word.replace(/([a-z])\1+/g, (pair, letter: string) =>
    letter === 'o' || letter === 'e' ? pair.slice(0, 2) : letter,
  );
  const units: NameUnit[] = [];
  for (let at = 0; at < single.length;) {
    const rest = single.slice(at);
    const soft = softened(rest);
    const found = soft ?? toUnits(rest);
    units.push(...found[1]);
    at += found[0];
  }
  return units;
}

function toUnits(rest: string): [number, readonly NameUnit[]] {
  const found = LATIN.find(([letters]) => rest.startsWith(letters));
  return found ? [found[0].length, found[1]] : [1, [consonant(rest.charAt(0))]];
}

/** Names that end in ى, which folding makes ي: Moustafa, Yahia, Aïssa, Leïla … */
const WITH_ALIF =
  /(?:مصطف|يحي?|عيس|ليل|موس|سلم|بشر|لبن|نجو|سلو|مرتض|رض|مجتب|يسر|مرس|هد|ند|من|نه|ضح|ذكر|شذ|رو)ي$/;

function arabicUnits(word: string): NameUnit[] {
  return [...word].map((letter, at): NameUnit => {
    const isLast = at === word.length - 1;
    if (letter === 'ا') return VOWEL.a;
    if (letter === 'و') return VOWEL.u;
    if (letter === 'ي') return isLast && WITH_ALIF.test(word) ? VOWEL.alif : VOWEL.i;
    if (letter === 'ع') return VOWEL.ain;
    if (letter === 'ه' && isLast)
      return word.at(-2) === 'ا' ? consonant('ته', '', true) : VOWEL.ending;
    return consonant(letter, '', letter === 'ه' || letter === 'ح');
  });
}

/** The sounds of words that are joined; the last one of each is marked. */
export const toNameUnits = (joined: string): NameUnit[] =>
  joined.split('-').flatMap((word) => {
    const units = isArabic(word) ? arabicUnits(word) : latinUnits(word);
    return units.map((unit, at) => (at === units.length - 1 ? { ...unit, isEnd: true } : unit));
  });

/**
 * A word, or some that are joined by dashes, and what it is without articles: «الطاهر», Ettahar; عبد القادر,
 * Abdelkader; نور الدين, Noureddine.
 */
export function withoutArticles(joined: string): string[] {
  const word = joined.replaceAll('-', '');
  const found = new Set([word]);
  const add = (pattern: RegExp, into: string) => {
    for (const each of [...found]) {
      const without = each.replace(pattern, into);
      if (without.length > 1) found.add(without);
    }
  };
  if (isArabic(word)) {
    add(/^عبدال(?=..)/, 'عبد');
    add(/^ال(?=...)/, '');
    add(/^الا?(?=...)/, 'ل');
    add(/(?<=..)الدين$/, 'دين');
    add(/^(بن|بو|ابو|ام|ولد)ال(?=...)/, '$1');
  } else {
    add(/^abd(?:e|a|o|ou|u|i)l(?=..)/, 'abd');
    add(/^abd(?:e|a|o|ou|u|i)(?=..)/, 'abd');
    add(/(?<=..)(?:[aeiou]+l?)?d{1,2}ine?$/, 'din');
    add(/^(?:el|al|ul)(?=..)/, '');
    add(/^[ea](?=([b-df-hj-np-tv-z])\1)/, '');
    add(/^e(?=ch)/, '');
    add(/^(ben|bou|abou|oum|ould)(?:el|al)(?=...)/, '$1');
    add(/^(ben|bou|abou|oum|ould)e(?=([b-df-hj-np-tv-z])\2)/, '$1');
  }
  found.delete(word);
  return [joined, ...found];
}
