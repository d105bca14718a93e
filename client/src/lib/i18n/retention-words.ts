import { RETENTION_RULES, type RetentionPeriod } from '@contract/retention';
import type { Locale } from '@contract/locales';

const LANGUAGES = { ar: 'ar-DZ', fr: 'fr-DZ', en: 'en-GB' } as const satisfies Record<
  Locale,
  string
>;
const UNITS = { years: 'year', months: 'month', days: 'day' } as const;
const NAMES = Object.keys(UNITS) as (keyof typeof UNITS)[];

/** A period as the API answers it: one of the numbers is set. */
export type AnsweredPeriod = Record<keyof typeof UNITS, number | null>;

/** "3 years", in words of the language. */
export function retentionPeriod(period: RetentionPeriod | AnsweredPeriod, locale: Locale): string {
  const counts: Partial<AnsweredPeriod> = period;
  const name = NAMES.find((each) => typeof counts[each] === 'number') ?? 'days';
  const format = { style: 'unit', unit: UNITS[name], unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(LANGUAGES[locale], format).format(counts[name] ?? 0);
}

/** How long each kind of data is kept, by the name of its rule; the periods that hold where the office set no others. */
export const retentionPeriods = (
  locale: Locale,
  answered: readonly (AnsweredPeriod & { name: string })[] = [],
) => ({
  ...Object.fromEntries(
    RETENTION_RULES.map(({ name, after }) => [name, retentionPeriod(after, locale)]),
  ),
  ...Object.fromEntries(answered.map((rule) => [rule.name, retentionPeriod(rule, locale)])),
});
