import { LOCALE_SUFFIX, LOCALES } from '../../../src/contract/locales.js';
import { slugify } from '../../../src/contract/slugify.js';
import { expectDone, expectRefused } from '../refusals.js';
import { asAdmin, asAdminOverGraphql, aRow, aWord, type On } from './context.js';
import { AT_ONCE, times } from './races.js';

export function describeContentSlugs(on: On): void {
  const { suite } = on.context;
  const { slugFrom, plural } = suite.definition;
  if (!slugFrom) return;
  const [ar, fr, en] = LOCALES.map((locale) => `${slugFrom}${LOCALE_SUFFIX[locale]}`) as [
    string,
    string,
    string,
  ];

  describe(`slugs of ${plural}`, () => {
    it(`slugs of ${plural} are made from the English text, and end in -2 and -3 when it repeats`, async () => {
      const words = `  The ${aWord()}: Rights & Duties! `;
      const made = [];
      for (let number = 0; number < 3; number += 1)
        made.push((await aRow(on, { [en]: words })).slug);
      const base = slugify(words);
      expect(made).toEqual([base, `${base}-2`, `${base}-3`]);
    });

    it(`slugs of ${plural} are made from the French text when the English has no Latin letters`, async () => {
      const word = aWord();
      const { slug } = await aRow(on, { [en]: 'حقوق', [fr]: `Loi ${word}` });
      expect(slug).toBe(`loi-${word}`);
    });

    it(`slugs of ${plural} have the letters of accents and ligatures`, async () => {
      const word = aWord();
      const { slug } = await aRow(on, { [en]: 'حقوق', [fr]: `Œuvre ${word} et propriété` });
      expect(slug).toBe(`oeuvre-${word}-et-propriete`);
    });

    it(`slugs of ${plural} are made and unique even when no language has Latin letters`, async () => {
      const texts = { [en]: 'حقوق', [fr]: 'حقوق', [ar]: 'حقوق' };
      const rows = [await aRow(on, texts), await aRow(on, texts)];
      for (const { slug } of rows) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(rows[0]?.slug).not.toBe(rows[1]?.slug);
    });

    it(`slugs of ${plural} stay the same when the text that they were made from changes`, async () => {
      const { id, slug } = await aRow(on);
      const after = expectDone(await asAdmin(on).update(id, { [en]: `Renamed ${aWord()}` }));
      expect(after.slug).toBe(slug);
    });

    it(`slugs of ${plural} are refused when another row uses them`, async () => {
      const slug = aWord();
      const { id } = await aRow(on, { slug });
      const other = await aRow(on);
      expectRefused(await asAdmin(on).create(suite.build({ slug })), 'SLUG_TAKEN', 'slug');
      expectRefused(await asAdmin(on).update(other.id, { slug }), 'SLUG_TAKEN', 'slug');
      expect(expectDone(await asAdmin(on).update(id, { slug })).slug).toBe(slug);
    });

    it(`a slug of ${plural} that only the trash holds is said to be held there, with the id to restore`, async () => {
      const slug = aWord();
      const { id } = await aRow(on, { slug });
      const other = await aRow(on);
      const check = async (excludeId?: unknown) =>
        expectDone(await asAdmin(on).checkSlug(slug, excludeId));
      expect((await check()).trashedId ?? null).toBeNull();
      expectDone(await asAdmin(on).remove(id));
      expect(await check(other.id)).toEqual({ available: false, trashedId: String(id) });
      expectRefused(await asAdmin(on).create(suite.build({ slug })), 'SLUG_IN_TRASH', 'slug');
      expectRefused(await asAdmin(on).update(other.id, { slug }), 'SLUG_IN_TRASH', 'slug');
      expectDone(await asAdminOverGraphql(on).restore(id));
      expectRefused(await asAdmin(on).create(suite.build({ slug })), 'SLUG_TAKEN', 'slug');
    });

    it(`slugs of ${plural} can be checked before they are used`, async () => {
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

    it(`exactly one of ten ${plural} created at once with one slug is saved`, async () => {
      const slug = aWord();
      const answers = await times(() => asAdmin(on).create(suite.build({ slug })));
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
      for (const answer of answers.filter(({ code }) => code)) {
        expectRefused(answer, 'SLUG_TAKEN', 'slug');
      }
    });

    it(`ten ${plural} created at once with one title get ten different slugs`, async () => {
      const title = { [en]: `Same ${aWord()}` };
      const answers = await times(() => asAdmin(on).create(suite.build(title)));
      expect(new Set(answers.map((answer) => expectDone(answer).slug)).size).toBe(AT_ONCE);
    });

    it.each(['', 'Upper', 'a b', '-a', 'قانون', 'x'.repeat(101), 'a\u0000'])(
      `slugs of ${plural} cannot be %j`,
      async (slug) => {
        expectRefused(await asAdmin(on).checkSlug(slug), 'BAD_USER_INPUT', 'slug');
      },
    );
  });
}
