/** Days on which consultations are given, in the order of the week. */
export const WORKING_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const;
export type WorkingDay = (typeof WORKING_DAYS)[number];

/** How consultations are booked, beside what the settings say. */
export const BOOKING = {
  /** Hours of consultants who have none of their own, on every working day. */
  hours: [
    { opens: '09:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ],
  /** Days that one question for free slots covers at most. */
  slotDays: 31,
  /** Days that the office reads of its calendar at once. */
  calendarDays: 42,
  /** Open appointments that are compared with holidays and hours at once, the earliest first. */
  affected: 1000,
  /** Intervals in the week of one consultant. */
  intervals: 20,
  /** Days on which other hours hold, at most, and days before them from which the site names them. */
  periodDays: 366,
  periodShownDays: 14,
} as const;

/** Hours in which it can be taken back that a client did not come: a slip is noticed on the day or the next one. */
export const NO_SHOW_UNDO_HOURS = 24;
