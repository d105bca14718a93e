import { LOCALE_SUFFIX, LOCALES } from '../../../src/contract/locales.js';
import { QueryCounter } from '../query-counter.js';
import { expectDone, expectRefused, type Refusal } from '../refusals.js';
import { asAdmin, asAnybody, aRow, aWord, mainText, type On } from './context.js';

/** List arguments that both transports refuse, naming the same field. */
export const LIST_REFUSALS: Refusal[] = [
  { title: 'a limit of 0', input: { limit: 0 }, field: 'limit' },
  { title: 'a limit of 101', input: { limit: 101 }, field: 'limit' },
  { title: 'a negative limit', input: { limit: -1 }, field: 'limit' },
  { title: 'a limit that is a word', input: { limit: 'abc' }, field: 'limit' },
  { title: 'a limit with a fraction', input: { limit: 1.5 }, field: 'limit' },
  { title: 'a limit larger than any integer', input: { limit: 1e21 }, field: 'limit' },
  { title: 'page 0', input: { page: 0 }, field: 'page' },
  { title: 'a negative page', input: { page: -3 }, field: 'page' },
  { title: 'a negative offset', input: { offset: -1 }, field: 'offset' },
  { title: 'an offset beyond a million', input: { offset: 1_000_001 }, field: 'offset' },
  { title: 'an unknown field to sort by', input: { sortBy: 'password' }, field: 'sortBy' },
  {
    title: 'SQL as the field to sort by',
    input: { sortBy: 'id; drop table users' },
    field: 'sortBy',
  },
  { title: 'an internal column to sort by', input: { sortBy: 'searchDoc' }, field: 'sortBy' },
  { title: 'an unknown sort order', input: { sortOrder: 'sideways' }, field: 'sortOrder' },
  { title: 'a search of 101 characters', input: { search: 'x'.repeat(101) }, field: 'search' },
  { title: 'a search with a NUL character', input: { search: 'a\u0000b' }, field: 'search' },
];

/** Wrong query strings, which exist over REST only. */
export const ADDRESS_REFUSALS = [
  { title: 'a parameter given twice', query: 'limit=1&limit=2', field: 'limit' },
  { title: 'a search given twice', query: 'search=a&search=b', field: 'search' },
  { title: 'a parameter written as an array', query: 'limit[]=1', field: 'limit[]' },
  { title: 'a parameter written as an object', query: 'limit[a]=1', field: 'limit[a]' },
  { title: 'an unknown parameter', query: 'colour=red', field: 'colour' },
  { title: 'an empty number', query: 'page=', field: 'page' },
];

export function describeContentLists(on: On): void {
  const { suite } = on.context;
  const { plural } = suite.definition;

  describe(`lists of ${plural}`, () => {
    const word = aWord();
    const orders = [4, 2, 0, 3, 1];

    beforeAll(async () => {
      const name = mainText(on);
      for (const order of orders) {
        await aRow(on, {
          [`${name}En`]: `${word} number ${order}`,
          order,
          status: order > 2 ? 'inactive' : 'active',
          ...Object.fromEntries(Object.keys(suite.definition.flags).map((flag) => [flag, !order])),
        });
      }
    });

    const ordersOf = async (args: object) => {
      const { items } = expectDone(await asAdmin(on).list({ search: word, ...args }));
      return items.map(({ order }) => order);
    };

    it(`the pages of ${plural} lose and repeat no row`, async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => asAdmin(on).list({ search: word, limit: 2, page })),
      );
      const found = pages.map((page) => expectDone(page));
      expect(found.map(({ items }) => items.length)).toEqual([2, 2, 1, 0]);
      expect(new Set(found.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(5);
      expect(found[1]).toMatchObject({ total: 5, page: 2, limit: 2, offset: 2 });
    });

    it(`a list of ${plural} accepts an offset, and a page wins over it`, async () => {
      const from = expectDone(await asAdmin(on).list({ search: word, limit: 2, offset: 3 }));
      expect(from).toMatchObject({ total: 5, offset: 3 });
      expect(from.items).toHaveLength(2);
      const both = await asAdmin(on).list({ search: word, limit: 2, page: 1, offset: 4 });
      expect(expectDone(both)).toMatchObject({ page: 1, offset: 0 });
    });

    it(`a list of ${plural} holds ten rows by default and a hundred at most`, async () => {
      expect(expectDone(await asAdmin(on).list())).toMatchObject({ limit: 10, page: 1 });
      expect(expectDone(await asAdmin(on).list({ limit: 100 }))).toMatchObject({ limit: 100 });
    });

    it(`a list of ${plural} is sorted by order by default, or by the field asked for`, async () => {
      expect(await ordersOf({})).toEqual([0, 1, 2, 3, 4]);
      expect(await ordersOf({ sortBy: 'order', sortOrder: 'desc' })).toEqual([4, 3, 2, 1, 0]);
      const name = `${mainText(on)}En`;
      expect(await ordersOf({ sortBy: name, sortOrder: 'asc' })).toEqual([0, 1, 2, 3, 4]);
    });

    it(`a list of ${plural} can be sorted by every field of a row`, async () => {
      const { flags, slugFrom } = suite.definition;
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

    it(`a sorted list of ${plural} ignores accents and case`, async () => {
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

    it(`a list of ${plural} that is sorted by time has the newest first`, async () => {
      expect(await ordersOf({ sortBy: 'createdAt' })).toEqual([...orders].reverse());
      expect(await ordersOf({ sortBy: 'createdAt', sortOrder: 'asc' })).toEqual(orders);
    });

    it(`a list of ${plural} filters by status`, async () => {
      expect(await ordersOf({ status: 'active' })).toEqual([0, 1, 2]);
      expect(await ordersOf({ status: 'inactive' })).toEqual([3, 4]);
    });

    for (const flag of Object.keys(suite.definition.flags)) {
      it(`a list of ${plural} filters by ${flag}`, async () => {
        expect(await ordersOf({ [flag]: true })).toEqual([0]);
        expect(await ordersOf({ [flag]: false })).toEqual([1, 2, 3, 4]);
      });
    }

    it(`the public list of ${plural} holds only active rows, sorted by order`, async () => {
      const { items, total } = expectDone(await asAnybody(on).listPublic({ search: word }));
      expect(items.map(({ order }) => order)).toEqual([0, 1, 2]);
      expect(total).toBe(3);
    });

    it(`a list of ${plural} takes at most three SQL statements, however many rows it has`, async () => {
      const counter = QueryCounter.of(on.context.app);
      const managed = await counter.during(() => asAdmin(on).list({ limit: 100 }));
      const shown = await counter.during(() => asAnybody(on).listPublic({ limit: 100 }));
      expect(managed).not.toEqual([]);
      expect(managed.slice(3)).toEqual([]);
      expect(shown.slice(3)).toEqual([]);
    });

    it.each(LIST_REFUSALS)(`a list of ${plural} refuses $title`, async ({ input, field }) => {
      expectRefused(await asAdmin(on).list(input), 'BAD_USER_INPUT', field);
      expectRefused(await asAnybody(on).listPublic(input), 'BAD_USER_INPUT', field);
    });

    it(`a list of ${plural} refuses filters with unknown values`, async () => {
      expectRefused(await asAdmin(on).list({ status: 'gone' }), 'BAD_USER_INPUT', 'status');
      expectRefused(await asAdmin(on).list({ deleted: 'maybe' }), 'BAD_USER_INPUT', 'deleted');
      for (const flag of Object.keys(suite.definition.flags)) {
        expectRefused(await asAdmin(on).list({ [flag]: 'maybe' }), 'BAD_USER_INPUT', flag);
      }
    });

    if (on.transport === 'REST') {
      it(`a list of ${plural} takes sortBy in snake case, too`, async () => {
        expect(await ordersOf({ sortBy: 'created_at' })).toEqual([...orders].reverse());
        expect(await ordersOf({ sortBy: 'created_at', sortOrder: 'asc' })).toEqual(orders);
      });

      it.each(['asc', 'ASC', 'Asc', 'desc', 'DESC', 'DeSc'])(
        `a list of ${plural} takes the sort order %s`,
        async (sortOrder) => {
          const found = await ordersOf({ sortBy: 'order', sortOrder });
          const ascending = [0, 1, 2, 3, 4];
          const isAscending = sortOrder.toLowerCase() === 'asc';
          expect(found).toEqual(isAscending ? ascending : ascending.reverse());
        },
      );

      it.each(['up', '1', ' asc', 'ascending', 'asc,desc'])(
        `a list of ${plural} refuses the sort order "%s" and names those it takes`,
        async (sortOrder) => {
          const { app, admin: token } = on.context;
          const address = `${suite.path}?language=en&sortOrder=${encodeURIComponent(sortOrder)}`;
          const answer = await app.rest('GET', address, { token });
          expectRefused(answer, 'BAD_USER_INPUT', 'sortOrder');
          expect(answer.fields['sortOrder']).toBe('Accepted values: asc or desc');
        },
      );

      it.each(ADDRESS_REFUSALS)(`a list of ${plural} refuses $title`, async ({ query, field }) => {
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
