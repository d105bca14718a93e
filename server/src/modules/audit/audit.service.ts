import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditVerb } from '../../contract/audit-verbs.js';
import { holdSession } from '../../platform/access/session-hold.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Page } from '../../platform/database/page.js';
import { AppError, type Conflict } from '../../platform/errors/app-error.js';
import { AuditLog, type AuditedChange } from '../../platform/audit/audit-log.js';
import { RecordedChanges } from '../../platform/audit/recorded-changes.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { DayRange } from '../../platform/list/day-range.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import {
  ColumnTest,
  type ListDefinition,
  ListEngine,
  type Selection,
} from '../../platform/list/list-engine.js';
import { AuditEventEntity } from './audit-event.entity.js';
import { AUDIT_COLUMNS, type AuditEvent, type AuditListArgs } from './audit.types.js';

/** Not recorded: the id, which the event has anyway, columns that every write changes or that follow from others, and secrets. */
const UNRECORDED_FIELDS = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'version',
  'searchWords',
  'searchJoined',
  'phoneE164',
  'personId',
  'clientPhoneE164',
  'questionKeyAr',
  'questionKeyFr',
  'questionKeyEn',
  'passwordHash',
  'tokenHash',
  'cvKey',
]);

const LIST: ListDefinition<AuditEventEntity> = {
  sortable: columnNames(AUDIT_COLUMNS),
  defaultSort: [['createdAt', 'desc']],
};
const CREATED = { from: 'createdFrom', to: 'createdTo' };

const verbIs = (verb: AuditVerb) =>
  new ColumnTest((action, add) => `split_part(${action}, '.', 2) = ${add(verb)}`);

/** Calls of assistants are no activity of the office; what they change is an event of its own. */
const IS_ACTIVITY = new ColumnTest(
  (action, add) => `${action} <> ${add('apiToken.tool_used' satisfies AuditAction)}`,
);

const LATEST_OF = `
  SELECT actor_name AS "changedBy", created_at AS "changedAt" FROM audit_events
  WHERE entity = $1 AND entity_id = $2 ORDER BY created_at DESC, id DESC LIMIT 1`;

/** Writes the audit log and reads it for administrators. */
@Injectable()
export class AuditService extends AuditLog {
  constructor(
    private readonly entityWriter: EntityWriter,
    private readonly lists: ListEngine,
    private readonly recorded: RecordedChanges,
  ) {
    super();
  }

  override async record(transaction: Transaction, change: AuditedChange): Promise<void> {
    const { viewer, before, after, ...rest } = change;
    if (viewer && 'firstSessionId' in viewer) await holdSession(transaction, viewer);
    const event = {
      ...rest,
      actorId: viewer?.id ?? null,
      actorName: viewer?.fullName ?? null,
      tokenName: (viewer && 'grants' in viewer && viewer.grants?.name) || null,
      ...recordedValues({ before, after }),
    };
    await allSettledOrThrow(
      this.entityWriter.insertWithoutReturning(transaction, AuditEventEntity, event),
      this.recorded.tell(transaction, change),
    );
  }

  override async latestOf(
    transaction: Transaction,
    entity: string,
    entityId: string,
  ): Promise<Conflict | undefined> {
    const [latest] = await transaction.execute<Conflict>(LATEST_OF, [entity, entityId]);
    return latest;
  }

  async page(args: AuditListArgs, selection?: Selection): Promise<Page<AuditEvent>> {
    const { actorId, entity, entityId, verb, createdFrom, createdTo, ...list } = args;
    const where = {
      actorId,
      entity,
      entityId,
      action: verb && verbIs(verb),
      createdAt: DayRange.of(createdFrom, createdTo, CREATED),
    };
    const page = await this.lists.page(AuditEventEntity, where, list, { ...LIST, selection });
    return { ...page, items: page.items.map(toAuditEvent) };
  }

  async get(id: string): Promise<AuditEvent> {
    const event = await this.lists.one(AuditEventEntity, { id });
    if (!event) throw new AppError('NOT_FOUND');
    return toAuditEvent(event);
  }

  /** The newest events, for the overview's recent activity (A44). */
  async latest(limit: number): Promise<AuditEvent[]> {
    const listed = { ...LIST, selection: { total: false } };
    const where = { action: IS_ACTIVITY };
    const page = await this.lists.page(AuditEventEntity, where, { limit }, listed);
    return page.items.map(toAuditEvent);
  }
}

type Values = Record<string, unknown>;

function toAuditEvent(row: AuditEventEntity): AuditEvent {
  const { id, action, entity, entityId, label, actorId, actorName, tokenName, createdAt } = row;
  const before = (row.before ?? {}) as Values;
  const after = (row.after ?? {}) as Values;
  const changes = Object.keys({ ...before, ...after })
    .sort()
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
  const who = { actorId, actorName, tokenName };
  return { id, action, entity, entityId, label, ...who, createdAt, changes };
}

/** Old and new values of the fields that changed; of a row that is new or gone, its values that are not empty. */
function recordedValues({ before, after }: Pick<AuditedChange, 'before' | 'after'>) {
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
