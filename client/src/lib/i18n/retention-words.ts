import { RETENTION_RULES, type RetentionRule } from '@contract/retention';
import type { Locale } from '@contract/locales';

const LANGUAGES = { ar: 'ar-DZ', fr: 'fr-DZ', en: 'en-GB' } as const satisfies Record<
  Locale,
  string
>;

/** "3 years", in words of the language. */
export function retentionPeriod(after: RetentionRule['after'], locale: Locale): string {
  const [unit, count] =
    'years' in after ? (['year', after.years] as const) : (['day', after.days] as const);
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(LANGUAGES[locale], format).format(count);
}

/** How long each kind of data is kept, by the name of its rule. */
export const retentionPeriods = (locale: Locale) =>
  Object.fromEntries(
    RETENTION_RULES.map(({ name, after }) => [name, retentionPeriod(after, locale)]),
  );
