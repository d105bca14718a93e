import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Database } from '../../core/database/database.js';
import { EntityWriter } from '../../core/database/entity-writer.js';
import type { Conflict } from '../../core/errors/app-error.js';
import { ChangeRecorder, type RecordedChange } from '../../core/events/change-recorder.js';
import { AuditEventEntity } from './audit-event.entity.js';
import type { Transaction } from '../../core/database/transaction.js';

/** Not recorded: columns that every write changes, and secrets. */
const UNRECORDED_FIELDS = new Set([
  'updatedAt',
  'createdAt',
  'version',
  'searchDoc',
  'passwordHash',
  'tokenHash',
  'cvKey',
]);

const LATEST = `
  SELECT id, action, entity, entity_id AS "entityId", label, actor_name AS "actorName", created_at AS "createdAt"
  FROM audit_events ORDER BY created_at DESC, id DESC LIMIT $1`;

const LATEST_OF = `
  SELECT actor_name AS "changedBy", created_at AS "changedAt" FROM audit_events
  WHERE entity = $1 AND entity_id = $2 ORDER BY created_at DESC, id DESC LIMIT 1`;

/** Writes the audit log and reads it for administrators. */
@Injectable()
export class AuditService extends ChangeRecorder {
  constructor(
    private readonly entityWriter: EntityWriter,
    private readonly database: Database,
  ) {
    super();
  }

  override async record(transaction: Transaction, change: RecordedChange): Promise<void> {
    const { viewer, before, after, ...rest } = change;
    await this.entityWriter.insertWithoutReturning(transaction, AuditEventEntity, {
      ...rest,
      actorId: viewer?.id ?? null,
      actorName: viewer?.fullName ?? null,
      ...changedFields(before, after),
    });
  }

  override async latestOf(
    transaction: Transaction,
    entity: string,
    entityId: string,
  ): Promise<Conflict | undefined> {
    const [latest] = await transaction.execute<Conflict>(LATEST_OF, [entity, entityId]);
    return latest;
  }

  /** The newest events, for the overview's recent activity (A44). */
  latest(limit: number): Promise<AuditEventEntity[]> {
    return this.database.query<AuditEventEntity>(LATEST, [limit]);
  }
}

/** The old and new values of the changed fields; null for a new row, which holds its values itself. */
function changedFields(
  before?: object,
  after?: object,
): { before: object | null; after: object | null } {
  if (!before || !after) return { before: null, after: null };
  const then = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const changed = Object.keys(now).filter(
    (name) =>
      !UNRECORDED_FIELDS.has(name) && name in then && !isDeepStrictEqual(then[name], now[name]),
  );
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, row[name]]));
  return { before: pick(then), after: pick(now) };
}
