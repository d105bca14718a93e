import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** A spinner with a text that says what is loading. */
export function Spinner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
