import { ANSWER_WITHIN_HOURS } from './limits.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Algeria keeps UTC+1 all year. */
const ALGIERS_MS = HOUR_MS;
const FRIDAY = 5;
const SATURDAY = 6;

/** Holidays of the office, as days of Algiers: `2026-11-01`. */
export type Holidays = ReadonlySet<string>;

/** When the day of Algiers began that this instant belongs to. */
const startOfDay = (at: number) => at - ((((at + ALGIERS_MS) % DAY_MS) + DAY_MS) % DAY_MS);

/** The office is closed on Fridays, Saturdays and holidays. */
function isClosed(start: number, holidays: Holidays): boolean {
  const day = new Date(start + ALGIERS_MS);
  const weekday = day.getUTCDay();
  return weekday === FRIDAY || weekday === SATURDAY || holidays.has(day.toISOString().slice(0, 10));
}

/** When an answer is due that somebody waits for: after 24 hours, of which closed days do not count. */
export function answerDue(since: Date, holidays: Holidays): Date {
  let at = since.getTime();
  for (let left = ANSWER_WITHIN_HOURS * HOUR_MS; ;) {
    const start = startOfDay(at);
    const end = start + DAY_MS;
    const counted = isClosed(start, holidays) ? 0 : Math.min(left, end - at);
    left -= counted;
    if (left === 0) return new Date(at + counted);
    at = end;
  }
}

/** The reverse: who waits since this instant or longer has waited for so many hours. */
export function waitingFor(hours: number, now: Date, holidays: Holidays): Date {
  let at = now.getTime();
  for (let left = hours * HOUR_MS; ;) {
    const start = startOfDay(at - 1);
    const counted = isClosed(start, holidays) ? 0 : Math.min(left, at - start);
    left -= counted;
    if (left === 0) return new Date(at - counted);
    at = start;
  }
}

/** Requests that have waited since this instant or longer should have had an answer by now. */
export const lateSince = (now: Date, holidays: Holidays): Date =>
  waitingFor(ANSWER_WITHIN_HOURS, now, holidays);
