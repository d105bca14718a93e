import type { ReactNode } from 'react';
import { Lattice } from '../components/lattice';
import styles from './page-banner.module.css';

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
