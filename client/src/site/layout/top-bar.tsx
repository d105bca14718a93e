import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { Icon } from '../../components/icon';
import { telAddress } from '../../lib/addresses';
import { LanguageLinks } from './language-links';
import { useContact } from './use-contact';
import styles from './top-bar.module.css';

/** Bar above the header on wide screens: phone, hours, languages. */
export function TopBar() {
  const { t } = useTranslation();
  const { phone, hours } = useContact();
  return (
    <div className={styles.topBar}>
      <div className={`container ${styles.topInner}`}>
        {phone && (
          <a
            href={telAddress(phone)}
            aria-label={t('common.labelled', { label: t('nav.phone'), value: phone })}
          >
            <Icon name="phone" size={16} />
            <Ltr>{phone}</Ltr>
          </a>
        )}
        {hours && (
          <p>
            <Icon name="clock" size={16} />
            <span className="visually-hidden">
              {t('common.labelled', { label: t('nav.hours'), value: '' })}
            </span>
            <Bdi>{hours}</Bdi>
          </p>
        )}
        <LanguageLinks />
      </div>
    </div>
  );
}
