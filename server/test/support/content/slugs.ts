import { LOCALE_SUFFIX, LOCALES } from '../../../src/contract/locales.js';
import { slugify } from '../../../src/contract/patterns.js';
import { expectDone, expectRefused } from '../refusals.js';
import { asAdmin, aRow, aWord, type On } from './context.js';
import { AT_ONCE, times } from './races.js';

export function describeContentSlugs(on: On): void {
  const { suite } = on.context;
  const { slugFrom } = suite.types.definition;
  if (!slugFrom) return;
  const [ar, fr, en] = LOCALES.map((locale) => `${slugFrom}${LOCALE_SUFFIX[locale]}`) as [
    string,
    string,
    string,
  ];

  describe('slugs', () => {
    it('are made from the English words, with -2 and -3 for the next of the same name', async () => {
      const words = `  The ${aWord()}: Rights & Duties! `;
      const made = [];
      for (let number = 0; number < 3; number += 1)
        made.push((await aRow(on, { [en]: words })).slug);
      const base = slugify(words);
      expect(made).toEqual([base, `${base}-2`, `${base}-3`]);
    });

    it('are made from the French words when the English have no letters', async () => {
      const word = aWord();
      const { slug } = await aRow(on, { [en]: 'حقوق', [fr]: `Loi ${word}` });
      expect(slug).toBe(`loi-${word}`);
    });

    it('are made even when no language has Latin letters', async () => {
      const texts = { [en]: 'حقوق', [fr]: 'حقوق', [ar]: 'حقوق' };
      const rows = [await aRow(on, texts), await aRow(on, texts)];
      for (const { slug } of rows) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(rows[0]?.slug).not.toBe(rows[1]?.slug);
    });

    it('stay when the title changes', async () => {
      const { id, slug } = await aRow(on);
      const after = expectDone(await asAdmin(on).update(id, { [en]: `Renamed ${aWord()}` }));
      expect(after.slug).toBe(slug);
    });

    it('are refused when they are in use, in the trash too', async () => {
      const slug = aWord();
      const { id } = await aRow(on, { slug });
      const other = await aRow(on);
      expectRefused(await asAdmin(on).create(suite.build({ slug })), 'SLUG_TAKEN', 'slug');
      expectRefused(await asAdmin(on).update(other.id, { slug }), 'SLUG_TAKEN', 'slug');
      expect(expectDone(await asAdmin(on).update(id, { slug })).slug).toBe(slug);
      expectDone(await asAdmin(on).remove(id));
      expectRefused(await asAdmin(on).create(suite.build({ slug })), 'SLUG_TAKEN', 'slug');
    });

    it('can be asked for before they are taken', async () => {
      const slug = aWord();
      const available = async (excludeId?: unknown) =>
        expectDone(await asAdmin(on).checkSlug(slug, excludeId)).available;
      expect(await available()).toBe(true);
      const { id } = await aRow(on, { slug });
      const other = await aRow(on);
      expect(await available()).toBe(false);
      expect(await available(id)).toBe(true);
      expect(await available(other.id)).toBe(false);
    });

    it('leave one of ten rows that ask for the same at once', async () => {
      const slug = aWord();
      const answers = await times(() => asAdmin(on).create(suite.build({ slug })));
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
      for (const answer of answers.filter(({ code }) => code)) {
        expectRefused(answer, 'SLUG_TAKEN', 'slug');
      }
    });

    it('are ten for ten rows of one title at once', async () => {
      const title = { [en]: `Same ${aWord()}` };
      const answers = await times(() => asAdmin(on).create(suite.build(title)));
      expect(new Set(answers.map((answer) => expectDone(answer).slug)).size).toBe(AT_ONCE);
    });

    it.each(['', 'Upper', 'a b', '-a', 'قانون', 'x'.repeat(101), 'a\u0000'])(
      'cannot be %j',
      async (slug) => {
        expectRefused(await asAdmin(on).checkSlug(slug), 'BAD_USER_INPUT', 'slug');
      },
    );
  });
}
