import type { ReactNode } from 'react';
import { SectionHeading } from './section-heading';
import styles from './home-section.module.css';

interface HomeSectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  intro: string;
  /** Its ground or edges, if it has some of its own. */
  className?: string;
  children: ReactNode;
}

/** A section of the home page: its heading, and what stands under it. */
export function HomeSection({ id, title, intro, className, children }: HomeSectionProps) {
  const titleId = `${id}-title`;
  const classes = className ? `${styles.section} ${className}` : styles.section;
  return (
    <section id={id} className={classes} aria-labelledby={titleId}>
      <div className="container">
        <SectionHeading id={titleId} title={title}>
          {intro}
        </SectionHeading>
        {children}
      </div>
    </section>
  );
}
