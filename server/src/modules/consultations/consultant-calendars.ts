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
  type HoursPeriod,
  type OfficeHours,
  type OfficeInterval,
  outOfTime,
} from './slot-rules.js';

/** Somebody who can be booked: a consultant, or the firm as a whole where `id` is null. */
export interface BookableCalendar {
  id: string | null;
  names: Trilingual<string> | null;
  hours: OfficeHours;
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

/** What somebody has set; null or nothing where they have not. */
export interface StoredHours {
  hours: readonly OfficeInterval[] | null;
  periods: readonly HoursPeriod[] | null;
}

interface ConsultantRow extends StoredHours {
  id: string;
  names: Trilingual<string>;
}

/** Everything that calendars are made of. */
export interface StoredCalendars {
  firm: StoredHours;
  consultants: readonly ConsultantRow[];
}

/** The hours that a condition selects, by name; days that are over are left out. */
const hoursWhere = (condition: string) => `
  (SELECT jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes))
   FROM consultant_hours h WHERE h.${condition}) AS hours,
  (SELECT jsonb_agg(jsonb_build_object('id', p.id, 'startsOn', p.starts_on, 'endsOn', p.ends_on, 'hours', p.hours))
   FROM hours_periods p WHERE p.${condition} AND p.ends_on > current_date - 2) AS periods`;

const FIRM = `SELECT ${hoursWhere('consultant_id IS NULL')}`;
/** Active consultants with their hours, one or all of them. */
const CONSULTANTS = `
  SELECT c.id, jsonb_build_object('ar', c.name_ar, 'fr', c.name_fr, 'en', c.name_en) AS names,
    ${hoursWhere('consultant_id = c.id')}
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
    const stored = await this.stored(consultantId);
    if (consultantId && stored.consultants.length === 0)
      throw invalidFields({ field: 'consultantId', rule: 'unknownConsultant' });
    return buildCalendars(stored);
  }

  /** The hours that the firm and its consultants have set; of one consultant, or of all. */
  async stored(consultantId?: string | null): Promise<StoredCalendars> {
    const [consultants, [firm]] = await Promise.all([
      this.database.query<ConsultantRow>(CONSULTANTS, [consultantId ?? null]),
      this.database.query<StoredHours>(FIRM),
    ]);
    return { consultants, firm: firm ?? { hours: null, periods: null } };
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

/** The hours of the firm: of its calendar where it has no consultants, and of those who have set none. */
export const getFirmHours = ({ hours, periods }: StoredHours): OfficeHours => ({
  weekly: hours && hours.length > 0 ? hours : DEFAULT_HOURS,
  periods: periods ?? [],
});

/**
 * The calendars that can be booked. Who has an ordinary week of their own keeps it while the firm has other hours;
 * own periods come before those of the firm.
 */
export function buildCalendars({ firm, consultants }: StoredCalendars): BookableCalendar[] {
  // one object for all who share them, so that slots are worked out once
  const shared = getFirmHours(firm);
  if (consultants.length === 0) return [{ id: null, names: null, hours: shared }];
  return consultants.map(({ id, names, hours, periods }) => {
    if (hours && hours.length > 0)
      return { id, names, hours: { weekly: hours, periods: periods ?? [] } };
    if (!periods) return { id, names, hours: shared };
    const own = { weekly: shared.weekly, periods: [...periods, ...shared.periods] };
    return { id, names, hours: own };
  });
}
