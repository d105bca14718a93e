import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  id?: string;
  title: string;
  children?: ReactNode;
  /** 1 for the title of the page. */
  level?: 1 | 2;
}

/** Section title under a short gold line, with a text below. */
export function SectionHeading({ id, title, children, level = 2 }: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.heading}>
      <Heading id={id}>{title}</Heading>
      {children && <p>{children}</p>}
    </div>
  );
}
