/** A kind of request in SQL: its table and its columns. */
export interface SqlSource {
  kind: string;
  table: string;
  name: string;
  email: string;
  phone: string;
  opposingParty: string | undefined;
  /** Whether the viewer may see a row. */
  isVisible: string;
}

/**
 * Sorts the few rows that a condition finds. The sum keeps PostgreSQL from walking through all requests by
 * date until it has found enough of them.
 */
export const NEWEST = `ORDER BY t.created_at + interval '0' DESC`;

/** Rows of one table that are compared in full, because their names sound alike in both scripts. */
export const MOST_COMPARED = 500;
