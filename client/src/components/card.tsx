import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  /** A drawing above the title. */
  icon: ReactNode;
  title: string;
  description: string;
  /** Marked as the one that was picked. */
  chosen?: boolean;
  children?: ReactNode;
  /** Buttons at the bottom edge; each is named by its own words and the title together. */
  actions: (nameOf: (action: string) => { id: string; 'aria-labelledby': string }) => ReactNode;
}

/** One of many things that can be acted on, with the gold edge; cards of a row are equally high. */
export function Card({ icon, title, description, chosen, children, actions }: CardProps) {
  const id = useId();
  const titleId = `${id}-title`;
  const nameOf = (action: string) => ({
    id: `${id}-${action}`,
    'aria-labelledby': `${id}-${action} ${titleId}`,
  });
  return (
    <article
      className={chosen ? `${styles.card} ${styles.chosen}` : styles.card}
      aria-labelledby={titleId}
    >
      {icon}
      <div className={styles.words}>
        <h3 className={styles.title} id={titleId}>
          {title}
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      {children}
      <div className={styles.actions}>{actions(nameOf)}</div>
    </article>
  );
}
