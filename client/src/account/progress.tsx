import type { ReactNode } from 'react';
import styles from './progress.module.css';

/** A spinner with a text, for pages whose layout is not known while they load. */
export function Progress({ children }: { children: ReactNode }) {
  return (
    <p className={styles.progress} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </p>
  );
}
