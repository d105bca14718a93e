import { type WorkingDay, WORKING_DAYS } from '../../contract/requests/booking.js';

/** An interval of the week in which slots lie; times of day in Algiers. One that ends on the next day ends before it begins. */
export interface OfficeInterval {
  weekday: WorkingDay;
  opens: string;
  closes: string;
}

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
const MIDNIGHT = '00:00';
/** A longer one that ends earlier in the day than it begins is a slip of the pen, not a night. */
const LONGEST_NIGHT_MS = DAY_MS / 2;

/** Milliseconds from midnight; `24:00` is that of the next day. */
const timeOfDay = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE_MS;
};

/** Beginning and end, in milliseconds from the midnight with which its day begins. */
export function spanOf({ opens, closes }: OfficeInterval): [begin: number, end: number] {
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
