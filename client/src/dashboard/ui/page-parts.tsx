import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './page-parts.module.css';

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
        <h2 className={styles.panelTitle}>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}

/** A description list with labels and values, in columns where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PageTitleProps {
  title: string;
  children?: ReactNode;
}

/** The heading of a screen with its buttons; also sets the document title. */
export function PageTitle({ title, children }: PageTitleProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('dashboard.title')}`;
  }, [t, title]);
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
