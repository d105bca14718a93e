import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { Field } from '../components/field';
import { FormSummary } from '../components/form-summary';
import { PasswordInput } from '../components/password-input';
import { useToast } from '../components/toast';
import {
  NewPasswordFields,
  useNewPasswordRules,
  type NewPasswordValues,
} from '../features/auth/new-password-fields';
import { ChangePasswordDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api';
import type { AuthUser } from '../lib/auth';
import { useForm } from '../lib/form';
import { showFieldErrors } from '../lib/form-errors';
import { formRules } from '../lib/form-rules';
import { useLocale } from '../lib/i18n';
import styles from './settings.module.css';

interface PasswordValues extends NewPasswordValues {
  currentPassword: string;
}

const BLANK: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

function usePasswordForm() {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { request } = useApi();
  const toast = useToast();

  const form = useForm<PasswordValues>({
    initial: BLANK,
    rules: {
      currentPassword: [rules.required],
      ...useNewPasswordRules(rules),
    },
    onSubmit: async ({ currentPassword, password: newPassword }) => {
      try {
        await request(ChangePasswordDocument, { input: { currentPassword, newPassword } });
        form.reset(BLANK);
        toast.success(t('account.password.saved'));
      } catch (error) {
        const { summary } = showFieldErrors(form, error, {
          names: { newPassword: 'password' },
          codes: { WRONG_PASSWORD: 'currentPassword' },
        });
        form.fail({ title: t('account.password.failed'), text: summary });
      }
    },
  });
  return form;
}

/** Changes the password; needs the current one, and signs out other devices (A59). */
export function PasswordSection({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const form = usePasswordForm();
  const { errors, field, busy } = form;
  return (
    <div className={styles.form}>
      <h3>{t('account.password.title')}</h3>
      <p>{t('account.password.lead')}</p>
      <form className={styles.fields} {...form.props}>
        <FormSummary {...form.report} />
        {/* Password managers need the user name of the password. */}
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        <Field label={t('account.password.current')} error={errors.currentPassword}>
          <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
        </Field>
        <NewPasswordFields
          form={form}
          label={t('auth.newPassword')}
          personal={[user.fullName, user.email]}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t(busy ? 'account.profile.saving' : 'account.password.save')}
          </Button>
        </div>
      </form>
    </div>
  );
}
