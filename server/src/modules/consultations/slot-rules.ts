import { DateTime } from 'luxon';
import type { Holidays } from '../../contract/answer-due.js';
import {
  BOOKING,
  OFFICE_ZONE,
  WORKING_DAYS,
  type WorkingDay,
} from '../../contract/requests/consultation.js';
import type { SettingValues } from '../../contract/settings.js';
import { invalidFields } from '../../core/errors/app-error.js';
import type { RuleMessage } from '../../contract/validation.js';

/** An interval of the week in which slots lie; times of day in Algiers. */
export interface OfficeInterval {
  weekday: WorkingDay;
  opens: string;
  closes: string;
}

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

/** Milliseconds from midnight. */
const timeOfDay = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE_MS;
};

/** Beginnings of the slots of a day in these hours, earliest first. Algiers has no summer time. */
function slotsOf(day: DateTime, hours: readonly OfficeInterval[], minutes: number): Date[] {
  const weekday = workingDayOf(day);
  const midnight = day.startOf('day').toMillis();
  return hours
    .filter((interval) => interval.weekday === weekday)
    .flatMap((interval) => slotsIn(interval, minutes * MINUTE_MS))
    .sort((first, second) => first - second)
    .map((time) => new Date(midnight + time));
}

function slotsIn({ opens, closes }: OfficeInterval, length: number): number[] {
  const first = timeOfDay(opens);
  const count = Math.max(0, Math.floor((timeOfDay(closes) - first) / length));
  return Array.from({ length: count }, (_, place) => first + place * length);
}

export const endOfSlot = (startsAt: Date, minutes: number) =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

/** The beginnings of slots that can be booked on the days of Algiers from the first to the last. */
export function bookableSlots(
  [from, to]: readonly [string, string],
  hours: readonly OfficeInterval[],
  context: BookingContext,
): Date[] {
  const slots: Date[] = [];
  const window = bookingWindow(context);
  const last = DateTime.fromISO(to, { zone: OFFICE_ZONE });
  let day = DateTime.fromISO(from, { zone: OFFICE_ZONE });
  for (; day <= last; day = day.plus({ days: 1 })) {
    if (!closedOn(day, context)) slots.push(...slotsOf(day, hours, context.rules.slotMinutes));
  }
  return slots.filter((slot) => !outsideWindow(slot, window, context));
}

/** Why nobody can be booked at this time, whatever their hours; undefined if somebody may be. */
export function closedBecause(startsAt: Date, context: BookingContext): RuleMessage | undefined {
  const outside = outsideWindow(startsAt, bookingWindow(context), context);
  return outside ?? closedOn(inOffice(startsAt), context);
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

function closedOn(day: DateTime, { holidays }: BookingContext): RuleMessage | undefined {
  if (!workingDayOf(day)) return 'slotWeekend';
  return holidays.has(day.toISODate() ?? '') ? 'slotHoliday' : undefined;
}

/** Why this time is not the beginning of a slot in these hours; undefined if it is. */
export function notASlotBecause(
  startsAt: Date,
  hours: readonly OfficeInterval[],
  { rules }: BookingContext,
): RuleMessage | undefined {
  const at = inOffice(startsAt);
  if (slotsOf(at, hours, rules.slotMinutes).some((slot) => slot.getTime() === startsAt.getTime()))
    return undefined;
  const time = at.toMillis() - at.startOf('day').toMillis();
  const isWithin = hours.some(
    ({ weekday, opens, closes }) =>
      weekday === workingDayOf(at) && time >= timeOfDay(opens) && time < timeOfDay(closes),
  );
  return isWithin ? 'slotGrid' : 'slotHours';
}
