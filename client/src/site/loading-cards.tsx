import type { ReactNode } from 'react';
import styles from './loading-cards.module.css';

const CARDS = 6;

export interface LoadingCardsProps {
  /** Of the grid that the cards will stand in. */
  className: string | undefined;
  /** What is on the way, for who cannot see the cards. */
  label: string;
  /** What stands in for the parts of one card. */
  children: ReactNode;
}

/** Stands in for a grid of cards while they are on the way. */
export function LoadingCards({ className, label, children }: LoadingCardsProps) {
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={styles.card}>
          {children}
        </div>
      ))}
    </div>
  );
}
