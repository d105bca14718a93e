import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { ModalDialog } from '../../components/modal-dialog';
import { useAuth } from '../../lib/auth';
import { formatClock } from '../../lib/countdown';
import type { SessionLock } from '../../lib/session-lock';
import { LockScreen } from './lock-screen';
import { SecondFactorScreen } from './second-factor-screen';
import styles from './session-lock.module.css';
import { useIdleTimer } from './use-idle-timer';

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

/** Shows the idle warning and what locks an administrator's session. */
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
