import { Bdi } from '../../components/bdi';
import styles from './long-text.module.css';

/** A text that may be long, in a cell: it goes over several lines instead of pushing the others away. */
export function LongText({ children }: { children: string }) {
  return (
    <span className={styles.text}>
      <Bdi>{children}</Bdi>
    </span>
  );
}
