import { Client } from 'pg';
import { searchWords } from '../../src/contract/search-norm.js';
import { searchMatcher } from '../../src/contract/search-terms.js';
import { SqlValues } from '../../src/platform/database/sql-values.js';
import { searchConditions } from '../../src/platform/list/search-conditions.js';
import { FINDS, FINDS_NOT, SAME_WORDS } from '../support/search-pairs.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

describe('what a search finds', () => {
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

  const inDatabase = async (typed: string, text: string) => {
    const sql = new SqlValues(text);
    const conditions = searchConditions(typed, sql).join(' AND ');
    const { rows } = await client.query(
      `SELECT FROM (
         SELECT search_words, replace(search_words, ' ', '') AS search_joined
           FROM search_words($1::text) AS search_words) t WHERE ${conditions}`,
      sql.values,
    );
    return rows.length > 0;
  };
  const isPhone = (typed: string) => /^[^\p{L}#]*$/u.test(typed);
  const finds = async (typed: string, text: string) => {
    const stored = await inDatabase(typed, text);
    // the browser has no phone numbers to search in
    if (!isPhone(typed)) expect(searchMatcher(typed)(searchWords(text))).toBe(stored);
    return stored;
  };

  it.each(SAME_WORDS)(
    '%j and %j find each other, in the database and the browser',
    async (one, other) => {
      expect(await finds(one, `avant ${other} après`)).toBe(true);
      expect(await finds(other, `avant ${one} après`)).toBe(true);
    },
  );

  it.each(FINDS)('%j finds %j, in the database and the browser', async (typed, text) => {
    expect(await finds(typed, text)).toBe(true);
  });

  it.each(FINDS_NOT)('%j does not find %j, in the database or the browser', async (typed, text) => {
    expect(await finds(typed, text)).toBe(false);
  });
});
