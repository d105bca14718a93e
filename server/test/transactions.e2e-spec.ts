import { Database } from '../src/core/database/database.js';
import { Transaction } from '../src/core/database/transaction.js';
import { TestApp } from './support/test-app.js';

const ADD = 'INSERT INTO marks (word) VALUES ($1)';
const WORDS = 'SELECT word FROM marks ORDER BY word';
const CUT = 'SELECT pg_terminate_backend($1)';
const MY_PID = 'SELECT pg_backend_pid() AS pid';

describe('a transaction of the database', () => {
  let app: TestApp;
  let database: Database;

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    database = app.app.get(Database);
    await database.query('CREATE TABLE marks (word text PRIMARY KEY)');
  });
  beforeEach(() => database.query('TRUNCATE marks'));
  afterAll(() => app.close());

  const words = async () => (await database.query<{ word: string }>(WORDS)).map(({ word }) => word);

  it('a transaction keeps all its writes when its work succeeds', async () => {
    const answer = await database.transaction(async (transaction) => {
      await Promise.all([transaction.execute(ADD, ['one']), transaction.execute(ADD, ['two'])]);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await words()).toEqual(['one', 'two']);
  });

  it('a transaction keeps none of its writes when its work fails after them', async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.execute(ADD, ['one']);
      throw new Error('refused after all');
    });
    await expect(failing).rejects.toThrow('refused after all');
    expect(await words()).toEqual([]);
  });

  it('a transaction fails when its work ignored a failed statement, since PostgreSQL keeps nothing', async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.execute(ADD, ['one']);
      await transaction.execute(ADD, ['one']).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await words()).toEqual([]);
  });

  it('a transaction calls back once for each key after the commit, and never after a rollback', async () => {
    const called: string[] = [];
    await database.transaction(async (transaction) => {
      transaction.onCommit('a', () => called.push('first a'));
      transaction.onCommit('a', () => called.push('a'));
      transaction.onCommit('b', () => called.push('b'));
      await transaction.execute(ADD, ['one']);
      expect(called).toEqual([]);
    });
    const failing = database.transaction(async (transaction) => {
      transaction.onCommit('c', () => called.push('c'));
      await transaction.execute(ADD, ['one']);
    });
    await expect(failing).rejects.toThrow('duplicate key');
    expect(called).toEqual(['a', 'b']);
  });

  it('a transaction refuses statements once it has ended, since others use its connection', async () => {
    let kept: Transaction | undefined;
    await database.transaction(async (transaction) => {
      kept = transaction;
      await transaction.execute(ADD, ['one']);
    });
    await expect(kept?.execute(ADD, ['two'])).rejects.toThrow('has ended');
    expect(await words()).toEqual(['one']);
  });

  it('a transaction that loses its connection fails, keeps nothing, and leaves the pool usable', async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.execute(ADD, ['one']);
      const [row] = await transaction.execute<{ pid: number }>(MY_PID);
      await database.query(CUT, [row?.pid]);
      await transaction.execute(ADD, ['two']);
    });
    await expect(failing).rejects.toThrow();
    const many = Array.from({ length: 30 }, () => words());
    expect(await Promise.all(many)).toEqual(many.map(() => []));
  });
});
