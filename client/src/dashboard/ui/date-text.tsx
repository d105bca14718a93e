import { formatDate, formatDateTime, formatShortDate } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './date-text.module.css';

interface DateTextProps {
  value: string;
  time?: boolean;
  /** With the month abbreviated, for narrow places. */
  short?: boolean;
}

/** A date or time, without line breaks and isolated from the direction of the text around it. */
export function DateText({ value, time = false, short = false }: DateTextProps) {
  const locale = useLocale();
  const format = time ? formatDateTime : short ? formatShortDate : formatDate;
  return (
    <time dateTime={value} className={styles.date}>
      <bdi>{format(value, locale)}</bdi>
    </time>
  );
}
