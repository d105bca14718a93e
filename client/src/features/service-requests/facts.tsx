import type { ReactNode } from 'react';
import { FreeText } from '../../components/free-text';
import styles from './request-facts.module.css';

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

/** Text in any language, with its line breaks. */
export function LongFact({ label, children }: { label: string; children: string }) {
  return (
    <Fact label={label}>
      <FreeText className={styles.words}>{children}</FreeText>
    </Fact>
  );
}

/** What was sent, as a list of facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
