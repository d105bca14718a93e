import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { RepeatedTask } from '../../platform/jobs/repeated-task.js';
import { PersonProposals } from './person-proposals.js';

const EVERY_MS = 5000;
/** People who are compared in one transaction; who is known by something new again meanwhile waits for it. */
const BATCH = 20;

const WAITING = 'SELECT 1 FROM people_to_compare LIMIT 1';
/** One process compares at a time. */
const LOCK = `SELECT pg_try_advisory_xact_lock(hashtext('comparisons of people')) AS locked`;
const NEXT = `
  DELETE FROM people_to_compare WHERE person_id IN (
    SELECT person_id FROM people_to_compare ORDER BY person_id LIMIT ${BATCH} FOR UPDATE)
  RETURNING person_id AS id`;
const FORGET_PAIRS = `
  DELETE FROM person_pairs WHERE person_id = ANY($1::uuid[]) OR other_id = ANY($1::uuid[])`;
const KEEP_PAIRS = `
  INSERT INTO person_pairs (person_id, other_id)
  SELECT one, other FROM unnest($1::uuid[], $2::uuid[]) AS found (one, other)
  ON CONFLICT DO NOTHING`;

/**
 * Compares people who are known by something new with all others, and keeps which of them are probably one: a list of
 * all people could not compare names in two scripts in the time of a read.
 */
@Injectable()
export class PersonComparisons extends RepeatedTask {
  constructor(
    private readonly database: Database,
    private readonly proposals: PersonProposals,
  ) {
    super({ logger: 'People', everyMs: EVERY_MS, failure: 'People could not be compared' });
  }

  /** Compares all who wait for it; nobody while another process does. */
  async run(): Promise<void> {
    if ((await this.database.query(WAITING)).length === 0) return;
    while ((await this.database.transaction((transaction) => this.compare(transaction))) === BATCH);
  }

  private async compare(transaction: Transaction): Promise<number> {
    const [lock] = await transaction.execute<{ locked: boolean }>(LOCK);
    if (!lock?.locked) return 0;
    const ids = (await transaction.execute<{ id: string }>(NEXT)).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const pairs = await this.proposals.pairsOf(transaction, ids);
    const both = [...pairs, ...pairs.map(([one, other]) => [other, one] as const)];
    await transaction.execute(FORGET_PAIRS, [ids]);
    await transaction.execute(KEEP_PAIRS, [
      both.map(([one]) => one),
      both.map(([, other]) => other),
    ]);
    return ids.length;
  }
}
