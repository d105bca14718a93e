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

const timeOn = (day: DateTime, time: string) => {
  const [hour, minute] = time.split(':').map(Number);
  return day.set({ hour, minute, second: 0, millisecond: 0 });
};

/** Beginnings of the slots of a day in these hours, earliest first. */
function slotsOf(day: DateTime, hours: readonly OfficeInterval[], minutes: number): Date[] {
  const weekday = workingDayOf(day);
  const beginnings = hours
    .filter((interval) => interval.weekday === weekday)
    .flatMap(({ opens, closes }) =>
      slotsBetween([timeOn(day, opens), timeOn(day, closes)], minutes),
    );
  return beginnings.sort((first, second) => first.getTime() - second.getTime());
}

function slotsBetween([opens, closes]: [DateTime, DateTime], minutes: number): Date[] {
  const slots: Date[] = [];
  const length = { minutes };
  for (let at = opens; at.plus(length) <= closes; at = at.plus(length)) slots.push(at.toJSDate());
  return slots;
}

export const endOfSlot = (startsAt: Date, minutes: number) =>
  new Date(startsAt.getTime() + minutes * 60_000);

/** The beginnings of slots that can be booked on the days of Algiers from the first to the last. */
export function bookableSlots(
  [from, to]: readonly [string, string],
  hours: readonly OfficeInterval[],
  context: BookingContext,
): Date[] {
  const slots: Date[] = [];
  const last = DateTime.fromISO(to, { zone: OFFICE_ZONE });
  let day = DateTime.fromISO(from, { zone: OFFICE_ZONE });
  for (; day <= last; day = day.plus({ days: 1 })) {
    slots.push(...slotsOf(day, hours, context.rules.slotMinutes));
  }
  return slots.filter((slot) => !closedBecause(slot, context));
}

/** Why nobody can be booked at this time, whatever their hours; undefined if somebody may be. */
export function closedBecause(
  startsAt: Date,
  { now, holidays, rules }: BookingContext,
): RuleMessage | undefined {
  const at = inOffice(startsAt);
  const { bookingNoticeHours: noticeHours, bookingHorizonDays: horizonDays } = rules;
  if (startsAt <= now) return 'slotPast';
  if (at < inOffice(now).plus({ hours: noticeHours })) return `slotNotice:0:${noticeHours}`;
  if (at > inOffice(now).plus({ days: horizonDays }).endOf('day'))
    return `slotHorizon:0:${horizonDays}`;
  if (!workingDayOf(at)) return 'slotWeekend';
  return holidays.has(officeDay(startsAt)) ? 'slotHoliday' : undefined;
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
  const isWithin = hours.some(
    ({ weekday, opens, closes }) =>
      weekday === workingDayOf(at) && at >= timeOn(at, opens) && at < timeOn(at, closes),
  );
  return isWithin ? 'slotGrid' : 'slotHours';
}
