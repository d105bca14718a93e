import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@contract/locales';
import { Icon } from '../components/icon';
import { useLocale } from '../lib/i18n';
import styles from './detail-columns.module.css';

export interface DetailColumnsProps {
  /** The language that the texts are in, after fallback; another than the page's is said. */
  language: Locale;
  children: ReactNode;
  /** Beside the text on a wide screen, staying in sight; under it on a narrow one. */
  aside: ReactNode;
}

/** The body of a page about one thing: its text, and beside it what to do. */
export function DetailColumns({ language, children, aside }: DetailColumnsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className={`container ${styles.columns}`}>
      <div>
        {language !== locale && (
          <p className={styles.otherLanguage}>
            <Icon name="globe" size={18} />
            {t('service.otherLanguage')}
          </p>
        )}
        {children}
      </div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}

/** A box of the aside, with the gold edge of what can be acted on. */
export function AsideBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

/** A quiet line under a button. */
export function AsideHint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
