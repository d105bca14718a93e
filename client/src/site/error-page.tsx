import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { useFailure } from '../components/error-boundary';
import { MessagePage } from './message-page';

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
