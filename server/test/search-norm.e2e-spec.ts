import { Client } from 'pg';
import { searchNorm } from '../src/contract/search-norm.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

const SAMPLES = [
  ['الإستشارةُ القانونيّـــة ٢٠٢٦', 'الاستشاره القانونيه 2026'],
  ['آخر مسؤول قائم ٱلعمل', 'اخر مسوول قايم العمل'],
  ['Équité Légale ça', 'equite legale ca'],
  ['حکم قضائی ۱۹۹۸', 'حكم قضايي 1998'],
  ['ﻻﺋﺤﺔ', 'لايحه'],
  ['\u200fلا\u200bم\u202e', 'لام'],
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
    const { rows } = await client.query<{ text: string }>(
      'SELECT search_norm(t) AS text FROM unnest($1::text[]) WITH ORDINALITY AS x(t, place) ORDER BY place',
      [texts],
    );
    return rows.map(({ text }) => text);
  };

  it.each(SAMPLES)(
    'the search normaliser makes %j into %j, in code and in the database',
    async (text, folded) => {
      expect(searchNorm(text)).toBe(folded);
      expect(await inDatabase([text])).toEqual([folded]);
    },
  );

  it('the search normaliser answers an empty text for an empty or missing one', async () => {
    expect([searchNorm(null), searchNorm(undefined), searchNorm('')]).toEqual(['', '', '']);
    expect(await inDatabase([null, ''])).toEqual(['', '']);
  });

  it.each(RANGES)('the search normaliser and the database agree on $title', async (range) => {
    const texts = textsOf(range, 400);
    const folded = await inDatabase(texts);
    const differences = texts
      .map((text, index) => ({ text, here: searchNorm(text), there: folded[index] }))
      .filter(({ here, there }) => here !== there)
      .map(({ text, here, there }) => [codes(text), codes(here), codes(there ?? '')]);
    expect(differences.slice(0, 3)).toEqual([]);
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
