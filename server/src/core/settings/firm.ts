import { LOCALE_SUFFIX, type Locale, LOCALES, type Trilingual } from '../../contract/locales.js';
import type { SettingValues } from '../../contract/settings.js';

/** The firm's names and description in each language. */
export interface Firm {
  name: Trilingual<string>;
  shortName: Trilingual<string>;
  description: Trilingual<string>;
}

/** The firm as the settings describe it. */
export function firmOf(values: SettingValues): Firm {
  const texts = (name: 'siteName' | 'siteShortName' | 'siteDescription') =>
    Object.fromEntries(
      LOCALES.map((locale: Locale) => [locale, values[`${name}${LOCALE_SUFFIX[locale]}`]]),
    ) as Trilingual<string>;
  return {
    name: texts('siteName'),
    shortName: texts('siteShortName'),
    description: texts('siteDescription'),
  };
}
