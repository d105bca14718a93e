import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Lattice } from '../components/lattice';
import { Icon } from '../components/icon';
import styles from './page-banner.module.css';

interface PageHeroProps {
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

export interface PageBannerProps {
  title: string;
  /** Above the title: breadcrumbs or a back link. */
  above?: ReactNode;
  /** Under the title. */
  children?: ReactNode;
}

/** Navy page header with the title on the star pattern. */
export function PageBanner({ title, above, children }: PageBannerProps) {
  return (
    <header className={styles.banner}>
      <Lattice className={styles.lattice} />
      <div className={`container ${styles.inner}`}>
        {above ?? <span className={styles.rule} aria-hidden="true" />}
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  );
}
