import { LOCALE_SUFFIX, LOCALES } from '../../../src/contract/locales.js';
import { QueryCounter } from '../query-counter.js';
import { expectDone, expectRefused, type Refusal } from '../refusals.js';
import { asAdmin, asAnybody, aRow, aWord, mainText, type On } from './context.js';

/** Bounds of a list that either transport refuses, with the same field named. */
export const LIST_REFUSALS: Refusal[] = [
  { title: 'a limit of 0', input: { limit: 0 }, field: 'limit' },
  { title: 'a limit of 101', input: { limit: 101 }, field: 'limit' },
  { title: 'a negative limit', input: { limit: -1 }, field: 'limit' },
  { title: 'a limit in words', input: { limit: 'abc' }, field: 'limit' },
  { title: 'half a limit', input: { limit: 1.5 }, field: 'limit' },
  { title: 'a limit beyond every integer', input: { limit: 1e21 }, field: 'limit' },
  { title: 'page 0', input: { page: 0 }, field: 'page' },
  { title: 'a negative page', input: { page: -3 }, field: 'page' },
  { title: 'a negative offset', input: { offset: -1 }, field: 'offset' },
  { title: 'an offset beyond a million', input: { offset: 1_000_001 }, field: 'offset' },
  { title: 'an unknown field to sort by', input: { sortBy: 'password' }, field: 'sortBy' },
  { title: 'SQL to sort by', input: { sortBy: 'id; drop table users' }, field: 'sortBy' },
  { title: 'an inner column to sort by', input: { sortBy: 'searchDoc' }, field: 'sortBy' },
  { title: 'an unknown direction', input: { sortOrder: 'sideways' }, field: 'sortOrder' },
  { title: 'a search of 101 characters', input: { search: 'x'.repeat(101) }, field: 'search' },
  { title: 'a search with NUL', input: { search: 'a\u0000b' }, field: 'search' },
];

/** Ways of writing a query that only an address has. */
export const ADDRESS_REFUSALS = [
  { title: 'a parameter given twice', query: 'limit=1&limit=2', field: 'limit' },
  { title: 'a search given twice', query: 'search=a&search=b', field: 'search' },
  { title: 'an array', query: 'limit[]=1', field: 'limit[]' },
  { title: 'an object', query: 'limit[a]=1', field: 'limit[a]' },
  { title: 'an unknown parameter', query: 'colour=red', field: 'colour' },
  { title: 'an empty number', query: 'page=', field: 'page' },
];

export function describeContentLists(on: On): void {
  const { suite } = on.context;

  describe('lists', () => {
    const word = aWord();
    const orders = [4, 2, 0, 3, 1];

    beforeAll(async () => {
      const name = mainText(on);
      for (const order of orders) {
        await aRow(on, {
          [`${name}En`]: `${word} number ${order}`,
          order,
          status: order > 2 ? 'inactive' : 'active',
          ...Object.fromEntries(
            Object.keys(suite.types.definition.flags).map((flag) => [flag, !order]),
          ),
        });
      }
    });

    const ordersOf = async (args: object) => {
      const { items } = expectDone(await asAdmin(on).list({ search: word, ...args }));
      return items.map(({ order }) => order);
    };

    it('answer pages without losing or repeating a row', async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => asAdmin(on).list({ search: word, limit: 2, page })),
      );
      const found = pages.map((page) => expectDone(page));
      expect(found.map(({ items }) => items.length)).toEqual([2, 2, 1, 0]);
      expect(new Set(found.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(5);
      expect(found[1]).toMatchObject({ total: 5, page: 2, limit: 2, offset: 2 });
    });

    it('take an offset, and a page before it', async () => {
      const from = expectDone(await asAdmin(on).list({ search: word, limit: 2, offset: 3 }));
      expect(from).toMatchObject({ total: 5, offset: 3 });
      expect(from.items).toHaveLength(2);
      const both = await asAdmin(on).list({ search: word, limit: 2, page: 1, offset: 4 });
      expect(expectDone(both)).toMatchObject({ page: 1, offset: 0 });
    });

    it('hold ten rows unless told otherwise, and a hundred at most', async () => {
      expect(expectDone(await asAdmin(on).list())).toMatchObject({ limit: 10, page: 1 });
      expect(expectDone(await asAdmin(on).list({ limit: 100 }))).toMatchObject({ limit: 100 });
    });

    it('go by order unless told otherwise, and by any field asked for', async () => {
      expect(await ordersOf({})).toEqual([0, 1, 2, 3, 4]);
      expect(await ordersOf({ sortBy: 'order', sortOrder: 'desc' })).toEqual([4, 3, 2, 1, 0]);
      const name = `${mainText(on)}En`;
      expect(await ordersOf({ sortBy: name, sortOrder: 'asc' })).toEqual([0, 1, 2, 3, 4]);
    });

    it('are sorted by anything that a row has', async () => {
      const { flags, slugFrom } = suite.types.definition;
      const texts = LOCALES.map((locale) => `${mainText(on)}${LOCALE_SUFFIX[locale]}`);
      const own = [
        'id',
        'order',
        'status',
        'createdAt',
        'updatedAt',
        ...(slugFrom ? ['slug'] : []),
      ];
      for (const sortBy of [...own, ...texts, ...Object.keys(flags)]) {
        expect((await ordersOf({ sortBy })).sort()).toEqual([0, 1, 2, 3, 4]);
      }
    });

    it('put accented letters beside plain ones, and capitals beside small ones', async () => {
      const shared = aWord();
      const words = ['zone', 'École', 'eau', 'étude', 'arbitre'];
      const french = `${mainText(on)}Fr`;
      for (const text of words) await aRow(on, { [french]: `${text} ${shared}` });
      const { items } = expectDone(
        await asAdmin(on).list({ search: shared, sortBy: french, sortOrder: 'asc' }),
      );
      const sorted = items.map((row) => String(row[french]).split(' ')[0]);
      expect(sorted).toEqual(['arbitre', 'eau', 'École', 'étude', 'zone']);
    });

    it('know a field by both of its spellings, newest first', async () => {
      expect(await ordersOf({ sortBy: 'createdAt' })).toEqual([...orders].reverse());
      expect(await ordersOf({ sortBy: 'created_at' })).toEqual([...orders].reverse());
      expect(await ordersOf({ sortBy: 'created_at', sortOrder: 'asc' })).toEqual(orders);
    });

    it('filter by status', async () => {
      expect(await ordersOf({ status: 'active' })).toEqual([0, 1, 2]);
      expect(await ordersOf({ status: 'inactive' })).toEqual([3, 4]);
    });

    for (const flag of Object.keys(suite.types.definition.flags)) {
      it(`filter by ${flag}`, async () => {
        expect(await ordersOf({ [flag]: true })).toEqual([0]);
        expect(await ordersOf({ [flag]: false })).toEqual([1, 2, 3, 4]);
      });
    }

    it('show the public the active rows only, by order', async () => {
      const { items, total } = expectDone(await asAnybody(on).listPublic({ search: word }));
      expect(items.map(({ order }) => order)).toEqual([0, 1, 2]);
      expect(total).toBe(3);
    });

    it('take at most three statements, however long they are', async () => {
      const counter = QueryCounter.of(on.context.app);
      const managed = await counter.during(() => asAdmin(on).list({ limit: 100 }));
      const shown = await counter.during(() => asAnybody(on).listPublic({ limit: 100 }));
      expect(managed.length).toBeGreaterThan(0);
      expect(managed.length).toBeLessThanOrEqual(3);
      expect(shown.length).toBeLessThanOrEqual(3);
    });

    it.each(LIST_REFUSALS)('refuse $title', async ({ input, field }) => {
      expectRefused(await asAdmin(on).list(input), 'BAD_USER_INPUT', field);
      expectRefused(await asAnybody(on).listPublic(input), 'BAD_USER_INPUT', field);
    });

    it('refuse filters that are none', async () => {
      expectRefused(await asAdmin(on).list({ status: 'gone' }), 'BAD_USER_INPUT', 'status');
      expectRefused(await asAdmin(on).list({ deleted: 'maybe' }), 'BAD_USER_INPUT', 'deleted');
      for (const flag of Object.keys(suite.types.definition.flags)) {
        expectRefused(await asAdmin(on).list({ [flag]: 'maybe' }), 'BAD_USER_INPUT', flag);
      }
    });

    if (on.transport === 'REST') {
      it.each(ADDRESS_REFUSALS)('refuse $title', async ({ query, field }) => {
        const { app, admin: token } = on.context;
        const managed = await app.rest('GET', `${suite.path}?${query}`, { token });
        expectRefused(managed, 'BAD_USER_INPUT', field);
        expectRefused(
          await app.rest('GET', `/public${suite.path}?${query}`),
          'BAD_USER_INPUT',
          field,
        );
      });
    }
  });
}
