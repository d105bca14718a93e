import { Bdi } from '../../components/bdi';
import styles from './long-text.module.css';

/** The first three lines of a text in a table cell, with the full text as a tooltip. */
export function LongText({ children }: { children: string }) {
  return (
    <span className={styles.text} title={children}>
      <Bdi>{children}</Bdi>
    </span>
  );
}
