import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { StarMark } from '../../components/lattice';
import styles from './sidebar.module.css';

export interface SidebarEntry {
  /** Path below `/dashboard`; empty for the overview. */
  path: string;
  label: string;
  icon: ReactNode;
}

interface SidebarProps {
  entries: readonly SidebarEntry[];
  onNavigate(): void;
}

/** Navigation between the screens of the dashboard. */
export function Sidebar({ entries, onNavigate }: SidebarProps) {
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
              onClick={onNavigate}
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
