import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactProps {
  label: string;
  children: ReactNode;
}

/** One fact. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A list of facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
