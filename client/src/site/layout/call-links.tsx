import { useTranslation } from 'react-i18next';
import { Ltr } from '../../components/bdi';
import { Icon } from '../../components/icon';
import { whatsAppAddress } from '../../features/contact-info/contact-links';
import { telAddress } from '../../lib/addresses';
import { useContact, useContactData } from './use-contact';
import styles from './call-links.module.css';

/**
 * Where a phone calls the firm or writes to it on WhatsApp. In the header, which stays in sight and covers
 * no field, unlike a bar at the foot of the screen. Each is left out when the firm has no such number.
 */
export function CallLinks({ inWords = false }: { inWords?: boolean }) {
  const { t } = useTranslation();
  const { phone } = useContact();
  const chat = useContactData().phones.find(whatsAppAddress);
  if (!phone && !chat) return null;
  return (
    <div className={`${styles.links} ${inWords ? styles.words : styles.round}`}>
      {phone && (
        <a href={telAddress(phone)} aria-label={t('contact.callTo', { phone })}>
          <Icon name="phone" />
          {inWords && <Ltr>{phone}</Ltr>}
        </a>
      )}
      {chat && (
        <a
          href={whatsAppAddress(chat)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('contact.whatsAppTo', { phone: chat.value })}
        >
          <Icon name="whatsapp" size={22} />
          {inWords && t('contact.whatsApp')}
        </a>
      )}
    </div>
  );
}
