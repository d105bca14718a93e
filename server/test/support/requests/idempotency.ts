import { expectDone, expectKeyRefused, expectRefused } from '../refusals.js';
import { as, asClient, asOther, aKey, aNewClient, mailsAbout, type On } from './context.js';

const BAD_KEYS = [
  { title: 'too short', key: '1234567' },
  { title: 'too long', key: 'k'.repeat(101) },
  { title: 'written with spaces', key: 'a key with spaces' },
  { title: 'empty', key: '' },
];

export function describeIdempotency(on: On): void {
  const { name } = on.context.suite.definition;
  const { suite } = on.context;

  describe(`submitting a ${name} again`, () => {
    it(`a ${name} sent again with the same key and form answers the first request`, async () => {
      const person = await aNewClient(on);
      const [input, key] = [suite.build(), aKey()];
      const first = expectDone(await as(on, person.token).submit(input, key));
      const second = expectDone(await as(on, person.token).submit(input, key));
      expect(second).toMatchObject({ id: first.id, reference: first.reference });
      expect(expectDone(await as(on, person.token).mine()).total).toBe(1);
      expect(await mailsAbout(on, first.reference, person.email)).toHaveLength(1);
    });

    it(`a ${name} sent ten times at once with one key is stored once and answered ten times`, async () => {
      const person = await aNewClient(on);
      const [input, key] = [suite.build(), aKey()];
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => as(on, person.token).submit(input, key)),
      );
      expect(new Set(answers.map((answer) => expectDone(answer).id)).size).toBe(1);
      expect(expectDone(await as(on, person.token).mine()).total).toBe(1);
    });

    it(`a ${name} sent again without a key is stored as another request`, async () => {
      const person = await aNewClient(on);
      const input = suite.build();
      const rows = [
        expectDone(await as(on, person.token).submit(input)),
        expectDone(await as(on, person.token).submit({ ...input, ...suite.again?.() })),
      ];
      expect(rows[0]?.id).not.toBe(rows[1]?.id);
    });

    it(`a ${name} with a used key and another form is refused`, async () => {
      const key = aKey();
      const input = suite.build();
      const first = expectDone(await asClient(on).submit(input, key));
      const [field] = suite.required.fields.slice(-1) as [string];
      const changed = { ...input, [field]: 'Something else' };
      expectRefused(await asClient(on).submit(changed, key), 'IDEMPOTENCY_MISMATCH');
      const again = expectDone(await asClient(on).submit(input, key));
      expect(again.id).toBe(first.id);
    });

    it(`a ${name} with a key that another person used is stored as a new request`, async () => {
      const [input, key] = [suite.build(), aKey()];
      const theirs = expectDone(await asOther(on).submit(input, key));
      const mine = expectDone(await asClient(on).submit(input, key));
      expect(mine.id).not.toBe(theirs.id);
    });

    it(`the key of a refused ${name} can be used again`, async () => {
      const key = aKey();
      const [field] = suite.required.fields as [string];
      await asClient(on).submit(suite.build({ [field]: null }), key);
      expectDone(await asClient(on).submit(suite.build(), key));
    });

    it.each(BAD_KEYS)(`a ${name} with a key that is $title is refused`, async ({ key }) => {
      expectKeyRefused(await asClient(on).submit(suite.build(), key));
    });
  });
}
