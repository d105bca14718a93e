import { relativeTime } from './date-text';

const NOW = new Date('2026-11-25T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

describe('how long a client has waited, in days', () => {
  it.each([
    [1, 'fr', 'il y a 1 j'],
    [29, 'fr', 'il y a 29 j'],
    [30, 'fr', 'il y a 30 j'],
    [38, 'fr', 'il y a 38 j'],
    [59, 'fr', 'il y a 59 j'],
    [400, 'fr', 'il y a 400 j'],
    [38, 'en', '38 days ago'],
    [365, 'en', '365 days ago'],
  ] as const)('%i days in %s', (days, locale, text) => {
    const words = relativeTime(ago(days), NOW, locale, { inDays: true });
    expect(words.replace(/\s/g, ' ')).toBe(text);
  });

  it.each([30, 38, 59, 365, 800])('%i days in Arabic are days, in Latin digits', (days) => {
    const words = relativeTime(ago(days), NOW, 'ar', { inDays: true });
    expect(words).toContain(String(days));
    expect(words).toMatch(/يوم/);
  });

  it('elsewhere months and years stay', () => {
    expect(relativeTime(ago(38), NOW, 'en')).toMatch(/month|mo/);
  });
});
