import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { SEARCH, SearchBox } from './search-box';
import styles from './header-search.module.css';

/** The search in the header: a box on wide screens, on others a sign that leads to its page. */
export function HeaderSearch() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.wide}>
        <SearchBox place="header" />
      </div>
      <Link to={SEARCH} className={styles.narrow} aria-label={t('search.title')}>
        <Icon name="search" size={24} />
      </Link>
    </>
  );
}
