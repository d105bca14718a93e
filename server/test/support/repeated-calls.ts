import { v4 as uuidv4 } from 'uuid';
import { expectDone, expectKeyRefused, expectRefused } from './refusals.js';
import type { Transport } from './content-calls.js';
import { callOperation } from './operation.js';
import type { Answer, CallOptions, TestApp } from './test-app.js';

type Created = Answer<{ id: unknown }>;

/** A call that creates rows of one kind. */
export interface Creation {
  create(input: object, key?: string): Promise<Created>;
  /** Input for a new row, different each time. */
  build(): object;
  /** The fields in which another input differs. */
  changed: object;
  count(): Promise<number>;
}

const BAD_KEYS = [
  { title: 'too short', key: '1234567' },
  { title: 'too long', key: 'k'.repeat(101) },
  { title: 'written with spaces', key: 'a key with spaces' },
  { title: 'empty', key: '' },
];

/** What carries the key over REST. */
export const withKey = (key?: string): CallOptions =>
  key === undefined ? {} : { headers: { 'Idempotency-Key': key } };

/** Creates a row with a key, over either transport. */
export function keyedCreation(
  app: TestApp,
  transport: Transport,
  { path, mutation }: { path: string; mutation: string },
  token: string,
): Creation['create'] {
  return (input, key) =>
    transport === 'REST'
      ? app.rest('POST', path, { token, body: input, ...withKey(key) })
      : callOperation(
          app,
          ['mutation', mutation],
          { input, ...(key !== undefined && { idempotencyKey: key }) },
          { token },
        );
}

/** The tests of idempotency keys, which every creating call of a signed-in person passes (S35). */
export function describeRepeatedCalls(what: string, creationOf: () => Creation): void {
  describe(`creating ${what} again`, () => {
    it(`creating ${what} again with the same key and input answers the first result`, async () => {
      const { create, build, count } = creationOf();
      const [input, key, before] = [build(), uuidv4(), await count()];
      const answers = [await create(input, key), await create(input, key)];
      const [first, second] = answers.map(({ status, data }) => ({ status, data }));
      expectDone(answers[0]!);
      expect(second).toEqual(first);
      expect(await count()).toBe(before + 1);
    });

    it(`creating ${what} five times at once with one key stores one and answers five times`, async () => {
      const { create, build, count } = creationOf();
      const [input, key, before] = [build(), uuidv4(), await count()];
      const answers = await Promise.all(Array.from({ length: 5 }, () => create(input, key)));
      expect(new Set(answers.map((answer) => expectDone(answer).id)).size).toBe(1);
      expect(await count()).toBe(before + 1);
    });

    it(`creating ${what} with a used key and another input is refused`, async () => {
      const { create, build, changed, count } = creationOf();
      const [input, key] = [build(), uuidv4()];
      const { id } = expectDone(await create(input, key));
      const after = await count();
      for (const other of [{ ...input, ...changed }, build()])
        expectRefused(await create(other, key), 'IDEMPOTENCY_MISMATCH');
      expect(await count()).toBe(after);
      expect(expectDone(await create(input, key)).id).toBe(id);
    });

    it.each(BAD_KEYS)(`creating ${what} with a key that is $title is refused`, async ({ key }) => {
      const { create, build } = creationOf();
      expectKeyRefused(await create(build(), key));
    });
  });
}
