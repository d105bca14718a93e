import { Bdi } from '../../components/bdi';
import styles from './long-text.module.css';

/** A text that may be long, in a cell: its first three lines, the whole of it under a resting pointer. */
export function LongText({ children }: { children: string }) {
  return (
    <span className={styles.text} title={children}>
      <Bdi>{children}</Bdi>
    </span>
  );
}
