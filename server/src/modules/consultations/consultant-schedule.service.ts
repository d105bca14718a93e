import { Injectable } from '@nestjs/common';
import type { ScheduleVerb } from '../../contract/audit-verbs.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ConsultantCalendars, getFirmHours } from './consultant-calendars.js';
import { ConsultantFeedEntity } from './consultant-feed.entity.js';
import { ConsultantHoursEntity } from './consultant-hours.entity.js';
import type { ConsultantSchedule } from './consultant-schedule.types.js';
import { newFeedSecret } from './consultant-feeds.js';
import { areOrdered, type OfficeInterval } from './slot-rules.js';

const SCHEDULE = `
  SELECT c.id, f.created_at AS "feedSince", f.read_at AS "feedReadAt", coalesce(
    (SELECT jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
       ORDER BY h.weekday, h.opens)
     FROM consultant_hours h WHERE h.consultant_id = c.id), '[]') AS hours
  FROM consultants c LEFT JOIN consultant_feeds f ON f.consultant_id = c.id
  WHERE c.id = $1 AND c.deleted_at IS NULL`;
/** The row of the consultant is locked, so that two who save at once do not mix their hours. */
const LOCK = `SELECT name_ar AS name FROM consultants WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`;
const HOURS = `
  SELECT weekday, opens, closes FROM consultant_hours WHERE consultant_id = $1 ORDER BY weekday, opens`;
const REMOVE_HOURS = 'DELETE FROM consultant_hours WHERE consultant_id = $1';
const REMOVE_FEED = `
  DELETE FROM consultant_feeds WHERE consultant_id = $1 RETURNING created_at AS "feedSince"`;

type Feed = Pick<ConsultantSchedule, 'feedSince'>;
const NO_FEED: Feed = { feedSince: null };

/** Changes to the schedule of one consultant, with the values that the audit log keeps. */
interface ScheduleChange {
  verb: ScheduleVerb;
  before: object;
  after: object;
}

/** The hours in which each consultant can be booked, and the address for their calendar program. */
@Injectable()
export class ConsultantScheduleService {
  constructor(
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
    private readonly auditLog: AuditLog,
    private readonly calendars: ConsultantCalendars,
  ) {}

  async get(id: string): Promise<ConsultantSchedule> {
    const [[row], { firm }] = await Promise.all([
      this.database.query<Omit<ConsultantSchedule, 'firmHours'>>(SCHEDULE, [id]),
      this.calendars.stored(),
    ]);
    if (!row) throw new AppError('NOT_FOUND');
    return { ...row, firmHours: [...getFirmHours(firm).weekly] };
  }

  async setHours(
    viewer: Viewer,
    id: string,
    hours: readonly OfficeInterval[],
  ): Promise<ConsultantSchedule> {
    if (!areOrdered(hours)) throw invalidFields({ field: 'hours', rule: 'hoursOrder' });
    await this.change(viewer, id, async (transaction) => {
      const before = await transaction.execute<OfficeInterval>(HOURS, [id]);
      await transaction.execute(REMOVE_HOURS, [id]);
      for (const { weekday, opens, closes } of hours) {
        const interval = { weekday, opens, closes, consultantId: id };
        await this.entityWriter.insert(transaction, ConsultantHoursEntity, interval);
      }
      return {
        verb: 'hours_changed',
        before: { hours: before.map(inWords) },
        after: { hours: hours.map(inWords) },
      };
    });
    return this.get(id);
  }

  /** Makes a new address; the one before is not valid any more. Answers its secret, which is not stored. */
  async createFeed(viewer: Viewer, id: string): Promise<string> {
    const { secret, tokenHash } = newFeedSecret();
    await this.change(viewer, id, async (transaction) => {
      const [before] = await transaction.execute<Feed>(REMOVE_FEED, [id]);
      const feed = { consultantId: id, tokenHash };
      const { createdAt } = await this.entityWriter.insert(transaction, ConsultantFeedEntity, feed);
      return {
        verb: 'feed_created',
        before: before ?? NO_FEED,
        after: { feedSince: createdAt },
      };
    });
    return secret;
  }

  async removeFeed(viewer: Viewer, id: string): Promise<ConsultantSchedule> {
    await this.change(viewer, id, async (transaction) => {
      const [before] = await transaction.execute<Feed>(REMOVE_FEED, [id]);
      if (!before) throw new AppError('NOT_FOUND');
      return { verb: 'feed_removed', before, after: NO_FEED };
    });
    return this.get(id);
  }

  private async change(
    viewer: Viewer,
    id: string,
    write: (transaction: Transaction) => Promise<ScheduleChange>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [consultant] = await transaction.execute<{ name: string }>(LOCK, [id]);
      if (!consultant) throw new AppError('NOT_FOUND');
      const { verb, ...values } = await write(transaction);
      await this.auditLog.record(transaction, {
        viewer,
        action: `consultant.${verb}`,
        entity: 'consultant',
        entityId: id,
        label: consultant.name,
        ...values,
      });
    });
  }
}

const inWords = ({ weekday, opens, closes }: OfficeInterval) => `${weekday} ${opens}–${closes}`;
