import { hamzaNorm, searchNorm } from './search-norm.js';

/** Between what is typed as words of their own. Hyphens, apostrophes, points and @ hold a term together. */
const BETWEEN_TERMS =
  /[\t-\r\u0020\u0085\u00A0\u1680\u2000-\u200A\u2026\u2028\u2029\u202F\u205F\u3000!"()*,:;<=>?[\]{|}«»“”„‟‹›،؛؟]+/u;

/** Letters that two words need, written as one, to be found where they stand apart. */
const JOINED_MIN = 5;
const JOINED_MAX = 60;

/** Abbreviations are written with points or without: S.A.R.L. */
const ABBREVIATION = /^[a-z\u0620-\u064a]{3,4}$/;

/** A name with an apostrophe that no French word has: Z’hor, R’kia. It is written without one, too. */
const NAME_WITH_APOSTROPHE = /^(?:[bfghkpqrvwxz]|[cdjlmnst](?![aeiouyh]))[a-z]{2,3}$/;

/** A thousand and more is written with a blank, a dot or a comma, or without; longer numbers are joined words. */
const THOUSANDS = /^\d{4}$/;

/** All ways to say "number" in front of digits. */
const NUMBER_SIGN = /(^|[^\p{L}\p{Nd}])(?:№|n[o.º°]{1,2})(?=\s*\p{Nd})/giu;

const REFERENCE = /^((?:[^ ]+ )*?)([a-z]{2}) ?(\d{4}) ?(\d{1,9})(?: (.*))?$/;
/** What the subjects of our mails and the pages say in front of a reference, as `searchNorm` folds it. */
const BEFORE_REFERENCE = new Set(
  [
    'n no num numero number ref reference dossier case file re fwd fw tr de du la le l of the',
    'demande candidature message consultation rendez vous rdv votre vos notre ma mon',
    'nous avons bien recu nouvelle note sur reponse a au sujet rappel',
    'request application appointment your our my we have received new on reply to about reminder',
    'رقم الرقم مرجع المرجع مرجعك ملف الملف ملفك طلب الطلب طلبك طلبكم طلبي التوظيف رساله الرساله رسالتك رسالتكم رسالتي',
    'استشاره الاستشاره استشارتك استشارتكم استشارتي موعد الموعد موعدك موعدكم موعدي بموعد استلمنا ملاحظه جديده علي رد',
    'تم تحديث سحب سحبت حجزنا تاكد الغيت تغير تذكير بخصوص بشان حول',
  ].flatMap((words) => words.split(' ')),
);
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
  /** The text that the search words of a row have to contain. */
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

const shortForms = (text: string) => [
  text,
  [...text].join(' '),
  ...(NAME_WITH_APOSTROPHE.test(text) ? [`${text.slice(0, 1)} ${text.slice(1)}`] : []),
];

function joinedOf(words: string): JoinedWords | undefined {
  const text = words.replaceAll(' ', '');
  if (ABBREVIATION.test(text)) return { text, pattern: ` (?:${shortForms(text).join('|')}) ` };
  if (THOUSANDS.test(text)) return { text, pattern: ` ${text.slice(0, 1)} ?${text.slice(1)} ` };
  if (text.length < JOINED_MIN || text.length > JOINED_MAX) return undefined;
  return { text, pattern: patternOf(text) };
}

const formOf = (words: string): TermForm => ({ words, joined: joinedOf(words) });

const signFor = (written: string) => (text: string) =>
  searchNorm(text.replace(/№|n[º°]/giu, written));

/**
 * ڤ is typed for ڨ and ق, where the keyboard has no ڨ; French has a blank in front of %; the sign of a number may
 * touch it, and is stored as one letter or two; a madda is typed as a hamza between two alifs.
 */
const SPELLINGS: readonly ((text: string) => string)[] = [
  searchNorm,
  hamzaNorm,
  (text) => searchNorm(text.replaceAll('ڤ', 'ق')),
  (text) => searchNorm(text.replace(/(\p{Nd})([%٪﹪％])/gu, '$1 $2')),
  ...['n ', 'no ', 'no'].map(signFor),
  (text) => hamzaNorm(text).replace(/([\u0620-\u064A])اءا/g, '$1ءا'),
  (text) => hamzaNorm(text).replace(/([\u0620-\u0626\u0628-\u064A])ءا/g, '$1اءا'),
];
const allForms = (text: string): string[] => [...new Set(SPELLINGS.map((spell) => spell(text)))];

/** Reads what was typed; the same for the database and the browser. */
export function readSearch(typed: string): Search {
  const asked = typed.replace(NUMBER_SIGN, '$1n°');
  const texts = asked.split(BETWEEN_TERMS).filter((text) => searchNorm(text) !== '');
  const joined = texts.length > 1 ? allForms(texts.join(' ')).map(joinedOf) : [];
  return {
    terms: texts.map((text) => allForms(text).map(formOf)),
    whole: joined.filter((form) => form !== undefined),
    reference: referenceOf(searchNorm(typed)),
  };
}

/** Behind what our mails say in front of a reference, they go on: with a status, or a time. */
function referenceOf(words: string): string | undefined {
  const [, before = '', prefix, year, number, behind] = REFERENCE.exec(words) ?? [];
  const labels = before.split(' ').filter(Boolean);
  if (!number || labels.some((label) => !BEFORE_REFERENCE.has(label))) return undefined;
  if (behind !== undefined && labels.length === 0) return undefined;
  return ` ${prefix} ${year} ${number.replace(/^0+/, '').padStart(REFERENCE_DIGITS, '0')} `;
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
