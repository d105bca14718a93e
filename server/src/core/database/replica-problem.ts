import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';

/** A replica that takes longer to get what the primary has now is behind. */
const MAX_LAG_MS = 2000;
const POLL_MS = 20;

/** Where a database is: the cluster and the name, which a standby shares with its primary. */
const PLACE = `(SELECT system_identifier FROM pg_control_system()) || ' ' || current_database() AS place`;
/**
 * The end of what is inserted, not of what is written: a commit may be answered before it is written. After the
 * last record of a page or a segment it is behind the header of the next one, which a replica does not count.
 */
const PRIMARY = `
  SELECT (position - CASE WHEN mod(position - '0/0', current_setting('wal_block_size')::numeric) = 24 THEN 24
                          WHEN mod(position - '0/0', pg_size_bytes(current_setting('wal_segment_size'))) = 40 THEN 40
                          ELSE 0 END)::text AS position, ${PLACE}
    FROM pg_current_wal_insert_lsn() AS position`;
const STANDBY = `
  SELECT pg_is_in_recovery() AS "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn AS "hasReplayed",
         ${PLACE}`;

/** What a primary has committed. */
export interface PrimaryState {
  position: string;
  place: string;
}

interface StandbyState {
  isStandby: boolean;
  hasReplayed: boolean | null;
  place: string;
}

/** How far the primary is; everything that was committed before this call is in it. */
export async function primaryState(primary: Pool): Promise<PrimaryState> {
  const { rows } = await primary.query<PrimaryState>(PRIMARY);
  return rows[0]!;
}

/** Why reads cannot go to the replica; undefined when it has replayed everything up to the position. */
export async function replicaProblem(
  replica: Pool,
  { position, place }: PrimaryState,
): Promise<string | undefined> {
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
