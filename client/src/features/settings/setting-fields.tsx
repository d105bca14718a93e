import type { ReactElement } from 'react';
import { LOCALES, LOCALE_SUFFIX } from '@contract/locales';
import { ONE_LINE, type SettingDefinition } from '@contract/setting-kinds';
import { definitionsOf, type SettingGroup } from '@contract/settings';
import type { AnyField, Fields } from '../../dashboard/engine/field-types';
import {
  areaField,
  choiceField,
  customField,
  emailField,
  localized,
  numberField,
  phoneField,
  switchField,
  textField,
} from '../../dashboard/engine/fields';
import type { ImageValue } from '../../dashboard/engine/image-control';

import { PhoneVerificationSwitch } from './phone-verification-switch';
import { PictureControl } from './picture-control';
import { SecondFactorSwitch } from './second-factor-switch';
import { SecretControl, type SecretValue } from './secret-control';

/** Settings whose label alone does not say what they do. */
const EXPLAINED = new Set([
  'siteShortName',
  'siteDescription',
  'logo',
  'sharePicture',
  'contactEmail',
  'contactPhone',
  'address',
  'arabicDates',
  'publicDetailPages',
  'requireEmailVerification',
  'requirePhoneVerification',
  'requireSecondFactor',
  'sessionTimeout',
  'maxLoginAttempts',
  'minPasswordLength',
  'emailNotifications',
  'smsNotifications',
  'newUserNotification',
  'newConsultationNotification',
  'newContactNotification',
  'answerReminderHours',
  'slotMinutes',
  'bookingNoticeHours',
  'bookingHorizonDays',
  'maxOpenConsultations',
  'cancelNoticeHours',
  'earlyReminderHours',
  'lateReminderHours',
  'emailService',
  'googleAnalytics',
  'facebookPixel',
  'smtpHost',
  'smtpPort',
  'mailFrom',
  'smsService',
  'smsSender',
]);
const SUFFIX = new RegExp(`(?:${LOCALES.map((locale) => LOCALE_SUFFIX[locale]).join('|')})$`);

const textsOf = (name: string) => ({
  label: `admin.settings.fields.${name}`,
  help: EXPLAINED.has(name) ? `admin.settings.help.${name}` : undefined,
});

const switchWith = (name: string, control: () => ReactElement) =>
  customField<boolean>(textsOf(name), { initial: false, wide: false, control, rules: () => [] });

/** Those that need something to be set up first. */
const CONDITIONAL: Record<string, AnyField> = {
  requirePhoneVerification: switchWith('requirePhoneVerification', () => (
    <PhoneVerificationSwitch />
  )),
  requireSecondFactor: switchWith('requireSecondFactor', () => <SecondFactorSwitch />),
};

function fieldOf(name: string, setting: SettingDefinition): AnyField {
  const conditional = CONDITIONAL[name];
  if (conditional) return conditional;
  const texts = textsOf(name);
  switch (setting.kind) {
    case 'flag':
      return switchField({
        ...texts,
        initial: setting.default,
        yes: 'admin.settings.on',
        no: 'admin.settings.off',
      });
    case 'number': {
      const { default: initial, min, max } = setting;
      return numberField({ ...texts, initial, min, max });
    }
    case 'text': {
      const { min, max } = setting;
      const options = { ...texts, optional: setting.default === null, limit: { min, max } };
      if (setting.isAddress) return emailField(options);
      return max > ONE_LINE ? areaField(options) : textField(options);
    }
    case 'choice':
      return choiceField(setting.choices, {
        ...texts,
        initial: setting.default,
        optionLabel: (value) => `admin.settings.choices.${value}`,
      });
    case 'image':
      return customField<ImageValue>(
        { ...texts, optional: true },
        {
          initial: undefined,
          verbatim: true,
          inDraft: false,
          control: ({ label }) => <PictureControl label={label} />,
          rules: () => [],
        },
      );
    case 'contact': {
      const options = { ...texts, optional: true, limit: { min: 0, max: setting.max } };
      if (setting.type === 'email') return emailField(options);
      return setting.type === 'phone' ? phoneField(options) : areaField(options);
    }
    case 'secret': {
      const initial: SecretValue = { isSet: false };
      return customField<SecretValue>(
        { ...texts, optional: true },
        {
          initial,
          wide: false,
          inDraft: false,
          control: () => <SecretControl maxLength={setting.max} />,
          rules: () => [],
        },
      );
    }
  }
}

/** The inputs of a group, made from the declarations of its settings. */
export function settingFields(group: SettingGroup): Fields {
  const settings = definitionsOf(group);
  const entries = Object.entries(settings).map(([name, setting]): [string, AnyField] => {
    const base = name.replace(SUFFIX, '');
    const isTrilingual = LOCALES.every((locale) => `${base}${LOCALE_SUFFIX[locale]}` in settings);
    if (!isTrilingual) return [name, fieldOf(name, setting)];
    return [base, localized(fieldOf(base, setting) as Parameters<typeof localized>[0])];
  });
  return Object.fromEntries(entries);
}
