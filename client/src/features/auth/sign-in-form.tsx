import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { normalizeEmail } from '@contract/patterns';
import { Button } from '../../components/button';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { PasswordInput } from '../../components/password-input';
import { NETWORK_ERROR } from '../../lib/api/api-error';
import { useAuth } from '../../lib/auth';
import { useForm } from '../../lib/forms/form';
import { showFieldErrors } from '../../lib/forms/form-errors';
import { formRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import styles from './auth-form.module.css';

const LOCKED = 'ACCOUNT_LOCKED';

/** The second step of a sign-in whose password was right, and what the account has for it. */
export interface SignInStep {
  challenge: string;
  factors: readonly ('passkey' | 'app')[];
}

export interface SignInFormProps {
  /** The address that was typed before, here or into the form for a new account. */
  email: string;
  onEmail: (email: string) => void;
  /** The password was right, and the account needs a second step as well. */
  onSecondStep: (step: SignInStep) => void;
}

/** Signs in. Shows the server's error message if there is one. */
function useSignIn({ email: typed, onEmail, onSecondStep }: SignInFormProps) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { signIn } = useAuth();

  const form = useForm({
    initial: { email: typed, password: '' },
    rules: { email: [rules.required, rules.knownEmail], password: [rules.required] },
    missingText: t('auth.allFieldsRequired'),
    onSubmit: async ({ email, password }) => {
      try {
        await signIn({ email: normalizeEmail(email), password });
      } catch (error) {
        const { code, summary, challenge, factors = [] } = showFieldErrors(form, error);
        if (challenge) {
          onSecondStep({ challenge, factors });
          return;
        }
        const title = code === NETWORK_ERROR ? t('auth.failedSignIn') : undefined;
        const text = summary || t('auth.failedSignIn');
        form.fail({ title, text, kind: code });
      }
    },
  });
  const { email } = form.values;
  useEffect(() => onEmail(email), [email, onEmail]);
  return form;
}

/** E-mail and password. The page decides where to go after signing in. */
export function SignInForm(props: SignInFormProps) {
  const { t } = useTranslation();
  const form = useSignIn(props);
  const { errors, field, busy, report, values } = form;
  return (
    <form className={styles.form} {...form.props}>
      <FormSummary {...report}>
        {report.failure?.kind === LOCKED && <p>{t('auth.lockedHelp')}</p>}
      </FormSummary>
      <Field label={t('auth.email')} error={errors.email}>
        <TextInput
          type="email"
          autoComplete="username"
          placeholder={t('auth.emailPlaceholder')}
          {...field('email')}
        />
      </Field>
      <Field label={t('auth.password')} error={errors.password}>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      <Link className={styles.forgot} to="/forgot-password" state={{ email: values.email }}>
        {t('auth.forgot')}
      </Link>
      <Button type="submit" size="large" block busy={busy}>
        {busy ? t('auth.signInBusy') : t('auth.signInSubmit')}
      </Button>
    </form>
  );
}
