import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { StarMark } from '../../components/lattice';
import styles from './sidebar.module.css';

export interface SidebarEntry {
  /** Below `/dashboard`; empty for the first screen. */
  path: string;
  label: string;
  icon: ReactNode;
}

interface SidebarProps {
  entries: readonly SidebarEntry[];
  onLeave(): void;
}

/** The screens of the dashboard; the one that is open carries a gold mark. */
export function Sidebar({ entries, onLeave }: SidebarProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.sidebar} aria-label={t('dashboard.nav.label')}>
      <div className={styles.brand}>
        <StarMark size={30} />
        <div>
          <div className={styles.firm}>{t('common.firmShort')}</div>
          <div className={styles.title}>{t('dashboard.title')}</div>
        </div>
      </div>
      <ul className={styles.list}>
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink
              to={path ? `/dashboard/${path}` : '/dashboard'}
              end={!path}
              className={styles.link}
              onClick={onLeave}
            >
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
