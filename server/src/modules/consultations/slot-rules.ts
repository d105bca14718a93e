import { DateTime } from 'luxon';
import type { Holidays } from '../../contract/answer-due.js';
import { OFFICE_ZONE } from '../../contract/office-clock.js';
import { BOOKING, WORKING_DAYS, type WorkingDay } from '../../contract/requests/booking.js';
import type { SettingValues } from '../../contract/settings.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import type { RuleMessage } from '../../contract/validation.js';

/** An interval of the week in which slots lie; times of day in Algiers. One that ends on the next day ends before it begins. */
export interface OfficeInterval {
  weekday: WorkingDay;
  opens: string;
  closes: string;
}

/** Days on which other hours hold, such as those of Ramadan. */
export interface HoursPeriod {
  /** Left out for one that is not stored yet. */
  id?: string;
  /** The first and the last day, `2027-02-08`. */
  startsOn: string;
  endsOn: string;
  hours: readonly OfficeInterval[];
}

/** When somebody can be booked: an ordinary week, and periods, of which the first one that holds a day counts. */
export interface OfficeHours {
  weekly: readonly OfficeInterval[];
  periods: readonly HoursPeriod[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MIDNIGHT = '00:00';
/** A longer one that ends earlier in the day than it begins is a slip of the pen, not a night. */
const LONGEST_NIGHT_MS = DAY_MS / 2;

/** Milliseconds from midnight; `24:00` is that of the next day. */
const timeOfDay = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE_MS;
};

/** Beginning and end, in milliseconds from the midnight with which its day begins. */
function spanOf({ opens, closes }: OfficeInterval): [begin: number, end: number] {
  const [begin, end] = [timeOfDay(opens), timeOfDay(closes)];
  return [begin, end > begin ? end : end + DAY_MS];
}

function isSensible(interval: OfficeInterval): boolean {
  const { opens, closes } = interval;
  if (opens === closes) return false;
  const [begin, end] = spanOf(interval);
  return end <= DAY_MS || closes === MIDNIGHT || end - begin <= LONGEST_NIGHT_MS;
}

/** Whether each interval ends after it begins and before the next one of the week, also over midnight. */
export function areOrdered(hours: readonly OfficeInterval[]): boolean {
  const inWeek = hours.map((interval) => {
    const midnight = WORKING_DAYS.indexOf(interval.weekday) * DAY_MS;
    return spanOf(interval).map((time) => midnight + time);
  });
  const sorted = inWeek.toSorted(([first = 0], [second = 0]) => first - second);
  return (
    hours.every(isSensible) &&
    sorted.every(([, end = 0], place) => end <= (sorted[place + 1]?.[0] ?? end))
  );
}

/** The hours of a firm that has set none. */
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

const inOffice = (at: Date) => DateTime.fromJSDate(at, { zone: OFFICE_ZONE });

/** The day of Algiers that an instant belongs to, `2026-12-01`. */
export const officeDay = (at: Date): string => inOffice(at).toISODate() ?? '';

/** Refuses days in the wrong order, and more of them than `most`. */
export function refuseLongRange(from: string, to: string, most: number, field = 'to'): void {
  if (from > to) throw invalidFields({ field, rule: 'dayOrder' });
  const { days } = DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days');
  if (days >= most) throw invalidFields({ field, rule: `slotRange:0:${most}` });
}

/** Sunday is the seventh day of ISO weeks and the first one of Algerian weeks; Friday and Saturday are none. */
const workingDayOf = ({ weekday }: DateTime): WorkingDay | undefined => WORKING_DAYS[weekday % 7];

/** The week that holds on a day. */
function weekOf(day: DateTime, { weekly, periods }: OfficeHours): readonly OfficeInterval[] {
  if (periods.length === 0) return weekly;
  const date = day.toISODate() ?? '';
  const period = periods.find(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn);
  return period ? period.hours : weekly;
}

/** The intervals that begin on a day of the office; none on one on which it is closed. */
function intervalsOf(
  day: DateTime,
  hours: OfficeHours,
  holidays: Holidays,
): [begin: number, end: number][] {
  if (closedOn(day, holidays)) return [];
  const weekday = workingDayOf(day);
  const midnight = day.startOf('day').toMillis();
  return weekOf(day, hours)
    .filter((interval) => interval.weekday === weekday)
    .map((interval) => spanOf(interval))
    .map(([begin, end]) => [midnight + begin, midnight + end]);
}

/** The day of an instant and the one before, of which an interval may last until then. Algiers has no summer time. */
const daysAround = (at: DateTime) => [at, at.minus({ days: 1 })];

/** Until when the office stays open: intervals that touch are one for appointments, also over midnight. */
function openUntil(end: number, hours: OfficeHours, holidays: Holidays): number {
  const next = intervalsOf(inOffice(new Date(end)), hours, holidays).find(
    ([begin]) => begin === end,
  );
  return next ? openUntil(next[1], hours, holidays) : end;
}

/**
 * Beginnings of slots, which lie side by side from the opening on. An appointment may take longer than a slot, and
 * last into the next interval.
 */
function slotsIn(
  [begin, end, until]: [number, number, number],
  step: number,
  length: number,
): number[] {
  const last = Math.min(end - Math.min(step, length), until - length);
  const count = Math.floor((last - begin) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => begin + place * step);
}

export const endOfSlot = (startsAt: Date, minutes: number) =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

export const toMinutes = ({ startsAt, endsAt }: Appointment) =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;

/**
 * The beginnings of slots that can be booked on the days of Algiers from the first to the last, for appointments of
 * so many minutes. A slot after midnight is one of that day, though it belongs to the evening before.
 */
export function bookableSlots(
  [from, to]: readonly [string, string],
  hours: OfficeHours,
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
  hours: OfficeHours,
  { holidays, rules }: BookingContext,
  minutes: number,
): number[] {
  const step = rules.slotMinutes * MINUTE_MS;
  return intervalsOf(day, hours, holidays).flatMap(([begin, end]) =>
    slotsIn([begin, end, openUntil(end, hours, holidays)], step, minutes * MINUTE_MS),
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
  if (startsAt < earliest) return `slotTooSoon:0:${rules.bookingNoticeHours}`;
  return startsAt > latest ? `slotTooFar:0:${rules.bookingHorizonDays}` : undefined;
}

function closedOn(day: DateTime, holidays: Holidays): 'slotWeekend' | 'slotHoliday' | undefined {
  if (!workingDayOf(day)) return 'slotWeekend';
  return holidays.has(day.toISODate() ?? '') ? 'slotHoliday' : undefined;
}

/** Why an appointment of so many minutes cannot begin at this time in these hours; undefined if it can. */
export function notASlotBecause(
  startsAt: Date,
  hours: OfficeHours,
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
  hours: OfficeHours,
  holidays: Holidays,
): 'holiday' | 'hours' | undefined {
  const days = daysAround(inOffice(startsAt));
  const holds = (closed: Holidays) =>
    days
      .flatMap((day) => intervalsOf(day, hours, closed))
      .filter(([begin, end]) => begin <= startsAt.getTime() && end > startsAt.getTime())
      .some(([, end]) => openUntil(end, hours, closed) >= endsAt.getTime());
  if (holds(holidays)) return undefined;
  return holds(NO_HOLIDAYS) ? 'holiday' : 'hours';
}

const NO_HOLIDAYS: Holidays = new Set();
