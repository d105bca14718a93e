import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@contract/locales';
import { Icon } from '../components/icon';
import { useLocale } from '../lib/i18n/i18n';
import { Skeleton } from '../components/skeleton';
import styles from './detail-page.module.css';
import banner from './page-banner.module.css';

/** Search engines show about this much of a description. */
const MAX_LENGTH = 170;

/** A stored text as the description of its page: its first whole sentences, else its first words. */
export function metaDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const [sentences] = /^.{0,169}[.!?؟](?= )/.exec(plain) ?? [];
  return sentences ?? `${plain.slice(0, MAX_LENGTH - 1).replace(/[\s,،;؛:]+\S*$/, '')}…`;
}

/** Placeholder of a detail page. */
export function DetailLoading() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <div className={`${banner.banner} ${styles.loadingHead}`}>
        <div className={`container ${banner.inner}`}>
          <Skeleton height={20} width="160px" />
          <Skeleton height={48} width="min(380px, 80%)" />
          <Skeleton lines={2} width="min(560px, 100%)" />
        </div>
      </div>
      <div className={`container ${styles.columns}`}>
        <div className={styles.loadingText}>
          <Skeleton height={28} width="40%" />
          <Skeleton lines={5} width="min(640px, 100%)" />
          <Skeleton lines={5} width="min(640px, 100%)" />
        </div>
        <div className={styles.box}>
          <Skeleton lines={3} />
          <Skeleton height={48} />
        </div>
      </div>
    </div>
  );
}

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
