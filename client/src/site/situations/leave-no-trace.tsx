import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { useAuth } from '../../lib/auth';
import { useLocale } from '../../lib/i18n/i18n';
import { leaveNoTrace, NEUTRAL_PAGE } from '../../lib/leave-no-trace';
import styles from './leave-no-trace.module.css';

/** The way out for somebody who must not be seen reading. A link, so that it leads away before the page can be used. */
export function LeaveNoTrace() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { user, signOut } = useAuth();
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    void leaveNoTrace({ locale, ...(user && { signOut }) });
  };
  return (
    <div className={styles.strip}>
      <div className={`container ${styles.inner}`}>
        <a
          href={NEUTRAL_PAGE[locale]}
          rel="noreferrer"
          className={styles.leave}
          onClick={leave}
          aria-describedby="leave-help"
        >
          <Icon name="close" size={20} />
          {t('situations.leave')}
        </a>
        <p id="leave-help">{t('situations.leaveHelp')}</p>
      </div>
    </div>
  );
}
