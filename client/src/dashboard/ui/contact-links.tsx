import { useTranslation } from 'react-i18next';
import { Ltr } from '../../components/bdi';
import { mailAddress, telAddress } from '../../lib/addresses';
import styles from './contact-links.module.css';

/** An e-mail address as a mailto link. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a className={`${styles.link} ${styles.mail}`} href={mailAddress(address)} title={address}>
      <Ltr>{address}</Ltr>
    </a>
  );
}

interface PhoneLinkProps {
  /** The number as it was typed. */
  phone: string;
  /** The number with country code, if known. */
  e164?: string | null;
}

/** A phone number as a tel link. The administrator account of the installation may have none. */
export function PhoneLink({ phone, e164 }: PhoneLinkProps) {
  const { t } = useTranslation();
  if (!phone) return <span className={styles.none}>{t('dashboard.notSpecified')}</span>;
  return (
    <a className={styles.link} href={telAddress(e164 ?? phone)}>
      <Ltr>{phone}</Ltr>
    </a>
  );
}
