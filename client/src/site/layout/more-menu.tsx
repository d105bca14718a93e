import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { MORE_NAV } from './navigation';
import { useDisclosure } from './use-disclosure';
import menus from './menus.module.css';

/** Links that have no room in the main navigation. */
export function MoreMenu() {
  const { t } = useTranslation();
  const { containerProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={menus.menu} {...containerProps}>
      <button type="button" className={menus.navButton} {...buttonProps}>
        {t('nav.more')}
        <Icon name="chevronDown" size={14} />
      </button>
      <ul className={menus.panel} {...panelProps}>
        {MORE_NAV.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={menus.item}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
