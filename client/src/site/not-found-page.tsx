import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { MessagePage } from './message-page';
import { SearchBox } from './search/search-box';

/** The 404 page, with links to other pages. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('notFound.title')} noIndex />
      <MessagePage
        code="404"
        title={t('notFound.title')}
        text={t('notFound.text')}
        search={<SearchBox />}
        actions={
          <>
            <ButtonLink to="/">{t('common.backHome')}</ButtonLink>
            <ButtonLink to="/services" variant="outline">
              {t('services.all')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
