import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  children?: ReactNode;
}

/** Heading of a screen, its name in the browser's tab, and what can be started from it. */
export function PageTitle({ title, children }: PageTitleProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('dashboard.title')}`;
  }, [t, title]);
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
