import type { ContactInfoType } from './contact-info.js';
import { LIMITS } from './limits.js';
import { type Locale, LOCALE_SUFFIX, LOCALES, type Trilingual } from './locales.js';
import type { RuleName } from './validation.js';

/** A setting that may be longer than this is a text of several lines. */
export const ONE_LINE = 254;

interface Described {
  /** For API descriptions: a whole sentence without its full stop. */
  says: string;
}

/** A text; null where it may be missing. */
export interface TextSetting<D extends string | null = string | null> extends Described {
  kind: 'text';
  default: D;
  min: number;
  max: number;
  /** The pattern of the value, and the rule that is reported if it does not match. */
  shape?: { pattern: RegExp; rule: RuleName };
  /** Whether it is an e-mail address. */
  isAddress?: true;
}
export interface FlagSetting extends Described {
  kind: 'flag';
  default: boolean;
}
export interface NumberSetting extends Described {
  kind: 'number';
  default: number;
  min: number;
  max: number;
}
export interface ChoiceSetting<C extends string = string> extends Described {
  kind: 'choice';
  default: C;
  choices: readonly C[];
  /** The name of its enum in GraphQL. */
  enumName: string;
  /** What each choice means, for API descriptions. */
  meanings: Record<C, string>;
}
/** A text that is written and never read again; it is encrypted in the database. */
export interface SecretSetting extends Described {
  kind: 'secret';
  default: null;
  max: number;
}
/** A way to reach the firm. It is kept as contact information, so that there is one of it. */
export interface ContactSetting extends Described {
  kind: 'contact';
  default: null;
  type: ContactInfoType;
  keyName: string;
  column: 'value' | 'valueFr' | 'valueEn';
  max: number;
}
/** A picture: uploaded as a file, answered as its address. */
export interface ImageSetting extends Described {
  kind: 'image';
  default: null;
  /** Pixels that it is scaled down to. */
  side: number;
}
/** A calendar day, or null. */
export interface DaySetting extends Described {
  kind: 'day';
  default: null;
}
export type SettingDefinition =
  | TextSetting
  | FlagSetting
  | NumberSetting
  | ChoiceSetting
  | SecretSetting
  | ContactSetting
  | ImageSetting
  | DaySetting;

export const text = <const D extends string | null>(
  value: D,
  [min, max]: [number, number],
  says: string,
  shape?: TextSetting['shape'],
): TextSetting<D> => ({ kind: 'text', default: value, min, max, says, shape });
/** An e-mail address, or null. */
export const emailAddress = (says: string): TextSetting => ({
  ...text<string | null>(null, [3, LIMITS.user.email.max], says),
  isAddress: true,
});
export const flag = (value: boolean, says: string): FlagSetting => ({
  kind: 'flag',
  default: value,
  says,
});
export const number = (
  value: number,
  [min, max]: [number, number],
  says: string,
): NumberSetting => ({
  kind: 'number',
  default: value,
  min,
  max,
  says,
});

export const secret = (max: number, says: string): SecretSetting => ({
  kind: 'secret',
  default: null,
  max,
  says,
});

export const image = (side: number, says: string): ImageSetting => ({
  kind: 'image',
  default: null,
  side,
  says,
});

export const day = (says: string): DaySetting => ({ kind: 'day', default: null, says });

export const contact = (
  [type, keyName]: [ContactInfoType, string],
  says: string,
  column: ContactSetting['column'] = 'value',
): ContactSetting => ({
  kind: 'contact',
  default: null,
  ...{ type, keyName, column, says },
  max: LIMITS.contactInfo.value[type],
});

/** The same setting in each language: `siteNameAr`, `siteNameFr`, `siteNameEn`. */
type InEachLanguage<N extends string, D extends string | null = string> = {
  [L in Locale as `${N}${(typeof LOCALE_SUFFIX)[L]}`]: TextSetting<D>;
};
const LANGUAGE_NAME: Trilingual<string> = { ar: 'Arabic', fr: 'French', en: 'English' };

function made<N extends string, D extends string | null>(
  name: N,
  values: Trilingual<D>,
  bounds: [number, number],
  says: string,
): InEachLanguage<N, D> {
  const entries = LOCALES.map((locale) => [
    `${name}${LOCALE_SUFFIX[locale]}`,
    text<D>(values[locale], bounds, `${says} in ${LANGUAGE_NAME[locale]}`),
  ]);
  return Object.fromEntries(entries) as InEachLanguage<N, D>;
}

/** The setting in each language. */
export const inEachLanguage = <const N extends string>(
  name: N,
  values: Trilingual<string>,
  bounds: [number, number],
  says: string,
) => made<N, string>(name, values, bounds, says);

/** The setting in each language; null while nothing is said. */
export const optionalInEachLanguage = <const N extends string>(
  name: N,
  bounds: [number, number],
  says: string,
) => made<N, string | null>(name, { ar: null, fr: null, en: null }, bounds, says);
