import { ERRORS } from '../../../src/contract/errors.js';
import { LOCALE_SUFFIX, type Locale, LOCALES } from '../../../src/contract/locales.js';
import type { Row } from '../content-calls.js';
import { expectDone, expectRefused } from '../refusals.js';
import type { Answer } from '../test-app.js';
import { asAdmin, asAdminOverGraphql, aRow, idsOf, mainText, type On } from './context.js';

export function describeContentAnswers(on: On): void {
  const { suite } = on.context;
  const { plural } = suite.definition;

  /** Expects the row in that language, the same as a read answers it. */
  async function expectIn(locale: Locale, answer: Answer<Row>): Promise<void> {
    const row = expectDone(answer);
    expect(row['resolvedLanguage']).toBe(locale);
    expect(row[mainText(on)]).toBe(row[`${mainText(on)}${LOCALE_SUFFIX[locale]}`]);
    const args = { language: locale, deleted: Boolean(row['deletedAt']) };
    expect(expectDone(await asAdmin(on).get(row.id, args))).toEqual(row);
  }

  describe(`answers to writes of ${plural}`, () => {
    it.each(LOCALES)(
      `a write of ${plural} answers the row in %s when asked to`,
      async (language) => {
        const { create, update, toggle } = asAdmin(on);
        const made = await create(suite.build(), { language });
        await expectIn(language, made);
        const { id } = made.data;
        const texts = { [`${mainText(on)}${LOCALE_SUFFIX[language]}`]: `Changed ${language}` };
        await expectIn(language, await update(id, texts, { language }));
        for (const name of ['status', ...Object.keys(suite.definition.flags)]) {
          await expectIn(language, await toggle(name, id, { language }));
        }
        if (on.transport === 'GraphQL') {
          const { reorder, trash, restore } = asAdminOverGraphql(on);
          await expectIn(language, await reorder(id, 3, { language }));
          await expectIn(language, await trash(id, { language }));
          await expectIn(language, await restore(id, { language }));
        }
      },
    );

    it(`a write of ${plural} answers the row in Arabic when no language is given`, async () => {
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
  const { plural } = suite.definition;
  const patch = (id: unknown, part: string, body?: object) =>
    on.context.app.rest<Row>('PATCH', `${suite.path}/${String(id)}/${part}`, {
      token: on.context.admin,
      body,
    });

  it(`a write of ${plural} answers the row in Arabic when the language is unknown`, async () => {
    for (const language of ['de', '', 'fr-FR']) {
      const made = expectDone(await asAdmin(on).create(suite.build(), { language }));
      expect(made).toMatchObject({ resolvedLanguage: 'ar' });
      const changed = expectDone(await asAdmin(on).update(made.id, { order: 2 }, { language }));
      expect(changed).toMatchObject({ resolvedLanguage: 'ar' });
    }
  });

  it(`PATCH status of ${plural} sets the status sent, and toggles it when none is sent`, async () => {
    const { id } = await aRow(on);
    const part = String(suite.definition.patches?.['status']);
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

  const place = suite.definition.patches?.['order'];
  if (place) {
    it(`PATCH order of ${plural} sets the order sent, and refuses any other field`, async () => {
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

  it(`a refused change or removal of ${plural} is explained in the language asked for`, async () => {
    const { app, admin: token } = on.context;
    const address = `${suite.path}/${idsOf(suite).unknown}?language=fr`;
    for (const method of ['PUT', 'DELETE']) {
      const body = method === 'PUT' ? { order: 1 } : undefined;
      const answer = await app.rest(method, address, { token, body });
      expectRefused(answer, 'NOT_FOUND');
      expect(answer.message).toBe(ERRORS.NOT_FOUND.message.fr);
    }
  });

  const order = suite.definition.patches?.['order'];
  if (!order) return;

  it(`PATCH order of ${plural} answers the row in the language asked for`, async () => {
    const { id } = await aRow(on);
    const answer = expectDone(await patch(id, `${order}?language=fr`, { order: 7 }));
    expect(answer).toMatchObject({ order: 7, resolvedLanguage: 'fr' });
  });
}
