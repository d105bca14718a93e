import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../lib/format';
import { useLocale } from '../lib/i18n';
import { expectedWorkingDay, type TimelineEvent } from '../lib/timeline';
import { FreeText } from './free-text';
import { Icon } from './icon';
import styles from './timeline.module.css';

/** One event with its date and the note of the office. */
function TimelineItem({ event }: { event: TimelineEvent }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <li
      className={`${styles.event} ${event.current ? styles.current : ''}`}
      aria-current={event.current ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true" />
      <p className={styles.label}>
        {t(event.label)}
        {event.current && <span className={styles.here}>{t('account.detail.current')}</span>}
      </p>
      <time className={styles.date} dateTime={event.at}>
        {formatDateTime(event.at, locale)}
      </time>
      {event.note && <FreeText className={styles.note}>{event.note}</FreeText>}
    </li>
  );
}

interface TimelineProps {
  events: readonly TimelineEvent[];
  /** What happens next. */
  next: string;
  /** When the request was sent, if nobody has answered it: the working day of the answer is shown. */
  sentAt?: string | undefined;
}

/** The events of a request, with the current one marked, and what happens next. */
export function Timeline({ events, next, sentAt }: TimelineProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const workingDay = sentAt ? expectedWorkingDay(sentAt) : null;
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <TimelineItem key={event.id} event={event} />
      ))}
      <li className={`${styles.event} ${styles.next}`}>
        <span className={styles.mark} aria-hidden="true" />
        <p className={styles.label}>
          <Icon name="clock" size={18} />
          {t('request.next.title')}
        </p>
        <p>
          {next}
          {workingDay &&
            ` ${t('request.next.workingDay', { date: formatDay(workingDay, locale) })}`}
        </p>
      </li>
    </ol>
  );
}
