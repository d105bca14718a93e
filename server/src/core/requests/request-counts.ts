import type { RequestDefinition } from '../../contract/requests/define-request.js';

/** `count(*) … AS "totalRequests"`, and one for each status. */
export function statusCounts({ statuses, statsSuffix = 'Requests' }: RequestDefinition): string {
  const nameOf = (status: string) =>
    status.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) + statsSuffix;
  const counts = statuses.map(
    (status) => `count(*) FILTER (WHERE status = '${status}')::int AS "${nameOf(status)}"`,
  );
  return [`count(*)::int AS "total${statsSuffix}"`, ...counts].join(', ');
}
