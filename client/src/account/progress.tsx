import type { ReactNode } from 'react';
import styles from './progress.module.css';

/** A spinner with words, for the two moments where nothing of the page's shape is known yet. */
export function Progress({ children }: { children: ReactNode }) {
  return (
    <p className={styles.progress} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </p>
  );
}
