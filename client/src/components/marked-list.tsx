import { preventBreaksInNumbers } from '../lib/forms/text-lines';
import { NumberedList } from './numbered-list';
import styles from './marked-list.module.css';

interface TagListProps {
  items: readonly string[];
  /** What they are, where nothing on the page says so. */
  label?: string;
  lang?: string;
}

export function TagList({ items, label, lang }: TagListProps) {
  return (
    <ul className={styles.tags} aria-label={label} lang={lang}>
      {items.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

/** A list with diamond markers, in columns where there is room. */
export function MarkedList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{preventBreaksInNumbers(item)}</li>
      ))}
    </ul>
  );
}

/** Numbered steps on a gold line. */
export function StepList({ items }: { items: readonly string[] }) {
  return (
    <NumberedList className={styles.steps}>
      {items.map((item) => (
        <li key={item}>{preventBreaksInNumbers(item)}</li>
      ))}
    </NumberedList>
  );
}
