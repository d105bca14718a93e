import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@contract/locales';
import { Icon } from '../components/icon';
import { useLocale } from '../lib/i18n';
import styles from './detail-columns.module.css';

export interface DetailColumnsProps {
  /** Language of the texts after fallback. A note is shown when it is not the page's. */
  language: Locale;
  children: ReactNode;
  /** Sticky beside the text on a wide screen, under it on a narrow one. */
  aside: ReactNode;
}

/** Body of a detail page: text, and actions beside it. */
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

/** A box with a gold edge for actions. */
export function AsideBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

/** Small text under a button. */
export function AsideHint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
