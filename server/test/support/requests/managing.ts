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
  stationsOf,
} from './context.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
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
  const { suite } = on.context;

  describe('the list of administrators', () => {
    it('pages, newest first, and filters by status', async () => {
      const word = aWord();
      const rows = [];
      for (let number = 0; number < 3; number += 1)
        rows.push(await aRequest(on, { [lastRequired(on)]: `${word} ${number}` }));
      const ids = rows.map(({ id }) => id).reverse();
      const found = async (args: object) =>
        expectDone(await asAdmin(on).list({ search: word, ...args }));
      expect((await found({})).items.map(({ id }) => id)).toEqual(ids);
      expect(await found({ page: 2, limit: 2 })).toMatchObject({ total: 3, offset: 2, page: 2 });
      expect((await found({ sortBy: 'created_at', sortOrder: 'asc' })).items[0]?.id).toBe(ids[2]);
      expect((await found({ sortBy: 'reference' })).items.map(({ id }) => id)).toEqual(ids);
      expectDone(await asAdmin(on).setStatus(ids[0]!, { status: 'approved' }));
      expect((await found({ status: 'approved' })).items.map(({ id }) => id)).toEqual([ids[0]]);
      expect((await found({ status: 'pending' })).total).toBe(2);
    });

    it('takes at most three statements, timelines included', async () => {
      await Promise.all(Array.from({ length: 5 }, () => aRequest(on)));
      const statements = QueryCounter.of(on.context.app);
      const managed = await statements.during(() => asAdmin(on).list({ limit: 100 }));
      const mine = await statements.during(() => asClient(on).mine({ limit: 100 }));
      for (const { length } of [managed, mine]) {
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(3);
      }
    });

    it.each(LIST_REFUSALS)('refuses $title', async ({ input, field }) => {
      expectRefused(await asAdmin(on).list(input), 'BAD_USER_INPUT', field);
    });

    it.each(LIST_REFUSALS.filter(({ field }) => /limit|page|offset/.test(field)))(
      'of the client refuses $title',
      async ({ input, field }) => {
        expectRefused(await asClient(on).mine(input), 'BAD_USER_INPUT', field);
      },
    );

    it('refuses filters that are none', async () => {
      expectRefused(await asAdmin(on).list({ status: 'lost' }), 'BAD_USER_INPUT', 'status');
      expectRefused(await asAdmin(on).list({ deleted: 'maybe' }), 'BAD_USER_INPUT', 'deleted');
    });

    it('counts by status, all together the total', async () => {
      const sum = (counts: Record<string, number>) =>
        Object.entries(counts)
          .filter(([name]) => name !== 'totalRequests')
          .reduce((total, [, count]) => total + count, 0);
      const before = expectDone(await asAdmin(on).stats());
      expect(sum(before)).toBe(before['totalRequests']);
      const { id } = await aRequest(on);
      expectDone(await asAdmin(on).setStatus((await aRequest(on)).id, { status: 'rejected' }));
      const grown = expectDone(await asAdmin(on).stats());
      expect(grown).toEqual({
        ...before,
        totalRequests: before['totalRequests']! + 2,
        pendingRequests: before['pendingRequests']! + 1,
        rejectedRequests: before['rejectedRequests']! + 1,
      });
      expectDone(await asAdmin(on).remove(id));
      const left = expectDone(await asAdmin(on).stats());
      expect(left['totalRequests']).toBe(grown['totalRequests']! - 1);
    });

    if (on.transport === 'REST') {
      it.each(ADDRESS_REFUSALS)('refuses $title', async ({ query, field }) => {
        const { app, admin: token } = on.context;
        const answer = await app.rest('GET', `${suite.path}?${query}`, { token });
        expectRefused(answer, 'BAD_USER_INPUT', field);
      });
    }
  });
}

function describeSearch(on: On): void {
  const { suite } = on.context;

  describe('search', () => {
    const table = suite.searched.flatMap(({ field, text, searches }) =>
      searches.map((search) => ({ field, text, search })),
    );

    it.each(table)('finds $field "$text" by "$search"', async ({ field, text, search }) => {
      const { id } = await aRequest(on, { [field]: text });
      const { items } = expectDone(await asAdmin(on).list({ search, limit: 100 }));
      expect(items.map((row) => row.id)).toContain(id);
    });

    it('finds a request by its reference, in any case and in part', async () => {
      const { id, reference } = await aRequest(on);
      for (const search of [reference, reference.toLowerCase(), reference.slice(3)]) {
        const { items } = expectDone(await asAdmin(on).list({ search, limit: 100 }));
        expect(items.map((row) => row.id)).toContain(id);
      }
    });

    it('takes wildcards as they stand', async () => {
      const word = aWord();
      await aRequest(on, { [lastRequired(on)]: `${word} half of it` });
      for (const search of [`${word} h%f`, `${word} h_lf`, `${word} h\\lf`])
        expect(expectDone(await asAdmin(on).list({ search })).total).toBe(0);
    });

    if (on.transport === 'REST') {
      it('has an address of its own, where the words are called q', async () => {
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
  const { suite } = on.context;

  describe('corrections', () => {
    it('change what was given, leave the rest, and are no news for the client', async () => {
      const before = await aRequest(on);
      const change = { [lastRequired(on)]: 'Corrected words' };
      const after = expectDone(await asAdmin(on).update(before.id, change));
      expect(after).toMatchObject({
        ...suite.build(change),
        reference: before.reference,
        status: before.status,
        version: before.version + 1,
      });
      expect((await stationsOf(on, before.id))[1]).toMatchObject({
        type: 'updated',
        public: false,
      });
    });

    it('empty what may be empty and refuse to empty what may not', async () => {
      const { id } = await aRequest(on);
      const nothing = Object.fromEntries(suite.optional.map((field) => [field, null]));
      expect(expectDone(await asAdmin(on).update(id, nothing))).toMatchObject(nothing);
      for (const field of suite.required.fields)
        expectRefused(await asAdmin(on).update(id, { [field]: null }), 'BAD_USER_INPUT', field);
    });

    it.each(suite.refused)('refuse $title', async ({ input, field }) => {
      const { id } = await aRequest(on);
      expectRefused(await asAdmin(on).update(id, input), 'BAD_USER_INPUT', field);
    });

    it.each(suite.serverFields.filter((field) => field !== 'version'))(
      'take no %s',
      async (field) => {
        const { id } = await aRequest(on);
        const answer = await asAdmin(on).update(id, { [field]: 'x' });
        expectRefused(answer, 'BAD_USER_INPUT', field);
      },
    );

    it('refuse a stale version', async () => {
      const { id, version } = await aRequest(on);
      const change = { [lastRequired(on)]: 'First', version };
      expectDone(await asAdmin(on).update(id, change));
      expectRefused(await asAdmin(on).update(id, change), 'STALE_WRITE');
    });

    it('of an unknown request are not found', async () => {
      for (const id of [UNKNOWN, 'nonsense', '1']) {
        expectRefused(await asAdmin(on).get(id), 'NOT_FOUND');
        expectRefused(await asAdmin(on).update(id, {}), 'NOT_FOUND');
        expectRefused(await asAdmin(on).remove(id), 'NOT_FOUND');
      }
    });
  });
}

function describeTrash(on: On): void {
  describe('the trash', () => {
    it('takes a request from every list, the client’s too, and gives it back', async () => {
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
      expectRefused(await asAdmin(on).remove(id), 'NOT_FOUND');
      expectRefused(await asAdmin(on).update(id, { [lastRequired(on)]: 'x' }), 'NOT_FOUND');
      const { restore } = graphqlAs(on, on.context.admin);
      expectDone(await restore(id));
      expectRefused(await restore(id), 'NOT_FOUND');
      expect(await totals()).toEqual([1, 1, 0]);
    });
  });
}
