import { ERRORS } from '../../../src/contract/errors.js';
import { LOCALE_SUFFIX, type Locale, LOCALES } from '../../../src/contract/locales.js';
import type { Row } from '../content-calls.js';
import { expectDone, expectRefused } from '../refusals.js';
import type { Answer } from '../test-app.js';
import { asAdmin, asAdminOverGraphql, aRow, idsOf, mainText, type On } from './context.js';

/** What a write answers. */
export function describeContentAnswers(on: On): void {
  const { suite } = on.context;

  /** The row in that language, as a read of it answers too. */
  async function expectIn(locale: Locale, answer: Answer<Row>): Promise<void> {
    const row = expectDone(answer);
    expect(row['resolvedLanguage']).toBe(locale);
    expect(row[mainText(on)]).toBe(row[`${mainText(on)}${LOCALE_SUFFIX[locale]}`]);
    expect(expectDone(await asAdmin(on).get(row.id, { language: locale }))).toEqual(row);
  }

  describe('what was written', () => {
    it.each(LOCALES)('is answered in %s when that is asked for', async (language) => {
      const { create, update, toggle } = asAdmin(on);
      const made = await create(suite.build(), { language });
      await expectIn(language, made);
      const { id } = made.data;
      const texts = { [`${mainText(on)}${LOCALE_SUFFIX[language]}`]: `Changed ${language}` };
      await expectIn(language, await update(id, texts, { language }));
      for (const name of ['status', ...Object.keys(suite.types.definition.flags)]) {
        await expectIn(language, await toggle(name, id, { language }));
      }
      if (on.transport === 'GraphQL') {
        const { reorder, restore } = asAdminOverGraphql(on);
        await expectIn(language, await reorder(id, 3, { language }));
        expectDone(await asAdmin(on).remove(id));
        await expectIn(language, await restore(id, { language }));
      }
    });

    it('is answered in Arabic unless told otherwise', async () => {
      const row = await aRow(on);
      await expectIn('ar', await asAdmin(on).update(row.id, { order: 1 }));
      await expectIn('ar', await asAdmin(on).toggle('status', row.id));
      expect(row).toMatchObject({ resolvedLanguage: 'ar' });
    });

    if (on.transport === 'REST') describeRestWrites(on);
  });
}

function describeRestWrites(on: On): void {
  const { suite } = on.context;
  const patch = (id: unknown, part: string, body?: object) =>
    on.context.app.rest<Row>('PATCH', `${suite.path}/${String(id)}/${part}`, {
      token: on.context.admin,
      body,
    });

  it('is answered in Arabic for a language that it does not speak', async () => {
    for (const language of ['de', '', 'fr-FR']) {
      const made = expectDone(await asAdmin(on).create(suite.build(), { language }));
      expect(made).toMatchObject({ resolvedLanguage: 'ar' });
      const changed = expectDone(await asAdmin(on).update(made.id, { order: 2 }, { language }));
      expect(changed).toMatchObject({ resolvedLanguage: 'ar' });
    }
  });

  it('is the status that was sent, twice too, and turned over without one', async () => {
    const { id } = await aRow(on);
    const part = String(suite.types.patches['status']);
    for (const [body, status] of [
      [{ status: 'inactive' }, 'inactive'],
      [{ status: 'inactive' }, 'inactive'],
      [{ status: 'active' }, 'active'],
      [{}, 'inactive'],
      [undefined, 'active'],
    ] as const) {
      expect(expectDone(await patch(id, part, body))).toMatchObject({ status });
    }
    expectRefused(await patch(id, part, { status: 'gone' }), 'BAD_USER_INPUT', 'status');
    expectRefused(await patch(id, part, { state: 'active' }), 'BAD_USER_INPUT', 'state');
  });

  const place = suite.types.patches['order'];
  if (place) {
    it('is the place that was sent, with nothing beside it', async () => {
      const { id } = await aRow(on);
      expect(expectDone(await patch(id, place, { order: 7 }))).toMatchObject({ order: 7 });
      const both = await patch(id, place, { order: 8, status: 'inactive' });
      expectRefused(both, 'BAD_USER_INPUT', 'status');
      for (const body of [{}, { order: null }, { order: '7' }, undefined]) {
        expectRefused(await patch(id, place, body), 'BAD_USER_INPUT', 'order');
      }
      expect(expectDone(await asAdmin(on).get(id))).toMatchObject({ order: 7 });
    });
  }

  it('is refused in the language that was asked for, a removal too', async () => {
    const { app, admin: token } = on.context;
    const address = `${suite.path}/${idsOf(suite).unknown}?language=fr`;
    for (const method of ['PUT', 'DELETE']) {
      const body = method === 'PUT' ? { order: 1 } : undefined;
      const answer = await app.rest(method, address, { token, body });
      expectRefused(answer, 'NOT_FOUND');
      expect(answer.message).toBe(ERRORS.NOT_FOUND.message.fr);
    }
  });

  const order = suite.types.patches['order'];
  if (!order) return;

  it('is the place that was sent, in the language that was asked for', async () => {
    const { id } = await aRow(on);
    const answer = expectDone(await patch(id, `${order}?language=fr`, { order: 7 }));
    expect(answer).toMatchObject({ order: 7, resolvedLanguage: 'fr' });
  });
}
