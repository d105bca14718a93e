import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-title.module.css';

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
      {children}
    </div>
  );
}
