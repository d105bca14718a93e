import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactProps {
  label: string;
  children: ReactNode;
}

/** One fact about a request. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What was sent, as a list of facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
