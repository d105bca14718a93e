import { Injectable } from '@nestjs/common';
import { charactersInWords } from '../../contract/form-messages.js';
import { LOCALE_SUFFIX, type Locale } from '../../contract/locales.js';
import type { SettingValues } from '../../contract/settings.js';
import type { SiteState, Statistics } from '../../contract/site-state.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DEFAULT_SETTINGS, Settings } from '../../platform/settings/settings.js';

/** What pages know of the settings. */
@Injectable()
export class SiteStateService {
  constructor(
    private readonly config: AppConfig,
    private readonly settings: Settings,
  ) {}

  /** The defaults stand in while the settings cannot be read, because pages are shown even then. */
  async in(locale: Locale): Promise<SiteState> {
    const values = await this.settings.all().catch(() => DEFAULT_SETTINGS);
    const suffix = LOCALE_SUFFIX[locale];
    return {
      origin: this.config.publicUrl,
      words: {
        firm: values[`siteName${suffix}`],
        firmShort: values[`siteShortName${suffix}`],
        firmDescription: values[`siteDescription${suffix}`],
        shortestPassword: charactersInWords(values.minPasswordLength, locale),
      },
      logo: values.logo,
      statistics: statisticsOf(values),
      arabicDates: values.arabicDates,
      requireEmailVerification: values.requireEmailVerification,
      requirePhoneVerification: values.requirePhoneVerification,
      publicDetailPages: values.publicDetailPages,
      minPasswordLength: values.minPasswordLength,
      firstConsultationFree: values.firstConsultationFree,
      recentPaperDays: values.recentPaperDays,
      bookingHorizonDays: values.bookingHorizonDays,
      fileMegabytes: values.fileMegabytes,
      cancelNoticeHours: values.cancelNoticeHours,
    };
  }
}

function statisticsOf({ googleAnalytics, facebookPixel }: SettingValues): Statistics | null {
  return googleAnalytics || facebookPixel ? { googleAnalytics, facebookPixel } : null;
}
