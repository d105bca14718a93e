import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Database } from '../../core/database/database.js';
import { EntityWriter } from '../../core/database/entity-writer.js';
import type { Conflict } from '../../core/errors/app-error.js';
import { ChangeRecorder, type RecordedChange } from '../../core/events/change-recorder.js';
import { AuditEventEntity } from './audit-event.entity.js';
import type { Transaction } from '../../core/database/transaction.js';

/** Not recorded: the id, which the event has anyway, columns that every write changes, and secrets. */
const UNRECORDED_FIELDS = new Set([
  'id',
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
      ...recordedValues({ before, after }),
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

type Values = Record<string, unknown>;

/** Old and new values of the fields that changed; of a row that is new or gone, its values that are not empty. */
function recordedValues({ before, after }: Pick<RecordedChange, 'before' | 'after'>) {
  if (before === undefined || after === undefined) return { before: null, after: null };
  if (!before || !after)
    return { before: before && filledFields(before), after: after && filledFields(after) };
  const then = before as Values;
  const now = after as Values;
  const changed = Object.keys(now).filter(
    (name) => name in then && !isDeepStrictEqual(then[name], now[name]),
  );
  const pick = (row: Values) => fields(row, (name) => changed.includes(name));
  return { before: pick(then), after: pick(now) };
}

const filledFields = (row: object) =>
  fields(row, (_, value) => value !== null && value !== '' && !isDeepStrictEqual(value, []));

const fields = (row: object, isWanted: (name: string, value: unknown) => boolean) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => !UNRECORDED_FIELDS.has(name) && isWanted(name, value),
    ),
  );
