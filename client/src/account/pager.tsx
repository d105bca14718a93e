import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../components/icon';
import styles from './pager.module.css';

export interface PagerProps {
  page: number;
  pages: number;
}

/** The address of another page of the same list. */
export function pageAddress(parameters: URLSearchParams, page: number) {
  const next = new URLSearchParams(parameters);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return { search: next.toString() };
}

/** Links to the previous and next page. The page is in the address, so that Back and links work. */
export function Pager({ page, pages }: PagerProps) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('account.requests.pages')}>
      {page > 1 ? (
        <Link to={pageAddress(parameters, page - 1)} rel="prev">
          <Icon name="chevron" size={18} className={styles.back} />
          {t('account.requests.previous')}
        </Link>
      ) : (
        <span />
      )}
      <span>{t('account.requests.page', { page, pages })}</span>
      {page < pages ? (
        <Link to={pageAddress(parameters, page + 1)} rel="next">
          {t('account.requests.following')}
          <Icon name="chevron" size={18} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
