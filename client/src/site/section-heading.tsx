import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  id?: string;
  title: string;
  children?: ReactNode;
  /** The page's own title rather than a section's. */
  level?: 1 | 2;
}

/** A section's title under a short gold rule, with a sentence below. */
export function SectionHeading({ id, title, children, level = 2 }: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.heading}>
      <Heading id={id}>{title}</Heading>
      {children && <p>{children}</p>}
    </div>
  );
}
