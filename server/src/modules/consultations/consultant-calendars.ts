import { Injectable } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';
import { Database } from '../../platform/database/database.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { HolidayCalendar } from '../../requests/desk/holiday-calendar.js';
import { CALENDAR_OF, slotTaken, TAKES_TIME } from './consultation.entity.js';
import {
  type Appointment,
  type BookingContext,
  DEFAULT_HOURS,
  endOfSlot,
  notASlotBecause,
  officeDay,
  type OfficeInterval,
  outOfTime,
} from './slot-rules.js';

/** Somebody who can be booked: a consultant, or the firm as a whole where `id` is null. */
export interface BookableCalendar {
  id: string | null;
  names: Trilingual<string> | null;
  hours: readonly OfficeInterval[];
}

/** A booking that is to be made or moved. */
export interface WantedSlot {
  startsAt: Date;
  endsAt: Date;
  /** Consultants who have a slot at this time. */
  calendars: readonly BookableCalendar[];
}

/** What a booking sets in the row. */
export interface BookedSlot {
  startsAt: Date;
  endsAt: Date;
  consultantId: string | null;
  consultantNames: Trilingual<string> | null;
}

interface ConsultantRow {
  id: string;
  names: Trilingual<string>;
  hours: OfficeInterval[] | null;
}

/** Active consultants with their hours, one or all of them. */
const CONSULTANTS = `
  SELECT c.id, jsonb_build_object('ar', c.name_ar, 'fr', c.name_fr, 'en', c.name_en) AS names,
    (SELECT jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes))
     FROM consultant_hours h WHERE h.consultant_id = c.id) AS hours
  FROM consultants c
  WHERE c.status = 'active' AND c.deleted_at IS NULL AND ($1::uuid IS NULL OR c.id = $1)
  ORDER BY c.sort_order, c.id`;

/** Makes other bookings on the same days wait, so that two bookings without a choice do not take the same person. */
const LOCK_DAYS = `
  SELECT pg_advisory_xact_lock(hashtextextended('consultations:' || day, 0)) FROM unnest($1::text[]) AS day`;

/** $1 calendars, $2 and $3 the slot, $4 a consultation that is moved. Whoever has least to do that day comes first. */
const FREE = `
  SELECT wanted.id FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted(id, place)
  LEFT JOIN consultations c ON coalesce(wanted.id, '00000000-0000-0000-0000-000000000000'::uuid) = ${CALENDAR_OF}
    AND ${TAKES_TIME} AND c.id IS DISTINCT FROM $4::uuid
    AND c.starts_at > $2::timestamptz - interval '1 day' AND c.starts_at < $3::timestamptz + interval '1 day'
  GROUP BY wanted.id, wanted.place
  HAVING NOT coalesce(bool_or(c.starts_at < $3 AND c.ends_at > $2), false)
  ORDER BY count(c.id) FILTER (WHERE (c.starts_at AT TIME ZONE 'Africa/Algiers')::date
    = ($2::timestamptz AT TIME ZONE 'Africa/Algiers')::date), wanted.place
  LIMIT 1`;

/** Who can be booked when. */
@Injectable()
export class ConsultantCalendars {
  constructor(
    private readonly database: Database,
    private readonly calendar: HolidayCalendar,
    private readonly settings: Settings,
  ) {}

  /** The calendars that can be booked: of one consultant, or of all. Without consultants the firm has one. */
  async all(consultantId?: string | null): Promise<BookableCalendar[]> {
    const rows = await this.database.query<ConsultantRow>(CONSULTANTS, [consultantId ?? null]);
    const calendars = rows.map(({ hours, ...row }) => ({ ...row, hours: hours ?? DEFAULT_HOURS }));
    if (calendars.length > 0) return calendars;
    if (consultantId) throw invalidFields({ field: 'consultantId', rule: 'unknownConsultant' });
    return [{ id: null, names: null, hours: DEFAULT_HOURS }];
  }

  async context(): Promise<BookingContext> {
    const holidays = await this.calendar.holidays();
    return { now: new Date(), holidays, rules: await this.settings.all() };
  }

  /**
   * Checks that a slot begins at this time, and finds those who have it; whether it is free is asked later. An
   * appointment that is moved keeps its length in `minutes`.
   */
  async wanted(
    startsAt: Date,
    consultantId?: string | null,
    minutes?: number,
  ): Promise<WantedSlot> {
    const calendars = await this.all(consultantId);
    const context = await this.context();
    const tooLate = outOfTime(startsAt, context);
    if (tooLate) throw invalidFields({ field: 'startsAt', rule: tooLate });
    const length = minutes ?? context.rules.slotMinutes;
    // most calendars share the hours of the firm: they are worked out once
    const different = [...new Set(calendars.map(({ hours }) => hours))];
    const reasons = new Map(
      different.map((hours) => [hours, notASlotBecause(startsAt, hours, context, length)]),
    );
    const having = calendars.filter(({ hours }) => reasons.get(hours) === undefined);
    const endsAt = endOfSlot(startsAt, length);
    if (having.length > 0) return { startsAt, endsAt, calendars: having };
    const [first = 'slotHours', ...others] = [...reasons.values()].flatMap(
      (reason) => reason ?? [],
    );
    const rule = others.includes('slotGrid') ? 'slotGrid' : first;
    throw invalidFields({ field: 'startsAt', rule });
  }

  /** Locks the days of several times before any of them is taken. */
  async lockDays(transaction: Transaction, times: readonly Appointment[]): Promise<void> {
    const days = [...new Set(times.flatMap(daysOf))].sort();
    if (days.length > 0) await transaction.execute(LOCK_DAYS, [days]);
  }

  /** Takes the slot in the caller's transaction; SLOT_TAKEN if nobody is free then. */
  async take(
    transaction: Transaction,
    { startsAt, endsAt, calendars }: WantedSlot,
    moved?: string,
  ): Promise<BookedSlot> {
    const ids = calendars.map(({ id }) => id);
    const slot = [ids, startsAt, endsAt, moved ?? null];
    // sent together, so that the day is locked for as short as possible
    const [, [free]] = await allSettledOrThrow(
      transaction.execute(LOCK_DAYS, [daysOf({ startsAt, endsAt })]),
      transaction.execute<{ id: string | null }>(FREE, slot),
    );
    const chosen = free && calendars.find(({ id }) => id === free.id);
    if (!chosen) throw slotTaken();
    return { startsAt, endsAt, consultantId: chosen.id, consultantNames: chosen.names };
  }
}

/** The days of a time, the earlier one first: everybody locks them in the same order. */
const daysOf = ({ startsAt, endsAt }: Appointment) => [
  ...new Set([officeDay(startsAt), officeDay(endsAt)]),
];
