import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** A turning ring over the words that say what is on its way. */
export function Spinner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
