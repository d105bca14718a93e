import { relativeTime } from '../ui/age-text';
import { latenessOf } from './request-age';

// Monday 16 November 2026 and Thursday 19 November 2026, in Algiers.
const MONDAY = '2026-11-16T09:00:00.000Z';
const THURSDAY = '2026-11-19T09:00:00.000Z';

describe('the age of a request', () => {
  it.each([
    ['in time within the first hours', MONDAY, '2026-11-16T12:00:00Z', 'inTime'],
    ['soon due in the last hours', MONDAY, '2026-11-17T02:00:00Z', 'soon'],
    ['late after the promised 24 hours', MONDAY, '2026-11-17T09:01:00Z', 'late'],
    ['in time during the weekend that follows', THURSDAY, '2026-11-21T09:00:00Z', 'inTime'],
    ['late after the Sunday that follows a weekend', THURSDAY, '2026-11-22T09:01:00Z', 'late'],
  ])('is %s', (_title, submittedAt, now, lateness) => {
    expect(latenessOf(submittedAt, new Date(now))).toBe(lateness);
  });

  it.each([
    ['ar', 'قبل 3 ساعات'],
    ['fr', 'il y a 3 h'],
    ['en', '3 hr ago'],
  ] as const)('is told in words (%s)', (locale, text) => {
    const told = relativeTime(MONDAY, new Date('2026-11-16T12:30:00Z'), locale);
    expect(told.replace(/\s/g, ' ')).toBe(text);
  });
});
