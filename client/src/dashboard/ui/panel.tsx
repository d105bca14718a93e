import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Fragment in the URL: `/dashboard#mails`. */
  id?: string;
  extra?: ReactNode;
  children: ReactNode;
}

/** A section of a screen with a title. */
export function Panel({ title, id, extra, children }: PanelProps) {
  const { hash } = useLocation();
  const sectionRef = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser has already looked for the fragment, before the code of the screen was loaded.
    if (id && hash === `#${id}`) sectionRef.current?.scrollIntoView({ block: 'start' });
  }, [hash, id]);

  return (
    <section ref={sectionRef} id={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
