import { setTimeout } from 'node:timers/promises';
import { Database } from '../../src/platform/database/database.js';
import { Transaction } from '../../src/platform/database/transaction.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Client } from 'pg';
import { migrate } from '../../src/platform/database/migrate.js';
import { migrations } from '../../src/platform/database/migrations/migrations.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

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

  it('a transaction fails with the cause, whichever of its statements is awaited first', async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.execute(ADD, ['one']);
      const first = transaction.execute(ADD, ['one']);
      first.catch(() => undefined);
      await transaction.execute(ADD, ['two']);
      await first;
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
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

class AddToMarks1999999999999 implements MigrationInterface {
  name = 'AddToMarks1999999999999';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE marks ADD COLUMN note text');
  }
  async down(): Promise<void> {}
}

class IndexMarks1999999999998 implements MigrationInterface {
  name = 'IndexMarks1999999999998';
  transaction = false;
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX CONCURRENTLY ix_marks_word ON marks (word)');
  }
  async down(): Promise<void> {}
}

class IndexNotes1999999999997 implements MigrationInterface {
  name = 'IndexNotes1999999999997';
  transaction = false;
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX CONCURRENTLY ix_notes_word ON notes (word)');
  }
  async down(): Promise<void> {}
}

class AddToNotes1999999999996 implements MigrationInterface {
  name = 'AddToNotes1999999999996';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE notes ADD COLUMN x text');
  }
  async down(): Promise<void> {}
}

describe('migrations of a database that is in use', () => {
  let app: TestApp;
  const connected = async () => {
    const client = new Client({ connectionString: app.database.url });
    await client.connect();
    return client;
  };

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    const database = app.app.get(Database);
    await database.query('CREATE TABLE marks (word text PRIMARY KEY)');
    await database.query('CREATE TABLE notes (word text)');
  });
  afterAll(() => app.close());

  it('processes that start together make an index concurrently, once', async () => {
    const known = [...migrations, IndexMarks1999999999998];
    const { url } = app.database;
    await Promise.all([migrate(url, known), migrate(url, known), migrate(url, known)]);
    const made = await app.app
      .get(Database)
      .query(`SELECT FROM pg_index WHERE indexrelid = 'ix_marks_word'::regclass AND indisvalid`);
    expect(made).toHaveLength(1);
  });

  it('a migration that waits for a table lets others use it meanwhile, and ends when it is free', async () => {
    const [reader, other] = [await connected(), await connected()];
    await reader.query('BEGIN');
    await reader.query('SELECT FROM marks');
    const migrated = migrate(app.database.url, [...migrations, AddToMarks1999999999999]);
    await waitUntil('the migration to wait', async () => {
      const { rowCount } = await other.query(
        `SELECT FROM pg_locks WHERE relation = 'marks'::regclass AND NOT granted`,
      );
      return rowCount;
    });
    // queued behind the migration, it would wait for the reader, which is not done
    await other.query(ADD, ['meanwhile']);
    await reader.query('COMMIT');
    await migrated;
    expect((await other.query('SELECT word, note FROM marks')).rows).toEqual([
      { word: 'meanwhile', note: null },
    ]);
    await Promise.all([reader.end(), other.end()]);
  });

  it('creating an index concurrently waits for a backup to end, and survives losing the connection that holds the migration lock', async () => {
    const backup = await connected();
    await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await backup.query('SELECT FROM notes');
    const migrated = migrate(app.database.url, [...migrations, IndexNotes1999999999997]);
    const ended = setTimeout(3000).then(async () => {
      // the connection that holds the lock of migrations, which is idle for as long
      await backup.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7203418`,
      );
      await backup.query('COMMIT');
    });
    await Promise.all([migrated, ended]);
    const { rows } = await backup.query(
      `SELECT FROM pg_index WHERE indexrelid = 'ix_notes_word'::regclass AND indisvalid`,
    );
    expect(rows).toHaveLength(1);
    await backup.end();
  });

  it('a migration that gets no table says what to do', async () => {
    const reader = await connected();
    await reader.query('BEGIN');
    await reader.query('SELECT FROM notes');
    const migrated = migrate(app.database.url, [...migrations, AddToNotes1999999999996], 1);
    await expect(migrated).rejects.toThrow(/pg_stat_activity.*start again/);
    await reader.query('COMMIT');
    await reader.end();
  });

  it('a start waits for another process that fills the database, for longer than a statement may take', async () => {
    const other = await connected();
    await other.query('BEGIN');
    await other.query('SELECT pg_advisory_xact_lock(7203419)');
    const [beside] = await Promise.all([
      app.beside(),
      setTimeout(6000).then(() => other.query('COMMIT')),
    ]);
    expect((await beside.rest('GET', '/public/services')).status).toBe(200);
    await Promise.all([beside.close(), other.end()]);
  });
});
