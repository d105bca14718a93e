import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { HoursVerb } from '../../contract/audit-verbs.js';
import { type Locale, pickLocale } from '../../contract/locales.js';
import { officeDay } from '../../contract/office-clock.js';
import { BOOKING } from '../../contract/requests/booking.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Page } from '../../platform/database/page.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import { type ListDefinition, ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { areOrdered, refuseLongRange } from '../consultations/slot-rules.js';
import { HoursPeriodEntity, OFFICE_HOURS } from './hours-period.entity.js';
import { inWords } from './hours-words.js';
import {
  type CreateHoursPeriodInput,
  HOURS_PERIOD_COLUMNS,
  type HoursPeriodListArgs,
  type PublicHoursPeriod,
  type UpdateHoursPeriodInput,
} from './office-hours.types.js';

const LIST: ListDefinition<HoursPeriodEntity> = {
  sortable: columnNames(HOURS_PERIOD_COLUMNS),
  defaultSort: [['startsOn', 'desc']],
};
/** Visitors are told of hours that hold now, or from the day $2 on at the latest. */
const SHOWN = `
  SELECT name_ar AS ar, name_fr AS fr, name_en AS en, starts_on::text AS "startsOn",
    ends_on::text AS "endsOn", hours
  FROM hours_periods WHERE consultant_id IS NULL AND ends_on >= $1 AND starts_on <= $2
  ORDER BY starts_on LIMIT 5`;
const REMOVE = 'DELETE FROM hours_periods WHERE id = $1';
const KNOWN = 'SELECT 1 AS found FROM consultants WHERE id = $1 AND deleted_at IS NULL';

type ShownRow = Pick<HoursPeriodEntity, 'startsOn' | 'endsOn' | 'hours'> & Record<Locale, string>;

/** A period before and after a change; null where it did not exist. */
type Change =
  | { before: HoursPeriodEntity | null; after: HoursPeriodEntity }
  | { before: HoursPeriodEntity; after: null };

/** Days on which other hours hold than in an ordinary week. */
@Injectable()
export class HoursPeriodsService {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly idempotency: Idempotency,
    private readonly auditLog: AuditLog,
    private readonly events: ChangeEventBus,
    publicCache: PublicCache,
  ) {
    publicCache.dependsOn(OFFICE_HOURS);
  }

  list({ consultantId, ...args }: HoursPeriodListArgs): Promise<Page<HoursPeriodEntity>> {
    return this.lists.page(HoursPeriodEntity, { consultantId }, args, LIST);
  }

  async get(id: string): Promise<HoursPeriodEntity> {
    const row = await this.lists.one(HoursPeriodEntity, { id });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** What the site shows of the firm's hours, as long as they hold and some days before. */
  async shown(language: Locale): Promise<PublicHoursPeriod[]> {
    const today = officeDay();
    const ahead = DateTime.fromISO(today).plus({ days: BOOKING.periodShownDays }).toISODate();
    const rows = await this.database.query<ShownRow>(SHOWN, [today, ahead]);
    return rows.map(({ startsOn, endsOn, hours, ...names }) => {
      const { value } = pickLocale(names, language);
      return { name: value ?? names.ar, startsOn, endsOn, hours: inWords(hours)[language] };
    });
  }

  /** The same key and input again answer the same period. */
  async create(viewer: Viewer, input: CreateHoursPeriodInput, key?: string | null) {
    const call = await this.idempotency.keyedCall(viewer.id, OFFICE_HOURS, { key, body: input });
    const insert = () =>
      this.database.transaction(async (transaction) => {
        await this.check(transaction, input);
        const after = await this.entityWriter.insert(transaction, HoursPeriodEntity, { ...input });
        await this.record(transaction, viewer, 'created', { before: null, after });
        await this.idempotency.claim(transaction, call, after.id);
        return after;
      });
    return this.idempotency.once(call, insert, (id) => this.get(id));
  }

  update(viewer: Viewer, id: string, { version, ...input }: UpdateHoursPeriodInput) {
    return this.database.transaction(async (transaction) => {
      const before = await this.lock(transaction, id);
      await this.auditLog.refuseStale(transaction, OFFICE_HOURS, before, version);
      await this.check(transaction, { ...before, ...input });
      const after = await this.entityWriter.update(transaction, HoursPeriodEntity, { id }, input);
      if (!after) throw new AppError('NOT_FOUND');
      await this.record(transaction, viewer, 'updated', { before, after });
      return after;
    });
  }

  remove(viewer: Viewer, id: string): Promise<HoursPeriodEntity> {
    return this.database.transaction(async (transaction) => {
      const before = await this.lock(transaction, id);
      await transaction.execute(REMOVE, [id]);
      await this.record(transaction, viewer, 'removed', { before, after: null });
      return before;
    });
  }

  private async check(
    transaction: Transaction,
    { startsOn, endsOn, hours, consultantId }: CreateHoursPeriodInput,
  ): Promise<void> {
    refuseLongRange(startsOn, endsOn, BOOKING.periodDays, 'endsOn');
    if (!areOrdered(hours)) throw invalidFields({ field: 'hours', rule: 'hoursOrder' });
    if (!consultantId) return;
    const [known] = await transaction.execute(KNOWN, [consultantId]);
    if (!known) throw invalidFields({ field: 'consultantId', rule: 'unknownConsultant' });
  }

  private async lock(transaction: Transaction, id: string): Promise<HoursPeriodEntity> {
    const row = await this.entityWriter.lock(transaction, HoursPeriodEntity, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  private async record(
    transaction: Transaction,
    viewer: Viewer,
    verb: HoursVerb,
    change: Change,
  ): Promise<void> {
    const { id, nameAr, startsOn } = change.after ?? change.before;
    const values = { before: recorded(change.before), after: recorded(change.after) };
    await this.auditLog.record(transaction, {
      ...{ viewer, action: `${OFFICE_HOURS}.${verb}`, entity: OFFICE_HOURS, entityId: id },
      ...{ label: `${nameAr} ${startsOn}`, ...values },
    });
    this.events.announce(transaction, { entity: OFFICE_HOURS, id });
  }
}

/** With hours that people can read. */
const recorded = (row: HoursPeriodEntity | null) => row && { ...row, hours: inWords(row.hours).ar };
