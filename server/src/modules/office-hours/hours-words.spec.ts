import type { OfficeInterval } from '../consultations/slot-rules.js';
import { inWords, saysHours } from './hours-words.js';

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const;
const daily = (...times: [opens: string, closes: string][]): OfficeInterval[] =>
  WEEK.flatMap((weekday) => times.map(([opens, closes]) => ({ weekday, opens, closes })));

it.each([
  {
    title: 'one interval a day',
    hours: daily(['08:30', '16:30']),
    ar: 'من الأحد إلى الخميس، 08:30 إلى 16:30',
    fr: 'Du dimanche au jeudi, 8 h 30 à 16 h 30',
    en: 'Sunday to Thursday, 08:30 to 16:30',
  },
  {
    title: 'two intervals a day',
    hours: daily(['13:00', '17:00'], ['09:00', '12:00']),
    ar: 'من الأحد إلى الخميس، 09:00 إلى 12:00 و13:00 إلى 17:00',
    fr: 'Du dimanche au jeudi, 9 h à 12 h et 13 h à 17 h',
    en: 'Sunday to Thursday, 09:00 to 12:00 and 13:00 to 17:00',
  },
  {
    title: 'days that differ',
    hours: [...daily(['09:00', '14:00']).slice(0, 2), ...daily(['10:00', '12:00']).slice(4)],
    ar: 'الأحد والاثنين، 09:00 إلى 14:00؛ الخميس، 10:00 إلى 12:00',
    fr: 'Le dimanche et lundi, 9 h à 14 h ; le jeudi, 10 h à 12 h',
    en: 'Sunday and Monday, 09:00 to 14:00; Thursday, 10:00 to 12:00',
  },
  { title: 'no hours', hours: [], ar: 'المكتب مغلق', fr: 'Fermé', en: 'Closed' },
])('$title in words', ({ hours, ar, fr, en }) => {
  const words = inWords(hours);
  expect({ ...words, fr: words.fr.replaceAll('\u00a0', ' ') }).toEqual({ ar, fr, en });
});

it.each([
  { shown: 'Sunday to Thursday, 08:30 to 16:30', language: 'en', says: true },
  { shown: 'Open Sunday until Thursday from 8:30 – 16:30', language: 'en', says: true },
  { shown: 'Sunday to Thursday, 09:00 to 16:30', language: 'en', says: false },
  { shown: 'Sunday to Wednesday, 08:30 to 16:30', language: 'en', says: false },
  { shown: 'Du dimanche au jeudi : 8h30-16h30', language: 'fr', says: true },
  { shown: 'من الأحد إلى الخميس، من ٠٨:٣٠ حتى ١٦:٣٠', language: 'ar', says: true },
  { shown: 'By appointment', language: 'en', says: false },
  { shown: '', language: 'fr', says: false },
] as const)('"$shown" says the hours: $says', ({ shown, language, says }) => {
  expect(saysHours(shown, daily(['08:30', '16:30']), language)).toBe(says);
});
