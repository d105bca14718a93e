import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { ModalDialog } from '../../components/modal-dialog';
import { useAuth } from '../../lib/auth';
import { formatClock } from '../../lib/countdown';
import type { SessionLock } from '../../lib/session-lock';
import { LockScreen } from './lock-screen';
import styles from './session-lock.module.css';
import { useIdleWatch } from './use-idle-watch';

/** A minute before the end. Any key and any press are an answer, the button's too. */
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

/** Watches over an administrator's session, warns, and shows the lock. */
export function LockKeeper({ lock }: { lock: SessionLock }) {
  const { user } = useAuth();
  const { secondsLeft, leave } = useIdleWatch(lock);
  // Whoever is gone has nothing to unlock: their calls are not tried again.
  useEffect(() => () => lock.release(false), [lock]);
  const isLocked = useSyncExternalStore(lock.subscribe, lock.isLocked);
  if (isLocked && user) {
    return <LockScreen user={user} onUnlocked={() => lock.release(true)} onLeave={leave} />;
  }
  return secondsLeft === null ? null : <IdleWarning secondsLeft={secondsLeft} />;
}
