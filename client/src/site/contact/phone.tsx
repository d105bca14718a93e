import { useTranslation } from 'react-i18next';
import { Ltr } from '../../components/bdi';
import { Icon } from '../../components/icon';
import { whatsAppAddress } from '../../features/contact-info/contact-links';
import { telAddress } from '../../lib/addresses';
import type { ContactEntry } from '../../lib/contact-defaults';
import styles from './contact-details.module.css';

/** A phone number to call, and to write to on WhatsApp where it is there. */
export function Phone({ entry }: { entry: ContactEntry }) {
  const { t } = useTranslation();
  const chat = whatsAppAddress(entry);
  return (
    <>
      <a href={telAddress(entry.value)}>
        <Ltr>{entry.value}</Ltr>
      </a>
      {chat && (
        <a
          target="_blank"
          rel="noopener noreferrer"
          className={styles.chat}
          href={chat}
          aria-label={t('contact.whatsAppTo', { phone: entry.value })}
        >
          <Icon name="whatsapp" size={18} />
          <span>{t('contact.whatsApp')}</span>
        </a>
      )}
    </>
  );
}
