import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { StarMark } from './lattice';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** Button or link to the next step. */
  action?: ReactNode;
  /** Screen readers announce an error, but not an empty list. */
  tone?: 'empty' | 'error';
  /** Heading level, when the title is the heading of the page or section. */
  heading?: 'h1' | 'h2';
}

/** Stands in for an empty or failed list, with the next action. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, tone = 'empty', heading: Title = 'p' } = props;
  return (
    <div className={styles.state} role={tone === 'error' ? 'alert' : undefined}>
      <StarMark size={56} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
