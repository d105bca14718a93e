import { useTranslation } from 'react-i18next';
import { Ltr } from '../../components/bdi';
import styles from './contact-links.module.css';

/** An address that opens a mail. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a className={`${styles.link} ${styles.mail}`} href={`mailto:${address}`} title={address}>
      <Ltr>{address}</Ltr>
    </a>
  );
}

interface PhoneLinkProps {
  /** As it was written. */
  shown: string;
  /** As a telephone dials it, when that is known. */
  dialled?: string | null;
}

/** A number that a telephone can call; an account made by the product itself has none yet. */
export function PhoneLink({ shown, dialled }: PhoneLinkProps) {
  const { t } = useTranslation();
  if (!shown) return <span className={styles.none}>{t('dashboard.notSpecified')}</span>;
  return (
    <a className={styles.link} href={`tel:${dialled ?? shown.replace(/[^\d+]/g, '')}`}>
      <Ltr>{shown}</Ltr>
    </a>
  );
}
