import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StarMark } from '../../components/lattice';
import { fileAddress } from '../../lib/env';
import { useSite } from '../../lib/site';
import styles from './logo.module.css';

/** The firm's logo and name, with a link to the home page. */
export function Logo({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation();
  const { logo } = useSite();
  return (
    <Link to="/" className={styles.logo} aria-label={t('common.firm')} onClick={onNavigate}>
      {logo ? (
        <img className={styles.mark} src={fileAddress(logo)} alt="" />
      ) : (
        <StarMark size={38} />
      )}
      <span className={styles.name}>{t('common.firmShort')}</span>
    </Link>
  );
}
