import { LIMITS } from '../../../src/contract/limits.js';
import { QueryCounter } from '../query-counter.js';
import { expectDone, expectRefused } from '../refusals.js';
import type { BulkOperation, RequestRow } from '../request-calls.js';
import {
  aNewClient,
  aRequest,
  as,
  asAdmin,
  graphqlAs,
  mailsAbout,
  type OnDesk,
  theAdmin,
  timelineOf,
} from './context.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const { max } = LIMITS.bulk;
const ofUnknown = { id: UNKNOWN, version: 1 };
const REFUSED = [
  { title: 'no rows', input: { rows: [] }, field: 'rows' },
  {
    title: 'more rows than allowed',
    input: { rows: Array.from({ length: max + 1 }, () => ofUnknown) },
    field: 'rows',
  },
  { title: 'a row twice', input: { rows: [ofUnknown, ofUnknown] }, field: 'rows' },
  {
    title: 'an id that is none',
    input: { rows: [{ id: 'one', version: 1 }] },
    field: 'rows.0.id',
  },
  {
    title: 'a row without its version',
    input: { rows: [{ id: UNKNOWN }] },
    field: 'rows.0.version',
  },
];

const rowsOf = (requests: readonly RequestRow[]) => ({
  rows: requests.map(({ id, version }) => ({ id, version })),
});

/** Changes of many requests at once; only GraphQL offers them. */
export function describeBulkChanges(on: OnDesk): void {
  const { name, statuses } = on.context.suite.definition;
  const second = statuses[1]!;
  const office = () => graphqlAs(on, on.context.admin);
  const current = async (id: string) => expectDone(await asAdmin(on).get(id, { deleted: true }));

  describe(`many of ${name} at once`, () => {
    it(`several of ${name} get a status and a note, and each client a mail`, async () => {
      const person = await aNewClient(on);
      const submit = async () =>
        expectDone(await as(on, person.token).submit(on.context.suite.build()));
      const requests = [await submit(), await submit()];
      const input = { ...rowsOf(requests), status: second, note: 'For all of you' };
      const { changed, conflicts } = expectDone(await office().bulk('setStatuses', input));
      expect(changed.toSorted()).toEqual(requests.map(({ id }) => id).toSorted());
      expect(conflicts).toEqual([]);
      for (const { id, reference } of requests) {
        expect(await current(id)).toMatchObject({ status: second, version: 2 });
        expect((await timelineOf(on, id)).at(-1)).toMatchObject({
          type: 'status_changed',
          status: second,
          note: 'For all of you',
        });
        expect(await mailsAbout(on, reference, person.email)).toHaveLength(2);
      }
    });

    it(`nothing is changed when one of several ${name} was changed meanwhile, which is named`, async () => {
      const requests = [await aRequest(on), await aRequest(on), await aRequest(on)];
      expectDone(await asAdmin(on).setStatus(requests[1]!.id, { status: second }));
      const { changed, conflicts } = expectDone(await office().bulk('remove', rowsOf(requests)));
      expect(changed).toEqual([]);
      expect(conflicts).toEqual([
        expect.objectContaining({
          id: requests[1]!.id,
          reference: requests[1]!.reference,
          changedBy: expect.stringMatching(/\S/) as string,
        }),
      ]);
      for (const { id } of requests) expect((await current(id))['deletedAt']).toBeNull();
      const others = rowsOf([requests[0]!, requests[2]!]);
      expect(expectDone(await office().bulk('remove', others)).changed).toHaveLength(2);
    });

    it(`several of ${name} are given to an administrator, moved to the trash and restored`, async () => {
      const ids = [(await aRequest(on)).id, (await aRequest(on)).id];
      const rows = async () => rowsOf(await Promise.all(ids.map(current)));
      const done = async (operation: BulkOperation, more: object = {}) =>
        expect(
          expectDone(await office().bulk(operation, { ...(await rows()), ...more })).changed,
        ).toHaveLength(2);
      const { id: assigneeId } = await theAdmin(on);
      await done('assign', { assigneeId });
      for (const id of ids) expect((await current(id))['assigneeId']).toBe(assigneeId);
      await done('assign');
      for (const id of ids) expect((await current(id))['assigneeId']).toBeNull();
      await done('remove');
      for (const id of ids) expect((await current(id))['deletedAt']).not.toBeNull();
      expect(expectDone(await office().bulk('remove', await rows())).conflicts).toHaveLength(2);
      await done('restore');
      for (const id of ids) expect((await current(id))['deletedAt']).toBeNull();
    });

    it(`a ${name} that does not exist is a conflict, and an unknown assignee is refused`, async () => {
      const { conflicts } = expectDone(await office().bulk('remove', { rows: [ofUnknown] }));
      expect(conflicts).toEqual([
        expect.objectContaining({ id: UNKNOWN, reference: null, changedBy: null }),
      ]);
      const input = { ...rowsOf([await aRequest(on)]), assigneeId: on.context.client.id };
      expectRefused(await office().bulk('assign', input), 'BAD_USER_INPUT', 'assigneeId');
    });

    it(`two administrators who change the same ${name}s in opposite orders do not block each other`, async () => {
      const requests = [await aRequest(on), await aRequest(on)];
      const answers = await Promise.all(
        [requests, requests.toReversed()].map((rows) =>
          office().bulk('setStatuses', { ...rowsOf(rows), status: second }),
        ),
      );
      const changed = answers.map((answer) => expectDone(answer).changed.length);
      expect(changed.toSorted()).toEqual([0, 2]);
    });

    it.each(REFUSED)(`a change of many ${name} refuses $title`, async ({ input, field }) => {
      expectRefused(await office().bulk('remove', input), 'BAD_USER_INPUT', field);
    });

    it(`a client may not change many ${name}`, async () => {
      const client = graphqlAs(on, on.context.client.token);
      expectRefused(await client.bulk('remove', rowsOf([await aRequest(on)])), 'FORBIDDEN');
    });

    it(`reading what was changed takes as many statements for one ${name} as for three`, async () => {
      const statements = QueryCounter.of(on.context.app);
      const reads = async (requests: RequestRow[]) =>
        (await statements.during(() => office().bulk('remove', rowsOf(requests)))).filter((text) =>
          text.startsWith('SELECT'),
        ).length;
      const one = await reads([await aRequest(on)]);
      expect(await reads([await aRequest(on), await aRequest(on), await aRequest(on)])).toBe(one);
    });
  });
}
