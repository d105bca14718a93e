import { v4 as uuidv4 } from 'uuid';
import { expectDone } from '../refusals.js';
import { describeRepeatedCalls } from '../repeated-calls.js';
import { asAdmin, aWord, type On } from './context.js';

export function describeContentRepeats(on: On): void {
  const { suite } = on.context;
  const { plural, slugFrom } = suite.definition;

  describeRepeatedCalls(plural, () => ({
    create: (input, key) => asAdmin(on).create(input, {}, key),
    build: suite.build,
    changed: { order: 77 },
    count: async () => expectDone(await asAdmin(on).list({ limit: 1 })).total,
  }));

  if (!slugFrom) return;
  it(`creating ${plural} again with a slug answers the first, although the slug is taken`, async () => {
    const [input, key] = [suite.build({ slug: aWord() }), uuidv4()];
    const first = expectDone(await asAdmin(on).create(input, {}, key));
    expect(expectDone(await asAdmin(on).create(input, {}, key))).toEqual(first);
  });
}
