import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountName } from '../../components/account-name';
import { Banner } from '../../components/banner';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { ModalDialog } from '../../components/modal-dialog';
import { PasswordInput } from '../../components/password-input';
import { UnlockDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import type { AuthUser } from '../../lib/auth';
import { useForm } from '../../lib/form';
import { showFieldErrors } from '../../lib/form-errors';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import styles from './session-lock.module.css';
import { SessionPerson } from './session-person';
import { SignOutInstead } from './sign-out-instead';

function useUnlock(onUnlocked: () => void) {
  const rules = formRules(useLocale());
  const { request } = useApi();
  const [failure, setFailure] = useState('');
  const form = useForm({
    initial: { password: '' },
    rules: { password: [rules.required] },
    onSubmit: async ({ password }) => {
      setFailure('');
      try {
        await request(UnlockDocument, { password });
        onUnlocked();
      } catch (error) {
        setFailure(showFieldErrors(form, error).summary);
      }
    },
  });
  return { form, failure };
}

export interface LockScreenProps {
  user: AuthUser;
  onUnlocked: () => void;
  onSignOut: () => Promise<void>;
}

/** Covers the page of a locked session until the password is entered. The page stays as it was (A12). */
export function LockScreen({ user, onUnlocked, onSignOut }: LockScreenProps) {
  const { t } = useTranslation();
  const { form, failure } = useUnlock(onUnlocked);
  return (
    <ModalDialog title={t('sessionLock.title')} veiled>
      <p className={styles.lead}>{t('sessionLock.lead')}</p>
      <SessionPerson user={user} />
      <form className={styles.form} {...form.props}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <AccountName email={user.email} />
        <Field label={t('auth.password')} error={form.errors.password}>
          <PasswordInput
            autoComplete="current-password"
            data-autofocus
            {...form.field('password')}
          />
        </Field>
        <Button type="submit" size="large" block busy={form.busy}>
          {t(form.busy ? 'sessionLock.unlocking' : 'sessionLock.unlock')}
        </Button>
      </form>
      <SignOutInstead onSignOut={onSignOut} />
    </ModalDialog>
  );
}
