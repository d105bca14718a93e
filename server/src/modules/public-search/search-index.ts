import MiniSearch, { type SearchResult } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { type Locale, LOCALES, type Trilingual } from '../../contract/locales.js';
import { PhraseBook } from './phrase-book.js';
import {
  contentStems,
  isNegation,
  stemOf,
  tellingWords,
  withoutClitics,
  wordsOf,
} from './search-words.js';

/** Something that the public may find. */
export interface SearchDocument {
  /** Slug, or id where there is none. */
  slug: string;
  title: string;
  /** Other names of it. */
  keywords: readonly string[];
  /** Everything else that it says. */
  text: string;
  /** Raises or lowers it beside others. */
  weight: number;
}

/** Words of one meaning, in each language. */
type SynonymGroup = Trilingual<readonly string[]>;

/**
 * What is indexed of a document, and how much it counts: its title and keywords as whole phrases and as words, the
 * groups of synonyms that they belong to, and the same of its text.
 */
const BOOST = { phrases: 4, title: 3, keywords: 2, meanings: 4, text: 0.6, textMeanings: 0.5 };
type Field = keyof typeof BOOST;
type IndexedDocument = Record<Field, string> & { id: number };
/** What is found here names its subject; what is found only in texts may speak of it by the way. */
const NAMES: ReadonlySet<string> = new Set<Field>(['phrases', 'title', 'keywords', 'meanings']);

/** In front of a phrase and of the number of a group of synonyms: no word begins so. */
const PHRASE = '=';
const MEANING = '#';
const BETWEEN = '\n';
/** Words of a search, and of a phrase in it. */
const MAX_WORDS = 24;
const MAX_PHRASE = 8;
const MAX_COMBINATIONS = 8;
/** Letters from which on a word finds those that begin with it, and is read as a mistake in typing. */
const MIN_PREFIX = 3;
const MIN_CORRECTED = 4;
/** Letters of a word in which two may be wrong, instead of one. */
const LONG_WORD = 7;
/** How much that counts which is not written as it was typed. */
const PREFIX = 0.35;
const CORRECTED = 0.7;
const WITHOUT_CLITICS = 0.9;
const OTHER_LANGUAGE = 0.6;
/** What scores less than this part of the best has only common words in common with the search. */
const MIN_SHARE = 0.05;

const isWord = (term: string) => !term.startsWith(PHRASE) && !term.startsWith(MEANING);
const toPhrase = (stems: readonly string[]) => PHRASE + stems.join('_');

/** What a text is looked up by. */
interface Query {
  /** Each with its weight. */
  terms: ReadonlyMap<string, number>;
  /** For each word that says something, the terms of which one has to be found where a text has the whole search. */
  words: readonly ReadonlySet<string>[];
}

interface FoundMeaning {
  term: string;
  weight: number;
  start: number;
  /** The place behind its last word. */
  end: number;
}

/** What a phrase means: a group of synonyms, and the language of the list that it stands in. */
interface Meaning {
  group: number;
  locale: Locale;
}

/**
 * The index of one language in memory: what the public sees in it, and the synonyms of all languages. It knows no
 * pieces of words.
 *
 * @example new SearchIndex(documents, groups, 'ar').search('وللكراء')
 */
export class SearchIndex<D extends SearchDocument> {
  private readonly index = new MiniSearch<IndexedDocument>({
    fields: Object.keys(BOOST),
    tokenize: (terms) => terms.split(BETWEEN),
    processTerm: (term) => term || null,
  });
  private readonly phrases = new PhraseBook<Meaning>();
  /** Every word that a document or a synonym has. */
  private readonly known = new SearchableMap<true>();

  constructor(
    private readonly documents: readonly D[],
    groups: readonly SynonymGroup[],
    private readonly locale: Locale,
  ) {
    for (const [group, words] of groups.entries())
      for (const locale of LOCALES)
        for (const phrase of words[locale]) this.addPhrase(phrase, { group, locale });
    for (const { title, keywords, text } of documents)
      for (const word of wordsOf([title, ...keywords, text].join(' ')))
        this.known.set(stemOf(word), true);
    this.index.addAll(documents.map((document, id) => this.indexed(document, id)));
  }

  /** The best first; of equal ones, the document that was given first. One word of several in a text is no hit. */
  search(text: string): D[] {
    const { terms, words } = this.queryOf(text);
    const found = this.index.search([...terms.keys()].join(BETWEEN), {
      boost: BOOST,
      boostTerm: (term) => terms.get(term) ?? 1,
      boostDocument: (id: number) => this.documents[id]?.weight ?? 1,
      prefix: (term) => isWord(term) && term.length >= MIN_PREFIX,
      weights: { prefix: PREFIX, fuzzy: 0 },
    });
    const least = (found[0]?.score ?? 0) * MIN_SHARE;
    return found.flatMap((result) => {
      const document = this.documents[result.id as number];
      const isHit = result.score >= least && (isNamed(result) || hasAll(result, words));
      return document && isHit ? [document] : [];
    });
  }

  private addPhrase(phrase: string, meaning: Meaning): void {
    const stems = contentStems(phrase);
    this.phrases.add(stems, meaning);
    for (const stem of stems) this.known.set(stem, true);
  }

  private indexed({ title, keywords, text }: D, id: number): IndexedDocument {
    const names = [title, ...keywords].map(contentStems);
    const textStems = contentStems(text);
    const terms: Record<Field, string[]> = {
      phrases: names.map(toPhrase),
      title: wordsOf(title).map(stemOf),
      keywords: keywords.flatMap(wordsOf).map(stemOf),
      meanings: names.flatMap((stems) => this.meaningsIn(stems)),
      text: textStems,
      textMeanings: this.meaningsIn(textStems),
    };
    const fields = Object.entries(terms).map(([field, words]) => [field, words.join(BETWEEN)]);
    return { id, ...(Object.fromEntries(fields) as Record<Field, string>) };
  }

  /** A document speaks one language: the lists of the others do not say what it means. */
  private meaningsIn(stems: readonly string[]): string[] {
    return this.phrases
      .find(stems.map((stem) => [stem]))
      .flatMap(({ values }) => values)
      .filter(({ locale }) => locale === this.locale)
      .map(({ group }) => MEANING + String(group));
  }

  private queryOf(text: string): Query {
    const telling = tellingWords(text).slice(0, MAX_WORDS);
    const said = telling.map((word) => !isNegation(word) || telling.every(isNegation));
    const words = telling.map((word) => this.formsOf(word));
    const forms = words.map((word) => [...word.keys()]);
    const meanings = this.meaningsOf(forms);
    const terms = new Map<string, number>();
    const add = ([term, weight]: readonly [string, number]) =>
      terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    words.flatMap((word, place) => (said[place] ? [...word] : [])).forEach(add);
    meanings.forEach(({ term, weight }) => add([term, weight]));
    phrasesOf(forms).forEach(add);
    const wanted = forms.map((own, place) => {
      const over = meanings.filter(({ start, end }) => start <= place && place < end);
      return new Set([...own, ...over.map(({ term }) => term)]);
    });
    return { terms, words: wanted.filter((_, place) => said[place]) };
  }

  /** The groups that a text has words of, and where; the longer the phrase, the surer. */
  private meaningsOf(forms: readonly (readonly string[])[]): FoundMeaning[] {
    return this.phrases.find(forms).flatMap(({ start, length, values }) => {
      const weight = 0.5 + length / forms.length + length * 0.5;
      return values.map(({ group, locale }) => ({
        term: MEANING + String(group),
        weight: locale === this.locale ? weight : weight * OTHER_LANGUAGE,
        start,
        end: start + length,
      }));
    });
  }

  /** The forms of a word that are known, each with its weight; near ones where none is. */
  private formsOf(word: string): ReadonlyMap<string, number> {
    const stem = stemOf(word);
    const others = withoutClitics(word).filter((form) => form !== stem && this.known.has(form));
    const bare = others.map((form): [string, number] => [form, WITHOUT_CLITICS]);
    if (this.isKnown(stem)) return new Map([[stem, 1], ...bare]);
    return new Map(bare.length > 0 ? bare : [[stem, 1], ...this.nearTo(stem)]);
  }

  private isKnown(stem: string): boolean {
    return stem.length >= MIN_PREFIX ? this.known.atPrefix(stem).size > 0 : this.known.has(stem);
  }

  /** The known words with the fewest mistakes between them and this one. */
  private nearTo(stem: string): [string, number][] {
    if (stem.length < MIN_CORRECTED) return [];
    const near = this.known.fuzzyGet(stem, stem.length >= LONG_WORD ? 2 : 1);
    const found = [...near].map(([form, [, mistakes]]) => ({ form, mistakes }));
    const fewest = Math.min(...found.map(({ mistakes }) => mistakes));
    return found
      .filter(({ mistakes }) => mistakes === fewest)
      .map(({ form }) => [form, CORRECTED / fewest]);
  }
}

const isNamed = ({ match }: SearchResult): boolean =>
  Object.values(match).some((fields) => fields.some((field) => NAMES.has(field)));

const hasAll = ({ queryTerms }: SearchResult, words: Query['words']): boolean =>
  words.every((terms) => queryTerms.some((term) => terms.has(term)));

/** Every run of words as a phrase; the longer, the more it says. */
function phrasesOf(forms: readonly (readonly string[])[]): [string, number][] {
  return forms.flatMap((_, start) => {
    const longest = Math.min(MAX_PHRASE, forms.length - start);
    return Array.from({ length: longest }, (__, index) => index + 1).flatMap((length) => {
      const weight = length / forms.length + length * 0.3;
      const run = forms.slice(start, start + length);
      return combinationsOf(run).map((stems): [string, number] => [toPhrase(stems), weight]);
    });
  });
}

/** Most words have one form. */
const combinationsOf = (run: readonly (readonly string[])[]): string[][] =>
  run.reduce<string[][]>(
    (made, forms) =>
      made.flatMap((stems) => forms.map((form) => [...stems, form])).slice(0, MAX_COMBINATIONS),
    [[]],
  );
