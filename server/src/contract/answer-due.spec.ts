import { answerDue, lateSince } from './answer-due.js';

const NONE = new Set<string>();
const REVOLUTION_DAY = new Set(['2026-11-01']);
const due = (since: string, holidays = NONE) => answerDue(new Date(since), holidays).toISOString();

describe('the time when an answer is due', () => {
  it.each([
    ['Monday to Tuesday', '2026-11-16T09:00:00Z', '2026-11-17T09:00:00.000Z'],
    ['Thursday to Sunday', '2026-11-19T09:00:00Z', '2026-11-22T09:00:00.000Z'],
    ['Friday to the end of Sunday', '2026-11-20T09:00:00Z', '2026-11-22T23:00:00.000Z'],
    ['Saturday to the end of Sunday', '2026-11-21T20:00:00Z', '2026-11-22T23:00:00.000Z'],
    ['Friday in Algiers, Thursday in UTC', '2026-11-19T23:30:00Z', '2026-11-22T23:00:00.000Z'],
  ])('an answer is due after 24 hours of working days: %s', (_, since, expected) => {
    expect(due(since)).toBe(expected);
  });

  it('a holiday does not count, like the weekend before it', () => {
    expect(due('2026-10-29T09:00:00Z', REVOLUTION_DAY)).toBe('2026-11-02T09:00:00.000Z');
    expect(due('2026-11-01T09:00:00Z', REVOLUTION_DAY)).toBe('2026-11-02T23:00:00.000Z');
  });

  it('a later request is never due earlier, and who is late is known from since when they wait', () => {
    const start = Date.parse('2026-10-26T00:00:00Z');
    const times = Array.from({ length: 80 }, (_, step) => new Date(start + step * 4 * 3_600_000));
    const dues = times.map((since) => answerDue(since, REVOLUTION_DAY).getTime());
    expect([...dues].sort((a, b) => a - b)).toEqual(dues);
    for (const now of times) {
      const border = lateSince(now, REVOLUTION_DAY);
      const isLate = times.map((since) => answerDue(since, REVOLUTION_DAY) <= now);
      expect(times.map((since) => since <= border)).toEqual(isLate);
    }
  });
});
