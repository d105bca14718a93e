import { expectDone, expectRefused } from '../refusals.js';
import { as, asClient, asOther, aKey, aNewClient, mailsAbout, type On } from './context.js';

const BAD_KEYS = [
  { title: 'short', key: '1234567' },
  { title: 'long', key: 'k'.repeat(101) },
  { title: 'made of words', key: 'a key with spaces' },
  { title: 'empty', key: '' },
];

export function describeIdempotency(on: On): void {
  const { suite } = on.context;

  describe('repeating', () => {
    it('with the same key and form answers the first request again', async () => {
      const person = await aNewClient(on);
      const [input, key] = [suite.build(), aKey()];
      const first = expectDone(await as(on, person.token).submit(input, key));
      const second = expectDone(await as(on, person.token).submit(input, key));
      expect(second).toMatchObject({ id: first.id, reference: first.reference });
      expect(expectDone(await as(on, person.token).mine()).total).toBe(1);
      expect(await mailsAbout(on, first.reference, person.email)).toHaveLength(1);
    });

    it('ten times at once stores one request and answers it ten times', async () => {
      const person = await aNewClient(on);
      const [input, key] = [suite.build(), aKey()];
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => as(on, person.token).submit(input, key)),
      );
      expect(new Set(answers.map((answer) => expectDone(answer).id)).size).toBe(1);
      expect(expectDone(await as(on, person.token).mine()).total).toBe(1);
    });

    it('without a key is another request', async () => {
      const person = await aNewClient(on);
      const input = suite.build();
      const rows = [
        expectDone(await as(on, person.token).submit(input)),
        expectDone(await as(on, person.token).submit(input)),
      ];
      expect(rows[0]?.id).not.toBe(rows[1]?.id);
    });

    it('with the same key and another form is refused', async () => {
      const key = aKey();
      const first = expectDone(await asClient(on).submit(suite.build(), key));
      const [field] = suite.required.fields.slice(-1) as [string];
      const changed = suite.build({ [field]: 'Something else' });
      expectRefused(await asClient(on).submit(changed, key), 'IDEMPOTENCY_MISMATCH');
      const again = expectDone(await asClient(on).submit(suite.build(), key));
      expect(again.id).toBe(first.id);
    });

    it('with another person’s key is a request of one’s own', async () => {
      const [input, key] = [suite.build(), aKey()];
      const theirs = expectDone(await asOther(on).submit(input, key));
      const mine = expectDone(await asClient(on).submit(input, key));
      expect(mine.id).not.toBe(theirs.id);
    });

    it('is still possible after a refused try', async () => {
      const key = aKey();
      const [field] = suite.required.fields as [string];
      await asClient(on).submit(suite.build({ [field]: null }), key);
      expectDone(await asClient(on).submit(suite.build(), key));
    });

    it.each(BAD_KEYS)('with a key that is $title is refused', async ({ key }) => {
      expectRefused(
        await asClient(on).submit(suite.build(), key),
        'BAD_USER_INPUT',
        'idempotencyKey',
      );
    });
  });
}
