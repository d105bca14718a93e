import type { ContentCalls } from '../content-calls.js';
import { expectDone, expectRefused } from '../refusals.js';
import type { Answer } from '../test-app.js';
import { asAdmin, asAnybody, asClient, aRow, type On } from './context.js';

type Call = (calls: ContentCalls, id: unknown) => Promise<Answer<unknown>>;

/** Every call of administrators. Some inputs are wrong, because rights are checked before input. */
const CALLS: { title: string; call: Call }[] = [
  { title: 'listing', call: (calls) => calls.list() },
  { title: 'listing with a wrong limit', call: (calls) => calls.list({ limit: 0 }) },
  { title: 'listing the trash', call: (calls) => calls.list({ deleted: true }) },
  { title: 'reading a row', call: (calls, id) => calls.get(id) },
  { title: 'reading the trash', call: (calls, id) => calls.get(id, { deleted: true }) },
  { title: 'reading an unknown row', call: (calls) => calls.get(0) },
  { title: 'reading the counts', call: (calls) => calls.stats() },
  { title: 'changing a row', call: (calls, id) => calls.update(id, { order: 1 }) },
  {
    title: 'changing a row with wrong input',
    call: (calls, id) => calls.update(id, { order: -1 }),
  },
  { title: 'removing a row', call: (calls, id) => calls.remove(id) },
  { title: 'toggling the status', call: (calls, id) => calls.toggle('status', id) },
];

const SLUG_CALLS = [
  { title: 'checking a slug', call: (calls: ContentCalls) => calls.checkSlug('free') },
];

export function describeContentAccess(on: On): void {
  const { suite } = on.context;
  const flags = Object.keys(suite.definition.flags).map((flag) => ({
    title: `toggling ${flag}`,
    call: (calls: ContentCalls, id: unknown) => calls.toggle(flag, id),
  }));
  const creations = [
    { title: 'creating a row', call: (calls: ContentCalls) => calls.create(suite.build()) },
    {
      title: 'creating a row with wrong input',
      call: (calls: ContentCalls) => calls.create(suite.build({ order: -1 })),
    },
  ];

  describe(`access to ${suite.definition.plural}`, () => {
    const slugs = suite.definition.slugFrom ? SLUG_CALLS : [];
    it.each([...CALLS, ...slugs, ...flags, ...creations])(
      `${suite.definition.plural}: $title is refused to clients and to people not signed in`,
      async ({ call }: { call: Call }) => {
        const row = await aRow(on);
        expectRefused(await call(asAnybody(on), row.id), 'UNAUTHENTICATED');
        expectRefused(await call(asClient(on), row.id), 'FORBIDDEN');
        expect(expectDone(await asAdmin(on).get(row.id))).toEqual(row);
      },
    );
  });
}
