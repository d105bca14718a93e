import { answerDue, type Holidays, lateSince, waitingFor } from '../../contract/answer-due.js';
import type { NotificationEntity } from '../../contract/notifications.js';
import type { Transaction } from '../database/transaction.js';
import type { Notifier } from '../notifications/notifier.js';
import { reads, type RequestNotice } from './request-notifications.js';
import { branchOf } from './request-scope.js';
import type { RequestBase } from './request.entity.js';

/** An answer that is due soon, and one that is late. */
export const ESCALATION_STAGES = ['answer_due', 'answer_late'] as const;
export type EscalationStage = (typeof ESCALATION_STAGES)[number];

/** Requests that people are told of at once; the rest follow. */
export const ESCALATED_AT_ONCE = 50;
/** Nobody is told of what was late for so long: it stands in the queue. */
const OLDEST_MS = 7 * 24 * 3_600_000;

/**
 * Claims requests whose clients wait since `$2` or longer, but not since `$3` or longer. Each is claimed once
 * by one process; one that somebody is answering at this moment is left to the next time.
 */
export const claimWaiting = (table: string, columns: string) => `
  WITH waiting AS (
    SELECT r.id, r.unanswered_since FROM "${table}" r
    WHERE r.deleted_at IS NULL AND r.unanswered_since <= $2 AND r.unanswered_since > $3
      AND NOT EXISTS (SELECT FROM request_escalations e WHERE e.request_id = r.id AND e.stage = $1
        AND e.unanswered_since = r.unanswered_since)
    ORDER BY r.unanswered_since LIMIT ${ESCALATED_AT_ONCE} FOR UPDATE OF r SKIP LOCKED),
  claimed AS (
    INSERT INTO request_escalations (request_id, stage, unanswered_since)
    SELECT id, $1, unanswered_since FROM waiting ON CONFLICT DO NOTHING RETURNING request_id)
  SELECT ${columns} FROM "${table}" t WHERE t.id IN (SELECT request_id FROM claimed)`;

/** The values of the statement: those who are late are not told of as due soon. */
export function claimOf(
  stage: EscalationStage,
  holidays: Holidays,
  reminderHours: number,
): unknown[] {
  const now = new Date();
  const late = lateSince(now, holidays);
  if (stage === 'answer_late') return [stage, late, new Date(late.getTime() - OLDEST_MS)];
  return [stage, waitingFor(reminderHours, now, holidays), late];
}

export const dueOf = ({ unansweredSince }: RequestBase, holidays: Holidays) =>
  answerDue(unansweredSince ?? new Date(), holidays);

/** An answer that is due soon is told to who deals with the request, a late one to everybody who may. */
export function tellOfWaiting(
  notifier: Notifier,
  transaction: Transaction,
  stage: EscalationStage,
  { definition, row, values }: Pick<RequestNotice, 'definition' | 'row' | 'values'>,
): Promise<void> {
  return notifier.tellStaff(transaction, {
    ...{ event: stage, type: 'warning', category: 'deadlines' },
    ...{ entity: definition.name as NotificationEntity, entityId: row.id, values },
    permission: reads(definition),
    branch: branchOf(definition, row),
    assigneeId: row.assigneeId,
    toAll: stage === 'answer_late',
  });
}
