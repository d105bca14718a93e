import { ANSWER_WITHIN_HOURS } from '@contract/limits';
import { TIME_ZONE } from './format';

const HOUR_MS = 3_600_000;
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: TIME_ZONE });
/** Days until Sunday, for the days on which the office is closed. */
const DAYS_CLOSED: Record<string, number> = { Fri: 2, Sat: 1 };

/** When the promised 24 hours end; on the Algerian weekend they end on Sunday (A49). */
export function answerDue(submittedAt: string): { at: Date; afterWeekend: boolean } {
  const end = new Date(submittedAt).getTime() + ANSWER_WITHIN_HOURS * HOUR_MS;
  const closed = DAYS_CLOSED[weekday.format(end)] ?? 0;
  return { at: new Date(end + closed * 24 * HOUR_MS), afterWeekend: closed > 0 };
}
