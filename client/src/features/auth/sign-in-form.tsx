import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { normalizeEmail } from '@contract/patterns';
import { Banner } from '../../components/banner';
import { Button } from '../../components/button';
import { Field, TextInput } from '../../components/field';
import { PasswordInput } from '../../components/password-input';
import { NETWORK_ERROR } from '../../lib/api-error';
import { useAuth } from '../../lib/auth';
import { useForm } from '../../lib/form';
import { showFieldErrors } from '../../lib/form-errors';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import styles from './auth-form.module.css';

interface Failure {
  title?: string;
  text: string;
  locked?: boolean;
}

/** Signs in; what went wrong is said in the server's words when it had any. */
function useSignIn() {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { signIn } = useAuth();
  const [failure, setFailure] = useState<Failure | null>(null);

  const form = useForm({
    initial: { email: '', password: '' },
    rules: { email: [rules.required, rules.email], password: [rules.required] },
    onInvalid: (missing) => setFailure(missing ? { text: t('auth.allFieldsRequired') } : null),
    onSubmit: async ({ email, password }) => {
      setFailure(null);
      try {
        await signIn({ email: normalizeEmail(email), password });
      } catch (error) {
        const { code, summary } = showFieldErrors(form, error);
        const title = code === NETWORK_ERROR ? t('auth.failedSignIn') : undefined;
        const text = summary || t('auth.failedSignIn');
        setFailure({ title, text, locked: code === 'ACCOUNT_LOCKED' });
      }
    },
  });
  return { form, failure };
}

/** E-mail and password; whoever signs in is led on by the page. */
export function SignInForm() {
  const { t } = useTranslation();
  const { form, failure } = useSignIn();
  const { errors, field, busy } = form;
  return (
    <form className={styles.form} {...form.props}>
      {failure && (
        <Banner tone="error" title={failure.title}>
          {failure.text}
          {failure.locked && <p>{t('auth.lockedHelp')}</p>}
        </Banner>
      )}
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
      <Link className={styles.forgot} to="/forgot-password">
        {t('auth.forgot')}
      </Link>
      <Button type="submit" size="large" block busy={busy}>
        {busy ? t('auth.signInBusy') : t('auth.signInSubmit')}
      </Button>
    </form>
  );
}
