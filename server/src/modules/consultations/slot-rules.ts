import { DateTime } from 'luxon';
import type { Holidays } from '../../contract/answer-due.js';
import { OFFICE_ZONE } from '../../contract/office-clock.js';
import { BOOKING, WORKING_DAYS, type WorkingDay } from '../../contract/requests/booking.js';
import type { SettingValues } from '../../contract/settings.js';
import { invalidFields } from '../../core/errors/app-error.js';
import type { RuleMessage } from '../../contract/validation.js';
import { type OfficeInterval, spanOf } from './office-intervals.js';

/** The hours of consultants who have none of their own, and of a firm without consultants. */
export const DEFAULT_HOURS: readonly OfficeInterval[] = WORKING_DAYS.flatMap((weekday) =>
  BOOKING.hours.map((hours) => ({ weekday, ...hours })),
);

/** What a slot depends on beside hours. */
export interface BookingContext {
  now: Date;
  holidays: Holidays;
  rules: Pick<SettingValues, 'slotMinutes' | 'bookingNoticeHours' | 'bookingHorizonDays'>;
}

/** A time that somebody has, or wants. */
export interface Appointment {
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = 60_000;

const inOffice = (at: Date) => DateTime.fromJSDate(at, { zone: OFFICE_ZONE });

/** The day of Algiers that an instant belongs to, `2026-12-01`. */
export const officeDay = (at: Date): string => inOffice(at).toISODate() ?? '';

/** Refuses days in the wrong order, and more of them than `most`. */
export function refuseLongRange(from: string, to: string, most: number): void {
  if (from > to) throw invalidFields({ field: 'to', rule: 'dayOrder' });
  const { days } = DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days');
  if (days >= most) throw invalidFields({ field: 'to', rule: `slotRange:0:${most}` });
}

/** Sunday is the seventh day of ISO weeks and the first one of Algerian weeks; Friday and Saturday are none. */
const workingDayOf = ({ weekday }: DateTime): WorkingDay | undefined => WORKING_DAYS[weekday % 7];

/** The intervals that begin on a day of the office; none on one on which it is closed. */
function intervalsOf(
  day: DateTime,
  hours: readonly OfficeInterval[],
  holidays: Holidays,
): [begin: number, end: number][] {
  if (closedOn(day, holidays)) return [];
  const weekday = workingDayOf(day);
  const midnight = day.startOf('day').toMillis();
  return hours
    .filter((interval) => interval.weekday === weekday)
    .map((interval) => spanOf(interval))
    .map(([begin, end]) => [midnight + begin, midnight + end]);
}

/** The day of an instant and the one before, of which an interval may last until then. Algiers has no summer time. */
const daysAround = (at: DateTime) => [at, at.minus({ days: 1 })];

/** Beginnings of slots, which lie side by side from the opening on; an appointment may take longer than a slot. */
function slotsIn([begin, end]: [number, number], step: number, length: number): number[] {
  const count = Math.floor((end - begin - length) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => begin + place * step);
}

export const endOfSlot = (startsAt: Date, minutes: number) =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

export const minutesOf = ({ startsAt, endsAt }: Appointment) =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;

/**
 * The beginnings of slots that can be booked on the days of Algiers from the first to the last, for appointments of
 * so many minutes. A slot after midnight is one of that day, though it belongs to the evening before.
 */
export function bookableSlots(
  [from, to]: readonly [string, string],
  hours: readonly OfficeInterval[],
  context: BookingContext,
  minutes: number,
): Date[] {
  const slots: number[] = [];
  const first = DateTime.fromISO(from, { zone: OFFICE_ZONE });
  const last = DateTime.fromISO(to, { zone: OFFICE_ZONE });
  for (let day = first.minus({ days: 1 }); day <= last; day = day.plus({ days: 1 }))
    slots.push(...slotsOf(day, hours, context, minutes));
  const [begin, end] = [first.toMillis(), last.endOf('day').toMillis()];
  const window = bookingWindow(context);
  return slots
    .filter((slot) => slot >= begin && slot <= end)
    .sort((one, other) => one - other)
    .map((slot) => new Date(slot))
    .filter((slot) => !outsideWindow(slot, window, context));
}

function slotsOf(
  day: DateTime,
  hours: readonly OfficeInterval[],
  { holidays, rules }: BookingContext,
  minutes: number,
): number[] {
  const step = rules.slotMinutes * MINUTE_MS;
  return intervalsOf(day, hours, holidays).flatMap((interval) =>
    slotsIn(interval, step, minutes * MINUTE_MS),
  );
}

/** Why nobody can be booked at this time, however they work; undefined if somebody may be. */
export function outOfTime(startsAt: Date, context: BookingContext): RuleMessage | undefined {
  return outsideWindow(startsAt, bookingWindow(context), context);
}

interface BookingWindow {
  earliest: Date;
  latest: Date;
}

function bookingWindow({ now, rules }: BookingContext): BookingWindow {
  const at = inOffice(now);
  return {
    earliest: at.plus({ hours: rules.bookingNoticeHours }).toJSDate(),
    latest: at.plus({ days: rules.bookingHorizonDays }).endOf('day').toJSDate(),
  };
}

function outsideWindow(
  startsAt: Date,
  { earliest, latest }: BookingWindow,
  { now, rules }: BookingContext,
): RuleMessage | undefined {
  if (startsAt <= now) return 'slotPast';
  if (startsAt < earliest) return `slotNotice:0:${rules.bookingNoticeHours}`;
  return startsAt > latest ? `slotHorizon:0:${rules.bookingHorizonDays}` : undefined;
}

function closedOn(day: DateTime, holidays: Holidays): 'slotWeekend' | 'slotHoliday' | undefined {
  if (!workingDayOf(day)) return 'slotWeekend';
  return holidays.has(day.toISODate() ?? '') ? 'slotHoliday' : undefined;
}

/** Why an appointment of so many minutes cannot begin at this time in these hours; undefined if it can. */
export function notASlotBecause(
  startsAt: Date,
  hours: readonly OfficeInterval[],
  context: BookingContext,
  minutes: number,
): RuleMessage | undefined {
  const [at, days] = [startsAt.getTime(), daysAround(inOffice(startsAt))];
  if (days.some((day) => slotsOf(day, hours, context, minutes).includes(at))) return undefined;
  const isWithin = days
    .flatMap((day) => intervalsOf(day, hours, context.holidays))
    .some(([begin, end]) => at >= begin && at < end);
  return isWithin ? 'slotGrid' : (closedOn(inOffice(startsAt), context.holidays) ?? 'slotHours');
}

/** Why an appointment is not within the hours, whenever it was booked; undefined if it is. */
export function unfitBecause(
  { startsAt, endsAt }: Appointment,
  hours: readonly OfficeInterval[],
  holidays: Holidays,
): 'holiday' | 'hours' | undefined {
  const days = daysAround(inOffice(startsAt));
  const holds = (closed: Holidays) =>
    days
      .flatMap((day) => intervalsOf(day, hours, closed))
      .some(([begin, end]) => begin <= startsAt.getTime() && end >= endsAt.getTime());
  if (holds(holidays)) return undefined;
  return holds(NO_HOLIDAYS) ? 'holiday' : 'hours';
}

const NO_HOLIDAYS: Holidays = new Set();
