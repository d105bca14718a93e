import { relativeTime } from '../ui/date-text';
import { getLateness } from './request-list';

const DUE = '2026-11-22T09:00:00.000Z';

describe('the age of a request', () => {
  it.each([
    ['in time the day before the answer is due', DUE, '2026-11-21T09:00:00Z', 'inTime'],
    ['soon due in the last hours', DUE, '2026-11-22T02:00:00Z', 'soon'],
    ['late from the time when the answer is due', DUE, '2026-11-22T09:00:00Z', 'late'],
    ['in time when nobody waits', null, '2026-11-22T09:00:00Z', 'inTime'],
  ])('the age of a request is %s', (_title, answerDueAt, now, lateness) => {
    expect(getLateness(answerDueAt, new Date(now))).toBe(lateness);
  });

  it.each([
    ['ar', 'قبل 3 ساعات'],
    ['fr', 'il y a 3 h'],
    ['en', '3 hr ago'],
  ] as const)('the age of a request is written in words (%s)', (locale, text) => {
    const told = relativeTime('2026-11-16T09:00:00.000Z', new Date('2026-11-16T12:30:00Z'), locale);
    expect(told.replace(/\s/g, ' ')).toBe(text);
  });
});
