import type { Holidays } from '../../contract/answer-due.js';

/** The days on which the office is closed beside weekends. The holidays module implements it. */
export abstract class HolidayCalendar {
  abstract holidays(): Promise<Holidays>;
}
