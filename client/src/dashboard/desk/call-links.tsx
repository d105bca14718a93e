import { WhatsAppOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '../ui/texts';
import styles from './person-panel.module.css';
import { whatsAppAddress } from './related-links';

/** Calls a number, or writes to it by WhatsApp where that can be. */
export function CallLinks({ phone, e164 }: { phone: string; e164: string | null }) {
  const { t } = useTranslation();
  const whatsApp = whatsAppAddress(e164);
  return (
    <>
      <PhoneLink phone={phone} e164={e164} />
      {whatsApp && (
        <a className={styles.whatsApp} href={whatsApp} target="_blank" rel="noopener noreferrer">
          <WhatsAppOutlined aria-hidden="true" /> {t('dashboard.person.whatsapp')}
        </a>
      )}
    </>
  );
}
