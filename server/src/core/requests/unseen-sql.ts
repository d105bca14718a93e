/** Requests that wait for an answer. */
const WAITING = 'r.deleted_at IS NULL AND r.unanswered_since IS NOT NULL';

/** SQL: the request `r` waits for an answer, and this person has not seen what the client wrote last. */
export const unseenBy = (userId: string) =>
  `${WAITING} AND NOT EXISTS (SELECT FROM row_views v
    WHERE v.row_id = r.id AND v.user_id = ${userId} AND v.seen_at >= r.client_wrote_at)`;
