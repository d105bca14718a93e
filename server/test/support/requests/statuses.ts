import { DataSource } from 'typeorm';
import { LIMITS } from '../../../src/contract/limits.js';
import { expectDone, expectRefused } from '../refusals.js';
import { asAdmin, aRequest, graphqlAs, type On, publicTimelineOf, timelineOf } from './context.js';

const refusedChanges = (status: string) => [
  { title: 'no status', input: {}, field: 'status' },
  { title: 'an unknown status', input: { status: 'lost' }, field: 'status' },
  { title: 'a status that is a list', input: { status: [status] }, field: 'status' },
  {
    title: 'a note that is too long',
    input: { status, note: 'x'.repeat(LIMITS.note.max + 1) },
    field: 'note',
  },
  {
    title: 'a note with a NUL character',
    input: { status, note: 'a\u0000' },
    field: 'note',
  },
  {
    title: 'an unknown field',
    input: { status, reference: 'SR-1' },
    field: 'reference',
  },
];

interface AuditRow {
  action: string;
  actor_name: string;
  before: object | null;
  after: object | null;
}

async function auditOf({ context }: On, id: string): Promise<AuditRow[]> {
  return context.app.app
    .get(DataSource)
    .query<AuditRow[]>(
      'SELECT action, actor_name, before, after FROM audit_events WHERE entity_id = $1 ORDER BY created_at, id',
      [id],
    );
}

export function describeStatuses(on: On): void {
  const { name } = on.context.suite.definition;
  const { definition } = on.context.suite;
  const { statuses, initialStatus } = definition;
  const [, second, third] = statuses as [string, string, string];

  describe(`statuses of a ${name}`, () => {
    it(`a ${name} goes from any status to any other, each an event with a date and a note`, async () => {
      const { id } = await aRequest(on);
      const moves = statuses.flatMap((from) =>
        statuses.filter((to) => to !== from).flatMap((to) => [from, to]),
      );
      const way = moves.filter((status, index) => status !== (moves[index - 1] ?? initialStatus));
      for (const status of way) {
        const answer = await asAdmin(on).setStatus(id, { status, note: `Now ${status}` });
        expect(expectDone(answer).status).toBe(status);
      }
      const events = await publicTimelineOf(on, id);
      expect(events.slice(1)).toMatchObject(
        way.map((status) => ({ type: 'status_changed', status, note: `Now ${status}` })),
      );
    });

    it(`a status change of a ${name} is audited with who made it, from what to what`, async () => {
      const { id } = await aRequest(on);
      expectDone(await asAdmin(on).setStatus(id, { status: second }));
      const records = await auditOf(on, id);
      expect(records.map(({ action }) => action)).toEqual([
        `${definition.name}.submitted`,
        `${definition.name}.status_changed`,
      ]);
      expect(records[1]).toMatchObject({
        before: { status: initialStatus },
        after: { status: second },
      });
      expect(records[1]?.actor_name).toMatch(/\S/);
    });

    it(`setting the status that a ${name} has changes nothing unless there is a note`, async () => {
      const { id, version } = await aRequest(on);
      const same = expectDone(await asAdmin(on).setStatus(id, { status: initialStatus }));
      expect(same.version).toBe(version);
      expect(await publicTimelineOf(on, id)).toHaveLength(1);
      expectDone(await asAdmin(on).setStatus(id, { status: initialStatus, note: 'We read it' }));
      expect((await publicTimelineOf(on, id))[1]).toMatchObject({
        type: 'note',
        status: initialStatus,
        note: 'We read it',
      });
    });

    it.each(refusedChanges(second))(
      `a status change of a ${name} refuses $title`,
      async ({ input, field }) => {
        const { id } = await aRequest(on);
        expectRefused(await asAdmin(on).setStatus(id, input), 'BAD_USER_INPUT', field);
        expect(await publicTimelineOf(on, id)).toHaveLength(1);
      },
    );

    it(`a status change of a ${name} accepts a note of the greatest length`, async () => {
      const { id } = await aRequest(on);
      const note = 'ن'.repeat(LIMITS.note.max);
      expectDone(await asAdmin(on).setStatus(id, { status: second, note }));
      expect((await publicTimelineOf(on, id))[1]?.note).toBe(note);
    });

    it(`a status change of an unknown or removed ${name} is not found`, async () => {
      const unknown = '01890000-0000-7000-8000-000000000000';
      const { id } = await aRequest(on);
      expectDone(await asAdmin(on).remove(id));
      for (const gone of [id, unknown, 'nonsense1'])
        expectRefused(await asAdmin(on).setStatus(gone, { status: second }), 'NOT_FOUND');
    });

    it(`a status change of a ${name} refuses a stale version`, async () => {
      const { id, version } = await aRequest(on);
      expectDone(await asAdmin(on).setStatus(id, { status: second, version }));
      expectRefused(await asAdmin(on).setStatus(id, { status: third, version }), 'STALE_WRITE');
      expect(expectDone(await asAdmin(on).get(id)).status).toBe(second);
    });

    it(`status changes of a ${name} at once are all kept`, async () => {
      const { id, version } = await aRequest(on);
      const notes = Array.from({ length: 10 }, (_, number) => `Word ${number}`);
      const changed = await Promise.all(
        notes.map((note, number) =>
          asAdmin(on).setStatus(id, { status: statuses[number % statuses.length], note }),
        ),
      );
      changed.forEach((answer) => expectDone(answer));
      const events = (await timelineOf(on, id)).slice(1);
      expect(events.map(({ note }) => note).sort()).toEqual(notes);
      const row = expectDone(await asAdmin(on).get(id));
      expect(row).toMatchObject({ version: version + 10, status: events.at(-1)?.status });
    });

    it(`exactly one of several status changes at once of one version of a ${name} is saved`, async () => {
      const { id, version } = await aRequest(on);
      const answers = await Promise.all(
        statuses
          .filter((status) => status !== initialStatus)
          .map((status) => asAdmin(on).setStatus(id, { status, version })),
      );
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'STALE_WRITE')).toHaveLength(answers.length - 1);
      expect(await timelineOf(on, id)).toHaveLength(2);
    });

    it(`the client sees status changes of a ${name} without the name of who made them`, async () => {
      const { id } = await aRequest(on);
      expectDone(await asAdmin(on).setStatus(id, { status: second }));
      const shown = await publicTimelineOf(on, id);
      expect(shown.map(({ actorName }) => actorName)).toEqual([null, null]);
      const managed = expectDone(await graphqlAs(on, on.context.admin).get(id)).timeline;
      expect(managed.every(({ actorName }) => Boolean(actorName))).toBe(true);
    });
  });
}
