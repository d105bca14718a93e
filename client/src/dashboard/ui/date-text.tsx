import { formatDate, formatDateTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './date-text.module.css';

/** A moment, kept together and apart from the direction of the text around it. */
export function DateText({ value, time = false }: { value: string; time?: boolean }) {
  const locale = useLocale();
  return (
    <time dateTime={value} className={styles.date}>
      <bdi>{time ? formatDateTime(value, locale) : formatDate(value, locale)}</bdi>
    </time>
  );
}
