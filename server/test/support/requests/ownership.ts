import { capitalized } from '../../../src/platform/graphql/capitalized.js';
import { operationsOf, schemaOf } from '../operation.js';
import { expectDone, expectRefused } from '../refusals.js';
import {
  as,
  asAdmin,
  asClient,
  asOther,
  aNewClient,
  aRequest,
  graphqlAs,
  type On,
} from './context.js';

/** Parameters that try to reach requests of others; each is refused or has no effect. */
const WIDENING = (other: string) => [
  { userId: other },
  { user: other },
  { ownerId: other },
  { status: 'pending' },
  { deleted: 'true' },
  { all: 'true' },
];

/** What a list takes beside what could widen it. */
const PAGING = ['page', 'limit', 'offset', 'language'];

/** What a request leads to; REST has the ids alone. */
const GRAPHQL_ONLY = [
  ...['personId', 'noShowAt', 'timeline', 'assignee'],
  ...['excerpt', 'service', 'situation', 'consultant', 'jobRole'],
];

export function describeOwnership(on: On): void {
  const { name } = on.context.suite.definition;
  const { suite } = on.context;

  describe(`ownership of a ${name}`, () => {
    it(`the client’s list of ${name} holds only the client’s own, newest first`, async () => {
      const person = await aNewClient(on);
      await asOther(on).submit(suite.build());
      const sent = [];
      for (let number = 0; number < 3; number += 1)
        sent.push(expectDone(await as(on, person.token).submit(suite.build())).id);
      const mine = expectDone(await as(on, person.token).mine());
      expect(mine.total).toBe(3);
      expect(mine.items.map(({ id }) => id)).toEqual([...sent].reverse());
      const second = expectDone(await as(on, person.token).mine({ page: 2, limit: 2 }));
      expect(second).toMatchObject({ total: 3, page: 2, limit: 2, offset: 2 });
      expect(second.items.map(({ id }) => id)).toEqual([sent[0]]);
    });

    it(`a client’s ${name} is the same over REST and GraphQL, which adds the timeline and what it leads to`, async () => {
      const { token } = await aNewClient(on);
      expectDone(await as(on, token).submit(suite.build()));
      const ways = (['REST', 'GraphQL'] as const).map((transport) =>
        as({ ...on, transport }, token),
      );
      const [rest, graphql] = await Promise.all(
        ways.map(async (calls) => expectDone(await calls.mine()).items[0] ?? {}),
      );
      const shown = Object.entries(graphql ?? {}).filter(
        ([field]) => !GRAPHQL_ONLY.includes(field),
      );
      const added = (suite.restOnly ?? []).map((field) => [
        field,
        (rest as Record<string, unknown>)[field],
      ]);
      expect(added.map(([, value]) => value)).not.toContain(undefined);
      expect(rest).toEqual(Object.fromEntries([...shown, ...added]));
    });

    if (on.transport === 'GraphQL')
      it(`the list of the own requests takes a page alone: ${name}`, () => {
        const { args } = operationsOf(schemaOf(on.context.app), 'query')[
          `my${capitalized(name)}s`
        ]!;
        const names = args.map((argument) => argument.name);
        expect(names.filter((argument) => !PAGING.includes(argument))).toEqual([]);
      });
    else
      it(`no parameter lets a client list a ${name} of somebody else`, async () => {
        const person = await aNewClient(on);
        await asOther(on).submit(suite.build());
        for (const args of WIDENING(on.context.other.id)) {
          const answer = await as(on, person.token).mine(args);
          if (answer.code === undefined) expect(answer.data.total).toBe(0);
          else expect(answer.code).toBe('BAD_USER_INPUT');
        }
        const whole = await as(on, person.token).mine({});
        expect(expectDone(whole).total).toBe(0);
      });

    it(`a ${name} of somebody else is answered like one that does not exist`, async () => {
      const { id } = await aRequest(on);
      const { getMine } = graphqlAs(on, on.context.other.token);
      const theirs = await getMine(id);
      const nobodys = await getMine('01890000-0000-7000-8000-000000000000');
      expectRefused(theirs, 'NOT_FOUND');
      expect({ message: theirs.message, fields: theirs.fields }).toEqual({
        message: nobodys.message,
        fields: nobodys.fields,
      });
      expectRefused(await getMine('not-an-id'), 'NOT_FOUND');
    });

    it(`clients can use no read of the office and no change of a ${name}`, async () => {
      const row = await aRequest(on);
      const calls = asClient(on);
      const answers = [
        await calls.get(row.id),
        await calls.get(row.id, { deleted: true }),
        await calls.list(),
        await calls.list({ limit: 0 }),
        await calls.stats(),
        await calls.update(row.id, { [suite.emailField]: 'somebody@example.dz' }),
        await calls.update(row.id, { colour: 'red' }),
        await calls.setStatus(row.id, { status: suite.definition.statuses[1] }),
        await calls.setStatus(row.id, {}),
        await calls.remove(row.id),
      ].filter(({ code }) => code !== 'BAD_USER_INPUT' || on.transport === 'REST');
      answers.forEach((answer) => expectRefused(answer, 'FORBIDDEN'));
      const { addNote, restore } = graphqlAs(on, on.context.client.token);
      expectRefused(await addNote(row.id, { text: 'x' }), 'FORBIDDEN');
      expectRefused(await restore(row.id), 'FORBIDDEN');
      const now = expectDone(await asAdmin(on).get(row.id));
      expect(now).toMatchObject({ version: row.version, status: row.status });
    });

    it(`people who are not signed in can neither read nor change a ${name}`, async () => {
      const { id } = await aRequest(on);
      const calls = as(on);
      const answers = [
        await calls.mine(),
        await calls.get(id),
        await calls.list(),
        await calls.stats(),
        await calls.update(id, { [suite.emailField]: 'somebody@example.dz' }),
        await calls.setStatus(id, { status: suite.definition.statuses[1] }),
        await calls.remove(id),
      ];
      answers.forEach((answer) => expectRefused(answer, 'UNAUTHENTICATED'));
    });
  });
}
