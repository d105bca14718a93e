import { isArabic, type NameUnit, toNameUnits, type Vowel, withoutArticles } from './name-units.js';

/** What two words may differ by at most to be the same, and two names in all. */
const MOST_OF_WORD = 0.75;
const MOST_OF_NAME = 1.2;
const NEVER = 9;
/** Longer names are compared word by word, without joining words in every way. */
const MOST_JOINED = 6;

const SHORT = new Set<Vowel>(['a', 'e', 'i', 'u']);

/** How much tells two vowels apart; the last one tells men from women, and names of families from given names. */
function vowelCost(one: Vowel, other: Vowel, isFinal: boolean): number {
  if (one === other) return 0;
  const [first, second] = [one, other].sort() as [Vowel, Vowel];
  switch (`${first} ${second}`) {
    case 'a ending':
    case 'a alif':
      return 0;
    case 'alif ending':
      return 0.3;
    case 'e ending':
      return 0.9;
    case 'e i':
      return isFinal ? 1.2 : 0.15;
    case 'a e':
      return isFinal ? 1.5 : 0;
    case 'e u':
      return 0.4;
    case 'alif i':
      return 0;
    case 'alif e':
      return 0.4;
    default:
      if (first === 'ain' || second === 'ain') return 0;
      return isFinal ? 1.5 : 0.8;
  }
}

function consonantCost(one: NameUnit, other: NameUnit): number {
  if (one.vowel || other.vowel) return NEVER;
  const share = (left: string, right: string) => [...left].some((letter) => right.includes(letter));
  if (share(one.letters, other.letters)) return 0;
  const isSureOfOne = one.rareLetters === '' || other.rareLetters === '';
  if (share(one.letters, other.rareLetters) || share(one.rareLetters, other.letters))
    return isSureOfOne ? 0.1 : 0.3;
  return NEVER;
}

interface Word {
  units: readonly NameUnit[];
  arabic: boolean;
}

/** What it costs that a sound has no counterpart: Arabic does not write short vowels. */
function skipCost({ units, arabic }: Word, at: number, isToArabic: boolean): number {
  const unit = units[at];
  if (!unit) return NEVER;
  const isFirst = at === 0;
  const isLast = unit.isEnd;
  if (unit.vowel === undefined) {
    // joined words share a consonant: «بن ناصر» is «بناصر», Benacer
    if (units[at - 1]?.isEnd && units[at - 1]?.letters === unit.letters) return 0.2;
    return unit.isSilent ? (isLast && !arabic ? 0.1 : 0.35) : NEVER;
  }
  const { vowel } = unit;
  if (vowel === 'ain') return 0.1;
  if (isLast) return vowel === 'e' ? 0.05 : 1.5;
  if (arabic) return isFirst && vowel === 'a' ? 0 : 0.85;
  const isBehindVowel = SHORT.has(units[at - 1]?.vowel ?? 'ain');
  const isClose = isBehindVowel && (vowel === 'i' || vowel === 'u');
  if (isToArabic) return isClose ? 0.6 : isFirst ? 0.2 : 0;
  if (isFirst) return 0.5;
  return isClose ? 0.85 : isBehindVowel && vowel === 'e' ? 0.2 : 0.3;
}

function matchCost(one: Word, i: number, other: Word, j: number): number {
  const [left, right] = [one.units[i], other.units[j]];
  if (!left || !right) return NEVER;
  if (left.vowel && right.vowel) {
    // an alif in front may carry any vowel
    const isCarried = (word: Word, at: number) => word.arabic && at === 0;
    if (isCarried(one, i) || isCarried(other, j))
      if ([left.vowel, right.vowel].includes('a') && one.arabic !== other.arabic) return 0;
    const isFinal = left.isEnd && right.isEnd;
    return vowelCost(left.vowel, right.vowel, isFinal);
  }
  // a final ه may be an h: Abdellah
  const isEnding = (unit: NameUnit, with_: NameUnit) =>
    unit.vowel === 'ending' && with_.vowel === undefined && with_.isSilent;
  if (isEnding(left, right) || isEnding(right, left)) return 0;
  return consonantCost(left, right);
}

/** The least that two words differ by, as an edit distance of their sounds. */
function soundDistance(one: Word, other: Word): number {
  let before = [0];
  for (let j = 1; j <= other.units.length; j += 1)
    before[j] = (before[j - 1] ?? NEVER) + skipCost(other, j - 1, one.arabic);
  for (let i = 1; i <= one.units.length; i += 1) {
    const row = [(before[0] ?? NEVER) + skipCost(one, i - 1, other.arabic)];
    for (let j = 1; j <= other.units.length; j += 1)
      row[j] = Math.min(
        (before[j] ?? NEVER) + skipCost(one, i - 1, other.arabic),
        (row[j - 1] ?? NEVER) + skipCost(other, j - 1, one.arabic),
        (before[j - 1] ?? NEVER) + matchCost(one, i - 1, other, j - 1),
      );
    before = row;
  }
  return before[other.units.length] ?? NEVER;
}

/** Arabic is compared as it is written, save for letters that are often taken for each other. */
const inOneWriting = (word: string) =>
  word
    .replaceAll('-', '')
    .replaceAll('ظ', 'ض')
    .replace(/(.)\1+/g, '$1')
    .replace(/[اه]$/, 'ه');

/** Abbreviations of the commonest name. */
const IN_FULL: Readonly<Record<string, string>> = {
  med: 'mohamed',
  mohd: 'mohamed',
  md: 'mohamed',
};

const inFull = (word: string) => (IN_FULL[word] ?? word).replaceAll('ء', '');

/** How far two words are from each other, 0 for the same; from `NEVER` on they have nothing in common. */
function wordDistance(one: string, other: string): number {
  if (one === other) return 0;
  if (/\d/.test(one + other)) return NEVER;
  let least = NEVER;
  for (const left of withoutArticles(inFull(one)))
    for (const right of withoutArticles(inFull(other))) {
      const arabic = [isArabic(left), isArabic(right)] as const;
      const distance =
        arabic[0] && arabic[1]
          ? inOneWriting(left) === inOneWriting(right)
            ? 0
            : NEVER
          : soundDistance(
              { units: toNameUnits(left), arabic: arabic[0] },
              { units: toNameUnits(right), arabic: arabic[1] },
            );
      least = Math.min(least, distance);
    }
  return least;
}

/** All ways to join words with the one before: «بن عيسى» is «بنعيسى». */
function joinedWays(words: readonly string[]): string[][] {
  const n = words.length;
  if (n > MOST_JOINED) return [[...words]];
  return Array.from({ length: 1 << (n - 1) }, (_, way) => {
    const pieces: string[] = [];
    words.forEach((word, at) => {
      if (at > 0 && (way >> (at - 1)) & 1) pieces.push(`${pieces.pop() ?? ''}-${word}`);
      else pieces.push(word);
    });
    return pieces;
  });
}

/** The least sum over all ways to give each word its own counterpart. */
function leastSum(
  left: readonly string[],
  right: readonly string[],
  distance: (one: string, other: string) => number,
): number {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  let least = NEVER;
  right.forEach((word, at) => {
    const own = distance(first, word);
    if (own > MOST_OF_WORD || own >= least) return;
    least = Math.min(least, own + leastSum(others, right.toSpliced(at, 1), distance));
  });
  return least;
}

/**
 * Whether two names, as words of `compared_words`, may be those of one person: in any order, in either script, joined
 * or apart.
 *
 * @example isSameName(['amina', 'ben', 'aissa'], ['بنعيسي', 'امينه']) // true
 */
export function isSameName(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const known = new Map<string, number>();
  const distance = (left: string, right: string) => {
    const key = `${left} ${right}`;
    const found = known.get(key) ?? wordDistance(left, right);
    known.set(key, found);
    return found;
  };
  const ways = joinedWays(other.slice(0, MOST_JOINED + 2));
  // joined to one word, a given name would lend its last vowel to the next: Brahim Djebbouri, Djebbour Ibrahim
  const least = Math.min(one.length, other.length, 2);
  return joinedWays(one.slice(0, MOST_JOINED + 2)).some((left) =>
    ways.some(
      (right) =>
        left.length >= least &&
        left.length === right.length &&
        leastSum(left, right, distance) <= MOST_OF_NAME,
    ),
  );
}
