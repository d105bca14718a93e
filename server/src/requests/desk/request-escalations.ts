import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { answerDue, type Holidays, lateSince, waitingFor } from '../../contract/answer-due.js';
import type { NotificationEntity } from '../../contract/notifications.js';
import { requestPermission } from '../../contract/permissions.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { Database } from '../../platform/database/database.js';
import { selectList } from '../../platform/database/entity-columns.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { type Notice, Notifier } from '../../platform/notifications/notifier.js';
import { Settings } from '../../platform/settings/settings.js';
import { HolidayCalendar } from './holiday-calendar.js';
import { RequestKinds, type RequestParts } from '../request-kinds.js';
import { getBranch } from '../store/request-scope.js';
import type { RequestBase } from '../store/request.entity.js';

const EVERY_MS = 5 * 60_000;
/** Batches of one kind and stage that are told of in one run. */
const MAX_BATCHES = 10;
/** Requests that people are told of at once; the rest follow. */
const AT_ONCE = 50;
/** Nobody is told of what was late for so long: it stands in the queue. */
const OLDEST_MS = 7 * 24 * 3_600_000;

/** An answer that is due soon, and one that is late. */
const STAGES = ['answer_due', 'answer_late'] as const;
type Stage = (typeof STAGES)[number];

/**
 * Claims requests whose clients wait since `$2` or longer, but not since `$3` or longer. Each is claimed once
 * by one process; one that somebody is answering at this moment is left to the next time.
 */
const claimWaiting = (table: string, columns: string) => `
  WITH waiting AS (
    SELECT r.id, r.unanswered_since FROM "${table}" r
    WHERE r.deleted_at IS NULL AND r.unanswered_since <= $2 AND r.unanswered_since > $3
      AND NOT EXISTS (SELECT FROM request_escalations e WHERE e.request_id = r.id AND e.stage = $1
        AND e.unanswered_since = r.unanswered_since)
    ORDER BY r.unanswered_since LIMIT ${AT_ONCE} FOR UPDATE OF r SKIP LOCKED),
  claimed AS (
    INSERT INTO request_escalations (request_id, stage, unanswered_since)
    SELECT id, $1, unanswered_since FROM waiting ON CONFLICT DO NOTHING RETURNING request_id)
  SELECT ${columns} FROM "${table}" t WHERE t.id IN (SELECT request_id FROM claimed)`;

/** Reminds the office of answers that clients wait for, every few minutes. */
@Injectable()
export class RequestEscalations implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Escalations');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly kinds: RequestKinds,
    private readonly calendar: HolidayCalendar,
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly notifier: Notifier,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const report = (error: unknown) =>
      this.logger.warn(`Answers that are due could not be told of: ${String(error)}`);
    this.timer = setInterval(() => void this.run().catch(report), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    const holidays = await this.calendar.holidays();
    for (const parts of this.kinds.allParts())
      for (const stage of STAGES) await this.escalateAll(parts, stage, holidays);
  }

  private async escalateAll(parts: RequestParts, stage: Stage, holidays: Holidays): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await this.escalate(parts, stage, holidays)) < AT_ONCE) return;
  }

  /** Tells the office of some requests whose answer is due, once for each time that a client waits. */
  private async escalate(parts: RequestParts, stage: Stage, holidays: Holidays): Promise<number> {
    const metadata = this.lists.metadataOf(parts.kind.table.entity);
    const claim = claimOf(stage, holidays, await this.settings.get('answerReminderHours'));
    const text = claimWaiting(metadata.tableName, selectList(metadata));
    return this.database.transaction(async (transaction) => {
      const rows = await transaction.execute<RequestBase>(text, claim);
      const told = rows.map((row) => {
        const due = {
          moment: answerDue(row.unansweredSince ?? new Date(), holidays).toISOString(),
        };
        const values = { ...parts.notices.mentionsOf(row), due };
        return this.notifier.tellStaff(transaction, noticeOf(parts, stage, row, values));
      });
      await allSettledOrThrow(...told);
      return rows.length;
    });
  }
}

/** The values of the statement: those who are late are not told of as due soon. */
function claimOf(stage: Stage, holidays: Holidays, reminderHours: number): unknown[] {
  const now = new Date();
  const late = lateSince(now, holidays);
  if (stage === 'answer_late') return [stage, late, new Date(late.getTime() - OLDEST_MS)];
  return [stage, waitingFor(reminderHours, now, holidays), late];
}

/** An answer that is due soon is told to who deals with the request, a late one to everybody who may. */
function noticeOf(
  { kind: { definition } }: RequestParts,
  stage: Stage,
  row: RequestBase,
  values: Notice['values'],
) {
  return {
    ...({ event: stage, type: 'warning', category: 'deadlines' } as const),
    ...{ entity: definition.name as NotificationEntity, entityId: row.id, values },
    permission: requestPermission(definition.name, 'read'),
    branch: getBranch(definition, row),
    assigneeId: row.assigneeId,
    toAll: stage === 'answer_late',
  };
}
