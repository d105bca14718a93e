import { charactersInWords } from '@contract/form-messages';
import { LIMITS } from '@contract/limits';
import type { Locale } from '@contract/locales';
import { DEFAULT_FIRM } from '@contract/settings';
import type { SiteState } from '@contract/site-state';

/** The settings that pages get while nobody has changed them: for development and tests. */
export function defaultSite(locale: Locale, origin = globalThis.location.origin): SiteState {
  const { name, shortName, description } = DEFAULT_FIRM;
  return {
    origin,
    words: {
      firm: name[locale],
      firmShort: shortName[locale],
      firmDescription: description[locale],
      shortestPassword: charactersInWords(LIMITS.user.password.min, locale),
    },
    logo: null,
    statistics: null,
    arabicDates: 'ar_DZ',
    requireEmailVerification: true,
    requirePhoneVerification: false,
    publicDetailPages: false,
    minPasswordLength: LIMITS.user.password.min,
    firstConsultationFree: true,
    recentPaperDays: 30,
    bookingHorizonDays: 60,
    fileMegabytes: 15,
    cancelNoticeHours: 24,
  };
}
