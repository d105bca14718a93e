import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { StarMark } from './lattice';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The next step to take. */
  action?: ReactNode;
  /** An error is announced; an empty place is not. */
  tone?: 'empty' | 'error';
  /** Level of the title where it is the page's (or section's) heading. */
  heading?: 'h1' | 'h2';
}

/** Says what will be here (or what went wrong) and offers the next action. */
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
