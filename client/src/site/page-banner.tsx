import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Lattice } from '../components/lattice';
import { Icon } from '../components/icon';
import styles from './page-banner.module.css';

/** A page above another one: its path and its name. */
export interface Crumb {
  to: string;
  label: string;
}

interface PageHeroProps {
  title: string;
  /** Text under the title. */
  lead?: string;
  /** The pages above it in the breadcrumbs; the home page by default. */
  parents?: readonly Crumb[];
  children?: ReactNode;
}

/** One of the breadcrumbs; the arrow before it goes to the next line with it. */
function Step({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) {
  return (
    <span className={styles.step}>
      {!isFirst && <Icon name="chevron" size={14} />}
      {children}
    </span>
  );
}

/** Navy page header with breadcrumbs, title and lead. */
export function PageHero({ title, lead, parents, children }: PageHeroProps) {
  const { t } = useTranslation();
  const above = parents ?? [{ to: '/', label: t('nav.home') }];
  return (
    <PageBanner
      title={title}
      above={
        <nav className={styles.trail} aria-label={t('nav.trail')}>
          {above.map(({ to, label }, place) => (
            <Step key={to} isFirst={place === 0}>
              <Link to={to}>{label}</Link>
            </Step>
          ))}
          <Step>
            <span aria-current="page">{title}</span>
          </Step>
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
      <Lattice edge className={styles.lattice} />
      <div className={`container ${styles.inner}`}>
        {above ?? <span className={styles.rule} aria-hidden="true" />}
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  );
}
