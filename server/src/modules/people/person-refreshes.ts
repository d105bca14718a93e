import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { RepeatedTask } from '../../platform/jobs/repeated-task.js';

const EVERY_MS = 1000;
/** People of one run; those behind them wait for the next one. */
const MOST = 500;

const WAITING = `SELECT DISTINCT person_id AS id FROM people_to_refresh LIMIT ${MOST}`;
/**
 * $1 the person. What is stored meanwhile has an entry of its own, and another process waits for this one and finds
 * nothing left. One person in one statement: locks of several could be taken in two orders.
 */
const REFRESH = `
  WITH taken AS (DELETE FROM people_to_refresh WHERE person_id = $1 RETURNING person_id)
  SELECT refresh_person($1) WHERE EXISTS (SELECT FROM taken)`;

/**
 * Counts the requests of people who sent one more: to write it in the statement that stores the request took longer
 * than all else that stores it. What a request says anew of its person is written with it.
 */
@Injectable()
export class PersonRefreshes extends RepeatedTask {
  constructor(private readonly database: Database) {
    super({ logger: 'People', everyMs: EVERY_MS, failure: 'Requests of people were not counted' });
  }

  async run(): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }>(WAITING))
      await this.database.query(REFRESH, [id]);
  }
}
