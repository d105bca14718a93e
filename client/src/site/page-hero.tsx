import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../components/icon';
import { PageBanner } from './page-banner';
import styles from './page-hero.module.css';

export interface PageHeroProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  /** The page above this one; the home page when none is given. */
  parent?: { to: string; label: string };
  children?: ReactNode;
}

/** The navy head of a page: where it stands, its title, what it is about. */
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
