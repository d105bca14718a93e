import { expectDone, expectRefused } from '../refusals.js';
import { asAdmin, aRow, type On } from './context.js';

export const AT_ONCE = 10;
export const times = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));

export function describeContentRaces(on: On): void {
  const { plural } = on.context.suite.definition;

  describe(`simultaneous writes of ${plural}`, () => {
    it(`${plural}: ten toggles at once each count, so the status ends as it began`, async () => {
      const { id, version } = await aRow(on);
      const answers = await times(() => asAdmin(on).toggle('status', id));
      answers.forEach((answer) => expectDone(answer));
      expect(expectDone(await asAdmin(on).get(id))).toMatchObject({
        status: 'active',
        version: version + AT_ONCE,
      });
    });

    it(`${plural}: of ten changes at once of one version, exactly one is saved`, async () => {
      const { id, version } = await aRow(on);
      const answers = await times((order) => asAdmin(on).update(id, { order, version }));
      const made = answers.filter(({ code }) => code === undefined);
      expect(made).toHaveLength(1);
      for (const answer of answers.filter(({ code }) => code)) expectRefused(answer, 'STALE_WRITE');
      const row = expectDone(await asAdmin(on).get(id));
      expect(row).toMatchObject({ order: expectDone(made[0]!)['order'], version: version + 1 });
    });

    it(`${plural}: of ten removals of one row at once, exactly one succeeds`, async () => {
      const { id } = await aRow(on);
      const answers = await times(() => asAdmin(on).remove(id));
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    });
  });
}
