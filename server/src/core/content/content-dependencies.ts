import { Injectable } from '@nestjs/common';
import { PublicCache } from '../cache/public-cache.js';
import { Database } from '../database/database.js';
import { EntityWriter } from '../database/entity-writer.js';
import { ChangeEventBus } from '../events/change-event-bus.js';
import { AuditLog } from '../audit/audit-log.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { ListEngine } from '../list/list-engine.js';
import { Notifier } from '../notifications/notifier.js';
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
