import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminOverviewQuery } from '../../../graphql/generated/graphql';
import styles from './legal-pages-notice.module.css';

interface LegalPagesNoticeProps {
  pages: AdminOverviewQuery['overview']['unconfirmedPages'];
}

/** The terms and the privacy policy, while no lawyer of the firm has confirmed them (A84). */
export function LegalPagesNotice({ pages }: LegalPagesNoticeProps) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('admin.overview.unconfirmed.title')}
      description={
        <ul className={styles.pages}>
          {pages.map((page) => (
            <li key={page}>
              {/* The titles of the pages are among texts that the dashboard does not load. */}
              <Link to={`/${page}`}>{t(`nav.${page}`)}</Link>
            </li>
          ))}
          <li>
            <Link to="/dashboard/settings?tab=general">{t('admin.overview.unconfirmed.set')}</Link>
          </li>
        </ul>
      }
    />
  );
}
