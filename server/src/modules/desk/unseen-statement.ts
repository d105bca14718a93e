import { MAX_UNSEEN } from '../../contract/requests/queues.js';
import { snakeCase } from '../../core/database/snake-case.js';
import { unseenBy, WAITING } from '../../core/requests/unseen-sql.js';
import type { NoticeKind } from './desk.types.js';

/** Notices of each kind that are shown. */
const SHOWN = 5;

export interface UnseenRow {
  kind: NoticeKind;
  id: string;
  title: string;
  reference: string | null;
  at: Date;
  /** Number of unseen rows of the kind. */
  total: number;
}

interface UnseenKind {
  name: string;
  table: string;
  person: string;
  /** Which of its rows the person may see; undefined for all of them. */
  scope: string | undefined;
}

/** The newest that wait are looked through and no more: the bell costs the same however many there are. */
const newest = ({ name, table, person, scope }: UnseenKind) => `
  SELECT '${name}' AS kind, r.id, r."${snakeCase(person)}" AS title, r.reference, r.client_wrote_at AS at
  FROM (SELECT * FROM "${table}" r WHERE ${WAITING} ${scope ? `AND ${scope}` : ''}
    ORDER BY r.client_wrote_at DESC LIMIT ${MAX_UNSEEN}) r
  WHERE ${unseenBy('$1')}`;

const FAILED_MAILS = `
  SELECT 'mail' AS kind, m.id, m.to_address AS title, NULL AS reference, m.updated_at AS at
  FROM (SELECT * FROM mails WHERE status = 'failed' ORDER BY created_at DESC LIMIT ${MAX_UNSEEN}) m
  WHERE NOT EXISTS (SELECT FROM row_views v
    WHERE v.row_id = m.id AND v.user_id = $1 AND v.seen_at >= m.updated_at)`;

/** SQL of what the person `$1` has not seen: of each kind the newest few, with the number of all. */
export function unseenStatement(kinds: readonly UnseenKind[], withMails: boolean): string {
  const parts = [...kinds.map(newest), ...(withMails ? [FAILED_MAILS] : [])];
  return `
    SELECT kind, id, title, reference, at, total FROM (
      SELECT u.*, count(*) OVER (PARTITION BY kind)::int AS total,
        row_number() OVER (PARTITION BY kind ORDER BY at DESC, id) AS place
      FROM (${parts.join(' UNION ALL ')}) u) numbered
    WHERE place <= ${SHOWN} ORDER BY kind, place`;
}
