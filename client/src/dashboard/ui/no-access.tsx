import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AccessDenied } from './access-denied';
import styles from './access-denied.module.css';
import { PageTitle } from './page-title';

/** Shown at the address of a screen that is not for the role of the signed-in person. */
export function NoAccess() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageTitle title={t('dashboard.noAccess.title')} />
      <AccessDenied text={t('dashboard.noAccess.text')}>
        <Link to="/dashboard">{t('dashboard.noAccess.back')}</Link>
      </AccessDenied>
    </div>
  );
}
