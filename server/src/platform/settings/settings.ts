import {
  definitionsOf,
  SETTING_GROUPS,
  type SettingName,
  type SettingValues,
} from '../../contract/settings.js';
import { type Locale, LOCALE_SUFFIX, LOCALES, type Trilingual } from '../../contract/locales.js';

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

/**
 * The settings of the product, which administrators change while it runs. The settings module implements
 * it, keeps them in memory and forgets them with each change, on every replica.
 *
 * @example const minutes = await this.settings.get('sessionTimeout');
 */
export abstract class Settings {
  abstract all(): Promise<SettingValues>;

  async get<N extends SettingName>(name: N): Promise<SettingValues[N]> {
    return (await this.all())[name];
  }

  /** The firm that runs the product. */
  async firm(): Promise<Firm> {
    return firmOf(await this.all());
  }
}

/** The values of a product whose settings nobody has changed. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_GROUPS.flatMap((group) =>
    Object.entries(definitionsOf(group)).map(([name, setting]) => [name, setting.default]),
  ),
) as unknown as SettingValues;
