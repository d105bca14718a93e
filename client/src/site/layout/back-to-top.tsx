import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { scrollBehavior } from '../../lib/motion';
import styles from './back-to-top.module.css';

/** The button is there only below this. */
const THRESHOLD_PX = 300;

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Brings the reader back up, once there is a way to go. */
export function BackToTop() {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
  if (!shown) return null;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
      aria-label={t('common.backToTop')}
    >
      <Icon name="arrowUp" size={22} />
    </button>
  );
}
