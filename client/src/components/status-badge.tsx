import { FreshText } from './fresh-text';
import styles from './status-badge.module.css';

export type StatusTone = 'waiting' | 'good' | 'active' | 'done' | 'bad' | 'off';

export interface StatusBadgeProps {
  tone: StatusTone;
  children: string;
}

/** A status by colour, text and shape, so that it can be read without colours. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      <span className={styles.shape} aria-hidden="true" />
      <FreshText>{children}</FreshText>
    </span>
  );
}

/** The shape of a status alone, where its colour is shown otherwise. */
export function StatusShape({ tone }: { tone: StatusTone }) {
  return (
    <span className={`${styles[tone]} ${styles.alone}`} aria-hidden="true">
      <span className={styles.shape} />
    </span>
  );
}
