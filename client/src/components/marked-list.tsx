import { keepTogether } from '../lib/typography';
import styles from './marked-list.module.css';

/** A list with diamond markers, in columns where there is room. */
export function MarkedList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{keepTogether(item)}</li>
      ))}
    </ul>
  );
}

/** Numbered steps on a gold line. */
export function StepList({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {items.map((item) => (
        <li key={item}>{keepTogether(item)}</li>
      ))}
    </ol>
  );
}
