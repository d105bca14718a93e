import { LOCALE_SUFFIX, LOCALES } from '../../../src/contract/locales.js';
import { expectDone, expectRefused } from '../refusals.js';
import {
  asAdmin,
  asAdminOverGraphql,
  asAnybody,
  aRow,
  aWord,
  mainText,
  type On,
  publicName,
  idsOf,
} from './context.js';

export function describeContentWrites(on: On): void {
  describe(`writes of ${on.context.suite.definition.plural}`, () => {
    describeCreate(on);
    describeUpdate(on);
    describeSwitches(on);
    describeTrash(on);
  });
}

const listNames = ({ context }: On) =>
  Object.keys(context.suite.definition.lists).flatMap((name) =>
    LOCALES.map((locale) => `${name}${LOCALE_SUFFIX[locale]}`),
  );

function describeCreate(on: On): void {
  const { suite } = on.context;
  const { plural } = suite.definition;

  it(`creating ${plural} makes an active row with defaults for omitted fields`, async () => {
    const input = suite.build();
    const row = expectDone(await asAdmin(on).create(input));
    expect(row).toMatchObject({
      ...input,
      status: 'active',
      version: 1,
      deletedAt: null,
      ...suite.definition.flags,
      ...Object.fromEntries(listNames(on).map((name) => [name, []])),
    });
    expect(Date.parse(String(row['createdAt']))).toBeGreaterThan(Date.now() - 60_000);
    expect(expectDone(await asAdmin(on).get(row.id))).toEqual(row);
  });

  it(`creating ${plural} without a place puts them first`, async () => {
    await aRow(on, { order: 5 });
    const places = [];
    for (const given of [{}, { order: null }]) places.push((await aRow(on, given))['order']);
    expect(places).toEqual([0, 0]);
  });

  it(`creating ${plural} trims texts and keeps every character inside them`, async () => {
    const name = mainText(on);
    const text = 'حقّ ⚖️ 👩‍⚖️ Œuvre “x” ﷽ 𝒜';
    const flags = Object.keys(suite.definition.flags).map((flag) => [flag, true]);
    const given = { status: 'inactive', order: 7, ...(Object.fromEntries(flags) as object) };
    const row = await aRow(on, { [`${name}Ar`]: `  ${text}\t`, ...given });
    expect(row).toMatchObject({ [`${name}Ar`]: text, ...given });
  });

  it(`creating ${plural} refuses fields that only the server sets`, async () => {
    for (const field of ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'searchDoc']) {
      const input = suite.build({ [field]: field === 'version' ? 5 : '2020-01-01' });
      expectRefused(await asAdmin(on).create(input), 'BAD_USER_INPUT', field);
    }
  });
}

function describeUpdate(on: On): void {
  const { suite } = on.context;
  const { plural } = suite.definition;

  it(`updating ${plural} changes the given fields and leaves the others`, async () => {
    const before = await aRow(on, { order: 3 });
    const name = `${mainText(on)}Fr`;
    const after = expectDone(await asAdmin(on).update(before.id, { [name]: 'Autre titre' }));
    expect(after).toEqual({
      ...before,
      [name]: 'Autre titre',
      version: before.version + 1,
      updatedAt: after['updatedAt'],
    });
    expect(expectDone(await asAdmin(on).get(before.id))).toEqual(after);
  });

  it(`updating ${plural} with null empties a list, keeps a flag, and is refused for a required text`, async () => {
    const [list] = listNames(on);
    const flags = Object.keys(suite.definition.flags);
    const given = {
      order: 4,
      ...(list && { [list]: ['one', 'two'] }),
      ...(Object.fromEntries(flags.map((flag) => [flag, true])) as object),
    };
    const { id, slug } = await aRow(on, given);
    const kept = { ...given, status: 'active', ...(suite.definition.slugFrom && { slug }) };
    const nulls = Object.fromEntries(Object.keys(kept).map((key) => [key, null]));
    const after = expectDone(
      await asAdmin(on).update(id, { ...nulls, ...(list && { [list]: null }) }),
    );
    expect(after).toMatchObject({ ...kept, ...(list && { [list]: [] }) });
    const name = `${mainText(on)}Ar`;
    expectRefused(await asAdmin(on).update(id, { [name]: null }), 'BAD_USER_INPUT', name);
    expectRefused(await asAdmin(on).update(id, { [name]: '  ' }), 'BAD_USER_INPUT', name);
  });

  it(`updating ${plural} refuses a stale version and accepts the current one`, async () => {
    const { id, version } = await aRow(on);
    const name = `${mainText(on)}En`;
    const change = { [name]: 'First change', version };
    expect(expectDone(await asAdmin(on).update(id, change)).version).toBe(version + 1);
    expectRefused(
      await asAdmin(on).update(id, { [name]: 'Second change', version }),
      'STALE_WRITE',
    );
    expect(expectDone(await asAdmin(on).get(id))).toMatchObject({ [name]: 'First change' });
  });

  it(`updating ${plural} refuses an unknown field, an unknown row and a wrong type`, async () => {
    const { id } = await aRow(on);
    expectRefused(await asAdmin(on).update(id, { colour: 'red' }), 'BAD_USER_INPUT', 'colour');
    expectRefused(await asAdmin(on).update(id, { order: 'first' }), 'BAD_USER_INPUT', 'order');
    expectRefused(await asAdmin(on).update(id, { version: '1x' }), 'BAD_USER_INPUT', 'version');
    expectRefused(await asAdmin(on).update(idsOf(suite).unknown, { order: 1 }), 'NOT_FOUND');
  });
}

function describeSwitches(on: On): void {
  const { suite } = on.context;
  const { plural } = suite.definition;

  it(`toggling the status of ${plural} hides a row from the public and shows it again`, async () => {
    const made = await aRow(on);
    const { id, version } = made;
    const { key } = publicName(on, made);
    const off = expectDone(await asAdmin(on).toggle('status', id));
    expect(off).toMatchObject({ status: 'inactive', version: version + 1 });
    expectRefused(await asAnybody(on).getPublic(key), 'NOT_FOUND');
    expect(expectDone(await asAdmin(on).toggle('status', id))).toMatchObject({ status: 'active' });
    expectDone(await asAnybody(on).getPublic(key));
    expectRefused(await asAdmin(on).toggle('status', idsOf(suite).unknown), 'NOT_FOUND');
  });

  for (const flag of Object.keys(suite.definition.flags)) {
    it(`toggling ${flag} of ${plural} switches it on and off`, async () => {
      const { id } = await aRow(on, { [flag]: false });
      expect(expectDone(await asAdmin(on).toggle(flag, id))).toMatchObject({ [flag]: true });
      expect(expectDone(await asAdmin(on).toggle(flag, id))).toMatchObject({ [flag]: false });
      expectRefused(await asAdmin(on).toggle(flag, idsOf(suite).unknown), 'NOT_FOUND');
    });
  }

  if (on.transport === 'GraphQL') {
    it(`reordering ${plural} sets the order, within its limits`, async () => {
      const { id } = await aRow(on);
      const { reorder } = asAdminOverGraphql(on);
      expect(expectDone(await reorder(id, 42))).toMatchObject({ order: 42 });
      expect(expectDone(await reorder(id, 0))).toMatchObject({ order: 0 });
      for (const order of [-1, 100_001, 1.5, 'first', null]) {
        expectRefused(await reorder(id, order), 'BAD_USER_INPUT', 'order');
      }
      expectRefused(await reorder(idsOf(suite).unknown, 1), 'NOT_FOUND');
    });
  }

  it(`the counts of ${plural} follow what is created, toggled and removed`, async () => {
    const count = async () => expectDone(await asAdmin(on).stats());
    const before = await count();
    /** By how much the count of that name has grown; undefined if the entity has no such count. */
    const grownBy = (now: Record<string, number>, word: string) => {
      const names = Object.keys(before).filter((name) => name.startsWith(word));
      const own = `${word}${suite.definition.plural}`.toLowerCase();
      const key = names.find((name) => name.toLowerCase() === own) ?? names[0];
      return key && now[key]! - before[key]!;
    };
    const expectGrown = (now: Record<string, number>, by: Record<string, number>) => {
      for (const [word, many] of Object.entries(by))
        expect([undefined, many]).toContain(grownBy(now, word));
    };
    const { id } = await aRow(on);
    await aRow(on, { status: 'inactive' });
    const grown = await count();
    expect(grownBy(grown, 'total')).toBe(2);
    expectGrown(grown, { active: 1, inactive: 1, draft: 0 });
    await asAdmin(on).toggle('status', id);
    await asAdmin(on).remove(id);
    expectGrown(await count(), { total: 1, active: 0, inactive: 1, draft: 0 });
  });
}

function describeTrash(on: On): void {
  const { suite } = on.context;
  const { plural } = suite.definition;

  it(`removing one of the ${plural} takes it out of every list, and restoring brings it back`, async () => {
    const word = aWord();
    const made = await aRow(on, { [`${mainText(on)}En`]: `Gone ${word}` });
    const { id } = made;
    const { key } = publicName(on, made);
    const found = async (args: object = {}) =>
      expectDone(await asAdmin(on).list({ search: word, ...args })).total;
    expect(expectDone(await asAdmin(on).remove(id))).toBe(true);
    expect([await found(), await found({ deleted: true })]).toEqual([0, 1]);
    expectRefused(await asAnybody(on).getPublic(key), 'NOT_FOUND');
    expect(expectDone(await asAnybody(on).listPublic({ search: word })).total).toBe(0);
    expectDone(await asAdminOverGraphql(on).restore(id));
    expect([await found(), await found({ deleted: true })]).toEqual([1, 0]);
    expectDone(await asAnybody(on).getPublic(key));
    const { trash } = asAdminOverGraphql(on);
    expect(expectDone(await trash(id))).toMatchObject({
      ...{ id, deletedAt: expect.any(String) as string },
    });
    expect([await found(), await found({ deleted: true })]).toEqual([0, 1]);
  });

  it(`${plural} in the trash cannot be changed, and others cannot be restored`, async () => {
    const { id } = await aRow(on);
    expectRefused(await asAdminOverGraphql(on).restore(id), 'NOT_FOUND');
    expectDone(await asAdmin(on).remove(id));
    expectRefused(await asAdmin(on).remove(id), 'NOT_FOUND');
    expectRefused(await asAdmin(on).update(id, { order: 1 }), 'NOT_FOUND');
    expectRefused(await asAdmin(on).toggle('status', id), 'NOT_FOUND');
    expectRefused(await asAdmin(on).remove(idsOf(suite).unknown), 'NOT_FOUND');
  });
}
