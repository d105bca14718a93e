import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { scrollBehavior } from '../../lib/motion';
import styles from './back-to-top.module.css';

/** The button is shown below this scroll position. */
const THRESHOLD_PX = 300;

/** Room that the button takes at the foot of the screen, on either side. */
const CORNER_PX = 80;

/** Whether a form's own button is where this one would be, as on a phone. */
function isInTheWay(): boolean {
  return [...document.querySelectorAll('main [type=submit]')].some((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    const isAtFoot = bottom > window.innerHeight - CORNER_PX && top < window.innerHeight;
    return isAtFoot && Math.min(left, window.innerWidth - right) < CORNER_PX;
  });
}

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** A button that scrolls to the top, hidden while it would cover the submit button of a form. */
export function BackToTop() {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX && !isInTheWay(),
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
