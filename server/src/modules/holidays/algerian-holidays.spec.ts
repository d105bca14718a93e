import { algerianHolidays } from './holidays.seed.js';

it('the holidays of 2026 are the five civil ones and the feasts, which have three days', () => {
  const days = algerianHolidays(2026).map(({ day, name }) => `${day} ${name.en}`);
  expect(days).toEqual([
    "2026-01-01 New Year's Day",
    '2026-01-12 Amazigh New Year (Yennayer)',
    '2026-03-20 Eid al-Fitr',
    '2026-03-21 Eid al-Fitr',
    '2026-03-22 Eid al-Fitr',
    '2026-05-01 Labour Day',
    '2026-05-27 Eid al-Adha',
    '2026-05-28 Eid al-Adha',
    '2026-05-29 Eid al-Adha',
    '2026-06-16 Islamic New Year',
    '2026-06-25 Ashura',
    '2026-07-05 Independence and Youth Day',
    "2026-08-25 The Prophet's Birthday",
    '2026-11-01 Revolution Day',
  ]);
});
