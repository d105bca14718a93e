import { charactersInWords } from '@contract/form-messages';
import type { Locale } from '@contract/locales';
import { DEFAULT_FIRM, SETTINGS } from '@contract/settings';
import type { SiteState } from '@contract/site-state';

/** The settings that pages get while nobody has changed them: for development and tests. */
export function defaultSite(locale: Locale, origin = globalThis.location.origin): SiteState {
  const { name, shortName, description } = DEFAULT_FIRM;
  const { general, security, booking } = SETTINGS;
  return {
    origin,
    words: {
      firm: name[locale],
      firmShort: shortName[locale],
      firmDescription: description[locale],
      shortestPassword: charactersInWords(security.minPasswordLength.default, locale),
    },
    logo: null,
    statistics: null,
    arabicDates: general.arabicDates.default,
    requireEmailVerification: security.requireEmailVerification.default,
    requirePhoneVerification: security.requirePhoneVerification.default,
    publicDetailPages: general.publicDetailPages.default,
    minPasswordLength: security.minPasswordLength.default,
    firstConsultationFree: booking.firstConsultationFree.default,
    recentPaperDays: booking.recentPaperDays.default,
    bookingHorizonDays: booking.bookingHorizonDays.default,
    fileMegabytes: general.fileMegabytes.default,
    cancelNoticeHours: booking.cancelNoticeHours.default,
  };
}
