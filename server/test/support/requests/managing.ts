import { DataSource } from 'typeorm';
import { QueryCounter } from '../query-counter.js';
import { ADDRESS_REFUSALS, LIST_REFUSALS } from '../content/lists.js';
import { expectDone, expectRefused } from '../refusals.js';
import {
  as,
  asAdmin,
  asClient,
  aNewClient,
  aRequest,
  graphqlAs,
  type On,
  timelineOf,
} from './context.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const FILTER_REFUSALS = [
  { title: 'an unknown status among several', input: { statuses: ['lost'] }, field: 'statuses' },
  {
    title: 'too many statuses',
    input: { statuses: Array.from({ length: 21 }, () => 'rejected') },
    field: 'statuses',
  },
  {
    title: 'a day that does not exist',
    input: { createdFrom: '2026-02-30' },
    field: 'createdFrom',
  },
  {
    title: 'a last day before the first one',
    input: { createdFrom: '2026-03-02', createdTo: '2026-03-01' },
    field: 'createdTo',
  },
  {
    title: 'a period of more than ten years',
    input: { createdFrom: '2016-03-01', createdTo: '2026-03-02' },
    field: 'createdTo',
  },
];
let counter = 0;
/** A word that no other request has. */
const aWord = () => `marker${process.pid}x${(counter += 1)}x`;

export function describeManaging(on: On): void {
  describeLists(on);
  describeSearch(on);
  describeUpdates(on);
  describeTrash(on);
}

const lastRequired = ({ context }: On) => context.suite.required.fields.at(-1) as string;

function describeLists(on: On): void {
  const { name } = on.context.suite.definition;
  const { suite } = on.context;

  describe(`lists of ${name}`, () => {
    it(`the administrators’ list of ${name} is paged, newest first, and filters by status`, async () => {
      const word = aWord();
      const rows = [];
      for (let number = 0; number < 3; number += 1)
        rows.push(await aRequest(on, { [lastRequired(on)]: `${word} ${number}` }));
      const ids = rows.map(({ id }) => id).reverse();
      const found = async (args: object) =>
        expectDone(await asAdmin(on).list({ search: word, ...args }));
      expect((await found({})).items.map(({ id }) => id)).toEqual(ids);
      expect(await found({ page: 2, limit: 2 })).toMatchObject({ total: 3, offset: 2, page: 2 });
      expect((await found({ sortBy: 'createdAt', sortOrder: 'asc' })).items[0]?.id).toBe(ids[2]);
      expect((await found({ sortBy: 'reference' })).items.map(({ id }) => id)).toEqual(ids);
      const [first, second] = suite.definition.statuses;
      expectDone(await asAdmin(on).setStatus(ids[0]!, { status: second }));
      expect((await found({ status: second })).items.map(({ id }) => id)).toEqual([ids[0]]);
      expect((await found({ status: first })).total).toBe(2);
    });

    it(`the administrators’ list of ${name} filters by several statuses and by days in Algiers`, async () => {
      const word = aWord();
      const ids: string[] = [];
      for (let number = 0; number < 3; number += 1)
        ids.push((await aRequest(on, { [lastRequired(on)]: `${word} ${number}` })).id);
      const [first, second, third] = suite.definition.statuses;
      expectDone(await asAdmin(on).setStatus(ids[1]!, { status: second }));
      expectDone(await asAdmin(on).setStatus(ids[2]!, { status: third }));
      // half past midnight of 2 March in Algiers
      await on.context.app.app
        .get(DataSource)
        .query(`UPDATE ${suite.table} SET created_at = '2026-03-01T23:30Z' WHERE id = $1`, [
          ids[0],
        ]);
      const found = async (args: object) =>
        expectDone(
          await asAdmin(on).list({ search: word, sortBy: 'reference', ...args }),
        ).items.map(({ id }) => ids.indexOf(id));
      expect(await found({ statuses: [second, third] })).toEqual([2, 1]);
      expect(await found({ statuses: [first, third], status: second })).toEqual([2, 0]);
      expect(await found({ createdTo: '2026-03-01' })).toEqual([]);
      expect(await found({ createdFrom: '2026-03-02', createdTo: '2026-03-02' })).toEqual([0]);
      expect(await found({ createdFrom: '2026-03-03' })).toEqual([2, 1]);
    });

    it.each(FILTER_REFUSALS)(
      `the administrators’ list of ${name} refuses $title`,
      async ({ input, field }) => {
        expectRefused(await asAdmin(on).list(input), 'BAD_USER_INPUT', field);
      },
    );

    it(`a list of ${name} takes at most five SQL statements with timelines, what is unseen and what the rows lead to`, async () => {
      await Promise.all(Array.from({ length: 5 }, () => aRequest(on)));
      const statements = QueryCounter.of(on.context.app);
      const managed = await statements.during(() => asAdmin(on).list({ limit: 100 }));
      const mine = await statements.during(() => asClient(on).mine({ limit: 100 }));
      for (const sent of [managed, mine]) {
        expect(sent).not.toEqual([]);
        expect(sent.slice(5)).toEqual([]);
      }
    });

    it(`the total of the list of ${name} is counted again after a change, not for every read; a rare word is found first and then sorted`, async () => {
      const word = aWord();
      const read = async () => expectDone(await asAdmin(on).list({ search: word })).total;
      expect(await read()).toBe(0);
      await aRequest(on, { [lastRequired(on)]: `${word} 1` });
      const totals: number[] = [];
      const statements = await QueryCounter.of(on.context.app).during(async () => {
        for (let time = 0; time < 5; time += 1) totals.push(await read());
      });
      expect(totals).toEqual([1, 1, 1, 1, 1]);
      expect(statements.filter((text) => text.includes('count(*)')).length).toBeLessThan(5);
      // without what the rows lead to, and without what jobs read meanwhile
      const searches = statements.filter((text) => text.includes('t.search_'));
      const reads = searches.filter((text) => /ORDER BY .* LIMIT/.test(text));
      expect(reads).toEqual(Array(5).fill(expect.stringContaining('OFFSET 0) t ORDER BY')));
    });

    it.each(LIST_REFUSALS)(
      `the administrators’ list of ${name} refuses $title`,
      async ({ input, field }) => {
        expectRefused(await asAdmin(on).list(input), 'BAD_USER_INPUT', field);
      },
    );

    it.each(LIST_REFUSALS.filter(({ field }) => /limit|page|offset/.test(field)))(
      `the client’s list of ${name} refuses $title`,
      async ({ input, field }) => {
        expectRefused(await asClient(on).mine(input), 'BAD_USER_INPUT', field);
      },
    );

    it(`a list of ${name} refuses filters with unknown values`, async () => {
      expectRefused(await asAdmin(on).list({ status: 'lost' }), 'BAD_USER_INPUT', 'status');
      expectRefused(await asAdmin(on).list({ deleted: 'maybe' }), 'BAD_USER_INPUT', 'deleted');
    });

    it(`the counts of ${name} by status add up to the total`, async () => {
      const { noun } = suite.definition;
      const total = `total${noun}`;
      const sum = (counts: Record<string, number>) =>
        Object.entries(counts)
          .filter(([name]) => name !== total)
          .reduce((all, [, count]) => all + count, 0);
      const before = expectDone(await asAdmin(on).stats());
      expect(sum(before)).toBe(before[total]);
      const { id } = await aRequest(on);
      const { statuses } = suite.definition;
      const [first, last] = [statuses[0], statuses.at(-1)].map((status) => `${status}${noun}`);
      expectDone(await asAdmin(on).setStatus((await aRequest(on)).id, { status: statuses.at(-1) }));
      const grown = expectDone(await asAdmin(on).stats());
      expect(grown).toEqual({
        ...before,
        [total]: before[total]! + 2,
        [first!]: before[first!]! + 1,
        [last!]: before[last!]! + 1,
      });
      expectDone(await asAdmin(on).remove(id));
      const left = expectDone(await asAdmin(on).stats());
      expect(left[total]).toBe(grown[total]! - 1);
    });

    if (on.transport === 'REST') {
      it.each(ADDRESS_REFUSALS)(`a list of ${name} refuses $title`, async ({ query, field }) => {
        const { app, admin: token } = on.context;
        const answer = await app.rest('GET', `${suite.path}?${query}`, { token });
        expectRefused(answer, 'BAD_USER_INPUT', field);
      });
    }
  });
}

function describeSearch(on: On): void {
  const { name } = on.context.suite.definition;
  const { suite } = on.context;

  describe(`search in ${name}`, () => {
    const table = suite.searched.flatMap(({ field, text, searches }) =>
      searches.map((search) => ({ field, text, search })),
    );

    it.each(table)(
      `a search in ${name} for "$search" finds $field "$text"`,
      async ({ field, text, search }) => {
        const { id } = await aRequest(on, { [field]: text });
        const { items } = expectDone(await asAdmin(on).list({ search, limit: 100 }));
        expect(items.map((row) => row.id)).toContain(id);
      },
    );

    it(`a search finds a ${name} by its reference, by a part of it and in any case`, async () => {
      const { id, reference } = await aRequest(on);
      for (const search of [reference, reference.toLowerCase(), reference.slice(3)]) {
        const { items } = expectDone(await asAdmin(on).list({ search, limit: 100 }));
        expect(items.map((row) => row.id)).toContain(id);
      }
    });

    it(`a search in ${name} does not treat % and _ as wildcards`, async () => {
      const word = aWord();
      await aRequest(on, { [lastRequired(on)]: `${word} half of it` });
      for (const search of [`${word} h%f`, `${word} h_lf`, `${word} h\\lf`])
        expect(expectDone(await asAdmin(on).list({ search })).total).toBe(0);
    });

    if (on.transport === 'REST') {
      it(`GET ${suite.path}/search takes the words to find as q`, async () => {
        const { app, admin: token } = on.context;
        const word = aWord();
        const { id } = await aRequest(on, { [lastRequired(on)]: `شؤون ${word}` });
        const query = new URLSearchParams({ q: `${word} شوون` }).toString();
        const answer = await app.rest('GET', `${suite.path}/search?${query}`, { token });
        expect(expectDone(answer)).toMatchObject({
          [suite.definition.plural]: [{ id }],
          total: 1,
        });
      });
    }
  });
}

function describeUpdates(on: On): void {
  const { name } = on.context.suite.definition;
  const { suite } = on.context;

  describe(`corrections of a ${name}`, () => {
    it(`a correction of a ${name} changes only the given fields and does not notify the client`, async () => {
      const form = suite.build();
      const before = await aRequest(on, form);
      const change = { [lastRequired(on)]: 'Corrected words' };
      const after = expectDone(await asAdmin(on).update(before.id, change));
      expect(after).toMatchObject({
        ...form,
        ...change,
        reference: before.reference,
        status: before.status,
        version: before.version + 1,
      });
      expect((await timelineOf(on, before.id))[1]).toMatchObject({
        type: 'updated',
        public: false,
      });
    });

    it(`a correction of a ${name} can empty optional fields but not required ones`, async () => {
      const { id } = await aRequest(on);
      const nothing = Object.fromEntries(suite.optional.map((field) => [field, null]));
      expect(expectDone(await asAdmin(on).update(id, nothing))).toMatchObject(nothing);
      for (const field of suite.required.fields)
        expectRefused(await asAdmin(on).update(id, { [field]: null }), 'BAD_USER_INPUT', field);
    });

    it.each(suite.refused)(`a correction of a ${name} refuses $title`, async ({ input, field }) => {
      const { id } = await aRequest(on);
      expectRefused(await asAdmin(on).update(id, input), 'BAD_USER_INPUT', field);
    });

    it.each(suite.serverFields.filter((field) => field !== 'version'))(
      `a correction of a ${name} refuses %s, which only the server sets`,
      async (field) => {
        const { id } = await aRequest(on);
        const answer = await asAdmin(on).update(id, { [field]: 'x' });
        expectRefused(answer, 'BAD_USER_INPUT', field);
      },
    );

    it(`a correction of a ${name} refuses a stale version`, async () => {
      const { id, version } = await aRequest(on);
      const change = { [lastRequired(on)]: 'First', version };
      expectDone(await asAdmin(on).update(id, change));
      expectRefused(await asAdmin(on).update(id, change), 'STALE_WRITE');
    });

    it(`a correction of an unknown ${name} is not found`, async () => {
      for (const id of [UNKNOWN, 'nonsense1', '1']) {
        expectRefused(await asAdmin(on).get(id), 'NOT_FOUND');
        expectRefused(await asAdmin(on).update(id, {}), 'NOT_FOUND');
        expectRefused(await asAdmin(on).remove(id), 'NOT_FOUND');
      }
    });
  });
}

function describeTrash(on: On): void {
  const { name } = on.context.suite.definition;
  describe(`the trash of ${name}`, () => {
    it(`a removed ${name} leaves every list, the client’s too, and comes back when restored`, async () => {
      const person = await aNewClient(on);
      const word = aWord();
      const input = on.context.suite.build({ [lastRequired(on)]: word });
      const { id } = expectDone(await as(on, person.token).submit(input));
      const totals = async () => [
        expectDone(await as(on, person.token).mine()).total,
        expectDone(await asAdmin(on).list({ search: word })).total,
        expectDone(await asAdmin(on).list({ search: word, deleted: true })).total,
      ];
      expect(await totals()).toEqual([1, 1, 0]);
      expect(expectDone(await asAdmin(on).remove(id))).toBe(true);
      expect(await totals()).toEqual([0, 0, 1]);
      expectRefused(await graphqlAs(on, person.token).getMine(id), 'NOT_FOUND');
      for (const args of [{}, { deleted: false }])
        expectRefused(await asAdmin(on).get(id, args), 'NOT_FOUND');
      expect(expectDone(await asAdmin(on).get(id, { deleted: true })).id).toBe(id);
      expectRefused(await asAdmin(on).get(id, { deleted: 'maybe' }), 'BAD_USER_INPUT', 'deleted');
      expectRefused(await asAdmin(on).remove(id), 'NOT_FOUND');
      expectRefused(await asAdmin(on).update(id, { [lastRequired(on)]: 'x' }), 'NOT_FOUND');
      const { restore, trash } = graphqlAs(on, on.context.admin);
      expectDone(await restore(id));
      expectRefused(await restore(id), 'NOT_FOUND');
      expect(await totals()).toEqual([1, 1, 0]);
      expect(expectDone(await trash(id))).toMatchObject({
        ...{ id, deletedAt: expect.any(String) as string },
      });
      expect(await totals()).toEqual([0, 0, 1]);
    });
  });
}
