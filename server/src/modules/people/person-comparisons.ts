import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { FailedRows } from '../../platform/jobs/failed-rows.js';
import { RepeatedTask } from '../../platform/jobs/repeated-task.js';
import { PersonProposals } from './person-proposals.js';

const EVERY_MS = 5000;
/** People who are compared in one transaction. */
const BATCH = 20;

/** $1 people whom it failed for a moment ago. */
const WAITING = `
  SELECT DISTINCT person_id AS id FROM people_to_compare WHERE person_id <> ALL($1::uuid[])
   ORDER BY person_id LIMIT ${BATCH}`;
/** One process compares at a time. */
const LOCK = `SELECT pg_try_advisory_xact_lock(hashtext('comparisons of people')) AS locked`;
/** What is said of them from now on has entries of its own, which wait for the next run. */
const TAKE = `
  DELETE FROM people_to_compare WHERE person_id = ANY($1::uuid[]) RETURNING person_id AS id`;
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
  private readonly failed = new FailedRows('People', 'A person could not be compared');

  constructor(
    private readonly database: Database,
    private readonly proposals: PersonProposals,
  ) {
    super({ logger: 'People', everyMs: EVERY_MS, failure: 'People could not be compared' });
  }

  /** Compares all who wait for it; nobody while another process does. */
  async run(): Promise<void> {
    while (await this.compareBatch());
  }

  /** Answers whether more may wait. After a failure each of the batch is compared alone, to find whose it is. */
  private async compareBatch(): Promise<boolean> {
    const waiting = await this.database.query<{ id: string }>(WAITING, [this.failed.ids()]);
    const ids = waiting.map(({ id }) => id);
    if (ids.length === 0) return false;
    try {
      return (await this.compare(ids)) && ids.length === BATCH;
    } catch {
      return this.failed.each(ids, (id) => this.compare([id]));
    }
  }

  /** Answers false if another process compares. */
  private compare(meant: readonly string[]): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const [lock] = await transaction.execute<{ locked: boolean }>(LOCK);
      if (!lock?.locked) return false;
      const taken = await transaction.execute<{ id: string }>(TAKE, [meant]);
      const ids = [...new Set(taken.map(({ id }) => id))];
      if (ids.length > 0) await this.keepPairs(transaction, ids);
      return true;
    });
  }

  private async keepPairs(transaction: Transaction, ids: string[]): Promise<void> {
    const pairs = await this.proposals.pairsOf(transaction, ids);
    const both = [...pairs, ...pairs.map(([one, other]) => [other, one] as const)];
    await transaction.execute(FORGET_PAIRS, [ids]);
    await transaction.execute(KEEP_PAIRS, [
      both.map(([one]) => one),
      both.map(([, other]) => other),
    ]);
  }
}
