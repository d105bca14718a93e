import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { ModalDialog } from '../../components/modal-dialog';
import { type AuthUser, useAuth } from '../../lib/auth';
import { formatClock } from '../../lib/countdown';
import type { SessionLock } from '../../lib/session-lock';
import styles from './session-lock.module.css';
import { useIdleTimer } from './idle-timer';
import { RecoveryCodes } from '../second-factor/recovery-codes';
import { SecondFactorSetup } from '../second-factor/second-factor-setup';
import { AccountName } from '../../components/account-name';
import { Banner } from '../../components/banner';
import { Field } from '../../components/field';
import { PasswordInput } from '../../components/password-input';
import { UnlockDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import { useForm } from '../../lib/forms/form';
import { showFieldErrors } from '../../lib/forms/form-errors';
import { formRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import { Bdi, Ltr } from '../../components/bdi';

/** Leaves a locked session by ending it. */
function SignOutInstead({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void onSignOut();
  };
  return (
    <div className={styles.leave}>
      <Button variant="ghost" busy={isLeaving} onClick={leave}>
        {t('sessionLock.leave')}
      </Button>
    </div>
  );
}

/** Whose session it is: an office may share a computer. */
function SessionPerson({ user }: { user: AuthUser }) {
  // opened while the session was locked: nobody is told whose it is
  if (user.email === '') return null;
  return (
    <p className={styles.person}>
      <strong>
        <Bdi>{user.fullName}</Bdi>
      </strong>
      <Ltr>{user.email}</Ltr>
    </p>
  );
}

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

interface LockScreenProps {
  user: AuthUser;
  onUnlocked: () => void;
  onSignOut: () => Promise<void>;
}

/** Covers the page of a locked session until the password is entered. The page stays as it was (A12). */
function LockScreen({ user, onUnlocked, onSignOut }: LockScreenProps) {
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

/**
 * Covers the page until a second factor is set up, which the office requires (B27). The page behind waits
 * and then opens where the person wanted to go.
 */
function SecondFactorScreen({ user, onUnlocked, onSignOut }: LockScreenProps) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <ModalDialog title={t('secondFactor.codes.title')} veiled wide>
        <RecoveryCodes
          title={t('secondFactor.codes.enabled')}
          codes={codes}
          email={user.email}
          onKept={onUnlocked}
        />
      </ModalDialog>
    );
  }
  return (
    <ModalDialog title={t('secondFactor.required.title')} veiled wide>
      <SecondFactorSetup email={user.email} onEnabled={setCodes}>
        <p className={styles.lead}>{t('secondFactor.required.lead')}</p>
        <SessionPerson user={user} />
      </SecondFactorSetup>
      <SignOutInstead onSignOut={onSignOut} />
    </ModalDialog>
  );
}

/** The warning a minute before the lock. Any key or click ends it, not only the button. */
function IdleWarning({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useTranslation();
  return (
    <ModalDialog title={t('sessionLock.warning')} alert>
      <p className={styles.lead}>{t('sessionLock.warningText')}</p>
      <p role="timer" aria-live="off" className={styles.clock}>
        {formatClock(secondsLeft)}
      </p>
      <div className={styles.stay}>
        <Button block data-autofocus>
          {t('sessionLock.stay')}
        </Button>
      </div>
    </ModalDialog>
  );
}

const SCREENS = { unused: LockScreen, secondFactor: SecondFactorScreen };

/** Shows the idle warning and what locks a session of the office. */
export function SessionLockGuard({ lock }: { lock: SessionLock }) {
  const { user, refetch } = useAuth();
  const { secondsLeft, signOut } = useIdleTimer(lock);
  // After signing out, waiting requests must not be retried.
  useEffect(() => () => lock.release(false), [lock]);
  const reason = useSyncExternalStore(lock.subscribe, lock.reason);
  if (reason && user) {
    const Screen = SCREENS[reason];
    const release = () => {
      lock.release(true);
      // a page that was opened while the session was locked was not told whose it is
      if (user.email === '') void refetch();
    };
    return <Screen user={user} onUnlocked={release} onSignOut={signOut} />;
  }
  return secondsLeft === null ? null : <IdleWarning secondsLeft={secondsLeft} />;
}
