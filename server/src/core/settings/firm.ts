import { LOCALE_SUFFIX, type Locale, LOCALES, type Trilingual } from '../../contract/locales.js';
import type { SettingValues } from '../../contract/settings.js';

/** The firm's names and description in each language. */
export interface Firm {
  name: Trilingual<string>;
  shortName: Trilingual<string>;
  description: Trilingual<string>;
  /** Where it is and how to reach it, as far as it is set, in the order of a letterhead. */
  contacts: Trilingual<string[]>;
}

/** The firm as the settings describe it. */
export function firmOf(values: SettingValues): Firm {
  const texts = (name: 'siteName' | 'siteShortName' | 'siteDescription') =>
    Object.fromEntries(
      LOCALES.map((locale: Locale) => [locale, values[`${name}${LOCALE_SUFFIX[locale]}`]]),
    ) as Trilingual<string>;
  const contactsIn = (locale: Locale) => {
    const { contactPhone, contactEmail } = values;
    const address = values[`address${LOCALE_SUFFIX[locale]}`] ?? values.addressAr;
    return [address, contactPhone, contactEmail].filter((each) => each !== null);
  };
  return {
    name: texts('siteName'),
    shortName: texts('siteShortName'),
    description: texts('siteDescription'),
    contacts: { ar: contactsIn('ar'), fr: contactsIn('fr'), en: contactsIn('en') },
  };
}
