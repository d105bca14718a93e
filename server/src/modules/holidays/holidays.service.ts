import { Injectable } from '@nestjs/common';
import type { Holidays } from '../../contract/answer-due.js';
import type { HolidayVerb } from '../../contract/audit-verbs.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Page } from '../../platform/database/page.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import { ColumnTest, type ListDefinition, ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { HolidayCalendar } from '../../requests/desk/holiday-calendar.js';
import { HOLIDAY, HolidayEntity } from './holiday.entity.js';
import {
  type CreateHolidayInput,
  HOLIDAY_COLUMNS,
  type HolidayListArgs,
  type UpdateHolidayInput,
} from './holiday.types.js';

const LIST: ListDefinition<HolidayEntity> = {
  sortable: columnNames(HOLIDAY_COLUMNS),
  defaultSort: [['day', 'asc']],
};
/** Requests that wait for years are late whatever the calendar was. */
const DAYS = `SELECT day::text AS day FROM holidays WHERE day > now() - interval '3 years' LIMIT 5000`;
const REMOVE = 'DELETE FROM holidays WHERE id = $1';

const inYear = (year: number) =>
  new ColumnTest(
    (column, add) => `${column} BETWEEN ${add(`${year}-01-01`)} AND ${add(`${year}-12-31`)}`,
  );

/** A holiday before and after a change; null where it did not exist. */
type Change =
  { before: HolidayEntity | null; after: HolidayEntity } | { before: HolidayEntity; after: null };

/** The holidays of the office: administrators edit them, and the time of an answer depends on them. */
@Injectable()
export class HolidaysService implements HolidayCalendar {
  /** Read once, until a holiday is changed here or by another process. */
  private known?: Promise<Holidays>;

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly idempotency: Idempotency,
    private readonly auditLog: AuditLog,
    private readonly events: ChangeEventBus,
  ) {
    events.changes.subscribe(({ entity }) => entity === HOLIDAY && this.forget());
    events.reconnects.subscribe(() => this.forget());
  }

  holidays(): Promise<Holidays> {
    this.known ??= this.read().catch((error: unknown) => {
      this.forget();
      throw error;
    });
    return this.known;
  }

  list({ year, ...args }: HolidayListArgs): Promise<Page<HolidayEntity>> {
    const where = year ? { day: inYear(year) } : {};
    return this.lists.page(HolidayEntity, where, args, LIST);
  }

  async get(id: string): Promise<HolidayEntity> {
    const row = await this.lists.one(HolidayEntity, { id });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** The same key and input again answer the same holiday. */
  async create(viewer: Viewer, input: CreateHolidayInput, key?: string | null) {
    const call = await this.idempotency.keyedCall(viewer.id, HOLIDAY, { key, body: input });
    const insert = () =>
      this.database.transaction(async (transaction) => {
        const after = await this.entityWriter.insert(transaction, HolidayEntity, { ...input });
        await this.record(transaction, viewer, 'created', { before: null, after });
        await this.idempotency.claim(transaction, call, after.id);
        return after;
      });
    return this.idempotency.once(call, insert, (id) => this.get(id));
  }

  update(viewer: Viewer, id: string, { version, ...input }: UpdateHolidayInput) {
    return this.database.transaction(async (transaction) => {
      const before = await this.lock(transaction, id);
      await this.auditLog.refuseStale(transaction, HOLIDAY, before, version);
      const after = await this.entityWriter.update(transaction, HolidayEntity, { id }, input);
      if (!after) throw new AppError('NOT_FOUND');
      await this.record(transaction, viewer, 'updated', { before, after });
      return after;
    });
  }

  remove(viewer: Viewer, id: string): Promise<HolidayEntity> {
    return this.database.transaction(async (transaction) => {
      const before = await this.lock(transaction, id);
      await transaction.execute(REMOVE, [id]);
      await this.record(transaction, viewer, 'removed', { before, after: null });
      return before;
    });
  }

  private async read(): Promise<Holidays> {
    const rows = await this.database.query<{ day: string }>(DAYS);
    return new Set(rows.map(({ day }) => day));
  }

  private forget(): void {
    this.known = undefined;
  }

  private async lock(transaction: Transaction, id: string): Promise<HolidayEntity> {
    const row = await this.entityWriter.lock(transaction, HolidayEntity, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  private async record(
    transaction: Transaction,
    viewer: Viewer,
    verb: HolidayVerb,
    change: Change,
  ): Promise<void> {
    const { id, day, nameAr } = change.after ?? change.before;
    await this.auditLog.record(transaction, {
      viewer,
      action: `${HOLIDAY}.${verb}`,
      entity: HOLIDAY,
      entityId: id,
      label: `${nameAr} ${day}`,
      ...change,
    });
    this.events.announce(transaction, { entity: HOLIDAY, id });
  }
}
