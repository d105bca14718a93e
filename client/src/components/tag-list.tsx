import styles from './tag-list.module.css';

export function TagList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {items.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
