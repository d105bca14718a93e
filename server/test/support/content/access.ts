import type { ContentCalls } from '../content-calls.js';
import { expectDone, expectRefused } from '../refusals.js';
import type { Answer } from '../test-app.js';
import { asAdmin, asAnybody, asClient, aRow, type On } from './context.js';

type Call = (calls: ContentCalls, id: unknown) => Promise<Answer<unknown>>;

/** Every call of administrators, once with what would be refused anyway: rights come first. */
const CALLS: { title: string; call: Call }[] = [
  { title: 'the list', call: (calls) => calls.list() },
  { title: 'a list with a wrong limit', call: (calls) => calls.list({ limit: 0 }) },
  { title: 'the trash', call: (calls) => calls.list({ deleted: true }) },
  { title: 'a row', call: (calls, id) => calls.get(id) },
  { title: 'an unknown row', call: (calls) => calls.get(0) },
  { title: 'the counts', call: (calls) => calls.stats() },
  { title: 'a change', call: (calls, id) => calls.update(id, { order: 1 }) },
  { title: 'a wrong change', call: (calls, id) => calls.update(id, { order: -1 }) },
  { title: 'a removal', call: (calls, id) => calls.remove(id) },
  { title: 'a toggle', call: (calls, id) => calls.toggle('status', id) },
];

const SLUG_CALLS = [
  { title: 'the check of a slug', call: (calls: ContentCalls) => calls.checkSlug('free') },
];

export function describeContentAccess(on: On): void {
  const { suite } = on.context;
  const flags = Object.keys(suite.types.definition.flags).map((flag) => ({
    title: `the toggle of ${flag}`,
    call: (calls: ContentCalls, id: unknown) => calls.toggle(flag, id),
  }));
  const creations = [
    { title: 'a new row', call: (calls: ContentCalls) => calls.create(suite.build()) },
    {
      title: 'a wrong new row',
      call: (calls: ContentCalls) => calls.create(suite.build({ order: -1 })),
    },
  ];

  describe('rights', () => {
    const slugs = suite.types.definition.slugFrom ? SLUG_CALLS : [];
    it.each([...CALLS, ...slugs, ...flags, ...creations])(
      'close $title to anybody and to clients',
      async ({ call }: { call: Call }) => {
        const row = await aRow(on);
        expectRefused(await call(asAnybody(on), row.id), 'UNAUTHENTICATED');
        expectRefused(await call(asClient(on), row.id), 'FORBIDDEN');
        expect(expectDone(await asAdmin(on).get(row.id))).toEqual(row);
      },
    );
  });
}
