import { expectDone } from '../refusals.js';
import { asAdmin, asAnybody, aRow, aWord, mainText, type On } from './context.js';

const FOUND = [
  {
    title: 'written with tashkeel and tatweel',
    text: 'الإستشارةُ القانونيّـــة',
    search: 'الاستشاره',
  },
  { title: 'from a word without its tashkeel', text: 'إدارةُ الأعمال', search: 'ادارة' },
  {
    title: 'from a word with ha instead of ta marbuta',
    text: 'الخدمات القانونيّة',
    search: 'القانونيه',
  },
  { title: 'whatever form of alef it has', text: 'آخر مسؤول قائم ٱلعمل', search: 'اخر العمل' },
  {
    title: 'whatever letter carries its hamza',
    text: 'شؤون الأسرة والميراث',
    search: 'شوون الاسره',
  },
  {
    title: 'from a word with ya instead of alef maqsura',
    text: 'دعوى قضائية',
    search: 'دعوي قضاييه',
  },
  { title: 'written in Persian letters', text: 'حکم قضائی', search: 'حكم قضائي' },
  { title: 'with Arabic digits', text: 'قانون ٢٠٢٦', search: '2026' },
  { title: 'with Persian digits', text: 'قانون ۱۹۹۸', search: '1998' },
  { title: 'with Latin digits from Arabic ones', text: 'قانون 1984', search: '١٩٨٤' },
  { title: 'written in presentation forms', text: 'ﻻﺋﺤﺔ', search: 'لائحة' },
  {
    title: 'with French accents',
    text: 'Société à responsabilité',
    search: 'societe responsabilite',
  },
  { title: 'with another apostrophe', text: 'la cour d’appel', search: "d'appel" },
  { title: 'with a ligature', text: 'une œuvre', search: 'oeuvre' },
  { title: 'written as two words', text: 'الأمير عبد القادر', search: 'عبدالقادر' },
  { title: 'written as one word', text: 'الأمير عبدالقادر', search: 'عبد القادر' },
  { title: 'whatever seat its hamza has', text: 'هيئة المسؤولين', search: 'المسئولين هيأة' },
  { title: 'in spite of punctuation', text: 'la médiation', search: '« médiation » ?' },
  { title: 'written in capitals', text: 'ÉQUITÉ LÉGALE', search: 'équité légale' },
  { title: 'from its words in another order', text: 'contract of lease', search: 'lease contract' },
  { title: 'from a part of a word', text: 'arbitration', search: 'bitrat' },
  { title: 'from a word between spaces', text: 'mediation', search: '   mediation  ' },
];

const NOT_FOUND = [
  {
    title: 'nothing when one of the words is missing',
    text: 'lease contract',
    search: 'lease marriage',
  },
  { title: 'nothing by a percent sign as a wildcard', text: 'half of it', search: 'h%f' },
  { title: 'nothing by an underscore as a wildcard', text: 'half of it', search: 'h_lf' },
  { title: 'nothing by a backslash as an escape character', text: 'half of it', search: 'ha\\lf' },
];

const LITERAL = [
  { title: 'a percent sign', text: 'taux de 19% fixe', search: '19%' },
  { title: 'an underscore', text: 'form a_b done', search: 'a_b' },
  { title: 'a backslash', text: 'folder c:\\law', search: 'c:\\law' },
  { title: 'a quotation mark', text: "l'avocat", search: "l'avocat" },
];

export function describeContentSearch(on: On): void {
  const { plural } = on.context.suite.definition;

  describe(`search in ${plural}`, () => {
    /** Makes a row with the text and says whether it is found among the rows that share its word. */
    const finds = async (text: string, search: string) => {
      const word = aWord();
      const { id } = await aRow(on, { [`${mainText(on)}Ar`]: `${word} ${text}` });
      const { items } = expectDone(await asAdmin(on).list({ search: `${search} ${word}` }));
      const shown = expectDone(await asAnybody(on).listPublic({ search: `${word} ${search}` }));
      expect(shown.total).toBe(items.length);
      return items.some((row) => row.id === id);
    };

    it.each(FOUND)(`a search in ${plural} finds a text $title`, async ({ text, search }) => {
      expect(await finds(text, search)).toBe(true);
    });

    it.each(LITERAL)(`a search in ${plural} finds $title in a text`, async ({ text, search }) => {
      expect(await finds(text, search)).toBe(true);
    });

    it.each(NOT_FOUND)(`a search in ${plural} finds $title`, async ({ text, search }) => {
      expect(await finds(text, search)).toBe(false);
    });

    it(`a search in ${plural} looks at the texts of all three languages`, async () => {
      const [first, second] = [aWord(), aWord()];
      const name = mainText(on);
      await aRow(on, { [`${name}Fr`]: `mot ${first}`, [`${name}En`]: `word ${second}` });
      expect(expectDone(await asAdmin(on).list({ search: `${second} ${first}` })).total).toBe(1);
    });

    it(`a blank search in ${plural} finds every row, and an unknown word none`, async () => {
      const all = expectDone(await asAdmin(on).list({}));
      expect(expectDone(await asAdmin(on).list({ search: '  ' })).total).toBe(all.total);
      expect(expectDone(await asAdmin(on).list({ search: aWord() }))).toMatchObject({
        items: [],
        total: 0,
      });
    });

    if (on.transport === 'REST') {
      it(`GET ${on.context.suite.path}/search takes the words to find as q`, async () => {
        const { app, admin: token, suite } = on.context;
        const { definition } = suite;
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
