import { hamzaNorm, searchNorm } from './search-norm.js';

/** Between what is typed as words of their own. Hyphens, apostrophes, points and @ hold a term together. */
const BETWEEN_TERMS =
  /[\t-\r\u0020\u0085\u00A0\u1680\u2000-\u200A\u2026\u2028\u2029\u202F\u205F\u3000!"()*,:;<=>?[\]{|}«»“”„‟‹›،؛؟]+/u;

/** Letters that two words need, written as one, to be found where they stand apart. */
const JOINED_MIN = 5;
const JOINED_MAX = 60;

/** Abbreviations are written with points or without: S.A.R.L. */
const ABBREVIATION = /^[a-z\u0620-\u064a]{3,4}$/;

const REFERENCE =
  /^(?:(?:n|no|ref|reference|numero|dossier|demande|المرجع|مرجع|رقم|الملف|ملف) ){0,3}([a-z]{2}) ?(\d{4}) ?(\d{1,9})$/;
/** Digits of the number in a reference, as `next_reference` of the database writes it. */
const REFERENCE_DIGITS = 6;

/** Words that are written together or apart: `عبدالقادر`, `Benali`. */
export interface JoinedWords {
  /** Without blanks. */
  text: string;
  /** A regular expression, for the database and JavaScript, of the same letters as whole words with or without blanks. */
  pattern: string;
}

/** One way to find a term. */
export interface TermForm {
  /** What the words hold. */
  words: string;
  joined?: JoinedWords;
}

/** What was typed into a search: all terms have to be found, or one of the other forms. */
export interface Search {
  /** The forms of each term, of which one has to be found. */
  terms: TermForm[][];
  /** All of it as one word. */
  whole: JoinedWords[];
  /** A reference number as it is stored, between blanks. */
  reference?: string;
}

/** In Arabic, one letter may stand in front of a word without a blank: و ل ب ك ف. */
const patternOf = (text: string) =>
  ` [ولبكف]?${[...text].map((letter) => (/[+\\]/.test(letter) ? `\\${letter}` : letter)).join(' ?')} `;

function joinedOf(words: string): JoinedWords | undefined {
  const text = words.replaceAll(' ', '');
  if (ABBREVIATION.test(text)) return { text, pattern: ` (?:${text}|${[...text].join(' ')}) ` };
  if (text.length < JOINED_MIN || text.length > JOINED_MAX) return undefined;
  return { text, pattern: patternOf(text) };
}

const formOf = (words: string): TermForm => ({ words, joined: joinedOf(words) });

/** ڤ is typed for ڨ and ق, where the keyboard has no ڨ; French has a blank in front of %. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  searchNorm,
  hamzaNorm,
  (text) => searchNorm(text.replaceAll('ڤ', 'ق')),
  (text) => searchNorm(text.replace(/(\p{Nd})([%٪])/gu, '$1 $2')),
];
const allForms = (text: string): string[] => [...new Set(SPELLINGS.map((spell) => spell(text)))];

/** Reads what was typed; the same for the database and the browser. */
export function readSearch(typed: string): Search {
  const texts = typed.split(BETWEEN_TERMS).filter((text) => searchNorm(text) !== '');
  const joined = texts.length > 1 ? allForms(texts.join(' ')).map(joinedOf) : [];
  return {
    terms: texts.map((text) => allForms(text).map(formOf)),
    whole: joined.filter((form) => form !== undefined),
    reference: referenceOf(searchNorm(typed)),
  };
}

function referenceOf(words: string): string | undefined {
  const [, prefix, year, number] = REFERENCE.exec(words) ?? [];
  return (
    number && ` ${prefix} ${year} ${number.replace(/^0+/, '').padStart(REFERENCE_DIGITS, '0')} `
  );
}

/** Whether the words that `searchWords` made hold what was typed, as the database decides it. */
export function searchMatcher(typed: string): (searched: string) => boolean {
  const { terms, whole, reference } = readSearch(typed);
  const patterns = new Map<string, RegExp>();
  const isJoined = (searched: string, { pattern }: JoinedWords) => {
    const known = patterns.get(pattern) ?? new RegExp(pattern);
    patterns.set(pattern, known);
    return known.test(searched);
  };
  const has = (searched: string) => (form: TermForm) =>
    searched.includes(form.words) || (form.joined ? isJoined(searched, form.joined) : false);
  return (searched) =>
    terms.every((forms) => forms.some(has(searched))) ||
    whole.some((form) => isJoined(searched, form)) ||
    (reference !== undefined && searched.includes(reference));
}
