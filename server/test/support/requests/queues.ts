import { DataSource } from 'typeorm';
import { answerDue } from '../../../src/contract/answer-due.js';
import { REQUEST_QUEUES, type RequestQueue } from '../../../src/contract/requests/queues.js';
import { anAdmin } from '../builders.js';
import { TRANSPORTS } from '../content-calls.js';
import { Followers, type Stream } from '../live.js';
import { callOperation } from '../operation.js';
import { expectDone, expectRefused } from '../refusals.js';
import { waitUntil } from '../wait-until.js';
import { aRequest, asAdmin, graphqlAs, type OnDesk } from './context.js';

interface Viewers {
  viewers: { fullName: string }[];
}
interface Desk {
  queues: (Record<RequestQueue, number | null> & { kind: string })[];
}

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const DAY_MS = 24 * 3_600_000;

/** What administrators work through, what they have not seen, and who has what open. */
export function describeQueues(on: OnDesk): void {
  describeViews(on);
  describeUnseen(on);
  describeViewers(on);
}

const call = <T>(
  on: OnDesk,
  kind: 'query' | 'mutation',
  name: string,
  variables: object,
  by?: string,
) => callOperation<T>(on.context.app, [kind, name], variables, { token: by ?? on.context.admin });
const desk = async (on: OnDesk) => expectDone(await call<Desk>(on, 'query', 'desk', {}));
const write = (on: OnDesk, sql: string, values: unknown[]) =>
  on.context.app.app.get(DataSource).query(sql, values);

function describeViews(on: OnDesk): void {
  const { suite } = on.context;
  const { name, doneStatuses, urgencyField } = suite.definition;
  const inQueue = async (queue: RequestQueue, search: string) =>
    expectDone(await asAdmin(on).list({ queue, search })).total === 1;
  const queuesWith = async (search: string) => {
    const queues = REQUEST_QUEUES.filter((queue) => !queue.startsWith('urgent') || urgencyField);
    const found = await Promise.all(queues.map((queue) => inQueue(queue, search)));
    return queues.filter((_, index) => found[index]);
  };
  const inOrder = async (args: object) =>
    expectDone(await asAdmin(on).list({ sortBy: 'queue', ...args })).items;
  const waitSince = (id: string, since: Date) =>
    write(on, `UPDATE ${suite.table} SET unanswered_since = $2 WHERE id = $1`, [id, since]);

  describe(`queues of ${name}`, () => {
    it(`a ${name} is in the queues that it belongs to, as it is given to somebody, urgent, late and done`, async () => {
      const { id, reference } = await aRequest(on);
      expect(await queuesWith(reference)).toEqual(['waiting', 'unassigned', 'open']);
      const me = expectDone(await call<{ id: string }>(on, 'query', 'me', {}));
      expectDone(await graphqlAs(on, on.context.admin).assign(id, { assigneeId: me.id }));
      expect(await queuesWith(reference)).toEqual(['waiting', 'mine', 'open']);
      await waitSince(id, new Date(Date.now() - 10 * DAY_MS));
      // on a day off the totals would be those of the last read: they are kept until something changes
      const note = { text: 'late', public: false };
      expectDone(await graphqlAs(on, on.context.admin).addNote(id, note));
      if (urgencyField) expectDone(await asAdmin(on).update(id, { [urgencyField]: 'urgent' }));
      const urgent = urgencyField ? (['urgent', 'urgentLate'] as const) : [];
      expect(await queuesWith(reference)).toEqual(['waiting', 'late', ...urgent, 'mine', 'open']);
      expectDone(await asAdmin(on).setStatus(id, { status: doneStatuses[0] }));
      expect(await queuesWith(reference)).toEqual([]);
    });

    it(`the counts of the queues of ${name} are the totals of their lists, in one statement`, async () => {
      const { queues } = await desk(on);
      const counts = queues.find(({ kind }) => kind === name);
      for (const queue of REQUEST_QUEUES) {
        const listed = await asAdmin(on).list({ queue });
        if (counts?.[queue] === null) expectRefused(listed, 'BAD_USER_INPUT', 'queue');
        else expect(counts?.[queue]).toBe(expectDone(listed).total);
      }
    });

    it(`the ${name} that waits longest comes first, and answered ones last, the newest first`, async () => {
      const [first, second, third] = [await aRequest(on), await aRequest(on), await aRequest(on)];
      for (const { id } of [first, second])
        expectDone(await asAdmin(on).setStatus(id, { status: doneStatuses[0] }));
      const longAgo = new Date(Date.now() - 1000 * DAY_MS);
      await waitSince(third.id, longAgo);
      const calm = urgencyField ? { [urgencyField]: 'low' } : {};
      if (urgencyField) expectDone(await asAdmin(on).update(third.id, calm));
      const [longest] = await inOrder(calm);
      expect(longest).toMatchObject({
        id: third.id,
        answerDueAt: answerDue(longAgo, new Set()).toISOString(),
      });
      const overRest = await asAdmin({ ...on, transport: 'REST' }).get(third.id);
      expect(expectDone(overRest)['answerDueAt']).toBe(longest?.['answerDueAt']);
      const answered = await inOrder({ status: doneStatuses[0] });
      expect(answered.slice(0, 2).map(({ id, answerDueAt }) => [id, answerDueAt])).toEqual([
        [second.id, null],
        [first.id, null],
      ]);
    });

    if (urgencyField)
      it(`an urgent ${name} comes before one that has waited longer, while it waits for an answer`, async () => {
        const [calm, urgent, answered] = [
          await aRequest(on),
          await aRequest(on),
          await aRequest(on),
        ];
        for (const [{ id }, urgency] of [
          [calm, 'low'],
          [urgent, 'urgent'],
          [answered, 'urgent'],
        ] as const)
          expectDone(await asAdmin(on).update(id, { [urgencyField]: urgency }));
        expectDone(await asAdmin(on).setStatus(answered.id, { status: doneStatuses[0] }));
        await waitSince(calm.id, new Date(Date.now() - 2000 * DAY_MS));
        const ids = (await inOrder({ limit: 100 })).map(({ id }) => id);
        expect(ids).toEqual(expect.arrayContaining([urgent.id, calm.id]));
        expect(ids.indexOf(urgent.id)).toBeLessThan(ids.indexOf(calm.id));
        expect(ids.slice(0, ids.indexOf(calm.id))).not.toContain(answered.id);
      });
  });
}

function describeUnseen(on: OnDesk): void {
  const { name } = on.context.suite.definition;
  const isUnseen = async (id: string) => {
    const shown = TRANSPORTS.map(async (transport) => {
      const { items } = expectDone(await asAdmin({ ...on, transport }).list({}));
      return items.find((row) => row.id === id)?.['unseen'];
    });
    return Promise.all(shown);
  };

  it(`a ${name} is unseen until the administrator opens it, and again when the client writes`, async () => {
    const { id } = await aRequest(on);
    expect(await isUnseen(id)).toEqual([true, true]);
    expectDone(await call(on, 'mutation', 'openRequest', { kind: name, id }));
    expect(await isUnseen(id)).toEqual([false, false]);
    const owner = graphqlAs(on, on.context.client.token);
    expectDone(await owner.addMessage(id, { text: 'Any news?' }));
    expect(await isUnseen(id)).toEqual([true, true]);
    const colleague = await anAdmin(on.context.app);
    expectDone(await call(on, 'mutation', 'openRequest', { kind: name, id }, colleague.token));
    expect(await isUnseen(id)).toEqual([true, true]);
    expect(expectDone(await owner.getMine(id))['unseen']).toBe(false);
  });
}

function describeViewers(on: OnDesk): void {
  const { name } = on.context.suite.definition;
  const followers = new Followers();
  afterEach(() => followers.close());
  const open = (id: string, token?: string) =>
    call<Viewers>(on, 'mutation', 'openRequest', { kind: name, id }, token);

  it(`somebody who opens a ${name} is shown to others who have it open, until it is closed or the browser is gone`, async () => {
    const { app, admin } = on.context;
    const { id } = await aRequest(on);
    const colleague = await anAdmin(app);
    expect(expectDone(await open(id)).viewers).toEqual([]);
    const stream = await followers.follow<Stream<{ requestViewersChanged: Viewers }>>(
      app,
      `subscription { requestViewersChanged(id: "${id}") { viewers { fullName } } }`,
      { token: admin },
    );
    const shown = () => stream.events.at(-1)?.requestViewersChanged.viewers;
    expect(expectDone(await open(id, colleague.token)).viewers).toHaveLength(1);
    await waitUntil('the colleague', () => shown()?.[0]?.fullName === colleague.fullName);
    const variables = { kind: name, id };
    expectDone(await call(on, 'mutation', 'closeRequest', variables, colleague.token));
    await waitUntil('the end', () => shown()?.length === 0);
    expectDone(await open(id, colleague.token));
    expect(expectDone(await open(id)).viewers).toHaveLength(1);
    const past = `UPDATE row_views SET open_until = now() WHERE row_id = $1`;
    await write(on, past, [id]);
    expect(expectDone(await open(id)).viewers).toEqual([]);
  });

  it(`only administrators open a ${name}, and only one that exists`, async () => {
    const { id } = await aRequest(on);
    expectRefused(await open(id, on.context.client.token), 'FORBIDDEN');
    for (const unknown of [UNKNOWN, 'nonsense']) expectRefused(await open(unknown), 'NOT_FOUND');
  });
}
