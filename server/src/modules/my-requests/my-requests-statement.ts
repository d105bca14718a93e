import { CLIENT_EVENT_TYPES } from '../../contract/requests/request-events.js';
import type { MyRequestState } from '../../contract/requests/request-kinds.js';

/** A kind of request in SQL. */
export interface OwnKind {
  name: string;
  table: string;
  doneStatuses: readonly string[];
  /** Property -> column of what the title is made from. */
  subject: Readonly<Record<string, string>>;
  /** Column with the time of an appointment. */
  startsAt?: string;
}

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

const STATES: Record<MyRequestState, string> = { open: 'NOT IN', closed: 'IN' };

function ownOf(kind: OwnKind, state?: MyRequestState): string {
  const { name, table, doneStatuses, subject, startsAt } = kind;
  const parts = Object.entries(subject).map(([property, column]) => `'${property}', ${column}`);
  const done = state ? `AND t.status::text ${STATES[state]} (${quoted(doneStatuses)})` : '';
  return `
    SELECT '${name}' AS kind, t.id, t.reference, t.status::text AS status, t.created_at,
      jsonb_build_object(${parts.join(', ')}) AS subject,
      ${startsAt ?? 'NULL::timestamptz'} AS starts_at
    FROM "${table}" t WHERE t.user_id = $1 AND t.deleted_at IS NULL ${done}`;
}

/**
 * SQL of a page of the requests of the person $1, the last public event first; $2 rows after $3 others. A
 * person's requests are found by their account and the last event of each by an index, so that requests of
 * others cost nothing. A page behind the last one is a row without id, which holds the total.
 */
export function myRequestsStatement(kinds: readonly OwnKind[], state?: MyRequestState): string {
  return `
    WITH own AS MATERIALIZED (${kinds.map((kind) => ownOf(kind, state)).join(' UNION ALL ')}),
    page AS (
      SELECT own.*, coalesce(last.type, 'submitted') AS last_event,
        coalesce(last.created_at, own.created_at) AS moved_at
      FROM own LEFT JOIN LATERAL (
        SELECT e.type, e.created_at FROM request_events e
        WHERE e.request_id = own.id AND e.is_public ORDER BY e.created_at DESC, e.id DESC LIMIT 1
      ) last ON true
      ORDER BY moved_at DESC, own.id DESC LIMIT $2 OFFSET $3)
    SELECT counted.total, page.kind, page.id, page.reference, page.status, page.subject,
      page.created_at AS "createdAt", page.starts_at AS "startsAt", page.last_event AS "lastEvent", page.moved_at AS "movedAt",
      page.last_event NOT IN (${quoted(CLIENT_EVENT_TYPES)})
        AND page.moved_at > coalesce(seen.seen_at, '-infinity') AS unseen
    FROM (SELECT count(*)::int AS total FROM own) counted
    LEFT JOIN page ON true
    LEFT JOIN row_views seen ON seen.row_id = page.id AND seen.user_id = $1
    ORDER BY page.moved_at DESC, page.id DESC`;
}
