import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { MessagePage } from './message-page';

/** Something broke while drawing the page: what happened, that nothing is lost, what to do. */
export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      title={t('errorPage.title')}
      text={t('errorPage.text')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('errorPage.reload')}</Button>
          {/* A full load: what broke must not be kept. */}
          <a href="/">{t('common.backHome')}</a>
        </>
      }
    />
  );
}
