import type { ReactNode } from 'react';
import styles from './loading-cards.module.css';

const CARDS = 6;

export interface LoadingCardsProps {
  /** Class of the cards' grid. */
  className: string | undefined;
  /** Says what is loading, for screen readers. */
  label: string;
  /** Skeletons of one card. */
  children: ReactNode;
}

/** Placeholder of a grid of cards while they load. */
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
