import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { MenuContent } from './menu-content';
import styles from './mobile-menu.module.css';

/** The menu where there is no JavaScript, at every width: the browser opens and closes it. */
export function PlainMenu() {
  const { t } = useTranslation();
  return (
    <details className={styles.plain}>
      <summary>
        <Icon name="menu" size={22} />
        {t('nav.menu')}
      </summary>
      <div className={styles.plainSheet}>
        <MenuContent />
      </div>
    </details>
  );
}
