import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizeEmail } from '@contract/patterns';
import { AccountName } from '../components/account-name';
import { Button } from '../components/button';
import { Field, TextInput } from '../components/field';
import { FormSummary } from '../components/form-summary';
import { PasswordInput } from '../components/password-input';
import { StatusBadge } from '../components/status-badge';
import { useToast } from '../components/toast';
import {
  FactorQuestion,
  useFactorProof,
  useMyFactors,
} from '../features/second-factor/factor-question';
import { BrowserRefusal } from '../features/second-factor/web-authn';
import { ChangeEmailDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import { useAuth, type AuthUser } from '../lib/auth';
import { useForm } from '../lib/forms/form';
import { showFieldErrors } from '../lib/forms/form-errors';
import { formRules } from '../lib/forms/form-rules';
import { useLocale } from '../lib/i18n/i18n';
import styles from './settings.module.css';

const BLANK = { email: '', password: '', code: '' };

interface ChangeFormProps {
  user: AuthUser;
  onClose: () => void;
}

function useChangeForm({ user, onClose }: ChangeFormProps) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { request } = useApi();
  const { refetch } = useAuth();
  const toast = useToast();
  const { choice, codeRules, give } = useFactorProof(useMyFactors());
  const isOther = (value: string) =>
    normalizeEmail(value) !== user.email || t('account.email.sameAddress');
  const form = useForm({
    initial: BLANK,
    rules: {
      email: [rules.required, rules.email, isOther],
      password: [rules.required],
      code: codeRules,
    },
    onSubmit: async ({ email, password, code }) => {
      const title = t('account.email.failed');
      try {
        const given = await give(code);
        await request(ChangeEmailDocument, { email: normalizeEmail(email), password, ...given });
        await refetch();
        toast.success(t('account.email.changed'));
        onClose();
      } catch (error) {
        if (error instanceof BrowserRefusal) {
          form.fail({ title, text: t(error.text) });
          return;
        }
        const { summary } = showFieldErrors(form, error, { codes: { EMAIL_TAKEN: 'email' } });
        form.fail({ title, text: summary });
      }
    },
  });
  return { form, choice };
}

function ChangeForm(props: ChangeFormProps) {
  const { t } = useTranslation();
  const { form, choice } = useChangeForm(props);
  const { errors, field, busy } = form;
  return (
    <form className={`${styles.fields} ${styles.wide}`} {...form.props}>
      <FormSummary {...form.report} />
      <Field label={t('account.email.new')} help={t('account.email.newHelp')} error={errors.email}>
        <TextInput type="email" autoComplete="email" autoFocus {...field('email')} />
      </Field>
      <AccountName email={props.user.email} />
      <Field label={t('account.password.current')} error={errors.password}>
        <PasswordInput autoComplete="current-password" {...field('password')} />
      </Field>
      {choice && (
        <FactorQuestion
          form={form}
          choice={choice}
          reset={() => form.reset({ ...form.values, code: '' })}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t(busy ? 'account.profile.saving' : 'account.email.submit')}
        </Button>
        <Button variant="ghost" onClick={props.onClose}>
          {t('account.email.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The e-mail address of the account, and the way to change it. */
export function EmailSection({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  return (
    <section className={styles.part} aria-label={t('account.email.change')}>
      <Field className={styles.wide} label={t('auth.email')} help={t('account.email.help')}>
        <TextInput type="email" value={user.email} readOnly />
      </Field>
      <StatusBadge tone={user.isEmailVerified ? 'done' : 'waiting'}>
        {t(user.isEmailVerified ? 'account.profile.verified' : 'account.profile.unverified')}
      </StatusBadge>
      {changing ? (
        <ChangeForm user={user} onClose={() => setChanging(false)} />
      ) : (
        <Button variant="outline" onClick={() => setChanging(true)}>
          {t('account.email.change')}
        </Button>
      )}
    </section>
  );
}
