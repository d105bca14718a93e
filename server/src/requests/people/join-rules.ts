import type { RequestKind } from '../request-kind.js';
import type { RequestBase } from '../store/request.entity.js';

/**
 * Whether a request joins an account by a code: the office wrote it down, it belongs to nobody, and there is no address
 * to which the link could be mailed that does the same (A79).
 */
export function mayJoinByCode({ table }: RequestKind, row: RequestBase): boolean {
  const { intakeChannel, userId, leftAt, erasedAt, deletedAt } = row;
  const isFree = userId === null && leftAt === null && erasedAt === null && deletedAt === null;
  return isFree && intakeChannel !== null && row[table.person.email] === '';
}
