import { LOCALE_SUFFIX, type Locale, LOCALES } from '../../../src/contract/locales.js';
import type { Row } from '../content-calls.js';
import { expectDone, expectRefused } from '../refusals.js';
import type { Answer } from '../test-app.js';
import {
  asAdmin,
  asAdminOverGraphql,
  asAnybody,
  aRow,
  aWord,
  idsOf,
  mainText,
  type On,
  patchOverRest,
  publicName,
} from './context.js';

/** Input that sets every required text to `value` in these languages. */
function texts({ context }: On, locales: readonly Locale[], value: unknown): object {
  const required = Object.entries(context.suite.definition.texts)
    .filter(([, text]) => text.required)
    .map(([name]) => name);
  return Object.fromEntries(
    required.flatMap((name) =>
      locales.map((locale) => [`${name}${LOCALE_SUFFIX[locale]}`, value] as const),
    ),
  );
}

/** Input that empties every text and list of one language. */
function without(on: On, locale: Locale): object {
  const { texts: all, lists } = on.context.suite.definition;
  const named = (name: string) => `${name}${LOCALE_SUFFIX[locale]}`;
  return Object.fromEntries([
    ...Object.keys(all).map((name) => [named(name), null] as const),
    ...Object.keys(lists).map((name) => [named(name), []] as const),
  ]);
}

const aDraft = (on: On, over: object = {}) => aRow(on, { status: 'draft', ...over });
const stale = (row: Row) => row['staleLanguages'];
const conflictOf = ({ body }: Answer<unknown>) => {
  const [error] = (body['errors'] ?? []) as { extensions?: { conflict?: object } }[];
  return (body['conflict'] ?? error?.extensions?.conflict) as {
    changedBy: string | null;
    changedAt: string;
  };
};

export function describeContentStates(on: On): void {
  const { plural } = on.context.suite.definition;
  describe(`drafts of ${plural}`, () => describeDrafts(on, plural));
  describe(`completeness of ${plural}`, () => describeCompleteness(on, plural));
  describe(`stale translations of ${plural}`, () => describeStale(on, plural));
  describe(`edit conflicts of ${plural}`, () => describeConflicts(on, plural));
}

function describeDrafts(on: On, plural: string): void {
  it(`drafts of ${plural} may lack every text, and are not public`, async () => {
    const nothing = LOCALES.map((locale) => without(on, locale));
    const row = await aDraft(on, Object.assign({}, ...nothing) as object);
    expect(row).toMatchObject({ status: 'draft', completeness: { ar: 0, fr: 0, en: 0 } });
    expectRefused(await asAnybody(on).getPublic(publicName(on, row).key), 'NOT_FOUND');
    const word = aWord();
    await aDraft(on, { [`${mainText(on)}Ar`]: `${word} مسودة` });
    expect(expectDone(await asAnybody(on).listPublic({ search: word })).total).toBe(0);
    const { items } = expectDone(await asAdmin(on).list({ search: word, status: 'draft' }));
    expect(items).toHaveLength(1);
  });

  it(`drafts of ${plural} are refused when a text is too long`, async () => {
    const field = `${mainText(on)}Fr`;
    const { max } = on.context.suite.definition.texts[mainText(on)]!;
    const input = on.context.suite.build({ status: 'draft', [field]: 'x'.repeat(max + 1) });
    expectRefused(await asAdmin(on).create(input), 'BAD_USER_INPUT', field);
  });

  it(`drafts of ${plural} cannot be published until complete, and every missing text is named`, async () => {
    const missing = texts(on, ['fr'], null);
    const { id } = await aDraft(on, missing);
    const named = Object.keys(missing);
    expectRefused(await asAdmin(on).toggle('status', id), 'BAD_USER_INPUT', ...named);
    for (const status of ['active', 'inactive']) {
      expectRefused(await asAdmin(on).update(id, { status }), 'BAD_USER_INPUT', ...named);
    }
    if (on.transport === 'REST') {
      for (const status of ['active', 'inactive'])
        expectRefused(
          await patchOverRest(on, 'status', id, { status }),
          'BAD_USER_INPUT',
          ...named,
        );
    }
    expect(expectDone(await asAdmin(on).get(id))).toMatchObject({ status: 'draft', version: 1 });
    expectDone(await asAdmin(on).update(id, { order: 3 }));
    const written = on.context.suite.build();
    const french = Object.fromEntries(named.map((name) => [name, written[name]]));
    const done = await asAdmin(on).update(id, { ...french, status: 'active' });
    expect(expectDone(done)).toMatchObject({ status: 'active' });
    expectDone(await asAnybody(on).getPublic(publicName(on, done.data).key));
  });

  it(`complete drafts of ${plural} are published by toggling their status`, async () => {
    const { id } = await aDraft(on);
    expect(expectDone(await asAdmin(on).toggle('status', id))).toMatchObject({ status: 'active' });
  });

  it(`a required text of ${plural} can be emptied in drafts only`, async () => {
    const field = `${mainText(on)}Fr`;
    const shown = await aRow(on);
    expectRefused(await asAdmin(on).update(shown.id, { [field]: null }), 'BAD_USER_INPUT', field);
    const back = { [field]: null, status: 'draft' };
    expect(expectDone(await asAdmin(on).update(shown.id, back))).toMatchObject({
      [field]: '',
      status: 'draft',
    });
    expectDone(await asAdmin(on).update(shown.id, { [`${mainText(on)}En`]: '' }));
  });
}

function describeCompleteness(on: On, plural: string): void {
  it(`${plural} tell how complete each language is, and can be filtered by a missing language`, async () => {
    const word = aWord();
    const whole = await aRow(on, { [`${mainText(on)}Ar`]: `كامل ${word}` });
    const named = { [`${mainText(on)}Ar`]: `ناقص ${word}` };
    const part = await aDraft(on, { ...named, ...without(on, 'fr') });
    expect(whole).toMatchObject({ completeness: { ar: 100, fr: 100, en: 100 } });
    expect(part).toMatchObject({ completeness: { ar: 100, fr: 0, en: 100 } });
    const found = async (missing: string) => {
      const page = expectDone(await asAdmin(on).list({ search: word, missing }));
      expect(page.total).toBe(page.items.length);
      return page.items.map(({ id, completeness }) => ({ id, completeness }));
    };
    expect(await found('fr')).toEqual([{ id: part.id, completeness: part['completeness'] }]);
    expect([await found('ar'), await found('en')]).toEqual([[], []]);
    expectRefused(await asAdmin(on).list({ missing: 'de' }), 'BAD_USER_INPUT', 'missing');
  });
}

function describeStale(on: On, plural: string): void {
  const name = mainText(on);
  const arabic = (text = 'نص عربي جديد') => ({ [`${name}Ar`]: `${text} ${aWord()}` });

  it(`translations of ${plural} are stale from a change of the Arabic until they are edited`, async () => {
    const { id } = await aRow(on);
    const change = async (input: object) => expectDone(await asAdmin(on).update(id, input));
    expect(stale(await change(arabic()))).toEqual(['fr', 'en']);
    expect(stale(await change({ order: 4 }))).toEqual(['fr', 'en']);
    expect(stale(await change({ [`${name}En`]: `Rewritten ${aWord()}` }))).toEqual(['fr']);
    expect(stale(await change({ ...arabic(), [`${name}Fr`]: `Récrit ${aWord()}` }))).toEqual([
      'en',
    ]);
    expect(expectDone(await asAdmin(on).get(id))['staleLanguages']).toEqual(['en']);
  });

  it(`translations of ${plural} are not stale when the Arabic stays the same`, async () => {
    const row = await aRow(on);
    const same = { [`${name}Ar`]: row[`${name}Ar`], [`${name}Fr`]: `Autre texte ${aWord()}` };
    expect(stale(expectDone(await asAdmin(on).update(row.id, same)))).toEqual([]);
  });

  it(`stale translations of ${plural} can be confirmed without editing them`, async () => {
    const { id } = await aRow(on);
    expectDone(await asAdmin(on).update(id, arabic()));
    const one = await asAdmin(on).update(id, { confirmedLanguages: ['fr'] });
    expect(stale(expectDone(one))).toEqual(['en']);
    const both = { ...arabic(), confirmedLanguages: ['fr', 'en'] };
    expect(stale(expectDone(await asAdmin(on).update(id, both)))).toEqual([]);
    for (const confirmedLanguages of ['fr', ['de']]) {
      if (on.transport === 'GraphQL' && confirmedLanguages === 'fr') continue;
      const answer = await asAdmin(on).update(id, { confirmedLanguages });
      expectRefused(answer, 'BAD_USER_INPUT', 'confirmedLanguages');
    }
  });

  it(`a missing translation of ${plural} does not become stale`, async () => {
    const { id } = await aDraft(on, without(on, 'fr'));
    expect(stale(expectDone(await asAdmin(on).update(id, arabic())))).toEqual(['en']);
  });
}

function describeConflicts(on: On, plural: string): void {
  it(`a stale change of ${plural} is refused with who changed the row, and when`, async () => {
    const { id, version } = await aRow(on);
    expectDone(await asAdmin(on).update(id, { order: 1, version }));
    const refused = await asAdmin(on).update(id, { order: 2, version });
    expectRefused(refused, 'STALE_WRITE');
    const { changedBy, changedAt } = conflictOf(refused);
    expect(changedBy).toMatch(/\S/);
    expect(Math.abs(Date.now() - Date.parse(changedAt))).toBeLessThan(60_000);
    expect(expectDone(await asAdmin(on).get(id))).toMatchObject({ order: 1 });
  });

  it(`a stale change of ${plural} is refused before its texts are validated`, async () => {
    const { id, version } = await aRow(on);
    expectDone(await asAdminOverGraphql(on).reorder(id, 9));
    const blank = { [`${mainText(on)}Ar`]: '', version };
    expectRefused(await asAdmin(on).update(id, blank), 'STALE_WRITE');
    expectRefused(
      await asAdmin(on).update(idsOf(on.context.suite).unknown, { version }),
      'NOT_FOUND',
    );
  });

  it(`a change of ${plural} is public at the next request`, async () => {
    const row = await aRow(on);
    const { key } = publicName(on, row);
    const word = aWord();
    const shown = async () => {
      const { items } = expectDone(
        await asAnybody(on).listPublic({ search: word, language: 'fr' }),
      );
      const one = expectDone(await asAnybody(on).getPublic(key, { language: 'fr' }));
      return [items.length, String(one[mainText(on)]).includes(word)];
    };
    expect([await shown(), await shown()]).toEqual([
      [0, false],
      [0, false],
    ]);
    expectDone(await asAdmin(on).update(row.id, { [`${mainText(on)}Fr`]: `Nouveau ${word}` }));
    expect(await shown()).toEqual([1, true]);
    expectDone(await asAdmin(on).toggle('status', row.id));
    expectRefused(await asAnybody(on).getPublic(key), 'NOT_FOUND');
  });
}
