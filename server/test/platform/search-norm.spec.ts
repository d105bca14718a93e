import { Client } from 'pg';
import { searchNorm, searchWords } from '../../src/contract/search-norm.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const APPEALS = Array(9).fill('l appel').join(' ');
const OTHER_LATIN = 'oeuvre coeur naevus strasse aero lodz duro thor kadikoy';

const SAMPLES = [
  ['الإستشارةُ القانونيّـــة ٢٠٢٦', 'الاستشاره القانونيه 2026'],
  ['آخر مسؤول قائم ٱلعمل', 'اخر مسوول قايم العمل'],
  ['Équité Légale ça', 'equite legale ca'],
  ['حکم قضائی ۱۹۹۸', 'حكم قضايي 1998'],
  ['ﻻﺋﺤﺔ', 'لايحه'],
  ['\u200fلا\u200bم\u202e', 'لام'],
  ['l’appel l‘appel lʼappel l´appel l`appel lʿappel lʾappel l′appel l‛appel', APPEALS],
  ['Œuvre Cœur Nævus Straße Ærø Łódź Đuro Þór Kadıköy', OTHER_LATIN],
  ['ڨالمة ڤيلا پاريس چاد ڭرارة گرداية', 'قالمه فيلا باريس جاد كراره كردايه'],
  ['شئون رءوس مسئولية', 'شوون رووس مسووليه'],
  ['co\u00ADpro\u2060pri\uFEFFé\u061Ct\u180Eé\u2063', 'copropriete'],
  ['« Benali, Karim » (ou: médiation ?)', 'benali karim ou mediation'],
  ['محكمة؟ نعم، «لا»؛', 'محكمه نعم لا'],
  ['Sidi-Bel‑Abbès–Oran — 19% a_b +213', 'sidi bel abbes oran 19% a_b +213'],
  ['١٩٪ ۱۹﹪ 19％', '19% 19% 19%'],
  ['📄محضر🙂 contrat👩🏽‍⚖️signé 🇩🇿', 'محضر contrat signe'],
] as const;

/** The ranges of characters that random texts are made of. */
const RANGES: { title: string; from: number; to: number }[] = [
  { title: 'ASCII', from: 0x20, to: 0x7e },
  { title: 'Latin with accents', from: 0xa0, to: 0x24f },
  { title: 'combining marks', from: 0x300, to: 0x36f },
  { title: 'Greek and Cyrillic', from: 0x370, to: 0x4ff },
  { title: 'Arabic', from: 0x600, to: 0x6ff },
  { title: 'Arabic supplements', from: 0x750, to: 0x77f },
  { title: 'invisible signs', from: 0x2000, to: 0x206f },
  { title: 'Latin extended', from: 0x1e00, to: 0x1eff },
  { title: 'letter-like signs', from: 0x2100, to: 0x214f },
  { title: 'Arabic presentation forms A', from: 0xfb50, to: 0xfdff },
  { title: 'Arabic presentation forms B', from: 0xfe70, to: 0xfeff },
  { title: 'wide Latin', from: 0xff00, to: 0xffef },
  { title: 'mathematical letters', from: 0x1d400, to: 0x1d7ff },
  { title: 'Arabic mathematical letters', from: 0x1ee00, to: 0x1eeff },
  { title: 'emoji', from: 0x1f300, to: 0x1faff },
  { title: 'everything', from: 1, to: 0x10ffff },
];

/** Random numbers that are the same on every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;

function textsOf({ from, to }: { from: number; to: number }, count: number): string[] {
  const next = random(from + to);
  const character = () => {
    const code = from + Math.floor(next() * (to - from + 1));
    return isHalf(code) ? ' ' : String.fromCodePoint(code);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(next() * 40) }, character).join(''),
  );
}

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code > 0 && !isHalf(code))
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Assigned}/u.test(character));

/** Signs that are not seen, of scripts that nobody here writes, and of music. */
const ELSEWHERE = /[\u{110BD}\u{110CD}\u{13430}-\u{1345F}\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}]/u;
/** Signs of Latin and Arabic texts, and their wide and small forms. */
const SIGNS =
  /[\u0021-\u00BF\u0600-\u06FF\u2000-\u206F\u2E00-\u2E7F\u3000-\u3003\uFD3E\uFD3F\uFE10-\uFE19\uFE50-\uFE6B\uFF01-\uFF60]/;

describe('the search normaliser', () => {
  let database: TestDatabase;
  let client: Client;

  beforeAll(async () => {
    database = await createTestDatabase(__filename);
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const inDatabase = async (texts: readonly (string | null)[]) => {
    const { rows } = await client.query<{ text: string; words: string; known: boolean }>(
      'SELECT search_fold(t) AS text, search_words(t) AS words, unicode_assigned(t) AS known FROM unnest($1::text[]) WITH ORDINALITY AS x(t, place) ORDER BY place',
      [texts],
    );
    return rows;
  };

  it.each(SAMPLES)(
    'the search normaliser makes %j into %j, in code and in the database',
    async (text, folded) => {
      expect(searchNorm(text)).toBe(folded);
      expect(await inDatabase([text])).toMatchObject([{ text: folded }]);
    },
  );

  it('the search normaliser answers an empty text for an empty or missing one', async () => {
    expect([searchNorm(null), searchNorm(undefined), searchNorm('')]).toEqual(['', '', '']);
    expect(await inDatabase([null, ''])).toMatchObject([{ text: '' }, { text: '' }]);
  });

  /** Of texts whose characters the database knows, too: Node's Unicode may be newer. */
  const differences = async (texts: readonly string[]) => {
    const stored = await inDatabase(texts);
    return texts
      .map((text, place) => ({
        text,
        here: searchNorm(text) + searchWords(text),
        there: `${stored[place]?.text}${stored[place]?.words}`,
      }))
      .filter(({ here, there }, place) => here !== there && stored[place]?.known)
      .map(({ text, here, there }) => [text, here, there].map(codes))
      .slice(0, 3);
  };

  it.each(RANGES)('the search normaliser and the database agree on $title', async (range) => {
    expect(await differences(textsOf(range, 400))).toEqual([]);
  });

  it.each([
    ['Latin letters', /\p{Script=Latin}/u],
    ['Arabic letters, marks and signs', /\p{Script=Arabic}|\p{Script=Inherited}/u],
    ['marks', /\p{M}/u],
    ['punctuation and blanks', /\p{P}|\p{Z}|\p{Sk}|\p{Lm}/u],
    ['signs that are not seen', /\p{Cf}|\p{Default_Ignorable_Code_Point}/u],
    ['digits', /\p{N}/u],
  ])('the search normaliser and the database agree on all %s of Unicode', async (_, pattern) => {
    const all = everyCharacter.filter((character) => pattern.test(character));
    expect(all.length).toBeGreaterThan(100);
    const around = ([before, after]: string) => all.map((one) => `${before}${one}${after}`);
    const texts = [...all, ...['bA', 'يو', 'لي', 'ءا'].flatMap(around)];
    expect(await differences(texts)).toEqual([]);
  });

  it('no mark and no sign that is not seen is left in a Latin or Arabic word', () => {
    const ignored =
      /^(?:\p{Cf}|[\u0300-\u036F\u064B-\u065F\u08D3-\u08FF\u1DC0-\u1DFF\uFE00-\uFE0F])$/u;
    const rest = everyCharacter
      .filter((character) => ignored.test(character) && !ELSEWHERE.test(character))
      .filter((character) => searchNorm(`دا${character}ر`) !== 'دار');
    expect(rest.map(codes)).toEqual([]);
  });

  it('all punctuation but signs of per cent, _ and the backslash separates words', () => {
    const rest = everyCharacter
      .filter((character) => /^\p{P}$/u.test(character) && SIGNS.test(character))
      .filter((character) => searchNorm(`a${character}b`) !== 'a b');
    expect(new Set(rest.map((character) => character.normalize('NFKD')))).toEqual(
      new Set(['%', '٪', '_', '\\']),
    );
  });

  it('the search normaliser changes nothing when applied twice', () => {
    for (const range of RANGES.slice(0, -1))
      for (const text of textsOf(range, 100)) {
        const once = searchNorm(text);
        expect(searchNorm(once)).toBe(once);
      }
  });
});

const codes = (text: string) =>
  [...text].map((character) => character.codePointAt(0)?.toString(16)).join(' ');
