import type { ReactNode } from 'react';
import { useRowPlace } from '../engine/row-place';
import styles from './request-details.module.css';

/** The heading of a part of the open request, whose own title is the page's where no list stands beside it. */
export function PartHeading({ children }: { children: ReactNode }) {
  const Level = useRowPlace()?.isBrief ? 'h3' : 'h2';
  return <Level className={styles.heading}>{children}</Level>;
}
