import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { tidyName } from '@contract/lines';
import { normalizeEmail } from '@contract/patterns';
import { tidyPhone } from '@contract/phone-numbers';
import { Button } from '../../components/button';
import { ConsentBox } from '../../components/consent-box';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { NETWORK_ERROR, type ServerErrorCode } from '../../lib/api/api-error';
import { useAuth } from '../../lib/auth';
import {
  consentRules,
  type ConsentValues,
  formRules,
  type FormRules,
} from '../../lib/forms/form-rules';
import { useForm, type FieldRules } from '../../lib/forms/form';
import { showFieldErrors } from '../../lib/forms/form-errors';
import { useLocale } from '../../lib/i18n/i18n';
import { linkDestination } from '../email-verification/use-verification-panel';
import styles from './auth-form.module.css';
import { EmailField } from './email-field';
import {
  NewPasswordFields,
  type NewPasswordValues,
  useNewPasswordRules,
} from './new-password-fields';
import { PhoneField } from './phone-field';

interface RegisterValues extends NewPasswordValues, ConsentValues {
  fullName: string;
  phoneNumber: string;
  email: string;
}

const BLANK: RegisterValues = {
  fullName: '',
  phoneNumber: '',
  email: '',
  password: '',
  confirmPassword: '',
  consentVersion: '',
};

const registerRules = (
  rules: FormRules,
  newPassword: FieldRules<NewPasswordValues>,
  noConsent: string,
): FieldRules<RegisterValues> => ({
  fullName: [rules.required, rules.length(LIMITS.user.fullName), rules.personName],
  phoneNumber: [rules.required, rules.phone],
  email: [rules.required, rules.email],
  ...newPassword,
  ...consentRules(noConsent),
});

export interface RegisterFormProps {
  /** The address that was typed before, here or into the form to sign in. */
  email: string;
  onEmail: (email: string) => void;
  /** Where somebody signs in who has an account already. */
  signIn: To;
  /** The page to open once the e-mail address is verified. */
  from: string;
  /** Called with the e-mail address before registering, and with null when that fails. */
  onRegistering: (email: string | null) => void;
}

const TAKEN: ServerErrorCode = 'EMAIL_TAKEN';

function useRegistration({ from, onRegistering, email: typed, onEmail }: RegisterFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { signUp } = useAuth();
  const rules = formRules(locale);

  const form = useForm({
    initial: { ...BLANK, email: typed },
    rules: registerRules(rules, useNewPasswordRules(rules), t('form.consent.missing')),
    missingText: t('auth.allFieldsRequired'),
    onSubmit: async ({ fullName, phoneNumber, password, consentVersion, ...values }) => {
      const email = normalizeEmail(values.email);
      const person = { fullName: tidyName(fullName), phoneNumber: tidyPhone(phoneNumber), email };
      onRegistering(email);
      try {
        const returnTo = linkDestination(from);
        await signUp({ ...person, password, consentVersion, language: locale, returnTo });
      } catch (error) {
        onRegistering(null);
        const codes = { EMAIL_TAKEN: 'email' } as const;
        const { code, summary } = showFieldErrors(form, error, { codes });
        const title = code === NETWORK_ERROR ? t('auth.failedRegister') : undefined;
        form.fail({ title, text: summary || t('auth.failedRegister'), kind: code });
      }
    },
  });
  const { email } = form.values;
  useEffect(() => onEmail(email), [email, onEmail]);
  return form;
}

/** For somebody who has an account already: to it, with the address that was typed. */
function KnownAddress({ signIn, email }: Pick<RegisterFormProps, 'signIn' | 'email'>) {
  const { t } = useTranslation();
  return (
    <p className={styles.known}>
      <Link to={signIn} replace>
        {t('auth.takenSignIn')}
      </Link>
      <Link to="/forgot-password" state={{ email }}>
        {t('auth.forgot')}
      </Link>
    </p>
  );
}

/** The form for a new account. */
export function RegisterForm(props: RegisterFormProps) {
  const { t } = useTranslation();
  const form = useRegistration(props);
  const { errors, field, busy, values, report } = form;
  return (
    <form className={styles.form} {...form.props}>
      <FormSummary {...report}>
        {report.failure?.kind === TAKEN && (
          <KnownAddress signIn={props.signIn} email={values.email} />
        )}
      </FormSummary>
      <p className={styles.required}>{t('auth.required')}</p>
      <Field label={t('auth.fullName')} error={errors.fullName}>
        <TextInput autoComplete="name" {...field('fullName')} />
      </Field>
      <PhoneField form={form} name="phoneNumber" label={t('auth.phone')} />
      <EmailField form={form} name="email" label={t('auth.email')} autoComplete="username" />
      <NewPasswordFields
        form={form}
        label={t('auth.password')}
        personal={[values.fullName, values.email]}
      />
      <ConsentBox {...form} />
      <Button type="submit" size="large" block busy={busy}>
        {busy ? t('auth.registerBusy') : t('auth.registerSubmit')}
      </Button>
    </form>
  );
}
