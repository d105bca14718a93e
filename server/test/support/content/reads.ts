import { DataSource } from 'typeorm';
import { snakeCase } from '../../../src/platform/database/snake-case.js';
import { LOCALES, LOCALE_SUFFIX } from '../../../src/contract/locales.js';
import { expectDone, expectNoSuch, expectRefused } from '../refusals.js';
import type { Answer } from '../test-app.js';
import { asAdmin, asAnybody, aRow, idsOf, mainText, type On, publicName } from './context.js';

export function describeContentReads(on: On): void {
  const { suite } = on.context;
  const { plural, slugFrom } = suite.definition;
  /** The public finds rows by their slug, which may be any word, or else by their id. */
  const expectNoPublic = (answer: Answer<unknown>, key: string) =>
    slugFrom ? expectRefused(answer, 'NOT_FOUND') : expectNoSuch(answer, key);

  describe(`reading ${plural}`, () => {
    it(`an administrator reads one of the ${plural} in all languages and in the one asked for`, async () => {
      const input = suite.build();
      const { id } = expectDone(await asAdmin(on).create(input));
      const { status: _, ...texts } = input;
      for (const locale of LOCALES) {
        const row = expectDone(await asAdmin(on).get(id, { language: locale }));
        expect(row).toMatchObject({ ...texts, id, resolvedLanguage: locale });
        expect(row[mainText(on)]).toBe(input[`${mainText(on)}${LOCALE_SUFFIX[locale]}`]);
      }
    });

    it(`the public reads one of the ${plural} in one language, by default Arabic`, async () => {
      const input = suite.build();
      const made = publicName(on, expectDone(await asAdmin(on).create(input)));
      const name = mainText(on);
      for (const locale of LOCALES) {
        const row = expectDone(await asAnybody(on).getPublic(made.key, { language: locale }));
        expect(row).toMatchObject({ [made.name]: made.key, resolvedLanguage: locale });
        expect(row[name]).toBe(input[`${name}${LOCALE_SUFFIX[locale]}`]);
      }
      const unasked = expectDone(await asAnybody(on).getPublic(made.key));
      expect(unasked).toMatchObject({ resolvedLanguage: 'ar', [name]: input[`${name}Ar`] });
    });

    it(`the public reads no field of ${plural} that is for administrators only`, async () => {
      const { key } = publicName(on, await aRow(on));
      const row = expectDone(await asAnybody(on).getPublic(key));
      const kept = ['status', 'version', 'createdAt', 'deletedAt', 'searchDoc'];
      const secrets = kept.filter((name) => !suite.shown?.includes(name));
      const names = Object.keys(row);
      expect(names.filter((name) => /(Ar|Fr|En)$/.test(name))).toEqual([]);
      expect(names.filter((name) => secrets.includes(name))).toEqual([]);
    });

    it(`${plural}: a text missing in the language asked for is read in another language`, async () => {
      const made = await aRow(on);
      const name = mainText(on);
      const { tableName, columns } = on.context.app.app
        .get(DataSource)
        .entityMetadatas.find(({ tableName }) => tableName === snakeCase(plural))!;
      const column = columns.find(({ propertyName }) => propertyName === `${name}Fr`)!.databaseName;
      await on.context.app.app
        .get(DataSource)
        .query(`UPDATE "${tableName}" SET "${column}" = ' ' WHERE id = $1`, [made.id]);
      const { key } = publicName(on, made);
      const row = expectDone(await asAnybody(on).getPublic(key, { language: 'fr' }));
      expect(row[name]).toMatch(/\S/);
      expect(['ar', 'en']).toContain(row['resolvedLanguage']);
    });

    it(`${plural}: an unknown id or slug is not found`, async () => {
      expectRefused(await asAdmin(on).get(idsOf(suite).unknown), 'NOT_FOUND');
      expectNoPublic(await asAnybody(on).getPublic('no-such-row'), 'no-such-row');
    });

    it.each(idsOf(suite).malformed)(`${plural}: the malformed id %j is not found`, async (id) => {
      const isNumbered = suite.definition.numbered === true;
      if (on.transport === 'GraphQL' && isNumbered && typeof id !== 'number') return;
      expectNoSuch(await asAdmin(on).get(id), id);
      expectNoSuch(await asAdmin(on).update(id, {}), id);
      expectNoSuch(await asAdmin(on).remove(id), id);
      expectNoSuch(await asAdmin(on).toggle('status', id), id);
    });

    it.each(['', '%00', 'UPPER', 'a%2Fb', '..%2f..%2fetc', 'x'.repeat(300)])(
      `${plural}: the malformed slug %j is not found in public`,
      async (slug) => {
        if (slug === '' || slug.includes('%')) {
          if (on.transport === 'GraphQL') return;
        }
        const answer = await asAnybody(on).getPublic(slug);
        if (slug !== '') expectNoPublic(answer, slug);
        else if (suite.publicPath) expectRefused(answer, 'ROUTE_NOT_FOUND');
        else expectDone(answer);
      },
    );

    it(`${plural}: an inactive row is not found in public`, async () => {
      const { key } = publicName(on, await aRow(on, { status: 'inactive' }));
      expectRefused(await asAnybody(on).getPublic(key), 'NOT_FOUND');
    });

    it(`one of the ${plural} in the trash is not found, unless it is asked for there`, async () => {
      const { id } = await aRow(on);
      const { get, remove } = asAdmin(on);
      expect(expectDone(await get(id, { deleted: true }))).toMatchObject({ id, deletedAt: null });
      expectDone(await remove(id));
      for (const args of [{}, { deleted: false }]) expectRefused(await get(id, args), 'NOT_FOUND');
      const gone = expectDone(await get(id, { deleted: true, language: 'fr' }));
      expect(gone).toMatchObject({ id, resolvedLanguage: 'fr' });
      expect(gone['deletedAt']).toMatch(/^\d{4}-/);
      expectRefused(await get(id, { deleted: 'maybe' }), 'BAD_USER_INPUT', 'deleted');
    });

    if (on.transport === 'REST') describeRestReads(on);
  });
}

function describeRestReads(on: On): void {
  const { suite } = on.context;
  const { plural } = suite.definition;

  it(`${plural} are read in Arabic when the language is unknown`, async () => {
    const made = await aRow(on);
    const { key } = publicName(on, made);
    for (const language of ['de', '', 'AR', 'fr-FR', '../en']) {
      const shown = expectDone(await asAnybody(on).getPublic(key, { language }));
      expect(shown).toMatchObject({ resolvedLanguage: 'ar' });
      const managed = expectDone(await asAdmin(on).get(made.id, { language }));
      expect(managed).toMatchObject({ resolvedLanguage: 'ar' });
      const { items } = expectDone(await asAnybody(on).listPublic({ language }));
      expect(new Set(items.map(({ resolvedLanguage }) => resolvedLanguage))).toEqual(
        new Set(['ar']),
      );
    }
  });

  it(`GET all-languages of ${plural} answers the texts of a row by language`, async () => {
    const { app, admin: token } = on.context;
    const input = suite.build();
    const { id } = expectDone(await asAdmin(on).create(input));
    const answer = await app.rest<Record<string, Record<string, unknown>>>(
      'GET',
      `${suite.path}/${id}/all-languages`,
      { token },
    );
    const row = expectDone(answer);
    for (const locale of LOCALES) {
      const texts = Object.keys(suite.definition.texts).map((name) => [
        name,
        input[`${name}${LOCALE_SUFFIX[locale]}`] ?? '',
      ]);
      expect(row[locale]).toMatchObject(Object.fromEntries(texts) as object);
    }
    expect(row).toMatchObject({ id, status: 'active' });
    const read = (of: unknown, query = '') =>
      app.rest<object>('GET', `${suite.path}/${String(of)}/all-languages${query}`, { token });
    expectRefused(await read(idsOf(suite).unknown), 'NOT_FOUND');
    expectDone(await asAdmin(on).remove(id));
    expectRefused(await read(id), 'NOT_FOUND');
    expect(expectDone(await read(id, '?deleted=true'))).toMatchObject({ id });
    expectRefused(await read(id, '?deleted=maybe'), 'BAD_USER_INPUT', 'deleted');
  });
}
