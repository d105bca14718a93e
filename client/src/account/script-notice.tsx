import { useTranslation } from 'react-i18next';
import { Ltr } from '../components/bdi';
import { Banner } from '../components/banner';
import { mailAddress, telAddress } from '../lib/addresses';
import { whatsAppAddress } from '../features/contact-info/contact-links';
import { useContactData } from '../site/layout/use-contact';
import styles from './auth-frame.module.css';

/** In the place of a form where there is no JavaScript: what to do, and how to reach the firm without. */
export function ScriptNotice() {
  const { t } = useTranslation();
  const { phones, emails } = useContactData();
  return (
    <Banner tone="notice" title={t('withoutScript.title')}>
      <p>{t('withoutScript.text')}</p>
      <ul className={styles.reach}>
        {phones.map((entry) => {
          const chat = whatsAppAddress(entry);
          return (
            <li key={entry.key}>
              <a href={telAddress(entry.value)}>
                <Ltr>{entry.value}</Ltr>
              </a>
              {chat && <a href={chat}>{t('contact.whatsApp')}</a>}
            </li>
          );
        })}
        {emails.map(({ key, value }) => (
          <li key={key}>
            <a href={mailAddress(value)}>
              <Ltr>{value}</Ltr>
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
