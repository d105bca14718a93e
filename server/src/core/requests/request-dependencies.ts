import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../access/security-log.js';
import { Database } from '../database/database.js';
import { EntityWriter } from '../database/entity-writer.js';
import { ChangeEventBus } from '../events/change-event-bus.js';
import { AuditLog } from '../audit/audit-log.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { CountCache } from '../list/count-cache.js';
import { ListEngine } from '../list/list-engine.js';
import { MailService } from '../mail/mail.service.js';
import { Notifier } from '../notifications/notifier.js';
import { ClientAccounts, StaffNames } from './request-accounts.js';
import { HolidayCalendar } from './holiday-calendar.js';
import { SubmissionLimits } from './submission-limits.js';
import { Timeline } from './timeline.js';

/** The providers that the parts of each kind of request use. */
@Injectable()
export class RequestDependencies {
  constructor(
    readonly database: Database,
    readonly lists: ListEngine,
    readonly counts: CountCache,
    readonly entityWriter: EntityWriter,
    readonly timeline: Timeline,
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
