import type { ReactNode } from 'react';
import styles from './numbered-list.module.css';

interface NumberedListProps {
  /** Lays the list out; `--mark` is the size of the circles. */
  className: string | undefined;
  /** The `li` elements. */
  children: ReactNode;
}

/** A list with each number in a circle at the start of the line. */
export function NumberedList({ className, children }: NumberedListProps) {
  return <ol className={`${styles.list} ${className}`}>{children}</ol>;
}
