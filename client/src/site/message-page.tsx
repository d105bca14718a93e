import type { ReactNode } from 'react';
import { Lattice } from '../components/lattice';
import styles from './message-page.module.css';

export interface MessagePageProps {
  code?: string;
  title: string;
  text: string;
  actions: ReactNode;
}

/** A page with only a message and actions. */
export function MessagePage({ code, title, text, actions }: MessagePageProps) {
  return (
    <section className={styles.page}>
      <Lattice className={styles.lattice} />
      <div className={`container ${styles.inner}`}>
        {code && <p className={styles.code}>{code}</p>}
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
