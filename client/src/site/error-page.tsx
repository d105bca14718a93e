import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { MessagePage } from './message-page';

/** Shown when rendering fails. */
export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      title={t('errorPage.title')}
      text={t('errorPage.text')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('errorPage.reload')}</Button>
          {/* A full page load, to drop the broken state. */}
          <a href="/">{t('common.backHome')}</a>
        </>
      }
    />
  );
}
