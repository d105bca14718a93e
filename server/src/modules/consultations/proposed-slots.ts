import type { BookableCalendar } from './consultant-calendars.js';
import {
  type Appointment,
  bookableSlots,
  type BookingContext,
  endOfSlot,
  officeDay,
  toMinutes,
} from './slot-rules.js';

/** Days in which free times are looked for, and how many of them are proposed. */
export const PROPOSED = { days: 14, slots: 3 } as const;
const DAY_MS = 86_400_000;

/** An appointment that has to go elsewhere. */
export type Displaced = TakenTime;

/** A time in a calendar. */
export interface CalendarTime extends Appointment {
  consultantId: string | null;
}

/** A time that is taken in a calendar, and of the client who has it. */
export interface TakenTime extends CalendarTime {
  id: string;
  userId: string | null;
}

const overlaps = (one: Appointment, other: Appointment) =>
  one.startsAt < other.endsAt && one.endsAt > other.startsAt;

const isSameClient = (one: TakenTime, other: TakenTime) =>
  one.userId !== null && one.userId === other.userId;

/**
 * Free times for appointments that have to move, the earliest first: with the same consultant if there are any, else
 * with anybody; never while the client has another appointment. The first one of each appointment is its own, so that
 * all first ones can be taken together.
 */
export function proposeSlots(
  displaced: readonly Displaced[],
  calendars: readonly BookableCalendar[],
  context: BookingContext,
  taken: readonly TakenTime[],
): Map<string, CalendarTime[]> {
  const given: TakenTime[] = [];
  const found = new Map<string, CalendarTime[]>();
  for (const row of displaced.toSorted((one, other) => +one.startsAt - +other.startsAt)) {
    const isFree = (time: CalendarTime) =>
      ![...taken, ...given].some(
        (other) =>
          other.id !== row.id &&
          (other.consultantId === time.consultantId || isSameClient(other, row)) &&
          overlaps(other, time),
      );
    const freeOf = (calendar: BookableCalendar) => timesOf(row, calendar, context).filter(isFree);
    const own = calendars.filter(({ id }) => id === row.consultantId).flatMap(freeOf);
    const free = own.length > 0 ? own : distinct(calendars.flatMap(freeOf));
    const proposals = free.slice(0, PROPOSED.slots);
    given.push(...proposals.slice(0, 1).map((time) => ({ ...row, ...time })));
    found.set(row.id, proposals);
  }
  return found;
}

/** The times of a calendar that an appointment could have, not before its own. */
function timesOf(row: Displaced, { id, hours }: BookableCalendar, context: BookingContext) {
  const minutes = toMinutes(row);
  const last = new Date(row.startsAt.getTime() + PROPOSED.days * DAY_MS);
  return bookableSlots([officeDay(row.startsAt), officeDay(last)], hours, context, minutes)
    .filter((startsAt) => startsAt >= row.startsAt)
    .map((startsAt) => ({ startsAt, endsAt: endOfSlot(startsAt, minutes), consultantId: id }));
}

/** Each time once, with whoever comes first, in the order of time. */
function distinct(times: readonly CalendarTime[]): CalendarTime[] {
  const sorted = times.toSorted((one, other) => +one.startsAt - +other.startsAt);
  return sorted.filter(({ startsAt }, place) => +startsAt !== +(sorted[place - 1]?.startsAt ?? 0));
}
