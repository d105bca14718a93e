import type { Locale } from '@contract/locales';
import type { SiteState } from '@contract/site-state';

/** As Algeria writes dates: its own Gregorian month names, Latin digits, 24 hours (A47). */
export const TAGS: Record<Locale, string> = {
  ar: 'ar-DZ-u-nu-latn-ca-gregory',
  fr: 'fr-DZ-u-nu-latn',
  en: 'en-GB',
};
/** The same for dates, of which the settings say how Arabic pages write them. */
export const DATE_TAGS = { ...TAGS };

export function setArabicDates(dates: SiteState['arabicDates']): void {
  DATE_TAGS.ar = dates === 'ar_SA' ? 'ar-SA-u-ca-gregory' : TAGS.ar;
}
