import { CONTACT_KEYS } from './contact-info.js';
import { ENGAGEMENT_LETTER } from './engagement-letter.js';
import { INTEGRATIONS } from './integration-settings.js';
import { LIMITS } from './limits.js';
import { REQUEST_FILE_LIMITS } from './request-files.js';
import type { Trilingual } from './locales.js';
import { REPLY_VARIABLES } from './requests/reply-variables.js';
import {
  type ChoiceSetting,
  contact,
  day,
  flag,
  type FlagSetting,
  image,
  inEachLanguage,
  number,
  type NumberSetting,
  optionalInEachLanguage,
  type SettingDefinition,
  text,
  type TextSetting,
} from './setting-kinds.js';

/** The name of the firm that the product has until another is set. */
export const DEFAULT_FIRM = {
  name: {
    ar: 'ميزان للخدمات القانونية',
    fr: 'Mizan Services juridiques',
    en: 'Mizan Legal Services',
  },
  shortName: { ar: 'ميزان', fr: 'Mizan', en: 'Mizan' },
  description: {
    ar: 'مكتب خدمات قانونية في الجزائر: استشارات، عقود، ترجمة قانونية، تدقيق وتكوين، بالعربية والفرنسية والإنجليزية، مع رد خلال 24 ساعة.',
    fr: 'Cabinet de services juridiques en Algérie\u00a0: conseils, contrats, traduction juridique, audit et formation, en arabe, français et anglais, avec une réponse sous 24\u00a0heures.',
    en: 'A legal services office in Algeria: advice, contracts, legal translation, audits and training in Arabic, French and English, with an answer within 24 hours.',
  },
} as const satisfies Record<string, Trilingual<string>>;

const address = (language: string, column: 'value' | 'valueFr' | 'valueEn') =>
  contact(
    ['address', CONTACT_KEYS.mainAddress],
    `Address of the firm in ${language}, the entry main_address of its contact information`,
    column,
  );

/** How dates can be written on Arabic pages; both are Gregorian. */
const ARABIC_DATES = ['ar_DZ', 'ar_SA'] as const;

/** Every setting, by the group that it is saved with. Each has an effect and a test that shows it. */
export const SETTINGS = {
  general: {
    ...inEachLanguage('siteName', DEFAULT_FIRM.name, [2, 80], 'Full name of the firm'),
    ...inEachLanguage(
      'siteShortName',
      DEFAULT_FIRM.shortName,
      [2, 30],
      'Short name of the firm, as it stands beside its logo,',
    ),
    ...inEachLanguage(
      'siteDescription',
      DEFAULT_FIRM.description,
      [10, 300],
      'What the firm offers, for search engines and shared links,',
    ),
    logo: image(LIMITS.image.side, 'Logo of the firm, beside its name and in icons'),
    sharePicture: image(
      1200,
      'Picture that stands with shared links, best 1200 by 630 pixels; one with the name of the firm is drawn while null',
    ),
    contactEmail: contact(
      ['email', CONTACT_KEYS.mainEmail],
      'Main e-mail address of the firm, the entry main_email of its contact information',
    ),
    contactPhone: contact(
      ['phone', CONTACT_KEYS.mainPhone],
      'Main phone number of the firm, the entry main_phone of its contact information',
    ),
    addressAr: address('Arabic', 'value'),
    addressFr: address('French', 'valueFr'),
    addressEn: address('English', 'valueEn'),
    arabicDates: {
      kind: 'choice',
      default: 'ar_DZ',
      choices: ARABIC_DATES,
      enumName: 'ArabicDates',
      says: 'How dates and times are written on Arabic pages',
      meanings: {
        ar_DZ: 'As in Algeria, with Latin digits: 21 نوفمبر 2026.',
        ar_SA: 'With Arabic digits: ٢١ نوفمبر ٢٠٢٦.',
      },
    },
    fileMegabytes: number(
      15,
      [1, REQUEST_FILE_LIMITS.maxMegabytes],
      'The largest file that clients and the office send with a request, in megabytes',
    ),
    caseMegabytes: number(
      200,
      [20, 2000],
      'How much all files of one request may be together, in megabytes',
    ),
    publicDetailPages: flag(
      false,
      'Whether the pages of single services and jobs are open to everybody and to search engines',
    ),
    termsConfirmedOn: day(
      'Day on which a lawyer of the firm confirmed the terms of use; null if nobody has',
    ),
    privacyConfirmedOn: day(
      'Day on which a lawyer of the firm confirmed the privacy policy; null if nobody has',
    ),
  },
  security: {
    requireEmailVerification: flag(
      true,
      'Whether clients have to confirm their e-mail address before they send requests',
    ),
    requirePhoneVerification: flag(
      false,
      'Whether clients have to confirm their phone number by SMS before they send requests; needs an SMS service',
    ),
    requireSecondFactor: flag(
      false,
      'Whether people of the office need a second factor: without one they can only set it up',
    ),
    sessionTimeout: number(
      30,
      [1, 1440],
      'Minutes without use after which somebody of the office has to give the password again',
    ),
    maxLoginAttempts: number(
      5,
      [3, 20],
      'Wrong passwords in a row after which an account is locked for the address that they came from',
    ),
    minPasswordLength: number(6, [6, 64], 'Characters that a new password has at least'),
  },
  notifications: {
    emailNotifications: flag(
      true,
      'Whether notifications also go to people of the office by mail, as each of them chose',
    ),
    smsNotifications: flag(
      false,
      'Whether people of the office and clients with a phone number are told of what is urgent by SMS',
    ),
    newUserNotification: flag(true, 'Whether the office is told of new accounts'),
    newConsultationNotification: flag(
      true,
      'Whether the office is told of consultations that clients book',
    ),
    newContactNotification: flag(true, 'Whether the office is told of new contact messages'),
    answerReminderHours: number(
      20,
      [1, 23],
      'Hours after which whoever deals with a request is reminded of its answer, which is due after 24',
    ),
    ratingInvitationDays: number(
      7,
      [0, 60],
      'Days after the end of a case at which its client is invited by mail to give an opinion; 0: never',
    ),
  },
  booking: {
    slotMinutes: number(
      60,
      [15, 120],
      'Length of a consultation in minutes, and the distance between the beginnings of two',
    ),
    bookingNoticeHours: number(
      4,
      [0, 168],
      'Hours before its beginning until which a consultation can be booked',
    ),
    firstConsultationFree: flag(
      true,
      'Whether the first consultation is free, which the site then says',
    ),
    recentPaperDays: number(
      30,
      [1, 365],
      'Days back within which the forms ask whether it is urgent, when the client names the day of a paper',
    ),
    bookingHorizonDays: number(60, [14, 365], 'Days ahead that consultations can be booked'),
    maxOpenConsultations: number(
      5,
      [1, 500],
      'Consultations that one client can have booked and not yet had',
    ),
    cancelNoticeHours: number(
      24,
      [0, 168],
      'Hours before its beginning until which a client can cancel a consultation',
    ),
    earlyReminderHours: number(
      24,
      [12, 168],
      'Hours before its beginning at which a client is reminded of a consultation first',
    ),
    lateReminderHours: number(
      1,
      [1, 11],
      'Hours before its beginning at which a client is reminded of a consultation again',
    ),
  },
  quotes: {
    quoteTaxPercent: number(
      0,
      [0, 100],
      'Rate of the tax on quotes in percent, which quotes show as a line of its own; 0: none',
    ),
    quoteValidDays: number(30, [1, 366], 'Days that a new quote is valid, as its form proposes'),
  },
  legal: {
    ...optionalInEachLanguage('bar', [2, 160], 'Bar that the advocates of the firm belong to'),
    barNumber: text<string | null>(null, [1, 80], 'Registration number with the bar'),
    taxNumber: text<string | null>(null, [1, 80], 'Tax number of the firm'),
    ...optionalInEachLanguage('insurance', [2, 254], 'Insurer of the firm, and its policy'),
    ...optionalInEachLanguage('responsible', [2, 160], 'Who is responsible for the site'),
    ...optionalInEachLanguage('complaints', [2, 1000], 'How and to whom clients complain'),
    ...optionalInEachLanguage('legalNotice', [10, 8000], 'What else the legal notice says'),
  },
  documents: inEachLanguage(
    'engagementLetter',
    ENGAGEMENT_LETTER,
    [20, 8000],
    `Text of the engagement letter, with ${REPLY_VARIABLES.map((name) => `{${name}}`).join(', ')} for what the request says,`,
  ),
  retention: {
    keptCasesYears: number(
      10,
      [1, 30],
      'Years after their last change at which requests and consultations that are over are blanked',
    ),
    keptMessagesYears: number(
      3,
      [1, 10],
      'Years after their last change at which answered and closed contact messages are blanked',
    ),
    keptQuotesYears: number(
      10,
      [1, 30],
      'Years that accepted quotes and receipts of payments are kept, also of somebody who was erased',
    ),
    keptRejectedMonths: number(
      12,
      [1, 60],
      'Months after their last change at which rejected applications are blanked',
    ),
    keptAcceptedYears: number(
      5,
      [1, 30],
      'Years after their last change at which accepted applications are blanked',
    ),
  },
  integrations: INTEGRATIONS,
} as const satisfies Record<string, Record<string, SettingDefinition>>;

export const SETTING_GROUPS = Object.keys(SETTINGS) as SettingGroup[];
export type SettingGroup = keyof typeof SETTINGS;

type ValueOf<D> =
  D extends TextSetting<infer T>
    ? T extends null
      ? string | null
      : string
    : D extends FlagSetting
      ? boolean
      : D extends NumberSetting
        ? number
        : D extends ChoiceSetting<infer C>
          ? C
          : string | null;

/** The values of one group. */
export type GroupValues<G extends SettingGroup = SettingGroup> = {
  [K in keyof (typeof SETTINGS)[G]]: ValueOf<(typeof SETTINGS)[G][K]>;
};
type AllGroups = { [G in SettingGroup]: GroupValues<G> };
/** The values of all groups in one: names are unique over the groups. */
export type SettingValues = AllGroups['general'] &
  AllGroups['security'] &
  AllGroups['notifications'] &
  AllGroups['booking'] &
  AllGroups['quotes'] &
  AllGroups['legal'] &
  AllGroups['documents'] &
  AllGroups['retention'] &
  AllGroups['integrations'];
export type SettingName = keyof SettingValues;

/** The settings of a group, without the types of their values. */
export const definitionsOf = (group: SettingGroup): Record<string, SettingDefinition> =>
  SETTINGS[group];
