import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../platform/access/security-log.js';
import { Database } from '../platform/database/database.js';
import { EntityWriter } from '../platform/database/entity-writer.js';
import { ChangeEventBus } from '../platform/events/change-event-bus.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { Idempotency } from '../platform/idempotency/idempotency.js';
import { CountCache } from '../platform/list/count-cache.js';
import { ListEngine } from '../platform/list/list-engine.js';
import { MailService } from '../platform/mail/mail.service.js';
import { Notifier } from '../platform/notifications/notifier.js';
import { ClientAccounts, StaffNames } from './people/request-accounts.js';
import { HolidayCalendar } from './desk/holiday-calendar.js';
import { SubmissionLimits } from './submission/submission-limits.js';
import { RequestPaperRows } from './papers/request-paper-rows.js';
import { Timeline } from './thread/timeline.js';

/** The providers that the parts of each kind of request use. */
@Injectable()
export class RequestDependencies {
  constructor(
    readonly database: Database,
    readonly lists: ListEngine,
    readonly counts: CountCache,
    readonly entityWriter: EntityWriter,
    readonly timeline: Timeline,
    readonly paperRows: RequestPaperRows,
    readonly submissionLimits: SubmissionLimits,
    readonly idempotency: Idempotency,
    readonly staff: StaffNames,
    readonly accounts: ClientAccounts,
    readonly auditLog: AuditLog,
    readonly securityLog: SecurityLog,
    readonly events: ChangeEventBus,
    readonly calendar: HolidayCalendar,
    readonly notifier: Notifier,
    readonly mails: MailService,
  ) {}
}
