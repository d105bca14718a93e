import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Its place in an address: `/dashboard#mails`. */
  id?: string;
  extra?: ReactNode;
  children: ReactNode;
}

/** A titled part of a screen. */
export function Panel({ title, id, extra, children }: PanelProps) {
  const { hash } = useLocation();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The screen's code comes after the address: the browser has looked for the place already.
    if (id && hash === `#${id}`) place.current?.scrollIntoView({ block: 'start' });
  }, [hash, id]);

  return (
    <section ref={place} id={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
