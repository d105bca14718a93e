import { useTranslation } from 'react-i18next';
import { AccountName } from '../components/account-name';
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
import {
  FactorQuestion,
  useFactorProof,
  useMyFactors,
} from '../features/second-factor/factor-question';
import { BrowserRefusal } from '../features/second-factor/web-authn';
import { ChangePasswordDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import type { AuthUser } from '../lib/auth';
import { useForm } from '../lib/forms/form';
import { showFieldErrors } from '../lib/forms/form-errors';
import { formRules } from '../lib/forms/form-rules';
import { useLocale } from '../lib/i18n/i18n';
import styles from './settings.module.css';

interface PasswordValues extends NewPasswordValues {
  currentPassword: string;
  code: string;
}

const BLANK: PasswordValues = { currentPassword: '', password: '', confirmPassword: '', code: '' };

function usePasswordForm() {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { request } = useApi();
  const toast = useToast();
  const { choice, codeRules, give } = useFactorProof(useMyFactors());

  const form = useForm<PasswordValues>({
    initial: BLANK,
    rules: {
      currentPassword: [rules.required],
      ...useNewPasswordRules(rules),
      code: codeRules,
    },
    onSubmit: async ({ currentPassword, password: newPassword, code }) => {
      try {
        const given = await give(code);
        const input = { currentPassword, newPassword, ...given };
        await request(ChangePasswordDocument, { input });
        form.reset(BLANK);
        toast.success(t('account.password.saved'));
      } catch (error) {
        if (error instanceof BrowserRefusal) {
          form.fail({ title: t('account.password.failed'), text: t(error.text) });
          return;
        }
        const { summary } = showFieldErrors(form, error, {
          names: { newPassword: 'password' },
          codes: { WRONG_PASSWORD: 'currentPassword' },
        });
        form.fail({ title: t('account.password.failed'), text: summary });
      }
    },
  });
  return { form, choice };
}

/** Changes the password; needs the current one, and signs out other devices (A59). */
export function PasswordSection({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const { form, choice } = usePasswordForm();
  const { errors, field, busy } = form;
  return (
    <div className={styles.form}>
      <h3>{t('account.password.title')}</h3>
      <p>{t('account.password.lead')}</p>
      <form className={styles.fields} {...form.props}>
        <FormSummary {...form.report} />
        <AccountName email={user.email} />
        <Field label={t('account.password.current')} error={errors.currentPassword}>
          <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
        </Field>
        <NewPasswordFields
          form={form}
          label={t('auth.newPassword')}
          personal={[user.fullName, user.email]}
        />
        {choice && (
          <FactorQuestion
            form={form}
            choice={choice}
            reset={() => form.reset({ ...form.values, code: '' })}
          />
        )}
        <div>
          <Button type="submit" busy={busy}>
            {t(busy ? 'account.profile.saving' : 'account.password.save')}
          </Button>
        </div>
      </form>
    </div>
  );
}
