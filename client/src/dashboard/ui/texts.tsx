import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@contract/locales';
import { useLocale } from '../../lib/i18n/i18n';
import { Ltr } from '../../components/bdi';
import styles from './texts.module.css';
import { mailAddress, readablePhone, telAddress } from '../../lib/addresses';

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
      <Ltr>{readablePhone(phone)}</Ltr>
    </a>
  );
}

interface LongTextProps {
  children: string;
  /** Two lines, where all rows are to be equally high. */
  isShort?: boolean;
}

/** The first three lines of a text in a table cell, with the full text as a tooltip. */
export function LongText({ children, isShort = false }: LongTextProps) {
  return (
    <span
      dir="auto"
      className={isShort ? `${styles.text} ${styles.short}` : styles.text}
      title={children}
    >
      {children}
    </span>
  );
}

interface ResolvedTextProps {
  /** The language that the server found the text in. */
  language: Locale;
  children: string;
}

/** A text of a row. When it is not in the current language, a tag names its language. */
export function ResolvedText({ language, children }: ResolvedTextProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <span>
      <bdi dir="auto" lang={language}>
        {children}
      </bdi>
      {children && language !== locale && (
        <>
          {' '}
          <Tag variant="outlined">
            <span lang={language}>{t(`dashboard.languages.${language}`)}</span>
          </Tag>
        </>
      )}
    </span>
  );
}
