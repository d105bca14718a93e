import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { FailedRows } from '../../platform/jobs/failed-rows.js';
import { RepeatedTask } from '../../platform/jobs/repeated-task.js';

const EVERY_MS = 1000;
/** People of one run; those behind them wait for the next one. */
const MOST = 500;

/** $1 people whom it failed for a moment ago. */
const WAITING = `
  SELECT person_id AS id FROM people_to_refresh WHERE person_id <> ALL($1::uuid[])
   GROUP BY person_id ORDER BY min(created_at), person_id LIMIT ${MOST}`;
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
  private readonly failed = new FailedRows('People', 'Requests of a person were not counted');

  constructor(private readonly database: Database) {
    super({ logger: 'People', everyMs: EVERY_MS, failure: 'Requests of people were not counted' });
  }

  /** Those who wait longest come first. */
  async run(): Promise<void> {
    const waiting = await this.database.query<{ id: string }>(WAITING, [this.failed.ids()]);
    await this.failed.each(
      waiting.map(({ id }) => id),
      (id) => this.database.query(REFRESH, [id]),
    );
  }
}
