import { Client } from 'pg';
import { isSameName } from '../../src/requests/people/names/same-names.js';
import { OTHER_NAMES, SAME_NAMES } from '../support/name-pairs.js';
import { OTHERS_IN_FOUR_WAYS, PEOPLE_IN_FOUR_WAYS } from '../support/name-writings.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

interface Party {
  keys: string[];
  names: string[][];
}

describe('names in both scripts', () => {
  let database: TestDatabase;
  let client: Client;
  const known = new Map<string, Party>();

  beforeAll(async () => {
    database = await createTestDatabase(__filename);
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const partyOf = async (text: string): Promise<Party> => {
    const before = known.get(text);
    if (before) return before;
    const { rows } = await client.query<Party>(
      `SELECT party_keys($1) AS keys, coalesce(
         (SELECT jsonb_agg(compared_words(name)) FROM unnest(party_names($1)) AS name), '[]') AS names`,
      [text],
    );
    const party = rows[0] as Party;
    known.set(text, party);
    return party;
  };
  /** As the check does it: the keys lead to rows, whose names are compared. */
  const isFound = async (one: string, other: string) => {
    const [left, right] = [await partyOf(one), await partyOf(other)];
    return (
      left.keys.some((key) => right.keys.includes(key)) &&
      left.names.some((name) => right.names.some((their) => isSameName(name, their)))
    );
  };

  it.each([
    { table: 'fifty people', people: PEOPLE_IN_FOUR_WAYS },
    { table: 'fifty others', people: OTHERS_IN_FOUR_WAYS },
  ])(
    'the check finds at least 95 % of $table in four ways of writing, with at most 2 % false alarms',
    async ({ table, people }) => {
      const [missed, alarms]: [string[], string[]] = [[], []];
      let pairs = 0;
      for (const ways of people)
        for (const [at, one] of ways.entries())
          for (const other of ways.slice(at + 1)) {
            pairs += 1;
            if (!(await isFound(one, other))) missed.push(`${one} = ${other}`);
          }
      let others = 0;
      for (const [at, ways] of people.entries())
        for (const their of people.slice(at + 1)) {
          others += 1;
          const found: string[] = [];
          for (const one of ways)
            for (const other of their)
              if (await isFound(one, other)) found.push(`${one} ≠ ${other}`);
          if (found[0]) alarms.push(found[0]);
        }
      const told = `${table}: ${pairs - missed.length} of ${pairs} found, missed ${JSON.stringify(missed)}; ${alarms.length} false alarms among ${others} pairs ${JSON.stringify(alarms)}`;
      process.stdout.write(`${told}\n`);
      expect(others).toBe(1225);
      expect(missed.length / pairs).toBeLessThanOrEqual(0.05);
      expect(alarms.length / others).toBeLessThanOrEqual(0.02);
    },
  );

  it.each(SAME_NAMES)('%j is found in %j, as before', async (name, parties) => {
    expect(await isFound(name, parties)).toBe(true);
  });

  it.each(OTHER_NAMES)('%j is not found in %j, as before', async (name, parties) => {
    expect(await isFound(name, parties)).toBe(false);
  });
});
