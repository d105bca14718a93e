import { expectDone } from '../refusals.js';
import { asAdmin, asAnybody, aRow, aWord, mainText, type On } from './context.js';

const FOUND = [
  { title: 'with tashkeel and tatweel', text: 'الإستشارةُ القانونيّـــة', search: 'الاستشاره' },
  { title: 'by a word without its marks', text: 'إدارةُ الأعمال', search: 'ادارة' },
  { title: 'by ha for ta marbuta', text: 'الخدمات القانونيّة', search: 'القانونيه' },
  { title: 'with another alef', text: 'آخر مسؤول قائم ٱلعمل', search: 'اخر العمل' },
  { title: 'with hamza on its seat', text: 'شؤون الأسرة والميراث', search: 'شوون الاسره' },
  { title: 'with alef maqsura', text: 'دعوى قضائية', search: 'دعوي قضاييه' },
  { title: 'in Persian letters', text: 'حکم قضائی', search: 'حكم قضائي' },
  { title: 'in Arabic digits', text: 'قانون ٢٠٢٦', search: '2026' },
  { title: 'in Persian digits', text: 'قانون ۱۹۹۸', search: '1998' },
  { title: 'in Latin digits, asked for in Arabic ones', text: 'قانون 1984', search: '١٩٨٤' },
  { title: 'in presentation forms', text: 'ﻻﺋﺤﺔ', search: 'لائحة' },
  {
    title: 'with French accents',
    text: 'Société à responsabilité',
    search: 'societe responsabilite',
  },
  { title: 'in capitals', text: 'ÉQUITÉ LÉGALE', search: 'équité légale' },
  { title: 'with the words in another order', text: 'contract of lease', search: 'lease contract' },
  { title: 'with a part of a word', text: 'arbitration', search: 'bitrat' },
  { title: 'with spaces around', text: 'mediation', search: '   mediation  ' },
];

const NOT_FOUND = [
  { title: 'one word that is missing', text: 'lease contract', search: 'lease marriage' },
  { title: 'a percent sign as anything', text: 'half of it', search: 'h%f' },
  { title: 'an underscore as any letter', text: 'half of it', search: 'h_lf' },
  { title: 'a backslash as nothing', text: 'half of it', search: 'ha\\lf' },
];

const LITERAL = [
  { title: 'a percent sign', text: 'taux de 19% fixe', search: '19%' },
  { title: 'an underscore', text: 'form a_b done', search: 'a_b' },
  { title: 'a backslash', text: 'folder c:\\law', search: 'c:\\law' },
  { title: 'a quotation mark', text: "l'avocat", search: "l'avocat" },
];

export function describeContentSearch(on: On): void {
  describe('search', () => {
    /** Makes a row with the text and says whether it is found among the rows that share its word. */
    const finds = async (text: string, search: string) => {
      const word = aWord();
      const { id } = await aRow(on, { [`${mainText(on)}Ar`]: `${word} ${text}` });
      const { items } = expectDone(await asAdmin(on).list({ search: `${search} ${word}` }));
      const shown = expectDone(await asAnybody(on).listPublic({ search: `${word} ${search}` }));
      expect(shown.total).toBe(items.length);
      return items.some((row) => row.id === id);
    };

    it.each(FOUND)('finds a text $title', async ({ text, search }) => {
      expect(await finds(text, search)).toBe(true);
    });

    it.each(LITERAL)('finds $title as it stands', async ({ text, search }) => {
      expect(await finds(text, search)).toBe(true);
    });

    it.each(NOT_FOUND)('does not take $title', async ({ text, search }) => {
      expect(await finds(text, search)).toBe(false);
    });

    it('looks through all three languages', async () => {
      const [first, second] = [aWord(), aWord()];
      const name = mainText(on);
      await aRow(on, { [`${name}Fr`]: `mot ${first}`, [`${name}En`]: `word ${second}` });
      expect(expectDone(await asAdmin(on).list({ search: `${second} ${first}` })).total).toBe(1);
    });

    it('answers everything to a blank search and nothing to an unknown word', async () => {
      const all = expectDone(await asAdmin(on).list({}));
      expect(expectDone(await asAdmin(on).list({ search: '  ' })).total).toBe(all.total);
      expect(expectDone(await asAdmin(on).list({ search: aWord() }))).toMatchObject({
        items: [],
        total: 0,
      });
    });

    if (on.transport === 'REST') {
      it('has an address of its own, where the words are called q', async () => {
        const { app, admin: token, suite } = on.context;
        const { definition } = suite.types;
        const word = aWord();
        const { id } = await aRow(on, { [`${mainText(on)}Ar`]: `إدارة ${word}` });
        const query = new URLSearchParams({ q: `${word} اداره`, limit: '5' }).toString();
        const answer = await app.rest<Record<string, unknown>>(
          'GET',
          `${suite.path}/search?${query}`,
          { token },
        );
        expect(expectDone(answer)).toMatchObject({
          [definition.listName ?? definition.plural]: [{ id }],
          total: 1,
          limit: 5,
        });
      });
    }
  });
}
