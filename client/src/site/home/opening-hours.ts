import type { OpeningHoursSpecification } from 'schema-dts';
import type { Locale } from '@contract/locales';

const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
/** As people write them, in the order of `DAYS`; the Arabic Monday has two spellings. */
const NAMES: Record<Locale, readonly string[]> = {
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: DAYS.map((day) => day.toLowerCase()),
};

const TIME = String.raw`(\d{1,2})\s*(?::|h)\s*(\d{2})?`;
const UNTIL = String.raw`\s*(?:-|–|—|to|till|until|au|à|إلى|حتى)\s*`;
const FROM = String.raw`(?:from|du|de|من)?\s*`;

const twoDigits = (text: string) => text.padStart(2, '0');

function timeOf(hours = '', minutes = '00'): string | undefined {
  return Number(hours) < 24 && Number(minutes) < 60
    ? `${twoDigits(hours)}:${twoDigits(minutes)}`
    : undefined;
}

/** From the first day to the last, also over the end of a week. */
function daysBetween(first: number, last: number) {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => DAYS[(first + step) % 7] ?? 'Sunday');
}

/**
 * The stored opening hours as search engines read them: "Sunday to Thursday, 08:30 to 16:30" in one of
 * the three languages. Other words are not guessed at: they give nothing.
 *
 * @example openingHours('Du dimanche au jeudi, 8 h 30 à 16 h 30', 'fr')
 */
export function openingHours(text: string, locale: Locale): OpeningHoursSpecification | undefined {
  const names = NAMES[locale];
  const day = `(${names.join('|')})`;
  const pattern = new RegExp(
    `^${FROM}${day}(?:${UNTIL}${day})?\\s*[,،:]?\\s*${FROM}${TIME}${UNTIL}${TIME}$`,
  );
  const found = pattern.exec(text.trim().toLowerCase().replaceAll('الإثنين', 'الاثنين'));
  if (!found) return undefined;
  const [, first = '', last = first, fromHours, fromMinutes, toHours, toMinutes] = found;
  const [opens, closes] = [timeOf(fromHours, fromMinutes), timeOf(toHours, toMinutes)];
  if (!opens || !closes) return undefined;
  const dayOfWeek = daysBetween(names.indexOf(first), names.indexOf(last));
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}
