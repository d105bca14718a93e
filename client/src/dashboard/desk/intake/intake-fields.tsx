import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CONSENT_VERSION } from '@contract/consent';
import { DEFAULT_LOCALE, directionOf, type Locale, LOCALES } from '@contract/locales';
import { INTAKE_CHANNELS } from '@contract/requests/intake';
import { randomKey } from '../../../lib/forms/draft';
import type { ControlProps } from '../../engine/field-types';
import { choiceField, customField } from '../../engine/form/fields';
import styles from './intake.module.css';

/** The sentence of the consent in the language of the person, to be read out, and that they agreed. */
function ConsentControl({ value, onChange, ...rest }: ControlProps<string>) {
  const { t } = useTranslation();
  const language = (Form.useWatch('mailLanguage') as Locale | undefined) ?? DEFAULT_LOCALE;
  return (
    <div className={styles.consent}>
      <blockquote lang={language} dir={directionOf(language)}>
        {t(`dashboard.intake.says.${language}`)}
      </blockquote>
      <Checkbox
        {...rest}
        checked={Boolean(value)}
        onChange={({ target }) => onChange?.(target.checked ? CONSENT_VERSION : '')}
      >
        {t('dashboard.intake.agreed')}
      </Checkbox>
    </div>
  );
}

/** What is asked of every kind after the person's number: how they came to the office, and the language of mails. */
export const intakeFields = {
  intakeChannel: choiceField(INTAKE_CHANNELS, {
    label: 'dashboard.intake.channel',
    initial: 'phone',
    optionLabel: (channel) => `dashboard.intake.channels.${channel}`,
  }),
  mailLanguage: choiceField(LOCALES, {
    label: 'dashboard.intake.language',
    help: 'dashboard.intake.languageHelp',
    initial: DEFAULT_LOCALE,
    optionLabel: (locale) => `dashboard.languages.${locale}`,
  }),
};

/** Whether the person agreed. */
export const consentField = customField<string>(
  { label: 'dashboard.intake.consent' },
  {
    initial: '',
    control: () => <ConsentControl />,
    rules: ({ t }) => [{ required: true, message: t('dashboard.intake.consentMissing') }],
  },
);

/** The key under which one request is sent, kept with the draft: sent from two tabs, it is one. */
export const keyField = () => ({
  ...customField<string>(
    { label: '' },
    { initial: randomKey(), control: () => <input type="hidden" />, rules: () => [] },
  ),
  hidden: true,
});
