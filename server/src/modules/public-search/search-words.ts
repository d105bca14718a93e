import { searchNorm } from '../../contract/search-norm.js';

/** Letters that a word must keep when something is taken off it: shorter rests are other words. */
const MIN_REST = 3;
/** The article, alone and behind what is written together with it: وال، بال، لل … */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)/;
/** Letters that stand in front of a word without a blank: و، ف، ب، ل، ك, two at most. */
const CLITIC = /^[وفبلك]/;
const ARABIC = /^[\u0620-\u064a]/;
/** A final s that is a plural; "dismiss" and "access" have none. */
const PLURAL = /(?<=[a-z]{3}[a-rt-z])s$/;

/** Words that sentences are made of and that say nothing of their subject. Negations are not among them. */
const FUNCTION_WORDS = `
  من في على إلى الى عن مع هل ماذا كيف متى أين لماذا هذا هذه ذلك تلك التي الذي أنا انا هو هي نحن هم أنت كان كانت يكون أن إن قد لقد ثم أو حتى عند عندي لدي كل بعض
  منذ بعد قبل أريد اريد أحتاج نحب نحوس باش تاع نتاع ديال راني راه راهي واش كيفاش وين علاش لي اللي هاد هذي بيا عليا ليا فيها فيه
  un une des le la les l d de du au aux en et ou a dans sur sous par pour avec chez vers depuis je j tu il elle on nous vous ils elles me m te t se s y mon ma mes ton ta tes
  son sa ses notre nos votre vos leur leurs ce c cet cette ces qui que qu quoi dont est suis es sommes sont etre ete etait ai as avons avez ont avoir avait veux veut vouloir
  faire fait comment combien quand si mais donc car plus tres bien doit dois faut peut peux
  the an of to in on at by for from with into about and or but so i my our your his her its their he she it we you they them him us this that these those am is are was
  were be been being has have had do does did can could would should will shall may might must what who whom which how when where why want need get got just very there here if
  then than as since re ve ll
`;
const DROPPED = new Set(searchNorm(FUNCTION_WORDS).split(' '));

/** They belong to phrases such as “pas déclaré”; alone they stand in every second text. */
const NEGATIONS = new Set(
  searchNorm('لا لم لن ما ليس غير بلا بدون دون مش ne n pas non sans no not without').split(' '),
);

export const isNegation = (word: string): boolean => NEGATIONS.has(word);

/** The words of a text in their plain letters. */
export const wordsOf = (text: string): string[] => searchNorm(text).split(' ').filter(Boolean);

/** A word without its article, or without the s of a plural: the form in which words are stored and looked up. */
export function stemOf(word: string): string {
  if (!ARABIC.test(word)) return word.replace(PLURAL, '');
  const rest = word.replace(ARTICLE, '');
  return rest.length >= MIN_REST ? rest : word;
}

/** What a word may be without the letters that Arabic writes in front of it; the word itself is not among them. */
export function withoutClitics(word: string): string[] {
  if (!ARABIC.test(word)) return [];
  const found: string[] = [];
  let rest = word;
  for (let taken = 0; taken < 2 && CLITIC.test(rest) && rest.length > MIN_REST; taken += 1) {
    rest = rest.slice(1);
    found.push(stemOf(rest));
  }
  return found;
}

/** The words of a text that say something of its subject; all of them where none does. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !DROPPED.has(word));
  return telling.length > 0 ? telling : words;
}

/** The stems of these words. */
export const contentStems = (text: string): string[] => tellingWords(text).map(stemOf);
