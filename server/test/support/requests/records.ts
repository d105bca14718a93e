import { callOperation } from '../operation.js';
import { expectDone } from '../refusals.js';
import { aRequest, type OnDesk } from './context.js';

interface FoundRecord {
  kind: string;
  id: string;
  reference: string | null;
}

/** The search over everything, which finds requests as their lists do; only GraphQL offers it. */
export function describeRecords(on: OnDesk): void {
  const { suite } = on.context;
  const { name } = suite.definition;
  const find = async (search: string) => {
    const { app, admin: token } = on.context;
    const answer = await callOperation<FoundRecord[]>(
      app,
      ['query', 'searchRecords'],
      { search },
      { token },
    );
    return expectDone(answer);
  };

  describe(`${name} in the search over everything`, () => {
    it.each(suite.searched)(
      `the search over everything finds a ${name} by its $field "$text", in any spelling`,
      async ({ field, text, searches }) => {
        const { id, reference } = await aRequest(on, { [field]: text });
        for (const search of [...searches, reference])
          expect(await find(search)).toContainEqual(
            expect.objectContaining({ kind: name, id, reference }),
          );
      },
    );

    it(`the search over everything finds at most five of ${name}, and none by two letters`, async () => {
      const [{ field }] = suite.searched as [(typeof suite.searched)[number]];
      const word = `Recordo${process.pid}`;
      for (let number = 0; number < 6; number += 1) await aRequest(on, { [field]: word });
      expect(await find(word)).toHaveLength(5);
      expect(await find('re')).toEqual([]);
    });
  });
}
