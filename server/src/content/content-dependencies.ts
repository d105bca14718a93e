import { Injectable } from '@nestjs/common';
import { PublicCache } from '../platform/cache/public-cache.js';
import { Database } from '../platform/database/database.js';
import { EntityWriter } from '../platform/database/entity-writer.js';
import { ChangeEventBus } from '../platform/events/change-event-bus.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { Idempotency } from '../platform/idempotency/idempotency.js';
import { ListEngine } from '../platform/list/list-engine.js';
import { Notifier } from '../platform/notifications/notifier.js';
import { ContentKinds } from './content-kinds.js';

/** The providers that every content service needs, injected as one parameter. */
@Injectable()
export class ContentDependencies {
  constructor(
    readonly database: Database,
    readonly lists: ListEngine,
    readonly entityWriter: EntityWriter,
    readonly auditLog: AuditLog,
    readonly events: ChangeEventBus,
    readonly publicCache: PublicCache,
    readonly idempotency: Idempotency,
    readonly notifier: Notifier,
    readonly kinds: ContentKinds,
  ) {}
}
