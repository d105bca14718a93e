import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  /** Icon above the title. */
  icon: ReactNode;
  title: string;
  description: string;
  /** Marks the selected card. */
  chosen?: boolean;
  children?: ReactNode;
  /** Buttons at the bottom. Their accessible name is their text and the card's title. */
  actions: (nameOf: (action: string) => { id: string; 'aria-labelledby': string }) => ReactNode;
}

/** A card with actions and a gold edge. Cards of a row have the same height. */
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
