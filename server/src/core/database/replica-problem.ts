import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';

/** A replica that takes longer to get what the primary has now is behind. */
const MAX_LAG_MS = 2000;
const POLL_MS = 20;

/** Where a database is: the cluster and the name, which a standby shares with its primary. */
const PLACE = `(SELECT system_identifier FROM pg_control_system()) || ' ' || current_database() AS place`;
/** Of what is inserted, not of what is written: a commit may be answered before it is written. */
const PRIMARY = `SELECT pg_current_wal_insert_lsn()::text AS position, ${PLACE}`;
const STANDBY = `
  SELECT pg_is_in_recovery() AS "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn AS "hasReplayed",
         ${PLACE}`;

interface StandbyState {
  isStandby: boolean;
  hasReplayed: boolean | null;
  place: string;
}

/**
 * Why reads cannot go to the replica; undefined when it has replayed everything that was committed on the
 * primary before this call.
 */
export async function replicaProblem(primary: Pool, replica: Pool): Promise<string | undefined> {
  const answer = await primary.query<{ position: string; place: string }>(PRIMARY);
  const { position, place } = answer.rows[0]!;
  const deadline = performance.now() + MAX_LAG_MS;
  while (performance.now() < deadline) {
    const { rows } = await replica.query<StandbyState>(STANDBY, [position]);
    const [state] = rows;
    if (!state?.isStandby || state.place !== place)
      return 'is not a standby of the database of DATABASE_URL';
    if (state.hasReplayed) return undefined;
    await setTimeout(POLL_MS);
  }
  return `is more than ${MAX_LAG_MS / 1000} s behind`;
}
