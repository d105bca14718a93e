import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import styles from './session-lock.module.css';

/** Leaves a locked session by ending it. */
export function SignOutInstead({ onSignOut }: { onSignOut: () => Promise<void> }) {
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
