import type { ReactElement } from 'react';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOCALE_SUFFIX, LOCALES } from '@contract/locales';
import { ONE_LINE, type SettingDefinition } from '@contract/setting-kinds';
import { definitionsOf, type SettingGroup } from '@contract/settings';
import type {
  AnyField,
  ControlProps,
  Fields,
  RuleContext,
} from '../../../dashboard/engine/field-types';
import {
  areaField,
  choiceField,
  customField,
  dayField,
  emailField,
  localized,
  numberField,
  phoneField,
  switchField,
  textField,
} from '../../../dashboard/engine/form/fields';
import { ImageControl, type ImageValue } from '../../../dashboard/engine/form/image-control';
import { knownVariablesRule } from '../../reply-templates/dashboard/known-variables-rule';
import { PhoneVerificationSwitch, SecondFactorSwitch } from './conditional-switches';
import styles from './settings-panel.module.css';

/** A secret in a form: its stored value is never known, only whether there is one. */
export interface SecretValue {
  isSet: boolean;
  /** The new secret. */
  typed?: string;
  /** The stored secret is to be removed. */
  isRemoved?: boolean;
}

interface SecretControlProps extends ControlProps<SecretValue> {
  maxLength: number;
}

/** Sets, replaces or removes a secret. */
function SecretControl({ value, onChange, maxLength, ...rest }: SecretControlProps) {
  const { t } = useTranslation();
  const { isSet = false, typed = '', isRemoved = false } = value ?? {};
  const placeholder = isSet && !isRemoved ? 'secretSet' : 'secretNotSet';
  return (
    <Space.Compact block>
      <Input.Password
        {...rest}
        dir="ltr"
        styles={{ input: { direction: 'ltr' } }}
        autoComplete="new-password"
        maxLength={maxLength}
        placeholder={t(`admin.settings.${placeholder}`)}
        value={typed}
        onChange={(event) => onChange?.({ isSet, typed: event.target.value })}
      />
      {isSet && (
        <Button onClick={() => onChange?.({ isSet, isRemoved: !isRemoved })}>
          {t(isRemoved ? 'admin.settings.keepSecret' : 'admin.settings.removeSecret')}
        </Button>
      )}
    </Space.Compact>
  );
}

/** A picture that may be missing: chosen, replaced or removed. */
function PictureControl(props: ControlProps<ImageValue> & { label: string }) {
  const { t } = useTranslation();
  const { value, onChange, label } = props;
  return (
    <div className={styles.picture}>
      <ImageControl {...props} whole />
      {value && (
        <Button
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('common.labelled', { label, value: t('admin.settings.removePicture') })}
          onClick={() => onChange?.(undefined)}
        >
          {t('admin.settings.removePicture')}
        </Button>
      )}
    </div>
  );
}

/** Settings whose label alone does not say what they do. */
export const EXPLAINED: ReadonlySet<string> = new Set([
  'siteShortName',
  'siteDescription',
  'logo',
  'sharePicture',
  'contactEmail',
  'contactPhone',
  'address',
  'arabicDates',
  'fileMegabytes',
  'caseMegabytes',
  'publicDetailPages',
  'termsConfirmedOn',
  'privacyConfirmedOn',
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
  'ratingInvitationDays',
  'slotMinutes',
  'bookingNoticeHours',
  'firstConsultationFree',
  'recentPaperDays',
  'bookingHorizonDays',
  'maxOpenConsultations',
  'cancelNoticeHours',
  'earlyReminderHours',
  'lateReminderHours',
  'quoteTaxPercent',
  'quoteValidDays',
  'legalNotice',
  'engagementLetter',
  'keptCasesYears',
  'keptMessagesYears',
  'keptQuotesYears',
  'keptRejectedMonths',
  'keptAcceptedYears',
  'emailService',
  'googleAnalytics',
  'facebookPixel',
  'smtpHost',
  'smtpPort',
  'mailFrom',
  'smsService',
  'smsSender',
  'webhooks',
  'webhookPorts',
  'assistantTools',
]);
const SUFFIX = new RegExp(`(?:${LOCALES.map((locale) => LOCALE_SUFFIX[locale]).join('|')})$`);

const textsOf = (name: string) => ({
  label: `admin.settings.fields.${name}`,
  help: EXPLAINED.has(name) ? `admin.settings.help.${name}` : undefined,
});

const VARIABLE_RULES = (context: RuleContext) => [knownVariablesRule(context)];

const switchWith = (name: string, control: () => ReactElement) =>
  customField<boolean>(textsOf(name), { initial: false, wide: false, control, rules: () => [] });

/** Settings that need something else to be set up first. */
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
      if (max <= ONE_LINE) return textField(options);
      const hasVariables = name === 'engagementLetter';
      return areaField({ ...options, ...(hasVariables && { extraRules: VARIABLE_RULES }) });
    }
    case 'day':
      return dayField({ ...texts, optional: true });
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
