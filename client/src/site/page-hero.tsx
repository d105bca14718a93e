import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../components/icon';
import { PageBanner } from './page-banner';
import styles from './page-hero.module.css';

export interface PageHeroProps {
  title: string;
  /** Text under the title. */
  lead?: string;
  /** Parent in the breadcrumbs; the home page by default. */
  parent?: { to: string; label: string };
  children?: ReactNode;
}

/** Navy page header with breadcrumbs, title and lead. */
export function PageHero({ title, lead, parent, children }: PageHeroProps) {
  const { t } = useTranslation();
  const { to, label } = parent ?? { to: '/', label: t('nav.home') };
  return (
    <PageBanner
      title={title}
      above={
        <nav className={styles.trail} aria-label={t('nav.trail')}>
          <Link to={to}>{label}</Link>
          <Icon name="chevron" size={14} />
          <span aria-current="page">{title}</span>
        </nav>
      }
    >
      {lead && <p>{lead}</p>}
      {children}
    </PageBanner>
  );
}
