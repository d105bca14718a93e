import type { RequestDefinition } from '../../contract/requests/define-request.js';

/** How many requests there are, and how many have each status. */
export type RequestCounts<Status extends string = string> = Record<'total' | Status, number>;

/** SQL that counts the rows of a table by their status. */
export function countsSql({ statuses }: RequestDefinition): string {
  const counts = statuses.map(
    (status) => `count(*) FILTER (WHERE status = '${status}')::int AS "${status}"`,
  );
  return [`count(*)::int AS "total"`, ...counts].join(', ');
}

/** How many requests the office still works on. */
export const countOpen = ({ doneStatuses }: RequestDefinition, counts: RequestCounts): number =>
  doneStatuses.reduce((open, status) => open - (counts[status] ?? 0), counts.total ?? 0);
