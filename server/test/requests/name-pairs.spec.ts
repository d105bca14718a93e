import { Client } from 'pg';
import { COMPANY_TITLES, PERSON_TITLES } from '../../src/contract/name-titles.js';
import { OTHER_NAMES, SAME_NAMES } from '../support/name-pairs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('names that are compared', () => {
  let database: TestDatabase;
  let client: Client;

  beforeAll(async () => {
    database = await createTestDatabase(__filename);
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const first = async <T>(statement: string, ...values: unknown[]): Promise<T | undefined> => {
    const { rows } = await client.query<{ found: T }>(`SELECT ${statement} AS found`, values);
    return rows[0]?.found;
  };
  const isParty = (name: string, parties: string) =>
    first<boolean>('name_readings($1) && party_readings($2)', name, parties);

  it.each(SAME_NAMES)('the client %j is found in the opposing party %j', async (name, parties) => {
    expect(await isParty(name, parties)).toBe(true);
  });

  it.each(OTHER_NAMES)(
    'the client %j is not found in the opposing party %j',
    async (name, parties) => {
      expect(await isParty(name, parties)).toBe(false);
    },
  );

  it.each([...PERSON_TITLES, ...COMPANY_TITLES])(
    'the title %j is no part of a name',
    async (title) => {
      expect(await first('name_words($1)', `${title} Karim Zerrouki`)).toEqual([
        'karim',
        'zerrouki',
      ]);
    },
  );

  it.each([
    ['Karim Z et Samira R', ['Karim Z et Samira R', 'Karim Z', 'Samira R']],
    ['1) Karim Ali\n2) Samira Rahmani', ['Karim Ali', 'Samira Rahmani']],
    ['Benali, Karim', ['Benali, Karim']],
    [' ', []],
  ])('the opposing party %j is compared as %j', async (parties, names) => {
    expect(await first('party_names($1)', parties)).toEqual(names);
  });

  it('the longest text that an opposing party may be is compared in less than a second', async () => {
    const begun = Date.now();
    await first('party_readings($1)', 'و ا '.repeat(50));
    await first('party_readings($1)', 'Aa Bb, '.repeat(28));
    await first('party_readings($1)', 'ab '.repeat(66));
    expect(Date.now() - begun).toBeLessThan(1000);
  });

  it.each([
    ['a.x@gmail.com', 'ax@gmail.com'],
    ['A.X+cours@Gmail.com', 'ax@googlemail.com'],
    ['amine+mizan@outlook.com', 'amine@outlook.com'],
  ])('%j reaches the same mailbox as %j', async (one, other) => {
    expect(await first('email_likeness($1) = email_likeness($2)', one, other)).toBe(true);
  });

  it.each([
    ['a.x@outlook.com', 'ax@outlook.com'],
    ['ax@gmail.com', 'ay@gmail.com'],
    ['ax@gmail.com', 'ax@outlook.com'],
  ])('%j does not reach the same mailbox as %j', async (one, other) => {
    expect(await first('email_likeness($1) = email_likeness($2)', one, other)).toBe(false);
  });
});
