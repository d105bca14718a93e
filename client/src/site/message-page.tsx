import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lattice } from '../components/lattice';
import { Button } from '../components/button';
import { useFailure } from '../components/error-boundary';
import { useAuth } from '../lib/auth';
import styles from './message-page.module.css';

export interface MessagePageProps {
  code?: string;
  title: string;
  text: string;
  /** A box to search the site, before the actions. */
  search?: ReactNode;
  actions: ReactNode;
}

/** A page with only a message and actions. */
export function MessagePage({ code, title, text, search, actions }: MessagePageProps) {
  return (
    <section className={styles.page}>
      <Lattice edge className={styles.lattice} />
      <div className={`container ${styles.inner}`}>
        {/* a page that was not found has its own */}
        {code ? <p className={styles.code}>{code}</p> : <title>{title}</title>}
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {search}
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}

/** Replaces a private page while the server cannot be reached; the page opens when it answers again. */
export function UnreachablePage() {
  const { t } = useTranslation();
  const { refetch } = useAuth();
  const [busy, setBusy] = useState(false);

  const retry = async () => {
    setBusy(true);
    await refetch();
    setBusy(false);
  };
  const onOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const again = () => onOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return (
    <MessagePage
      title={t('errorPage.unreachable')}
      text={t('errorPage.unreachableText')}
      actions={
        <Button busy={busy} onClick={() => void retry()}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}

const reload = () => window.location.reload();

/** The page's code did not arrive. */
function NotLoadedPage({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <MessagePage
        title={t('errorPage.notLoaded')}
        text={t('errorPage.notLoadedText')}
        actions={
          <>
            <Button onClick={retry}>{t('common.retry')}</Button>
            <Button variant="outline" onClick={reload}>
              {t('errorPage.reload')}
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Shown when rendering fails. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { isCode, retry } = useFailure();
  if (isCode) return <NotLoadedPage retry={retry} />;
  return (
    <MessagePage
      title={t('errorPage.title')}
      text={t('errorPage.text')}
      actions={
        <>
          <Button onClick={reload}>{t('errorPage.reload')}</Button>
          {/* A full page load, to drop the broken state. */}
          <a href="/">{t('common.backHome')}</a>
        </>
      }
    />
  );
}
