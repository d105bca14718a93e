import { LIMITS } from '../../../src/contract/limits.js';
import { expectDone, expectRefused } from '../refusals.js';
import {
  aKey,
  aNewClient,
  aRequest,
  as,
  asAdmin,
  graphqlAs,
  mailsAbout,
  type OnDesk,
  publicTimelineOf,
  theAdmin,
  timelineOf,
} from './context.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const REFUSED_MESSAGES = [
  { title: 'no text', input: {}, field: 'text' },
  { title: 'a blank text', input: { text: ' \n ' }, field: 'text' },
  {
    title: 'a text that is too long',
    input: { text: 'x'.repeat(LIMITS.message.max + 1) },
    field: 'text',
  },
  { title: 'a text with a NUL character', input: { text: 'a\u0000' }, field: 'text' },
  { title: 'an unknown field', input: { text: 'x', public: false }, field: 'public' },
];

/** What a client and the office write to each other; only GraphQL offers it. */
export function describeThreads(on: OnDesk): void {
  describeMessages(on);
  describeUnanswered(on);
  describeWithdrawals(on);
  describeAssignees(on);
}

const asOwner = (on: OnDesk) => graphqlAs(on, on.context.client.token);
const asOffice = (on: OnDesk) => graphqlAs(on, on.context.admin);

function describeMessages(on: OnDesk): void {
  const { name } = on.context.suite.definition;

  describe(`messages of the client in a ${name}`, () => {
    it(`a message of the client in a ${name} is in the thread of both, and is not mailed back`, async () => {
      const person = await aNewClient(on);
      const { id, reference } = expectDone(
        await as(on, person.token).submit(on.context.suite.build()),
      );
      expectDone(await graphqlAs(on, person.token).addMessage(id, { text: ' One more thing ' }));
      const event = { type: 'message', note: 'One more thing', public: true };
      expect((await publicTimelineOf(on, id, person))[1]).toMatchObject(event);
      expect((await timelineOf(on, id))[1]).toMatchObject({
        ...event,
        actorName: expect.stringMatching(/\S/) as string,
      });
      expect(await mailsAbout(on, reference, person.email)).toHaveLength(1);
    });

    it.each(REFUSED_MESSAGES)(`a message in a ${name} refuses $title`, async ({ input, field }) => {
      const { id } = await aRequest(on);
      expectRefused(await asOwner(on).addMessage(id, input), 'BAD_USER_INPUT', field);
    });

    it(`nobody else can write a message in a ${name}`, async () => {
      const { id, version } = await aRequest(on);
      const { other, admin } = on.context;
      for (const token of [other.token, admin])
        expectRefused(await graphqlAs(on, token).addMessage(id, { text: 'x' }), 'NOT_FOUND');
      for (const unknown of [UNKNOWN, 'nonsense'])
        expectRefused(await asOwner(on).addMessage(unknown, { text: 'x' }), 'NOT_FOUND');
      expect(expectDone(await asAdmin(on).get(id)).version).toBe(version);
    });

    it(`a message in a ${name} sent five times at once with one key is stored once`, async () => {
      const { id } = await aRequest(on);
      const key = aKey();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => asOwner(on).addMessage(id, { text: 'Once' }, key)),
      );
      answers.forEach((answer) => expect(expectDone(answer).id).toBe(id));
      expect(await publicTimelineOf(on, id)).toHaveLength(2);
      const other = await asOwner(on).addMessage(id, { text: 'Twice' }, key);
      expectRefused(other, 'IDEMPOTENCY_MISMATCH');
    });

    it(`a decision on a ${name} made before the client wrote again is refused`, async () => {
      const { id, version } = await aRequest(on);
      expectDone(await asOwner(on).addMessage(id, { text: 'Please wait' }));
      const [, status] = on.context.suite.definition.statuses;
      expectRefused(await asAdmin(on).setStatus(id, { status, version }), 'STALE_WRITE');
    });
  });
}

function describeUnanswered(on: OnDesk): void {
  const { name, statuses, unansweredStatuses } = on.context.suite.definition;
  const answering = statuses.find((status) => !unansweredStatuses.includes(status));
  const waits = async (id: string) =>
    expectDone(await asAdmin(on).get(id))['unansweredSince'] !== null;

  const answers: { title: string; answer: (id: string) => Promise<unknown> }[] = [
    {
      title: `the status ${answering}`,
      answer: (id) => asAdmin(on).setStatus(id, { status: answering }),
    },
    {
      title: 'a public note',
      answer: (id) => asOffice(on).addNote(id, { text: 'Bring the lease', public: true }),
    },
  ];

  describe(`unanswered requests (${name})`, () => {
    it.each(answers)(
      `a ${name} is unanswered until $title, and again when the client writes`,
      async ({ answer }) => {
        const { id } = await aRequest(on);
        expect(await waits(id)).toBe(true);
        expectDone(await asOffice(on).addNote(id, { text: 'For the office only' }));
        expect(await waits(id)).toBe(true);
        await answer(id);
        expect(await waits(id)).toBe(false);
        expectDone(await asOwner(on).addMessage(id, { text: 'And now?' }));
        expect(await waits(id)).toBe(true);
      },
    );

    it(`a ${name} that waits longest comes first in the list of unanswered ones`, async () => {
      const answered = await aRequest(on);
      expectDone(await asAdmin(on).setStatus(answered.id, { status: answering }));
      const waiting = await aRequest(on);
      const { items } = expectDone(
        await asAdmin(on).list({
          unanswered: true,
          sortBy: 'unansweredSince',
          sortOrder: 'asc',
        }),
      );
      const dates = items.map((row) => String(row['unansweredSince']));
      expect(dates).toEqual([...dates].sort());
      expect(items.map(({ id }) => id)).not.toContain(answered.id);
      const newest = { unanswered: true, sortBy: 'unansweredSince', sortOrder: 'desc' };
      expect(expectDone(await asAdmin(on).list(newest)).items[0]?.id).toBe(waiting.id);
    });
  });
}

function describeWithdrawals(on: OnDesk): void {
  const { name, statuses } = on.context.suite.definition;

  describe(`withdrawing a ${name}`, () => {
    it(`a withdrawn ${name} leaves the lists and is confirmed by mail; the office finds it in the trash`, async () => {
      const person = await aNewClient(on, 'en');
      const calls = graphqlAs(on, person.token);
      const { id, reference } = expectDone(
        await as(on, person.token).submit(on.context.suite.build()),
      );
      expect(expectDone(await calls.withdraw(id))).toMatchObject({
        ...{ id, deletedAt: expect.any(String) as string, assigneeId: null },
      });
      expect(expectDone(await as(on, person.token).mine()).total).toBe(0);
      const trash = expectDone(await asAdmin(on).list({ deleted: true, search: reference }));
      expect(trash.items.map((row) => row.id)).toEqual([id]);
      const mails = await mailsAbout(on, reference, person.email);
      const word = name === 'consultation' ? 'cancelled' : 'withdrawn';
      expect(mails.at(-1)?.subject).toContain(word);
      expectRefused(await calls.withdraw(id), 'NOT_FOUND');
      expectDone(await asOffice(on).restore(id));
      expect((await publicTimelineOf(on, id, person))[1]).toMatchObject({ type: 'withdrawn' });
    });

    it.each(statuses.slice(1))(
      `a ${name} that is %s can no longer be withdrawn`,
      async (status) => {
        const { id } = await aRequest(on);
        expectDone(await asAdmin(on).setStatus(id, { status }));
        expectRefused(await asOwner(on).withdraw(id), 'WITHDRAWAL_REFUSED');
      },
    );

    it(`nobody else can withdraw a ${name}`, async () => {
      const { id } = await aRequest(on);
      const { other, admin } = on.context;
      for (const token of [other.token, admin])
        expectRefused(await graphqlAs(on, token).withdraw(id), 'NOT_FOUND');
    });
  });
}

function describeAssignees(on: OnDesk): void {
  const { name } = on.context.suite.definition;

  describe(`assignee of a ${name}`, () => {
    it(`a ${name} is given to somebody of the office and back, which the client does not see`, async () => {
      const person = await aNewClient(on);
      const { id, reference } = expectDone(
        await as(on, person.token).submit(on.context.suite.build()),
      );
      const me = await theAdmin(on);
      const given = expectDone(await asOffice(on).assign(id, { assigneeId: me.id }));
      expect(given).toMatchObject({ assigneeId: me.id, assigneeName: me.fullName });
      const found = async (args: object) =>
        expectDone(await asAdmin(on).list({ search: reference, ...args })).total;
      expect(await found({ assigneeId: me.id })).toBe(1);
      expect(await found({ unassigned: true })).toBe(0);
      expect(expectDone(await as(on, person.token).mine()).items[0]).toMatchObject({
        assigneeId: null,
        assigneeName: null,
      });
      expect(await publicTimelineOf(on, id, person)).toHaveLength(1);
      expect((await timelineOf(on, id))[1]).toMatchObject({ type: 'assigned', note: me.fullName });
      expect(await mailsAbout(on, reference, person.email)).toHaveLength(1);
      expectDone(await asOffice(on).assign(id, { assigneeId: null }));
      expect(await found({ unassigned: true })).toBe(1);
    });

    it(`a ${name} can only be given to somebody of the office, by the office, in its newest version`, async () => {
      const { id, version } = await aRequest(on);
      for (const assigneeId of [on.context.client.id, UNKNOWN, 'nonsense'])
        expectRefused(
          await asOffice(on).assign(id, { assigneeId }),
          'BAD_USER_INPUT',
          'assigneeId',
        );
      const me = await theAdmin(on);
      expectRefused(await asOwner(on).assign(id, { assigneeId: me.id }), 'FORBIDDEN');
      expectDone(await asOffice(on).assign(id, { assigneeId: me.id, version }));
      expectRefused(await asOffice(on).assign(id, { version }), 'STALE_WRITE');
    });
  });
}
