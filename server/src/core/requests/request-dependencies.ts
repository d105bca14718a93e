import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../access/security-log.js';
import { Database } from '../database/database.js';
import { batchLoader } from '../database/batch-loader.js';
import { EntityWriter } from '../database/entity-writer.js';
import { ChangeEventBus } from '../events/change-event-bus.js';
import { AuditLog } from '../audit/audit-log.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { CountCache } from '../list/count-cache.js';
import { ListEngine } from '../list/list-engine.js';
import { Notifier } from '../notifications/notifier.js';
import { Settings } from '../settings/settings.js';
import { StaffNames } from './staff-names.js';
import { RequestHandover } from './request-handover.js';
import { RequestKinds } from './request-kinds.js';
import { RequestEscalations } from './request-escalations.js';
import { RequestExports } from './request-exports.js';
import { RequestPeople } from './request-people.js';
import { SubmissionLimits } from './submission-limits.js';
import { Timeline } from './timeline.js';
import { HolidayCalendar } from './holiday-calendar.js';

const REFERENCES = `
  SELECT next_reference(prefix) AS reference
  FROM unnest($1::text[]) WITH ORDINALITY AS asked(prefix, place) ORDER BY place`;

/** The providers that every request service needs, injected as one parameter. */
@Injectable()
export class RequestDependencies {
  /** `SR` -> `SR-2026-000001`, another one each time. */
  readonly nextReference = batchLoader((prefixes: readonly string[]) => this.references(prefixes));

  constructor(
    readonly database: Database,
    readonly lists: ListEngine,
    readonly counts: CountCache,
    readonly entityWriter: EntityWriter,
    readonly timeline: Timeline,
    readonly submissionLimits: SubmissionLimits,
    readonly idempotency: Idempotency,
    readonly staff: StaffNames,
    readonly people: RequestPeople,
    readonly exports: RequestExports,
    readonly auditLog: AuditLog,
    readonly securityLog: SecurityLog,
    readonly events: ChangeEventBus,
    readonly kinds: RequestKinds,
    readonly handover: RequestHandover,
    readonly calendar: HolidayCalendar,
    readonly notifier: Notifier,
    readonly escalations: RequestEscalations,
    readonly settings: Settings,
  ) {}

  private async references(prefixes: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ reference: string }>(REFERENCES, [prefixes]);
    return rows.map(({ reference }) => reference);
  }
}
