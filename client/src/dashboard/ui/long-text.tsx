import { Bdi } from '../../components/bdi';
import styles from './long-text.module.css';

interface LongTextProps {
  children: string;
  /** Two lines, where all rows are to be equally high. */
  isShort?: boolean;
}

/** The first three lines of a text in a table cell, with the full text as a tooltip. */
export function LongText({ children, isShort = false }: LongTextProps) {
  return (
    <span className={isShort ? `${styles.text} ${styles.short}` : styles.text} title={children}>
      <Bdi>{children}</Bdi>
    </span>
  );
}
